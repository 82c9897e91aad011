/** Sessions of merchant staff (B-02): like those of buyers, with their own cookie and accounts. */
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { TenantTransaction } from '#database/database.ts';
import { CallError, conflict, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeRefusal, writeSignIn } from '../audit/audit.public.ts';
import {
  findStaffById,
  findStaffByMobile,
  findStaffByName,
  findStaffOfSecret,
  holdStaff,
  type StaffAccount,
} from './accounts.queries.ts';
import { activeCenters, centersAllowed, chooseCenter, type Center } from './centers.usecases.ts';
import { sendCode, useCode, type CodeRequest, type SentCode } from './one-time-code.usecases.ts';
import { verifyPassword } from './passwords.ts';
import { hashOfSecret } from './secrets.ts';
import { AT_FIELD, entryRefusal, sessionOver, wrongPassword } from './session.errors.ts';
import { openSession, tellEnded } from './session.opening.usecases.ts';
import { setSessionCenter } from './session.queries.ts';
import { countPasswordTry, forgetPasswordTries, type Tried } from './sign-in-tries.usecases.ts';
import { holdPasswordHash } from './staff-profile.queries.ts';

const audience = 'merchant';

export type StaffMember = {
  visitor: Visitor;
  account: StaffAccount;
  /** The centers they work for, their first one first. */
  centers: readonly Center[];
  /** The active center. */
  active: Center | undefined;
};

/** The assigned centers; without any, a super admin works for all, a salesman for none (B-17). */
function centersOfAccount(all: readonly Center[], { role, saleUnits }: StaffAccount): readonly Center[] {
  return saleUnits.length === 0 && !isSuperAdminRole(role) ? [] : centersAllowed(all, saleUnits);
}

type Presence = {
  account: StaffAccount;
  all: readonly Center[];
  sessionId: string;
  saleUnit?: string | null;
};

/** A center that is no longer theirs is replaced by their first (B-03). */
function staffMember(tenantId: string, { account, all, sessionId, saleUnit }: Presence): StaffMember {
  const { userId, role } = account;
  const centers = centersOfAccount(all, account);
  const active = chooseCenter(centers, [saleUnit]);
  const visitor: Visitor = {
    tenantId,
    kind: 'staff',
    customerCode: '',
    userId,
    role,
    saleUnit: active?.saleUnit ?? '',
    sessionId,
  };
  return { visitor, account, centers, active };
}

export type StaffEntry = StaffMember & { secret: string };
type PasswordEntry = {
  tenantId: string;
  username: string;
  password: string;
  address: string;
  /** Of the session that the browser still has. */
  secret: string | undefined;
};

/** Throws 401 WRONG_PASSWORD, 429 TOO_MANY_TRIES, 403 CUSTOMER_INACTIVE, DEMO_ACCOUNT. */
export async function signInStaff(
  deps: Dependencies,
  { tenantId, username, password, address, secret }: PasswordEntry,
): Promise<StaffEntry> {
  const name = { typed: username, mobile: normaliseThaiMobile(username) };
  const all = await activeCenters(deps, tenantId);
  const tried: Tried = { tenantId, audience, username, address };
  const found = await deps.database.inTenant(tenantId, async (tx) => {
    await countPasswordTry(deps, tx, tried);
    return findStaffByName(tx, name);
  });
  const isRight = await verifyPassword(password, found?.passwordHash);
  if (!found || !isRight) {
    const userId = found?.account.userId ?? '';
    const subject = `staff/${userId}` as const;
    await writeRefusal(deps, { tenantId, userId, refused: 'WRONG_PASSWORD', subject, isStranger: true });
    throw wrongPassword();
  }
  const { account, passwordHash: hash } = found;
  const { userId } = account;
  const opened = await deps.database.inTenant(tenantId, async (tx) => {
    await forgetPasswordTries(deps, tx, tried);
    // Changed during the check: a session of the old password must not outlive those that ended with it.
    if (!(await holdPasswordHash(tx, { userId, hash }))) throw wrongPassword();
    return openStaffSession(deps, tx, { tenantId, userId, all, secret });
  });
  return entered(deps, opened);
}

/** Like `sendCode`; an SMS goes only to staff who may sign in. */
export function requestStaffCode(deps: Dependencies, asked: CodeRequest): Promise<SentCode> {
  return sendCode(deps, {
    ...asked,
    audience,
    mayHaveCode: async (tx, mobile) => {
      const account = await findStaffByMobile(tx, mobile);
      return account !== undefined && entryRefusal(account, deps.config) === undefined;
    },
  });
}

type CodeEntry = { tenantId: string; reference: string; code: string; secret: string | undefined };

/**
 * Throws like `useCode`; with the right code 404 STAFF_NOT_FOUND for an unknown mobile number, 403
 * CUSTOMER_INACTIVE.
 */
export async function signInStaffWithCode(
  deps: Dependencies,
  { tenantId, reference, code, secret }: CodeEntry,
): Promise<StaffEntry> {
  const all = await activeCenters(deps, tenantId);
  const opened = await useCode(deps, {
    tenantId,
    audience,
    reference,
    code,
    enter: async (tx, mobile) => {
      const account = await findStaffByMobile(tx, mobile);
      if (!account) return notFound('STAFF_NOT_FOUND', AT_FIELD);
      return openStaffSession(deps, tx, { tenantId, userId: account.userId, all, secret });
    },
  });
  return entered(deps, opened);
}

