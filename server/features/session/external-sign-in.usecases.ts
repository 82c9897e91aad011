/**
 * Signing in by the word of another: an OpenID provider or a partner's signed ticket. An account is linked by a
 * verified mobile number alone (decision 58).
 */
import { createHmac } from 'node:crypto';
import { messageOf } from '#database/errors.ts';
import type { TenantTransaction } from '#database/database.ts';
import { isOffered } from '#domain/web-config/offered.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ExternalPerson, OidcProvider, Partner, PartnerTicket } from '../../gateways/identity.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import { badRequest, CallError, notAllowed } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { secretOf, webConfigOf } from '../webconfig/webconfig.public.ts';
import { findAccountsByMobile, findAccountsOfProfile, holdCustomer } from './accounts.queries.ts';
import { activeCenters } from './centers.usecases.ts';
import {
  insertIdentity,
  insertUsedTicket,
  useIdentity,
  type Identity,
} from './external-identities.queries.ts';
import { identityLinkedWords } from './external-sign-in.words.ts';
import { numberTicket, type NumberTicket } from './newcomers.usecases.ts';
import { sendCode, useCode, type CodeRequest, type SentCode } from './one-time-code.usecases.ts';
import { afterSeconds, refusalOf } from './refused-entry.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import { AT_FIELD } from './session.errors.ts';
import { openSession, type Opened } from './session.opening.usecases.ts';
import { entryOf, signedIn, type Brought, type SignedIn } from './session.usecases.ts';
import type { CustomerAccount } from './accounts.queries.ts';
import { issueTicket, readTicket } from './tickets.ts';

const OIDC_SECONDS = 10 * 60;
const IDENTITY_SECONDS = 30 * 60;

/** What came of it. */
export type ExternalEntry =
  | { state: 'signedIn'; signedIn: SignedIn }
  /** The other vouches for no number, so the person proves one here. */
  | { state: 'number'; ticket: string; name: string }
  /** Nobody here has the proved number. */
  | ({ state: 'newcomer'; name: string } & NumberTicket);

/** The provider that the shop has set, or the demo's; undefined where it offers none. */
export async function oidcProviderOf(
  deps: Dependencies,
  tenantId: string,
): Promise<(OidcProvider & { name: string }) | undefined> {
  const { get } = await webConfigOf(deps, tenantId);
  if (!get('OIDC_LOGIN_ENABLED')) return undefined;
  const [issuer, clientId, name] = [get('OIDC_ISSUER_URL'), get('OIDC_CLIENT_ID'), get('OIDC_NAME')];
  if (!isOffered(true, [issuer, clientId])) return deps.demoIdentity?.provider();
  const clientSecret = await secretOf(deps, tenantId, 'OIDC_CLIENT_SECRET');
  return isOffered(true, [clientSecret])
    ? { issuer, clientId, clientSecret, name: name || new URL(issuer).hostname }
    : undefined;
}

async function partnerOf(deps: Dependencies, tenantId: string): Promise<Partner | undefined> {
  const { get } = await webConfigOf(deps, tenantId);
  if (!get('PARTNER_LOGIN_ENABLED')) return undefined;
  const [issuer, jwksUrl] = [get('PARTNER_ISSUER'), get('PARTNER_JWKS_URL')];
  return isOffered(true, [issuer, jwksUrl]) ? { issuer, jwksUrl } : deps.demoIdentity?.partner();
}

const refused = () => badRequest('EXTERNAL_REFUSED', AT_FIELD);
const notOffered = () => notAllowed('NOT_ALLOWED', AT_FIELD);

/** A refusal of the other is the visitor's to know; that it cannot be reached is the operator's too. */
function asCallError(deps: Dependencies, tenantId: string) {
  return (error: unknown): never => {
    if (!(error instanceof GatewayError)) throw error;
    if (error.isRefusal) throw Object.assign(badRequest('EXTERNAL_REFUSED', AT_FIELD), { cause: error });
    deps.onProblem(new Error(`${tenantId}: ${messageOf(error)}`, { cause: error }));
    throw new CallError({ statusCode: 503, code: 'EXTERNAL_FAILED', ...AT_FIELD });
  };
}

/** All that a provider is told, from the one secret in the browser's cookie. */
function secretsOf({ config }: Pick<Dependencies, 'config'>, secret: string) {
  const key = createHmac('sha256', config.sessionSecret).update('oidc').digest();
  const of = (name: string) => createHmac('sha256', key).update(`${name}\n${secret}`).digest('base64url');
  return { nonce: of('nonce'), verifier: of('verifier') };
}

type Beginning = { tenantId: string; next: string; redirectUri: string; language: Language };

/**
 * Where to send the browser, and the secret for its cookie. Throws 403 NOT_ALLOWED where the shop offers none, 503
 * EXTERNAL_FAILED.
 */
