import type { FastifyInstance } from 'fastify';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Language } from '../../http/messages.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  beginOidc,
  finishOidc,
  linkWithCode,
  oidcProviderOf,
  requestLinkCode,
  signInWithTicket,
  type ExternalEntry,
} from './external-sign-in.usecases.ts';
import { presentSignedIn } from './session.buyer.usecases.ts';
import {
  assertOwnOrigin,
  broughtBy,
  clearCookie,
  readCookie,
  setCookie,
  type Exchange,
} from './session.cookies.ts';

/** The page that the provider sends the browser back to, in each language: both are registered with it. */
const RETURN_PATHS = { th: '/login/auth/athena', en: '/en/login/auth/athena' } as const;

/** Signing in through others. Needs @fastify/cookie. */
export function addExternalSignInRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  const returnTo = ({ request }: Pick<Exchange, 'request'>, language: 'th' | 'en') =>
    `${deps.places.ofRequest(request).origin}${RETURN_PATHS[language]}`;
  const answer = async (
    exchange: Exchange & { language: Language },
    entry: ExternalEntry,
  ): Promise<CallAnswer<'verifyPartnerTicket'>> => {
    if (entry.state === 'number') return { State: 'number', Ticket: entry.ticket, Name: entry.name };
    if (entry.state === 'newcomer') {
      const { ticket, mobile, expiresInSeconds, name } = entry;
      return {
        State: 'newcomer',
        Ticket: ticket,
        Mobile: mobile,
        ExpiresInSeconds: expiresInSeconds,
        Name: name,
      };
    }
    const { buyer, secret } = entry.signedIn;
    setCookie(config, exchange, { kind: 'buyer', value: secret });
    return { State: 'signedIn', ...(await presentSignedIn(deps, buyer, exchange.language)) };
  };

  serveCall(app, deps, 'externalProvider', async ({ tenantId }) => ({
    Name: (await oidcProviderOf(deps, tenantId))?.name ?? '',
  }));
  serveCall(app, deps, 'beginExternal', async (call) => {
    assertOwnOrigin(config, call);
    const { tenantId, body, language } = call;
    const { url, secret, seconds } = await beginOidc(deps, {
      tenantId,
      next: body.Next,
      redirectUri: returnTo(call, body.Language),
      language,
    });
    setCookie(config, call, { kind: 'oidc', value: secret, seconds });
    return { Url: url };
  });
  serveCall(app, deps, 'finishExternal', async (call) => {
    const { tenantId, body, language } = call;
    const brought = broughtBy(config, call);
    const secret = readCookie(config, call, 'oidc');
    const callback = new URL(returnTo(call, body.Language));
    callback.search = body.Query;
    // What came back works once, whatever comes of it.
    clearCookie(config, call, 'oidc');
    const { next, ...entry } = await finishOidc(deps, { tenantId, callback, secret, brought, language });
    return { ...(await answer(call, entry)), Next: next };
  });
  serveCall(app, deps, 'verifyPartnerTicket', async (call) => {
    const { tenantId, body, language } = call;
    const brought = broughtBy(config, call);
    return answer(call, await signInWithTicket(deps, { tenantId, ticket: body.Ticket, brought, language }));
  });
  serveCall(app, deps, 'requestExternalCode', ({ tenantId, body, language, request }) =>
    requestLinkCode(deps, {
      tenantId,
      ticket: body.Ticket,
      mobile: body.mobile,
      address: clientAddress(request),
      language,
    }),
  );
  serveCall(app, deps, 'linkExternal', async (call) => {
    const { tenantId, body } = call;
    const brought = broughtBy(config, call);
    const { Ticket: ticket, reference, code } = body;
    return answer(call, await linkWithCode(deps, { tenantId, ticket, reference, code, brought }));
  });
}
