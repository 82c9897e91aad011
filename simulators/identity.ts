/**
 * A fake OpenID provider, speaking the authorization code flow with PKCE, and a fake partner that signs tickets. Each asks who
 * is there instead of a password. Exists in demo mode only.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';

type Person = { sub: string; name: string; phone_number?: string; phone_number_verified?: boolean };

/** Whom one can be: known by the number of the demo login, new with a number, and of no verified number. */
const PEOPLE: readonly (Person & { about: string })[] = [
  {
    about: 'A customer of the shop: 081-000-0001, verified',
    sub: 'somchai',
    name: 'สมชาย ใจดี',
    phone_number: '+66 81 000 0001',
    phone_number_verified: true,
  },
  {
    about: 'A newcomer: 089-900-0001, verified',
    sub: 'malee',
    name: 'มาลี สดใส',
    phone_number: '+66 89 900 0001',
    phone_number_verified: true,
  },
  { about: 'Somebody without a verified number', sub: 'anan', name: 'อนันต์ พร้อมสุข' },
  { about: 'Somebody else without a verified number', sub: 'niran', name: 'นิรันดร์ ทองดี' },
];

const CODE_MS = 60_000;
const TICKET_SECONDS = 120;
const PROVIDER = '/simulators/oidc';
const PARTNER = '/simulators/partner';
const KEY_ID = 'simulated';

const asked = z.object({
  client_id: z.string().max(100),
  redirect_uri: z.url().max(500),
  response_type: z.literal('code'),
  scope: z.string().max(200),
  state: z.string().max(2000),
  nonce: z.string().max(200),
  code_challenge: z.string().max(200),
  code_challenge_method: z.literal('S256'),
});
type Asked = z.infer<typeof asked>;
type Granted = Asked & { person: Person; until: number };