export async function beginOidc(
  deps: Dependencies,
  { tenantId, next, redirectUri, language }: Beginning,
): Promise<{ url: string; secret: string; seconds: number }> {
  const provider = await oidcProviderOf(deps, tenantId);
  if (!provider) throw notOffered();
  const secret = newSecret();
  const state = issueTicket(deps.config.sessionSecret, {
    tenantId,
    kind: 'oidc',
    value: JSON.stringify([hashOfSecret(secret).toString('base64url'), next]),
    expiresAt: afterSeconds(deps, OIDC_SECONDS),
  });
  const asked = { ...secretsOf(deps, secret), state, redirectUri, language };
  const url = await deps.identity.authorizationUrl(provider, asked).catch(asCallError(deps, tenantId));
  return { url, secret, seconds: OIDC_SECONDS };
}

type Finishing = {
  tenantId: string;
  /** The address that the provider sent the browser back to. */
  callback: URL;
  /** Of the cookie; undefined in another browser than the one that began. */
  secret: string | undefined;
  brought: Brought;
  language: Language;
};

/**
 * Who came back from the provider, and where they wanted to go. Throws 400 EXTERNAL_OVER where this browser has begun nothing, or
 * too long ago, EXTERNAL_REFUSED, 403 NOT_ALLOWED and what `refusalOf` says, 503 EXTERNAL_FAILED.
 */
export async function finishOidc(
  deps: Dependencies,
  { tenantId, callback, secret, brought, language }: Finishing,
): Promise<ExternalEntry & { next: string }> {
  const provider = await oidcProviderOf(deps, tenantId);
  if (!provider) throw notOffered();
  const state = callback.searchParams.get('state') ?? '';
  const began = readTicket(deps.config.sessionSecret, state, { tenantId, kind: 'oidc', now: deps.clock() });
  const [hash, next = ''] = began === undefined ? [] : (JSON.parse(began) as [string, string]);
  if (secret === undefined || hash !== hashOfSecret(secret).toString('base64url'))
    throw badRequest('EXTERNAL_OVER', AT_FIELD);
  const person = await deps.identity
    .personOf(provider, { ...secretsOf(deps, secret), state, callback })
    .catch(asCallError(deps, tenantId));
  return { ...(await enterThrough(deps, { tenantId, person, brought, language })), next };
}

/**
 * The bearer of a partner's ticket, once. Throws 400 EXTERNAL_REFUSED, also for a used one, EXTERNAL_NO_NUMBER for somebody who
 * is not linked and of whom the partner vouches for no number: a ticket may come from anybody, so a code entered here would
 * link a stranger. 403 NOT_ALLOWED and what `refusalOf` says, 503 EXTERNAL_FAILED.
 */
export async function signInWithTicket(
  deps: Dependencies,
  { tenantId, ticket, brought, language }: Omit<Finishing, 'callback' | 'secret'> & { ticket: string },
): Promise<ExternalEntry> {
  const partner = await partnerOf(deps, tenantId);
  if (!partner) throw notOffered();
  const person = await deps.identity
    .readTicket(partner, ticket, { audience: tenantId, now: deps.clock() })
    .catch(asCallError(deps, tenantId));
  return enterThrough(deps, { tenantId, person, ticket: person, brought, language });
}

type Entering = {
  tenantId: string;
  person: ExternalPerson;
  /** Used up with what it gives; absent where the browser itself began. */
  ticket?: Pick<PartnerTicket, 'issuer' | 'ticketId' | 'expiresAt'>;
  brought: Brought;
  language: Language;
};
type Entered = { account: CustomerAccount; saleUnit: string; opened: Opened };

/** A linked person is signed in; who is known by a verified number is linked first. */
async function enterThrough(
  deps: Dependencies,
  { tenantId, person, ticket, brought, language }: Entering,
): Promise<ExternalEntry> {
  const all = await activeCenters(deps, tenantId);
  const { mobile, name } = person;
  const found = await deps.database.inTenant(tenantId, async (tx) => {
    if (ticket && !(await insertUsedTicket(tx, tenantId, ticket))) return { entered: refused() };
    const profileCode = await useIdentity(tx, person, deps.clock());
    if (profileCode !== undefined) return openForPerson(deps, tx, { tenantId, all, profileCode, brought });
    if (mobile === undefined) return ticket && { entered: badRequest('EXTERNAL_NO_NUMBER', AT_FIELD) };
    const [owner] = await findAccountsByMobile(tx, mobile);
    if (!owner) return undefined;
    const linked = { ...person, profileCode: owner.profileCode, mobile, at: deps.clock() };
    if (!(await insertIdentity(tx, linked))) return { entered: refused() };
    return {
      ...(await openForPerson(deps, tx, { tenantId, all, profileCode: owner.profileCode, brought })),
      told: mobile,
    };
  });
  if (found && 'told' in found) void tellLinked(deps, { tenantId, mobile: found.told, language });
  if (found) return entryAnswer(deps, { tenantId, all, entered: found.entered });
  if (mobile === undefined) return { state: 'number', ticket: identityTicket(deps, tenantId, person), name };
  return { state: 'newcomer', name, ...numberTicket(deps, tenantId, { mobile, identity: person }) };
}

