/** Sessions of merchant staff (back-office 4): as those of buyers, with a cookie and accounts of their own. */
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findStaffById, findStaffByName, findStaffOfSecret, type StaffAccount } from './accounts.queries.ts';
import { activeCenters, centersAllowed, chooseCenter, type Center } from './centers.usecases.ts';
import { verifyPassword } from './passwords.ts';
import { hashOfSecret } from './secrets.ts';
import { entryRefusal, sessionOver, wrongPassword } from './session.errors.ts';
import { openSession, tellEnded } from './session.opening.ts';

export type StaffMember = { visitor: Visitor; account: StaffAccount };

type Presence = { account: StaffAccount; sessionId: string; saleUnit: string };

function staffMember(tenantId: string, { account, sessionId, saleUnit }: Presence): StaffMember {
  const { userId, role } = account;
  return {
    visitor: { tenantId, kind: 'staff', customerCode: '', userId, role, saleUnit, sessionId },
    account,
  };
}

async function centerOfStaff(
  deps: Dependencies,
  { tenantId, account, wish }: { tenantId: string; account: StaffAccount; wish?: string | null },
): Promise<string> {
  const allowed = centersAllowed(await activeCenters(deps, tenantId), account.saleUnits);
  return chooseCenter(allowed, [wish])?.saleUnit ?? '';
}

type StaffSignIn = { tenantId: string; username: string; password: string; secret: string | undefined };

/** Throws 401 WRONG_PASSWORD, 403 CUSTOMER_INACTIVE. `secret` is that of the session the browser still holds. */
export async function signInStaff(
  deps: Dependencies,
  { tenantId, username, password, secret }: StaffSignIn,
): Promise<StaffMember & { secret: string }> {
  const name = { typed: username, mobile: normaliseThaiMobile(username) };
  const found = await deps.database.inTenant(tenantId, (tx) => findStaffByName(tx, name), { readOnly: true });
  const isRight = await verifyPassword(password, found?.passwordHash);
  if (!found || !isRight) throw wrongPassword();
  const { account } = found;
  const refusal = entryRefusal(account.status);
  if (refusal) throw refusal;
  const saleUnit = await centerOfStaff(deps, { tenantId, account });
  const opened = await deps.database.inTenant(tenantId, (tx) =>
    openSession(deps, tx, {
      tenantId,
      kind: 'merchant',
      owner: { userId: account.userId },
      saleUnit,
      replaces: secret,
    }),
  );
  tellEnded(deps, opened.ended);
  const { sessionId } = opened;
  return { ...staffMember(tenantId, { account, sessionId, saleUnit }), secret: opened.secret };
}

/** The member of staff of a session cookie, or throws 401 SESSION_OVER. */
export async function renewStaffSession(
  deps: Dependencies,
  { tenantId, secret }: { tenantId: string; secret: string | undefined },
): Promise<StaffMember> {
  if (secret === undefined) throw sessionOver();
  const account = await deps.database.inTenant(
    tenantId,
    (tx) => findStaffOfSecret(tx, { secretHash: hashOfSecret(secret), now: deps.clock() }),
    { readOnly: true },
  );
  if (account?.status !== 'active') throw sessionOver();
  const saleUnit = await centerOfStaff(deps, { tenantId, account, wish: account.activeSaleUnit });
  return staffMember(tenantId, { account, sessionId: account.sessionId, saleUnit });
}

/** The centers that a member of staff works for, his first one first. Throws 401 SESSION_OVER once he may not enter. */
export async function centersOfStaff(
  deps: Dependencies,
  { tenantId, userId }: Pick<Visitor, 'tenantId' | 'userId'>,
): Promise<readonly Center[]> {
  const account = await deps.database.inTenant(tenantId, (tx) => findStaffById(tx, userId), {
    readOnly: true,
  });
  if (account?.status !== 'active') throw sessionOver();
  return centersAllowed(await activeCenters(deps, tenantId), account.saleUnits);
}

const ROLE_NAMES = {
  admin: { th: 'ผู้ดูแลระบบสูงสุด', en: 'Super admin' },
  salesman: { th: 'พนักงานขาย', en: 'Salesman' },
};

/** The merchant user of back-office 3: `role` is the role's name, `userRole` its number. */
export async function presentStaff(
  { tokens }: Pick<Dependencies, 'tokens'>,
  { visitor, account }: StaffMember,
  language: Language,
): Promise<CallAnswer<'staffLogin'>> {
  const names = account.role === '1' ? ROLE_NAMES.admin : ROLE_NAMES.salesman;
  return {
    token: await tokens.sign(visitor),
    user: {
      userid: account.userId,
      usernames: account.name,
      role: names[language],
      userRole: account.role,
    },
  };
}
