/** A merchant registers themselves: the number is proved, and the application waits for the super admin (R-42i). */
import { createHash, randomInt } from 'node:crypto';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import { uniqueConstraintOf } from '#database/errors.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, CallError, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { GUEST } from '../../http/visitor.ts';
import { once, type Claim } from '../idempotency/idempotency.public.ts';
import { refusingTaken } from '../merchant-staff/merchant-staff.public.ts';
import { notify, staffToTell } from '../notifications/notifications.public.ts';
import {
  AT_FIELD,
  hashPassword,
  numberOfTicket,
  numberTicket,
  presentStaff,
  refusalOfStaffNumber,
  sendCode,
  signInNewStaff,
  signInStaff,
  useCode,
  type CodeRequest,
  type SentCode,
  type StaffEntry,
} from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { bankOf, inAreas, newCenterOf, personOf } from './application-given.usecases.ts';
import {
  findApplication,
  findApplicationOfNumber,
  insertApplication,
  type NewApplication,
} from './applications.queries.ts';
import { REGISTERED, waitingNotice } from './applications.words.ts';
import { centersWithoutSalesman } from './center-choices.usecases.ts';
import { letIn } from './letting-in.usecases.ts';

type Body = CallParsed<'registerMerchant'>['body'];

/** Throws 403 MERCHANT_REGISTRATION_CLOSED where the shop takes no merchants (W-60e). */
async function openConfig(deps: Dependencies, tenantId: string) {
  const config = await webConfigOf(deps, tenantId);
  if (!config.get('REGISTER_MERCHANT_ENABLED')) throw notAllowed('MERCHANT_REGISTRATION_CLOSED', AT_FIELD);
  return config;
}

/** Like `sendCode`: whoever has the number, nothing of the answer or of its work depends on it. */
export async function requestApplicantCode(deps: Dependencies, asked: CodeRequest): Promise<SentCode> {
  await openConfig(deps, asked.tenantId);
  return sendCode(deps, { ...asked, audience: 'applicant' });
}

/** Its bearer may see and withdraw the application, and send the photos of its new center. */
const tokenOf = ({ tokens }: Pick<Dependencies, 'tokens'>, tenantId: string, code: string): Promise<string> =>
  tokens.sign({
    tenantId,
    kind: 'applicant',
    customerCode: '',
    userId: code,
    role: '',
    saleUnit: '',
    sessionId: '',
  });

/**
 * Uses a code up for a ticket of its number. Throws like `useCode`; with the right code 409 MOBILE_TAKEN, 403 CUSTOMER_INACTIVE.
 * Who has applied before is told how that stands; while it waits there is no ticket for another.
 */
export async function verifyApplicantCode(
  deps: Dependencies,
  { tenantId, reference, code }: { tenantId: string; reference: string; code: string },
): Promise<CallAnswer<'verifyApplicantCode'>> {
  await openConfig(deps, tenantId);
  const { mobile, earlier } = await useCode(deps, {
    tenantId,
    audience: 'applicant',
    reference,
    code,
    enter: async (tx, proved) =>
      (await refusalOfStaffNumber(deps, tx, proved)) ?? {
        mobile: proved,
        earlier: await findApplicationOfNumber(tx, proved),
      },
  });
  const { ticket, expiresInSeconds } = numberTicket(deps, tenantId, { mobile });
  return {
    Mobile: mobile,
    ExpiresInSeconds: expiresInSeconds,
    ...(earlier?.state !== 'waiting' && { Ticket: ticket }),
    ...(earlier && { State: earlier.state, Token: await tokenOf(deps, tenantId, earlier.code) }),
  };
}

type Applying = {
  tenantId: string;
  body: Body;
  key: string;
  language: Language;
  /** Of the staff session that the browser still has. */
  secret: string | undefined;
  address: string;
};
type Made = { code: string; saleUnit: string | null; userId?: string };

/** The answer, and the session of who was let in at once. */
export type Applied = { answer: CallAnswer<'registerMerchant'>; entry: StaffEntry | undefined };

/**
 * Writes an application, once however often it is sent; where the shop lets everybody in its owner is staff at once, and signed
 * in; who sends it again is as by `staffLogin`. Throws 400 NUMBER_UNPROVED without a ticket of the number, CENTER_NEEDED,
 * AREA_NOT_FOUND, BANK_NOT_FOUND, BANK_ACCOUNT_WRONG, INVALID_EMAIL, INVALID_TAX_NUMBER, a flaw of the password, each at its field; 404 CENTER_NOT_FOUND for a center that has a salesman; 409
 * APPLICATION_WAITING, MOBILE_TAKEN; 403 CUSTOMER_INACTIVE.
 */
export async function registerMerchant(
  deps: Dependencies,
  { tenantId, body, key, language, secret, address }: Applying,
): Promise<Applied> {
  const config = await openConfig(deps, tenantId);
  const mobile = numberOfTicket(deps, tenantId, body.Ticket);
  if (mobile === undefined || normaliseThaiMobile(body.Saleman.mobileNo) !== mobile)
    throw badRequest('NUMBER_UNPROVED', AT_FIELD);
  const person = personOf(deps, { tenantId, body, mobile });
  const bank = bankOf(body);
  const newCenter = newCenterOf(body);
  await assertChosen(deps, { tenantId, body, hasNew: newCenter !== null });
  // No connection is held during this: it takes 40 ms.
  const passwordHash = body.Saleman.password === '' ? null : await hashPassword(body.Saleman.password);
  const application: NewApplication = {
    ...person,
    code: newCode('A', 9),
    mobile,
    passwordHash,
    saleUnits: body.SelectedDists,
    newCenter: newCenter && { ...newCenter, saleUnit: newCode('M', 7) },
    bank,
    language,
    at: deps.clock(),
  };
  // A center of the shop has customers of its own: whoever asks for one waits.
  const mustWait = config.get('REGISTER_MERCHANT_APPROVAL_ENABLED') || application.saleUnits.length > 0;
  const { answer: made, isNew } = await refusingTaken(
    deps.database.inTenant(tenantId, (tx) =>
      once<Made>(tx, { tenantId, claim: claimOf(body, key) }, () =>
        apply(deps, tx, { tenantId, application, mustWait }),
      ),
    ),
  ).catch(refusingAnother);
  return entered(deps, { tenantId, made, isNew, mobile, body, language, secret, address });
}

