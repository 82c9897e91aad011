/** Sessions of merchant staff (back-office 4): as those of buyers, with a cookie and accounts of their own. */
import { isSuperAdminRole } from '#domain/roles.ts';
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import {
  findStaffById,
  findStaffByMobile,
  findStaffByName,
  findStaffOfSecret,
  type StaffAccount,
} from './accounts.queries.ts';
import { activeCenters, centersAllowed, chooseCenter, type Center } from './centers.usecases.ts';
import { sendCode, useCode, type SentCode } from './one-time-code.ts';
import { verifyPassword } from './passwords.ts';
import { hashOfSecret } from './secrets.ts';
import { entryRefusal, sessionOver, wrongPassword } from './session.errors.ts';
import { openSession, tellEnded } from './session.opening.ts';
import { setSessionCenter } from './session.queries.ts';
import { holdPasswordHash } from './staff-profile.queries.ts';

export type StaffMember = {
  visitor: Visitor;
  account: StaffAccount;
  /** The centers that he works for, his first one first. */
  centers: readonly Center[];
  /** The one he works for now. */
  active: Center | undefined;
};

/** Those set for him; a super admin for whom none are set works for all, a salesman for none (back-office 1). */
function centersOfAccount(all: readonly Center[], { role, saleUnits }: StaffAccount): readonly Center[] {
  return saleUnits.length === 0 && !isSuperAdminRole(role) ? [] : centersAllowed(all, saleUnits);
}

type Presence = {
  account: StaffAccount;
  all: readonly Center[];
  sessionId: string;
  saleUnit?: string | null;
};

/** A center that is no longer his gives way to his first (back-office 4). */
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
type PasswordEntry = { tenantId: string; username: string; password: string; secret: string | undefined };

/** Throws 401 WRONG_PASSWORD, 403 CUSTOMER_INACTIVE. `secret` is that of the session the browser still holds. */
export async function signInStaff(
  deps: Dependencies,
  { tenantId, username, password, secret }: PasswordEntry,
): Promise<StaffEntry> {
  const name = { typed: username, mobile: normaliseThaiMobile(username) };
  const all = await activeCenters(deps, tenantId);
  const found = await deps.database.inTenant(tenantId, (tx) => findStaffByName(tx, name), { readOnly: true });
  const isRight = await verifyPassword(password, found?.passwordHash);
  if (!found || !isRight) throw wrongPassword();
  const { account, passwordHash: hash } = found;
  const refusal = entryRefusal(account.status);
  if (refusal) throw refusal;
  const opened = await deps.database.inTenant(tenantId, async (tx) => {
    // Changed while it was looked at: a session of the old one must not outlive those that ended with it.
    if (!(await holdPasswordHash(tx, { userId: account.userId, hash }))) throw wrongPassword();
    return openStaffSession(deps, tx, { tenantId, account, all, secret });
  });
  return entered(deps, opened);
}

const audience = 'merchant';

/** As `sendCode`, to a member of staff. */
export function requestStaffCode(
  deps: Dependencies,
  asked: { tenantId: string; mobile: string; language: Language },
): Promise<SentCode> {
  return sendCode(deps, { ...asked, audience });
}

type CodeEntry = { tenantId: string; reference: string; code: string; secret: string | undefined };

/** Throws as `useCode`; with the right code 404 STAFF_NOT_FOUND for a mobile nobody has, 403 CUSTOMER_INACTIVE. */
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
      if (!account) return notFound('STAFF_NOT_FOUND');
      return entryRefusal(account.status) ?? openStaffSession(deps, tx, { tenantId, account, all, secret });
    },
  });
  return entered(deps, opened);
}

type Opening = {
  tenantId: string;
  account: StaffAccount;
  all: readonly Center[];
  secret: string | undefined;
};

async function openStaffSession(
  deps: Dependencies,
  tx: Parameters<typeof openSession>[1],
  { tenantId, account, all, secret: replaces }: Opening,
) {
  const { userId } = account;
  const saleUnit = chooseCenter(centersOfAccount(all, account), [])?.saleUnit ?? '';
  const session = { tenantId, kind: 'merchant', owner: { userId }, saleUnit, replaces } as const;
  const { sessionId, secret, ended } = await openSession(deps, tx, session);
  return { member: staffMember(tenantId, { account, all, sessionId, saleUnit }), secret, ended };
}

/** What a committed sign-in gives. */
function entered(
  deps: Dependencies,
  { member, secret, ended }: Awaited<ReturnType<typeof openStaffSession>>,
): StaffEntry {
  tellEnded(deps, ended);
  return { ...member, secret };
}

/** The member of staff of a session cookie, or throws 401 SESSION_OVER. */
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
  if (account?.status !== 'active') throw sessionOver();
  const { sessionId, activeSaleUnit: saleUnit } = account;
  return staffMember(tenantId, { account, all, sessionId, saleUnit });
}

/** The member of staff of a token as he stands now. Throws 401 SESSION_OVER once he may not enter. */
export async function currentStaff(
  deps: Dependencies,
  { tenantId, userId, saleUnit, sessionId }: Pick<Visitor, 'tenantId' | 'userId' | 'saleUnit' | 'sessionId'>,
): Promise<StaffMember> {
  const all = await activeCenters(deps, tenantId);
  const account = await deps.database.inTenant(tenantId, (tx) => findStaffById(tx, userId), {
    readOnly: true,
  });
  if (account?.status !== 'active') throw sessionOver();
  return staffMember(tenantId, { account, all, sessionId, saleUnit });
}

/** The centers that a member of staff works for, his first one first. Throws as `currentStaff`. */
export async function centersOfStaff(deps: Dependencies, visitor: Visitor): Promise<readonly Center[]> {
  return (await currentStaff(deps, visitor)).centers;
}

/**
 * The center that a member of staff asks for, the one he works for now without a word of another. Throws 404
 * CENTER_NOT_FOUND for one that is not his, and where he has none; as `currentStaff`.
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

/** Works for another of his centers from now on. Throws 404 CENTER_NOT_FOUND for one that is not his. */
export async function swapStaffCenter(
  deps: Dependencies,
  { visitor, saleUnit }: { visitor: Visitor; saleUnit: string },
): Promise<StaffMember> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const { tenantId, sessionId } = visitor;
  await deps.database.inTenant(tenantId, (tx) => setSessionCenter(tx, { sessionId, saleUnit }));
  return currentStaff(deps, { ...visitor, saleUnit });
}
