/** Registering as a customer: the number is proved, the account made, and its owner signed in or told to wait. */
import { createHash, randomInt } from 'node:crypto';
import { hasAddress, missingFields, registrationState } from '#domain/access/registration.ts';
import { uniqueConstraintOf } from '#database/errors.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import { assertTaxNumber } from '../../http/tax-number.ts';
import type { Language } from '../../http/messages.ts';
import { addContactAddress } from '../address/address.public.ts';
import { recordNewcomersConsents } from '../consent/consent.public.ts';
import { once, type Claim } from '../idempotency/idempotency.public.ts';
import { notify, staffToTell } from '../notifications/notifications.public.ts';
import {
  activeCenters,
  assertStrong,
  AT_FIELD,
  customerOfTicket,
  emailOf,
  hashOfErasedNumber,
  hashPassword,
  linkNewcomer,
  newcomerSignedIn,
  numberOfTicket,
  openForNewcomer,
  proveNumber,
  refusalOfNumber,
  sendCode,
  signInWithPassword,
  waitingTicket,
  type Brought,
  type CodeRequest,
  type Opened,
  type SentCode,
  type SignedIn,
} from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { nameIdentity } from './identity.usecases.ts';
import { findSalesmanAt, findState, insertNewcomer } from './registration.queries.ts';
import { waitingNotice } from './registration.words.ts';
import { lockRefused } from './sending-again.queries.ts';
import { correctRegistration, presentRefused } from './sending-again.usecases.ts';

type Body = CallParsed<'register'>['body'];

/** Throws 403 REGISTRATION_CLOSED where the shop takes no registrations (W-27). */
async function openConfig(deps: Dependencies, tenantId: string) {
  const config = await webConfigOf(deps, tenantId);
  if (!config.get('REGISTER_ENABLED')) throw notAllowed('REGISTRATION_CLOSED', AT_FIELD);
  return config;
}

/** Like `sendCode`: whoever has the number, nothing of the answer or of its work depends on it. */
export async function requestRegistrationCode(deps: Dependencies, asked: CodeRequest): Promise<SentCode> {
  await openConfig(deps, asked.tenantId);
  return sendCode(deps, { ...asked, audience: 'buyer' });
}

type Verifying = { tenantId: string; reference: string; code: string };

/**
 * Throws what `proveNumber` throws: that a number is known is told only to who entered its code. Whose registration was refused gets
 * a ticket as a newcomer does, and what was sent, to send it again (R-08d).
 */
export async function verifyRegistrationCode(
  deps: Dependencies,
  asked: Verifying,
): Promise<CallAnswer<'verifyRegistrationCode'>> {
  await openConfig(deps, asked.tenantId);
  const found: Pick<CallAnswer<'verifyRegistrationCode'>, 'Again'> = {};
  const { ticket, mobile, expiresInSeconds } = await proveNumber(deps, {
    ...asked,
    mayEnter: async (tx, { mobile: proved, refusal }) => {
      const refused = await refusedOf(tx, { mobile: proved, refusal });
      if (refused) found.Again = presentRefused(refused);
      return refused !== undefined;
    },
  });
  return { Ticket: ticket, Mobile: mobile, ExpiresInSeconds: expiresInSeconds, ...found };
}

/** The registration to be sent again, of a number that is refused for its sake. */
const refusedOf = async (
  tx: TenantTransaction,
  { mobile, refusal }: { mobile: string; refusal: CallError },
) => (refusal.parts.code === 'PENDING_APPROVAL' ? lockRefused(tx, mobile) : undefined);

type Registering = {
  tenantId: string;
  body: Body;
  key: string;
  brought: Brought;
  language: Language;
  address: string;
};
type Made = { customerCode: string; isWaiting: boolean };

/** What came of it: signed in, or a ticket for who waits. */
export type Registered = { signedIn: SignedIn } | { ticket: string };

/**
 * Makes a profile, its account and address, once however often it is sent; who sends it again is signed in as by `login`. Throws 400 NUMBER_UNPROVED without a ticket that
 * holds, FIELDS_MISSING, INVALID_EMAIL, INVALID_TAX_NUMBER, a flaw of the password, AREA_NOT_FOUND, each at its field; 404 CENTER_NOT_FOUND; 409
 * MOBILE_TAKEN and what else `refusalOfNumber` says; 429 REGISTRATION_RESENT_OFTEN; and what `signInAgain` throws. Of a number whose
 * registration was refused it is that one, corrected: it waits again.
 */