type Options = {
  /** Of the shop, once it listens. */
  origin: () => string;
  clientSecret: string;
  clock: () => Date;
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const page = (title: string, links: readonly { to: string; text: string }[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1><p>Who are you?</p><ul>${links.map(({ to, text }) => `<li><a href="${escaped(to)}">${escaped(text)}</a></li>`).join('')}</ul></html>`;

export function addIdentitySimulators(app: FastifyInstance, { origin, clientSecret, clock }: Options): void {
  const keys = generateKeyPair('ES256');
  const granted = new Map<string, Granted>();
  const tokens = new Map<string, Person>();
  const issuer = () => origin() + PROVIDER;

  const jwks = async () => {
    const { publicKey } = await keys;
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' }] };
  };
  const sign = async (claims: JWTPayload, about: { issuer: string; audience: string; seconds: number }) => {
    const { privateKey } = await keys;
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
      .setIssuer(about.issuer)
      .setAudience(about.audience)
      .setIssuedAt(now)
      .setExpirationTime(now + about.seconds)
      .sign(privateKey);
  };
  const personNamed = (sub: unknown): Person | undefined => {
    const found = PEOPLE.find((one) => one.sub === sub);
    if (!found) return undefined;
    const { about: _about, ...person } = found;
    return person;
  };
  const html = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

  void app.register((scope, _options, ready) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const hidden = { schema: { hide: true } };
    scope.get(`${PROVIDER}/.well-known/openid-configuration`, hidden, () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      userinfo_endpoint: `${issuer()}/userinfo`,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    }));
    scope.get(`${PROVIDER}/jwks`, hidden, jwks);
    scope.get(`${PARTNER}/jwks`, hidden, jwks);
    scope.get<{ Querystring: Record<string, string> }>(
      `${PROVIDER}/authorize`,
      hidden,
      ({ query }, reply) => {
        const read = asked.safeParse(query);
        if (!read.success) return reply.code(400).send({ error: 'invalid_request' });
        const to = (sub: string) => `${PROVIDER}/grant?${new URLSearchParams({ ...read.data, sub })}`;
        return html(
          reply,
          page('Athena (simulated)', [
            ...PEOPLE.map(({ sub, about }) => ({ to: to(sub), text: about })),
            { to: to(''), text: 'Nobody: cancel' },
          ]),
        );
      },
    );
    scope.get<{ Querystring: Record<string, string> }>(`${PROVIDER}/grant`, hidden, ({ query }, reply) => {
      const read = asked.safeParse(query);
      if (!read.success) return reply.code(400).send({ error: 'invalid_request' });
      const back = new URL(read.data.redirect_uri);
      const person = personNamed(query['sub']);
      const code = randomBytes(16).toString('base64url');
      if (person) granted.set(code, { ...read.data, person, until: clock().getTime() + CODE_MS });
      back.searchParams.set(person ? 'code' : 'error', person ? code : 'access_denied');
      back.searchParams.set('state', read.data.state);
      back.searchParams.set('iss', issuer());
      return reply.redirect(back.href);
    });
    scope.post<{ Body: Record<string, string> | undefined }>(
      `${PROVIDER}/token`,
      hidden,
      async ({ body = {} }, reply) => {
        const grant = granted.get(body['code'] ?? '');
        granted.delete(body['code'] ?? '');
        const challenge = createHash('sha256')
          .update(body['code_verifier'] ?? '')
          .digest('base64url');
        if (body['client_secret'] !== clientSecret) return reply.code(401).send({ error: 'invalid_client' });
        const isRight =
          grant?.client_id === body['client_id'] &&
          grant?.redirect_uri === body['redirect_uri'] &&
          grant?.code_challenge === challenge;
        if (!grant || !isRight || grant.until < clock().getTime())
          return reply.code(400).send({ error: 'invalid_grant' });
        const accessToken = randomUUID();
        tokens.set(accessToken, grant.person);
        return {
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: 60,
          id_token: await sign(
            { sub: grant.person.sub, nonce: grant.nonce },
            { issuer: issuer(), audience: grant.client_id, seconds: 300 },
          ),
        };
      },
    );
    scope.get(`${PROVIDER}/userinfo`, hidden, ({ headers }, reply) => {
      const person = tokens.get(headers.authorization?.replace(/^Bearer /i, '') ?? '');
      return person ?? reply.code(401).send({ error: 'invalid_token' });
    });
    scope.get<{ Querystring: { shop?: string } }>(PARTNER, hidden, ({ query: { shop = '' } }, reply) =>
      html(
        reply,
        page(
          'A partner (simulated)',
          PEOPLE.map(({ sub, about }) => ({
            to: `${PARTNER}/enter?${new URLSearchParams({ shop, sub })}`,
            text: about,
          })),
        ),
      ),
    );
    scope.get<{ Querystring: Record<string, string> }>(
      `${PARTNER}/enter`,
      hidden,
      async ({ query, protocol, host }, reply) => {
        const person = personNamed(query['sub']);
        if (!person) return reply.code(400).send({ error: 'nobody of that name' });
        const ticket = await sign(
          { ...person, jti: randomUUID() },
          { issuer: PARTNER_ISSUER, audience: query['shop'] ?? '', seconds: TICKET_SECONDS },
        );
        const to = new URL('/gateway/verify', `${protocol}://${host}`);
        to.searchParams.set('ticket', ticket);
        return reply.redirect(to.href);
      },
    );
    ready();
  });
}

export const PARTNER_ISSUER = 'simulated-partner';
export const OIDC_CLIENT_ID = 'shop';
/** What a shop of the demo calls. */
export const simulatedProvider = (origin: string, clientSecret: string) => ({
  name: 'Athena',
  issuer: origin + PROVIDER,
  clientId: OIDC_CLIENT_ID,
  clientSecret,
});
export const simulatedPartner = (origin: string) => ({
  issuer: PARTNER_ISSUER,
  jwksUrl: `${origin}${PARTNER}/jwks`,
});
