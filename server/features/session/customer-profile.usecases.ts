/** What customers change about themselves: name, e-mail, mobile number and password (R-27d, R-27e). */
import { uniqueConstraintOf } from '#database/errors.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import {
  findPerson,
  renamePerson,
  replacePersonsHash,
  setMobile,
  type Person,
} from './customer-profile.queries.ts';
import { holdPerson } from './held-person.usecases.ts';
import { linkedSignIns, removeLinkedSignIn } from './linked-sign-ins.usecases.ts';
import { mobileChangedWords } from './customer-profile.words.ts';
import { refusalOfNumber } from './newcomers.usecases.ts';
import { sendCode, useCode, type SentCode } from './one-time-code.usecases.ts';
import { requestOwnCode, withProof } from './own-proof.usecases.ts';
import { assertStrong } from './password-flaws.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { AT_FIELD } from './session.errors.ts';
import { endPersonsSessions, tellEnded } from './session.opening.usecases.ts';
import { assertJustSignedIn } from './first-password.usecases.ts';
import { countPasswordTry, forgetPasswordTries, type Tried } from './sign-in-tries.usecases.ts';
import { afterSeconds } from './refused-entry.ts';
import { emailOf } from './staff-profile.usecases.ts';
import { issueTicket, readTicket } from './tickets.ts';

/** Throws 403 NOT_ALLOWED for an account that is no longer active. */
async function personIn(tx: TenantTransaction, customerCode: string): Promise<Person> {
  const person = await findPerson(tx, customerCode);
  if (!person) throw notAllowed('NOT_ALLOWED');
  return person;
}

/** Who is going to be changed. Throws 401 SESSION_OVER and what `personIn` throws. */
async function heldPerson(tx: TenantTransaction, visitor: Visitor): Promise<Person> {
  await holdPerson(tx, visitor);
  return personIn(tx, visitor.customerCode);
}

const personOf = (deps: Pick<Dependencies, 'database'>, { tenantId, customerCode }: Visitor) =>
  deps.database.inTenant(tenantId, (tx) => personIn(tx, customerCode), { readOnly: true });

/** Throws 403 NOT_ALLOWED. */
export async function ownProfile(
  deps: Pick<Dependencies, 'database'>,
  visitor: Visitor,
): Promise<CallAnswer<'ownProfile'>> {
  return presentPerson(await personOf(deps, visitor));
}

const presentPerson = (person: Person): CallAnswer<'ownProfile'> => ({
  CustomerCode: person.customerCode,
  Name: person.name,
  Username: person.username ?? '',
  Email: person.email ?? '',
  Mobile: person.mobile ?? '',
  HasPassword: person.passwordHash !== null,
  Since: person.since.toISOString(),
});

/** Throws 403 NOT_ALLOWED where an app of the company has the account. */
async function assertOwnAccount(deps: Dependencies, tenantId: string): Promise<void> {
  if ((await webConfigOf(deps, tenantId)).does('HOST_APP_ACCOUNT')) throw notAllowed('NOT_ALLOWED');
}

/** Throws 400 INVALID_EMAIL, 403 NOT_ALLOWED. */
export async function saveOwnProfile(
  deps: Dependencies,
  visitor: Visitor,
  { Name: name, Email }: CallParsed<'saveOwnProfile'>['body'],
): Promise<CallAnswer<'saveOwnProfile'>> {
  const { tenantId, customerCode } = visitor;
  await assertOwnAccount(deps, tenantId);
  const email = Email === '' ? null : emailOf(Email);
  const person = await deps.database.inTenant(tenantId, async (tx) => {
    const { profileCode } = await heldPerson(tx, visitor);
    await renamePerson(tx, { profileCode, name, email });
    return personIn(tx, customerCode);
  });
  return presentPerson(person);
}

/** Throws 403 NOT_ALLOWED, and what `requestOwnCode` throws. */
export async function requestProofCode(
  deps: Dependencies,
  context: CallContext,
  address: string,
): Promise<SentCode> {
  await assertOwnAccount(deps, context.visitor.tenantId);
  const owner = await personOf(deps, context.visitor);
  return requestOwnCode(deps, { ...context, owner, address, purpose: 'proof' });
}

