/** What members of staff change of their own: who they are, and their password (back-office 2 and 6). */
import { isUniqueViolation } from '#database/errors.ts';
import { FEWEST_PASSWORD_LETTERS, passwordFlaw, type PasswordFlaw } from '#domain/password.ts';
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Tenant } from '../../plugins/tenants.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import type { StaffAccount } from './accounts.queries.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { centerName } from './centers.usecases.ts';
import { recordEnded, tellEnded } from './session.opening.ts';
import { revokeSessionsOf } from './session.queries.ts';
import {
  findPasswordHash,
  lockProfile,
  replacePasswordHash,
  updateProfile,
  type Profile,
} from './staff-profile.queries.ts';
import { roleName } from './staff.present.ts';
import { currentStaff, type StaffMember } from './staff.usecases.ts';

type Changed = { name: string; email: string; mobile: string };

/** Throws 400 INVALID_EMAIL or INVALID_MOBILE, 409 MOBILE_TAKEN, 401 SESSION_OVER. */
export async function saveProfile(
  deps: Dependencies,
  { visitor, changed }: { visitor: Visitor; changed: Changed },
): Promise<StaffMember> {
  await currentStaff(deps, visitor);
  const { tenantId, userId } = visitor;
  const profile: Profile = {
    name: changed.name,
    email: changed.email === '' ? null : emailOf(changed.email),
    mobile: changed.mobile === '' ? null : mobileOf(changed.mobile),
  };
  await deps.database
    .inTenant(tenantId, async (tx) => {
      const before = await lockProfile(tx, userId);
      await updateProfile(tx, { userId, profile });
      const subject = `staff/${userId}` as const;
      await writeAudit(deps, tx, { visitor, action: 'staff.profile', subject, before, after: profile });
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw conflict('MOBILE_TAKEN', { fields: { Mobile: 'MOBILE_TAKEN' } });
      throw error;
    });
  return currentStaff(deps, visitor);
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function emailOf(typed: string): string {
  if (!emailPattern.test(typed)) throw badRequest('INVALID_EMAIL', { fields: { Email: 'INVALID_EMAIL' } });
  return typed;
}

function mobileOf(typed: string): string {
  const mobile = normaliseThaiMobile(typed);
  if (mobile === undefined) throw badRequest('INVALID_MOBILE', { fields: { Mobile: 'INVALID_MOBILE' } });
  return mobile;
}

type Passwords = { current: string; next: string };

/**
 * Sets another password and ends every other session of his at once. Throws 400 CURRENT_PASSWORD_WRONG,
 * PASSWORD_UNCHANGED or what `passwordFlaw` finds, 401 SESSION_OVER.
 */
export async function changePassword(
  deps: Dependencies,
  { visitor, current, next }: Passwords & { visitor: Visitor },
): Promise<void> {
  const { account } = await currentStaff(deps, visitor);
  const { tenantId, userId, sessionId } = visitor;
  const old = await deps.database.inTenant(tenantId, (tx) => findPasswordHash(tx, userId), {
    readOnly: true,
  });
  // No connection is held meanwhile: this takes 40 ms.
  const isRight = await verifyPassword(current, old);
  if (!isRight || !old) throw wrongCurrent();
  if (next === current) throw unchanged();
  const flaw = passwordFlaw(next, { names: namesOf(account, deps.tenants.get(tenantId)) });
  if (flaw) throw flawed(FLAWS[flaw]);
  const hash = await hashPassword(next);
  const ended = await deps.database.inTenant(tenantId, async (tx) => {
    // Somebody changed it meanwhile: what was typed is the current one no more.
    if (!(await replacePasswordHash(tx, { userId, old, hash }))) throw wrongCurrent();
    const at = deps.clock();
    const keep = sessionId || undefined;
    const others = await revokeSessionsOf(tx, { owner: { userId }, keep, at });
    await writeAudit(deps, tx, { visitor, action: 'staff.password', subject: `staff/${userId}` });
    return recordEnded(deps, tx, { tenantId, ended: others });
  });
  tellEnded(deps, ended);
}

const namesOf = ({ username, mobile, email, name }: StaffAccount, shop: Tenant | undefined): string[] =>
  [username, mobile, email, name, shop?.nameTh, shop?.nameEn, shop?.companyCode, shop?.tenantId].filter(
    (one) => one != null,
  );

const wrongCurrent = () =>
  badRequest('CURRENT_PASSWORD_WRONG', { fields: { CurrentPassword: 'CURRENT_PASSWORD_WRONG' } });
const FLAWS = {
  tooShort: 'PASSWORD_TOO_SHORT',
  pattern: 'PASSWORD_PATTERN',
  common: 'PASSWORD_COMMON',
  ownName: 'PASSWORD_OWN_NAME',
} satisfies Record<PasswordFlaw, string>;
const flawed = (code: string) =>
  badRequest(code, { values: { count: FEWEST_PASSWORD_LETTERS }, fields: { NewPassword: code } });
const unchanged = () => badRequest('PASSWORD_UNCHANGED', { fields: { NewPassword: 'PASSWORD_UNCHANGED' } });

export function presentProfile(
  { account, centers }: StaffMember,
  language: Language,
): CallAnswer<'staffProfile'> {
  return {
    UserId: account.userId,
    Username: account.username ?? '',
    Name: account.name,
    Email: account.email ?? '',
    Mobile: account.mobile ?? '',
    Role: roleName(account.role, language),
    UserRole: account.role,
    Centers: centers.map((center) => ({
      SaleUnit: center.saleUnit,
      DIST_NAME: centerName(center, language),
    })),
  };
}