type Choosing = { tenantId: string; body: Body; hasNew: boolean };

/** A stranger may ask for a center that has no salesman yet, or for a new one. */
async function assertChosen(deps: Dependencies, { tenantId, body, hasNew }: Choosing): Promise<void> {
  const { SelectedDists: chosen } = body;
  if (chosen.length === 0 && !hasNew)
    throw badRequest('CENTER_NEEDED', { fields: { SelectedDists: 'CENTER_NEEDED' } });
  if (chosen.length === 0) return;
  const free = await centersWithoutSalesman(deps, tenantId);
  if (!chosen.every((code) => free.some(({ saleUnit }) => saleUnit === code)))
    throw notFound('CENTER_NOT_FOUND', { fields: { SelectedDists: 'CENTER_NOT_FOUND' } });
}

async function apply(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, application, mustWait }: { tenantId: string; application: NewApplication; mustWait: boolean },
): Promise<Made> {
  const { code, mobile, name, at, newCenter } = application;
  const refusal = await refusalOfStaffNumber(deps, tx, mobile);
  if (refusal) throw refusal;
  await insertApplication(tx, tenantId, { ...application, newCenter: await inAreas(tx, newCenter) });
  const made = { code, saleUnit: newCenter?.saleUnit ?? null };
  if (mustWait) {
    const recipients = await staffToTell(deps, tx, { tenantId, kind: 'application.waiting' });
    await notify(deps, tx, tenantId, [waitingNotice({ code, name, recipients, at })]);
    return made;
  }
  const stored = await findApplication(tx, code);
  if (!stored) throw conflict('TRY_AGAIN');
  return { ...made, userId: await letIn(deps, tx, { tenantId, by: undefined, application: stored }) };
}

/** Not the password: a fast hash of it would be a hint. */
function claimOf(body: Body, key: string): Claim {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
  const { Saleman, ...rest } = body;
  return {
    owner: `applicant/${hashOf(body.Ticket)}`,
    call: 'registerMerchant',
    key,
    requestHash: hashOf(JSON.stringify([rest, { ...Saleman, password: undefined }])),
  };
}

/** Of an insert that another of the same number was before. */
function refusingAnother(error: unknown): never {
  throw uniqueConstraintOf(error) === 'merchant_applications_of_number'
    ? conflict('APPLICATION_WAITING', AT_FIELD)
    : error;
}

type Entering = Omit<Applying, 'key'> & { made: Made; isNew: boolean; mobile: string };

/**
 * Who was let in a moment ago and did not hear of it: the password may have been changed since, so it is checked as at any sign-in.
 * Throws 409 MOBILE_TAKEN without one that holds, and what else `signInStaff` throws.
 */
async function enterAgain(
  deps: Dependencies,
  { tenantId, mobile: username, body, secret, address }: Entering,
): Promise<StaffEntry> {
  const { password } = body.Saleman;
  const taken = () => conflict('MOBILE_TAKEN', AT_FIELD);
  if (password === '') throw taken();
  return signInStaff(deps, { tenantId, username, password, address, secret }).catch((error: unknown) => {
    throw error instanceof CallError && error.parts.code === 'WRONG_PASSWORD' ? taken() : error;
  });
}

async function entered(deps: Dependencies, entering: Entering): Promise<Applied> {
  const { tenantId, made, isNew, body, language, secret } = entering;
  const center = newCenterOf(body);
  const NewDistributionCenter =
    made.saleUnit === null || !center
      ? null
      : { SaleUnit: made.saleUnit, DIST_NAME: center.name, DIST_SHORTNAME: center.shortName };
  if (made.userId === undefined) {
    const User = applicantUser(made.code, body.Saleman.name);
    const Token = await tokenOf(deps, tenantId, made.code);
    const Message = REGISTERED.waiting[language];
    return {
      entry: undefined,
      answer: { State: 'waiting', Token, User, NewDistributionCenter, Message },
    };
  }
  // The new center is among those that everybody knows.
  deps.events.publish({ tags: [tags.config(tenantId)] });
  const entry = isNew
    ? await signInNewStaff(deps, { tenantId, userId: made.userId, secret })
    : await enterAgain(deps, entering);
  const { token: Token, user: User } = await presentStaff(deps, entry, language);
  const Message = REGISTERED.approved[language];
  return { entry, answer: { State: 'approved', Token, User, NewDistributionCenter, Message } };
}

/** Nobody's account yet: a GUEST is not signed in (B-02). */
const applicantUser = (code: string, name: string): CallAnswer<'registerMerchant'>['User'] => ({
  userid: code,
  usernames: name,
  role: '',
  userRole: GUEST,
  ActiveDC: '',
  ActiveDCName: '',
  CenterCount: 0,
  Pages: [],
  Rights: [],
});

/** Of letters and digits that are not confused when read out. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (first: string, length: number): string =>
  first + Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