/** Until the code of the other number has to be entered. */
const CHANGE_SECONDS = 30 * 60;
/** What the ticket of a change is about: nobody uses it with another session or for another code. */
const changeOf = ({ customerCode, sessionId }: Visitor, reference: string): string =>
  `${customerCode}/${sessionId}/${reference}`;

/**
 * Like `sendCode`: whoever has the number, nothing of the answer or of its work depends on it. One-time codes go to the number
 * from then on, so a session that was left open is not enough: whoever asks proves to be the customer. Throws 403 NOT_ALLOWED
 * and what `withProof` throws.
 */
export async function requestMobileCode(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { body, address }: { body: CallParsed<'requestMobileCode'>['body']; address: string },
): Promise<CallAnswer<'requestMobileCode'>> {
  const { tenantId } = visitor;
  const { mobile, Reference: reference, Code: code, Password: password } = body;
  await assertOwnAccount(deps, tenantId);
  if (normaliseThaiMobile(mobile) === undefined)
    throw badRequest('INVALID_MOBILE', { fields: { mobile: 'INVALID_MOBILE' } });
  await withProof(deps, {
    visitor,
    owner: await personOf(deps, visitor),
    address,
    purpose: 'proof',
    proof: { reference, code, password },
    orPassword: true,
    work: async () => true,
  });
  const sent = await sendCode(deps, {
    tenantId,
    audience: 'buyer',
    purpose: 'number',
    mobile,
    address,
    language,
  });
  const Ticket = issueTicket(deps.config.sessionSecret, {
    tenantId,
    kind: 'change',
    value: changeOf(visitor, sent.reference),
    expiresAt: afterSeconds(deps, CHANGE_SECONDS),
  });
  return { ...sent, Ticket };
}

/**
 * Takes the number of the code. Throws 400 PROOF_MISSING without the ticket of this code, and what `useCode` throws; with the right code what `refusalOfNumber` says of a number that is
 * another's, 403 NOT_ALLOWED. The person's other sessions end, and the number before is told.
 */
export async function changeMobile(
  deps: Dependencies,
  context: CallContext,
  { reference, code, Ticket }: CallParsed<'changeOwnMobile'>['body'],
): Promise<CallAnswer<'changeOwnMobile'>> {
  const { visitor } = context;
  const { tenantId, sessionId } = visitor;
  await assertOwnAccount(deps, tenantId);
  const proved = readTicket(deps.config.sessionSecret, Ticket, {
    tenantId,
    kind: 'change',
    now: deps.clock(),
  });
  if (proved !== changeOf(visitor, reference)) throw badRequest('PROOF_MISSING', AT_FIELD);
  const { before, after, ended } = await useCode(deps, {
    tenantId,
    audience: 'buyer',
    purpose: 'number',
    reference,
    code,
    enter: async (tx, mobile) => {
      const person = await heldPerson(tx, visitor);
      if (person.mobile === mobile) return { before: person, after: person, ended: [] };
      const refusal = await refusalOfNumber(deps, tx, { tenantId, mobile });
      if (refusal) return refusal;
      const { profileCode } = person;
      await setMobile(tx, { profileCode, mobile });
      return {
        before: person,
        after: { ...person, mobile },
        ended: await endPersonsSessions(deps, tx, { tenantId, profileCode, keep: sessionId || undefined }),
      };
    },
  }).catch((error: unknown) => {
    // Somebody else took it in the same moment.
    if (uniqueConstraintOf(error)?.includes('mobile')) throw conflict('MOBILE_TAKEN', AT_FIELD);
    throw error;
  });
  tellEnded(deps, ended);
  if (before.mobile !== null && before.mobile !== after.mobile)
    await tellMobileChanged(deps, context, { from: before.mobile, to: after.mobile ?? '' });
  return presentPerson(after);
}

const SHOWN_DIGITS = 4;

/** Tells the number before. Sent at once, and not tried again: the change is made whether or not it arrives. */
export async function tellMobileChanged(
  { sms, tenants, onProblem }: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const tenant = tenants.get(tenantId);
  const shop = (language === 'en' ? tenant?.nameEn : tenant?.nameTh) ?? tenantId;
  const text = mobileChangedWords(shop, to.slice(-SHOWN_DIGITS))[language];
  await sms
    .send({ tenantId, to: from, text })
    .catch((cause: unknown) =>
      onProblem(new Error(`A number of ${tenantId} could not be told that it was changed`, { cause })),
    );
}