export async function register(
  deps: Dependencies,
  { tenantId, body, key, brought, language, address }: Registering,
): Promise<Registered> {
  const config = await openConfig(deps, tenantId);
  const mobile = numberOfTicket(deps, tenantId, body.Ticket);
  if (mobile === undefined) throw badRequest('NUMBER_UNPROVED', AT_FIELD);
  const hasPassword = config.get('PASSWORD_LOGIN_ENABLED');
  const password = hasPassword ? body.Password : '';
  const isPinned = body.LatDecimal !== undefined || body.LonDecimal !== undefined;
  const required = [...config.get('REGISTER_REQUIRED_FIELDS'), ...(isPinned ? (['address'] as const) : [])];
  const hasTaxNumber = config.get('REGISTER_TAX_NUMBER_ENABLED');
  const hasIdentity = config.get('REGISTER_IDENTITY_ENABLED');
  const missing = missingFields(
    { ...body, Password: password },
    { required, hasPassword, hasTaxNumber, hasIdentity },
  );
  // What is stored of a registration that was refused need not be sent again.
  const kept = missing.some((name) => name === 'Password' || name === 'IdentityFile')
    ? await deps.database.inTenant(tenantId, (tx) => lockRefused(tx, mobile))
    : undefined;
  const stillMissing = missing.filter(
    (name) => !(name === 'Password' && kept?.hasPassword) && !(name === 'IdentityFile' && kept?.identityFile),
  );
  if (stillMissing.length > 0)
    throw badRequest('FIELDS_MISSING', {
      ...AT_FIELD,
      fields: Object.fromEntries(stillMissing.map((name) => [name, 'FIELD_MISSING'])),
    });
  const email = body.Email === '' ? null : emailOf(body.Email);
  const taxNumber = hasTaxNumber ? body.TaxNo : '';
  assertTaxNumber(taxNumber, { field: 'TaxNo', extra: AT_FIELD });
  if (password !== '')
    assertStrong(password, {
      names: [body.Name, mobile, email],
      shop: deps.tenants.get(tenantId),
      field: 'Password',
    });
  const identityFile = hasIdentity ? body.IdentityFile : undefined;
  const centers = await activeCenters(deps, tenantId);
  if (!centers.some(({ saleUnit }) => saleUnit === body.SaleUnit))
    throw notFound('CENTER_NOT_FOUND', { fields: { SaleUnit: 'CENTER_NOT_FOUND' } });
  const isWaiting = config.get('PENDING_APPROVAL_REGISTER');
  // No connection is held during this: it takes 40 ms.
  const passwordHash = password === '' ? null : await hashPassword(password);
  const make = (tx: TenantTransaction) =>
    makeAccount(deps, tx, {
      tenantId,
      body,
      language,
      mobile,
      email,
      passwordHash,
      taxNumber,
      identityFile,
      isWaiting,
    });
  const { made, opened } = await deps.database
    .inTenant(tenantId, async (tx) => {
      const { answer, isNew } = await once(tx, { tenantId, claim: claimOf(body, key) }, () => make(tx));
      if (!isNew) return { made: answer, opened: undefined };
      return { made: answer, opened: await enter(deps, tx, { tenantId, ...answer, body, brought }) };
    })
    .catch((error: unknown) => refusingTaken(error));
  const { customerCode } = made;
  if (made.isWaiting) return { ticket: waitingTicket(deps, tenantId, customerCode) };
  if (!opened) return signInAgain(deps, { tenantId, mobile, password, address, brought });
  const { SaleUnit: saleUnit } = body;
  return { signedIn: await newcomerSignedIn(deps, { tenantId, customerCode, saleUnit, opened }) };
}

type Again = { tenantId: string; mobile: string; password: string; address: string; brought: Brought };

/**
 * Who registered a moment ago and did not hear of it. What was sent then is no way in: the password may have been changed since, so it
 * is checked as at any sign-in, and counted. Throws 409 MOBILE_TAKEN without one that holds, and what else `signInWithPassword` throws.
 */
async function signInAgain(
  deps: Dependencies,
  { tenantId, mobile, password, address, brought }: Again,
): Promise<Registered> {
  const taken = () => conflict('MOBILE_TAKEN', AT_FIELD);
  if (password === '') throw taken();
  const entry = { tenantId, username: mobile, password, address, brought };
  const signedIn = await signInWithPassword(deps, entry).catch((error: unknown) => {
    throw error instanceof CallError && error.parts.code === 'WRONG_PASSWORD' ? taken() : error;
  });
  return { signedIn };
}