/** Signs in who was made staff a moment ago. Throws 404 STAFF_NOT_FOUND. */
export async function signInNewStaff(
  deps: Dependencies,
  { tenantId, userId, secret }: Omit<Opening, 'all'>,
): Promise<StaffEntry> {
  const all = await activeCenters(deps, tenantId);
  const opened = await deps.database.inTenant(tenantId, (tx) =>
    openStaffSession(deps, tx, { tenantId, userId, all, secret }),
  );
  return entered(deps, opened);
}

/** Why a number cannot become another member of staff: MOBILE_TAKEN, CUSTOMER_INACTIVE. Only for who has proved to own it. */
export async function refusalOfStaffNumber(
  deps: Pick<Dependencies, 'config'>,
  tx: TenantTransaction,
  mobile: string,
): Promise<CallError | undefined> {
  const account = await findStaffByMobile(tx, mobile);
  return account && (entryRefusal(account, deps.config) ?? conflict('MOBILE_TAKEN', AT_FIELD));
}

type Opening = {
  tenantId: string;
  userId: string;
  all: readonly Center[];
  secret: string | undefined;
};

/**
 * Opens it from the staff member's current row: one from an earlier read would outlive the sessions ended by a
 * change. Returns the refusal if they may not sign in.
 */
async function openStaffSession(
  deps: Dependencies,
  tx: Parameters<typeof openSession>[1],
  { tenantId, userId, all, secret: replaces }: Opening,
) {
  await holdStaff(tx, userId);
  const account = await findStaffById(tx, userId);
  if (!account) return notFound('STAFF_NOT_FOUND', AT_FIELD);
  const refusal = entryRefusal(account, deps.config);
  if (refusal) return refusal;
  const saleUnit = chooseCenter(centersOfAccount(all, account), [])?.saleUnit ?? '';
  const session = { tenantId, kind: 'merchant', owner: { userId }, saleUnit, replaces } as const;
  const { sessionId, secret, ended } = await openSession(deps, tx, session);
  await writeSignIn(deps, tx, { tenantId, userId, action: 'staff.signIn' });
  return { member: staffMember(tenantId, { account, all, sessionId, saleUnit }), secret, ended };
}

/** The result of a committed sign-in. */
function entered(deps: Dependencies, opened: Awaited<ReturnType<typeof openStaffSession>>): StaffEntry {
  // Thrown after the commit: otherwise the right password or code would not be recorded.
  if (opened instanceof CallError) throw opened;
  const { member, secret, ended } = opened;
  tellEnded(deps, ended);
  return { ...member, secret };
}

/** The staff member of a session cookie, or throws 401 SESSION_OVER. */
export async function renewStaffSession(
  deps: Dependencies,
  { tenantId, secret }: { tenantId: string; secret: string | undefined },
): Promise<StaffMember> {
  if (secret === undefined) throw sessionOver();
  const all = await activeCenters(deps, tenantId);
  const account = await deps.database.inTenant(
    tenantId,
    (tx) => findStaffOfSecret(tx, { secretHash: hashOfSecret(secret), now: deps.clock() }),
    { readOnly: true },
  );
  if (!account || entryRefusal(account, deps.config)) throw sessionOver();
  const { sessionId, activeSaleUnit: saleUnit } = account;
  return staffMember(tenantId, { account, all, sessionId, saleUnit });
}

/** The current staff member of a token. Throws 401 SESSION_OVER if they may no longer sign in. */
export async function currentStaff(
  deps: Dependencies,
  { tenantId, userId, saleUnit, sessionId }: Pick<Visitor, 'tenantId' | 'userId' | 'saleUnit' | 'sessionId'>,
): Promise<StaffMember> {
  const all = await activeCenters(deps, tenantId);
  const account = await deps.database.inTenant(tenantId, (tx) => findStaffById(tx, userId), {
    readOnly: true,
  });
  if (!account || entryRefusal(account, deps.config)) throw sessionOver();
  return staffMember(tenantId, { account, all, sessionId, saleUnit });
}

/** The centers that a staff member works for, their first one first. Throws like `currentStaff`. */
export async function centersOfStaff(deps: Dependencies, visitor: Visitor): Promise<readonly Center[]> {
  return (await currentStaff(deps, visitor)).centers;
}

/**
 * The center that a staff member requests; defaults to their active one. Throws 404 CENTER_NOT_FOUND for one that
 * is not theirs, and if they have none; otherwise like `currentStaff`.
 */
export async function centerOfStaff(
  deps: Dependencies,
  { visitor, saleUnit }: { visitor: Visitor; saleUnit: string | undefined },
): Promise<Center> {
  const { centers, active } = await currentStaff(deps, visitor);
  const center = saleUnit === undefined ? active : centers.find((one) => one.saleUnit === saleUnit);
  if (!center) throw notFound('CENTER_NOT_FOUND');
  return center;
}

/** Switches to another of their centers. Throws 404 CENTER_NOT_FOUND for one that is not theirs. */
export async function swapStaffCenter(
  deps: Dependencies,
  { visitor, saleUnit }: { visitor: Visitor; saleUnit: string },
): Promise<StaffMember> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const { tenantId, sessionId } = visitor;
  await deps.database.inTenant(tenantId, (tx) => setSessionCenter(tx, { sessionId, saleUnit }));
  return currentStaff(deps, { ...visitor, saleUnit });
}