type All = Awaited<ReturnType<typeof activeCenters>>;

async function openForPerson(
  deps: Dependencies,
  tx: TenantTransaction,
  asked: { tenantId: string; all: All; profileCode: string; brought: Brought },
): Promise<{ entered: Entered | CallError }> {
  const { tenantId, all, profileCode, brought } = asked;
  const entry = entryOf(all, await findAccountsOfProfile(tx, profileCode), brought);
  if (!entry) return { entered: refused() };
  const { account, saleUnit } = entry;
  const refusal = refusalOf(deps, tenantId, {
    ...account,
    ...(await holdCustomer(tx, account.customerCode)),
  });
  if (refusal) return { entered: refusal };
  const opened = await openSession(deps, tx, {
    tenantId,
    kind: 'buyer',
    owner: { customerCode: account.customerCode },
    saleUnit,
    replaces: brought.secret,
  });
  return { entered: { account, saleUnit, opened } };
}

/** Refusals are thrown after the commit, so that the link stays. */
function entryAnswer(
  deps: Dependencies,
  { tenantId, all, entered }: { tenantId: string; all: All; entered: Entered | CallError },
): ExternalEntry {
  if (entered instanceof CallError) throw entered;
  return { state: 'signedIn', signedIn: signedIn(deps, { tenantId, all, ...entered }) };
}

type Linking = { tenantId: string; ticket: string; reference: string; code: string; brought: Brought };

/** Who a ticket of `finishOidc` names; throws 400 EXTERNAL_OVER for any other, 403 NOT_ALLOWED where the shop offers none. */
async function identityOf(
  deps: Dependencies,
  tenantId: string,
  ticket: string,
): Promise<Identity & { name: string }> {
  if (!(await oidcProviderOf(deps, tenantId))) throw notOffered();
  const at = { tenantId, kind: 'identity', now: deps.clock() } as const;
  const value = readTicket(deps.config.sessionSecret, ticket, at);
  if (value === undefined) throw badRequest('EXTERNAL_OVER', AT_FIELD);
  const [issuer, subject, name] = JSON.parse(value) as [string, string, string];
  return { issuer, subject, name };
}

/** Like `sendCode`, for who came in through the provider: whether or not the shop lets in by a code alone. */
export async function requestLinkCode(
  deps: Dependencies,
  { ticket, ...asked }: CodeRequest & { ticket: string },
): Promise<SentCode> {
  await identityOf(deps, asked.tenantId, ticket);
  return sendCode(deps, { ...asked, audience: 'buyer' });
}

/**
 * Links with the number whose code was entered, and signs in its owner. Throws what `identityOf`, `useCode` and `refusalOf` do.
 */
export async function linkWithCode(
  deps: Dependencies,
  { tenantId, ticket, reference, code, brought }: Linking,
): Promise<ExternalEntry> {
  const { issuer, subject, name } = await identityOf(deps, tenantId, ticket);
  const all = await activeCenters(deps, tenantId);
  const proved = await useCode(deps, {
    tenantId,
    audience: 'buyer',
    reference,
    code,
    enter: async (tx, mobile) => {
      const [owner] = await findAccountsByMobile(tx, mobile);
      if (!owner) return { mobile };
      const linked = { issuer, subject, profileCode: owner.profileCode, mobile, at: deps.clock() };
      if (!(await insertIdentity(tx, linked))) return { entered: refused() };
      return openForPerson(deps, tx, { tenantId, all, profileCode: owner.profileCode, brought });
    },
  });
  if ('entered' in proved) return entryAnswer(deps, { tenantId, all, entered: proved.entered });
  const identity = { issuer, subject };
  return { state: 'newcomer', name, ...numberTicket(deps, tenantId, { mobile: proved.mobile, identity }) };
}

const identityTicket = (
  deps: Pick<Dependencies, 'config' | 'clock'>,
  tenantId: string,
  { issuer, subject, name }: Identity & { name: string },
): string =>
  issueTicket(deps.config.sessionSecret, {
    tenantId,
    kind: 'identity',
    value: JSON.stringify([issuer, subject, name]),
    expiresAt: afterSeconds(deps, IDENTITY_SECONDS),
  });

/** The owner of the number may not have been at the other's. Sent at once, and not tried again. */
async function tellLinked(
  { sms, tenants, onProblem }: Dependencies,
  { tenantId, mobile, language }: { tenantId: string; mobile: string; language: Language },
): Promise<void> {
  const tenant = tenants.get(tenantId);
  const shop = (language === 'en' ? tenant?.nameEn : tenant?.nameTh) ?? tenantId;
  await sms
    .send({ tenantId, to: mobile, text: identityLinkedWords(shop)[language] })
    .catch((cause: unknown) =>
      onProblem(new Error(`A customer of ${tenantId} could not be told of a linked account`, { cause })),
    );
}
