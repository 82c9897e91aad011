/** Who somebody is by the word of another: an OpenID provider, or a partner that signs tickets. */
import { createRemoteJWKSet, errors as joseErrors, jwtVerify, type JWTPayload } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import { messageOf } from '#database/errors.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import { GatewayError } from './gateway-error.ts';

export type OidcProvider = { issuer: string; clientId: string; clientSecret: string };
/** `jwksUrl`: where the partner publishes its public keys. */
export type Partner = { issuer: string; jwksUrl: string };

export type ExternalPerson = {
  issuer: string;
  subject: string;
  name: string;
  /** Only what the other says to have verified; ten digits. */
  mobile: string | undefined;
};
/** A ticket signs in once, and no longer than it holds. */
export type PartnerTicket = ExternalPerson & { ticketId: string; expiresAt: Date };

/** What only the browser knows that began: all derived from its secret. */
type Secrets = { state: string; nonce: string; verifier: string };

export type IdentityGateway = {
  /** The provider's address to send the browser to. Throws GatewayError. */
  authorizationUrl(
    provider: OidcProvider,
    asked: Secrets & { redirectUri: string; language: string },
  ): Promise<string>;
  /**
   * Exchanges what the provider gave the browser; `callback` is the whole address it came back to. Throws GatewayError, a
   * refusal where the answer is altered, used, for somebody else or not granted.
   */
  personOf(provider: OidcProvider, given: Secrets & { callback: URL }): Promise<ExternalPerson>;
  /** Throws GatewayError, a refusal for a ticket that is forged, over, for another shop or without a number of its own. */
  readTicket(
    partner: Partner,
    ticket: string,
    expected: { audience: string; now: Date },
  ): Promise<PartnerTicket>;
};

const PATIENCE_SECONDS = 10;
/** How long a provider's own description is believed. */
const KNOWN_MS = 10 * 60_000;
/** A partner's ticket that holds for longer is refused: it goes through addresses. */
const MOST_TICKET_SECONDS = 10 * 60;
const CLOCK_TOLERANCE_SECONDS = 30;

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

/** +66 81 000 0001 and its like, as providers write it, besides what people type. */
function verifiedMobile({ phone_number: number, phone_number_verified: isVerified }: JWTPayload) {
  if (isVerified !== true || typeof number !== 'string') return undefined;
  return normaliseThaiMobile(number);
}

const personOfClaims = (issuer: string, subject: string, claims: JWTPayload): ExternalPerson => ({
  issuer,
  subject,
  name: text(claims['name'], 120),
  mobile: verifiedMobile(claims),
});

/** `isLocal`: addresses that may be called without https, which are the demo's own. */
export function createIdentityGateway({
  isLocal = () => false,
}: { isLocal?: (url: URL) => boolean } = {}): IdentityGateway {
  const known = new Map<string, { until: number; configuration: Promise<Configuration> }>();
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  const assertSafe = (address: string): URL => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || (url.protocol !== 'https:' && !isLocal(url)))
      throw new GatewayError('The provider is called over https only');
    return url;
  };

  function configurationOf({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const before = known.get(key);
    if (before && before.until > performance.now()) return before.configuration;
    const url = assertSafe(issuer);
    const configuration = discovery(url, clientId, clientSecret, undefined, {
      timeout: PATIENCE_SECONDS,
      ...(isLocal(url) && { execute: [allowInsecureRequests] }),
    });
    known.set(key, { until: performance.now() + KNOWN_MS, configuration });
    configuration.catch(() => known.delete(key));
    return configuration;
  }

  return {
    authorizationUrl: async (provider, { redirectUri, language, state, nonce, verifier }) =>
      calling(async () => {
        const url = buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: redirectUri,
          scope: 'openid profile phone',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ui_locales: language,
        });
        return url.href;
      }),
    personOf: async (provider, { callback, state, nonce, verifier }) =>
      calling(async () => {
        const configuration = await configurationOf(provider);
        const tokens = await authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new GatewayError('The provider sent no ID token', { isRefusal: true });
        const info = configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return personOfClaims(provider.issuer, text(claims.sub, 255), { ...claims, ...info });
      }),
    readTicket: async ({ issuer, jwksUrl }, ticket, { audience, now }) =>
      calling(async () => {
        const url = assertSafe(jwksUrl);
        const keys =
          keySets.get(url.href) ??
          createRemoteJWKSet(url, { timeoutDuration: PATIENCE_SECONDS * 1000, cacheMaxAge: KNOWN_MS });
        keySets.set(url.href, keys);
        const { payload } = await jwtVerify(ticket, keys, {
          issuer,
          audience,
          // Keys are the partner's public ones: a secret that both know would let the shop's own staff sign.
          algorithms: ['ES256', 'RS256', 'PS256', 'EdDSA'],
          requiredClaims: ['sub', 'jti', 'exp', 'iat'],
          maxTokenAge: MOST_TICKET_SECONDS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: now,
        });
        const { sub = '', jti = '', exp = 0, iat = 0 } = payload;
        if (
          sub === '' ||
          sub.length > 255 ||
          jti === '' ||
          jti.length > 255 ||
          exp - iat > MOST_TICKET_SECONDS
        )
          throw new GatewayError('The ticket holds for too long or names nobody', { isRefusal: true });
        return {
          ...personOfClaims(issuer, sub, payload),
          ticketId: jti,
          expiresAt: new Date((exp + CLOCK_TOLERANCE_SECONDS) * 1000),
        };
      }),
  };
}

/** Of what the libraries throw: the way to the other failed, and not what it said. */
const OUTAGES: ReadonlySet<unknown> = new Set([
  undefined,
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);

function isRefused(error: unknown): boolean {
  // That the shop's own credentials are wrong is the operator's to know.
  if (error instanceof ResponseBodyError)
    return !['invalid_client', 'unauthorized_client'].includes(error.error);
  if (error instanceof AuthorizationResponseError) return true;
  const isTheirs = error instanceof ClientError || error instanceof joseErrors.JOSEError;
  return isTheirs && !OUTAGES.has(error.code);
}

async function calling<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw Object.assign(
      new GatewayError(`The sign-in provider: ${messageOf(error)}`, { isRefusal: isRefused(error) }),
      { cause: error },
    );
  }
}