type Passwords = { visitor: Visitor; address: string; current: string; next: string };

/**
 * Sets another password and ends the person's other sessions at once. Who has none yet, and so has signed in by a code, chooses
 * the first one without a current one. Throws 400 FIRST_PASSWORD_LATE, CURRENT_PASSWORD_WRONG, PASSWORD_UNCHANGED or what
 * `passwordFlaw` finds, 403 NOT_ALLOWED, also where the shop has no sign-in by password or an app of the company has the account,
 * 429 TOO_MANY_TRIES.
 */
export async function changeOwnPassword(
  deps: Dependencies,
  { visitor, address, current, next }: Passwords,
): Promise<void> {
  const { tenantId, sessionId } = visitor;
  await assertOwnAccount(deps, tenantId);
  if (!(await webConfigOf(deps, tenantId)).get('PASSWORD_LOGIN_ENABLED')) throw notAllowed('NOT_ALLOWED');
  const person = await personOf(deps, visitor);
  const { profileCode, username, mobile, email, name, passwordHash: old } = person;
  if (old === null) await assertJustSignedIn(deps, visitor);
  else {
    await confirm(deps, { visitor, address, current, person });
    if (next === current)
      throw badRequest('PASSWORD_UNCHANGED', { fields: { NewPassword: 'PASSWORD_UNCHANGED' } });
  }
  const shop = deps.tenants.get(tenantId);
  assertStrong(next, { names: [username, mobile, email, name], shop, field: 'NewPassword' });
  // No connection is held during this: it takes 40 ms.
  const hash = await hashPassword(next);
  const ended = await deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    // Changed concurrently: the typed password is no longer the current one.
    if (!(await replacePersonsHash(tx, { profileCode, old, hash }))) throw wrongCurrent();
    return endPersonsSessions(deps, tx, { tenantId, profileCode, keep: sessionId || undefined });
  });
  tellEnded(deps, ended);
}

type Confirming = Omit<Passwords, 'next'> & { person: Person };

/** Tries count together with sign-ins (decision 24). Throws 400 CURRENT_PASSWORD_WRONG, 429 TOO_MANY_TRIES. */
async function confirm(
  deps: Dependencies,
  { visitor: { tenantId, customerCode }, address, current, person }: Confirming,
): Promise<void> {
  const username = person.username ?? person.mobile ?? customerCode;
  const tried: Tried = { tenantId, audience: 'buyer', username, address };
  await deps.database.inTenant(tenantId, (tx) => countPasswordTry(deps, tx, tried));
  // No connection is held during this: it takes 40 ms.
  if (!(await verifyPassword(current, person.passwordHash))) throw wrongCurrent();
  await deps.database.inTenant(tenantId, (tx) => forgetPasswordTries(deps, tx, tried));
}

const wrongCurrent = () =>
  badRequest('CURRENT_PASSWORD_WRONG', { fields: { CurrentPassword: 'CURRENT_PASSWORD_WRONG' } });

/** Throws 403 NOT_ALLOWED. */
export function ownSignIns(deps: Dependencies, visitor: Visitor): Promise<CallAnswer<'ownSignIns'>> {
  const { tenantId, customerCode } = visitor;
  return deps.database.inTenant(
    tenantId,
    async (tx) =>
      linkedSignIns(deps, tx, { tenantId, profileCode: (await personIn(tx, customerCode)).profileCode }),
    { readOnly: true },
  );
}

/** Ends the other sessions. Throws 404 SIGN_IN_NOT_FOUND, 403 NOT_ALLOWED, also where an app of the company has the account. */
export async function removeOwnSignIn(
  deps: Dependencies,
  visitor: Visitor,
  id: string,
): Promise<CallAnswer<'ownSignIns'>> {
  const { tenantId, sessionId } = visitor;
  await assertOwnAccount(deps, tenantId);
  const { ended } = await deps.database.inTenant(tenantId, async (tx) => {
    const { profileCode } = await heldPerson(tx, visitor);
    return removeLinkedSignIn(deps, tx, { tenantId, profileCode, id, keep: sessionId || undefined });
  });
  tellEnded(deps, ended);
  return ownSignIns(deps, visitor);
}