/** Not the password: a fast hash of it would be a hint. */
function claimOf(body: Body, key: string): Claim {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
  return {
    owner: `newcomer/${hashOf(body.Ticket)}`,
    call: 'register',
    key,
    requestHash: hashOf(JSON.stringify({ ...body, Password: undefined })),
  };
}

/** Of an insert that another with the same number was faster than. */
export function refusingTaken(error: unknown, taken = () => conflict('MOBILE_TAKEN', AT_FIELD)): never {
  throw uniqueConstraintOf(error)?.includes('mobile') ? taken() : error;
}

type Making = Omit<Registering, 'key' | 'brought' | 'address'> & {
  mobile: string;
  email: string | null;
  passwordHash: string | null;
  taxNumber: string;
  identityFile: string | undefined;
  isWaiting: boolean;
};

async function makeAccount(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, body, language, mobile, email, passwordHash, taxNumber, identityFile, isWaiting }: Making,
): Promise<Made> {
  const refusal = await refusalOfNumber(deps, tx, { tenantId, mobile });
  const refused = refusal && (await refusedOf(tx, { mobile, refusal }));
  if (refusal && !refused) throw refusal;
  const { Name: name, SaleUnit: saleUnit, SaleCode: userId } = body;
  const at = deps.clock();
  const customerCode = refused?.customerCode ?? newCustomerCode();
  const profileCode = refused?.profileCode ?? customerCode;
  // Who was refused waits for staff, whatever the shop asks of newcomers by now.
  const mustWait = isWaiting || refused !== undefined;
  if (refused) {
    const given = { name, email, passwordHash, taxNumber, identityFile, saleUnit, saleCode: userId };
    await correctRegistration(deps, tx, { tenantId, refused, given });
  } else {
    await insertNewcomer(tx, tenantId, {
      customerCode,
      name,
      mobile,
      email,
      passwordHash,
      taxNumber,
      salesmanId: (userId && (await findSalesmanAt(tx, { userId, saleUnit }))) || null,
      saleUnit,
      status: mustWait ? 'pending' : 'active',
      at,
      numberHash: hashOfErasedNumber(deps.config.sessionSecret, { tenantId, mobile }),
    });
    await linkNewcomer(deps, tx, { tenantId, ticket: body.Ticket, profileCode });
    if (identityFile !== undefined) await nameIdentity(tx, { tenantId, fileId: identityFile, customerCode });
  }
  if (hasAddress(body)) await addContactAddress(tx, tenantId, { customerCode, phone: mobile, name, ...body });
  await recordNewcomersConsents(
    deps,
    tx,
    { tenantId, subject: { profileCode }, language },
    body.Consents.map(({ Purpose, Type, Version }) => ({
      purpose: Purpose,
      isGiven: Type,
      version: Version,
    })),
  );
  if (mustWait) {
    const recipients = await staffToTell(deps, tx, { tenantId, kind: 'registration.waiting', saleUnit });
    const isAgain = refused !== undefined;
    await notify(deps, tx, tenantId, [waitingNotice({ customerCode, name, recipients, at, isAgain })]);
  }
  return { customerCode, isWaiting: mustWait };
}

/** Who need not wait is signed in. */
function enter(
  deps: Dependencies,
  tx: TenantTransaction,
  {
    tenantId,
    customerCode,
    isWaiting,
    body,
    brought,
  }: Made & Omit<Registering, 'key' | 'language' | 'address'>,
): Promise<Opened> | undefined {
  if (isWaiting) return undefined;
  return openForNewcomer(deps, tx, { tenantId, customerCode, saleUnit: body.SaleUnit, brought });
}

/** Of letters and digits that are not confused when read out. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const newCustomerCode = (): string =>
  `R${Array.from({ length: 9 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;

/** Throws 404 REGISTRATION_NOT_FOUND for a ticket that does not hold. */
export async function stateOfRegistration(
  deps: Dependencies,
  { tenantId, ticket }: { tenantId: string; ticket: string },
): Promise<CallAnswer<'registrationState'>> {
  const customerCode = customerOfTicket(deps, tenantId, ticket);
  const account =
    customerCode === undefined
      ? undefined
      : await deps.database.inTenant(tenantId, (tx) => findState(tx, customerCode), { readOnly: true });
  if (!account) throw notFound('REGISTRATION_NOT_FOUND', AT_FIELD);
  const State = registrationState(account);
  return { State, Reason: State === 'refused' ? account.reason : '' };
}
