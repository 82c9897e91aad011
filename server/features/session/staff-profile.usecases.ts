/** What staff change about themselves: their profile and their password (B-07). */
import { isUniqueViolation } from '#database/errors.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import type { StaffAccount } from './accounts.queries.ts';
import { assertStrong } from './password-flaws.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { centerName } from './centers.usecases.ts';
import { assertJustSignedIn } from './first-password.usecases.ts';
import { endStaffSessions, tellEnded } from './session.opening.usecases.ts';
import { countPasswordTry, forgetPasswordTries, type Tried } from './sign-in-tries.usecases.ts';
import {
  findPasswordHash,
  lockProfile,
  replacePasswordHash,
  updateProfile,
  type Profile,
} from './staff-profile.queries.ts';
import { roleName, type StaffRoles } from './staff-roles.usecases.ts';
import { currentStaff, type StaffMember } from './staff.usecases.ts';

type Changed = {
  name: string;
  email: string;
  mobile: string;
  /** Only needed for another mobile number. */
  currentPassword: string;
};

/**
 * One-time codes go to the mobile number, so changing it needs the current password: a session left open is not
 * enough. Throws 400 INVALID_EMAIL, INVALID_MOBILE, CURRENT_PASSWORD_MISSING, CURRENT_PASSWORD_WRONG or
 * MOBILE_WITHOUT_PASSWORD, 409 MOBILE_TAKEN, 401 SESSION_OVER, 429 TOO_MANY_TRIES.
 */
export async function saveProfile(
  deps: Dependencies,
  { visitor, address, changed }: { visitor: Visitor; address: string; changed: Changed },
): Promise<StaffMember> {
  const { account } = await currentStaff(deps, visitor);
  const { tenantId, userId } = visitor;
  const profile: Profile = {
    name: changed.name,
    email: changed.email === '' ? null : emailOf(changed.email),
    mobile: changed.mobile === '' ? null : mobileOf(changed.mobile),
  };
  const isConfirmed = profile.mobile !== account.mobile;
  if (isConfirmed) await confirmMobileChange(deps, { visitor, address, account, changed });
  await deps.database
    .inTenant(tenantId, async (tx) => {
      const before = await lockProfile(tx, userId);
      // It was changed in another window in the meantime.
      if (before.mobile !== profile.mobile && !isConfirmed) throw missingCurrent();
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

async function confirmMobileChange(
  deps: Dependencies,
  { visitor, address, account, changed }: Confirming & { changed: Changed },
): Promise<void> {
  if (changed.currentPassword === '') throw missingCurrent();
  const confirming = { visitor, address, account };
  const hash = await confirmPassword(deps, { ...confirming, current: changed.currentPassword });
  if (hash === null)
    throw badRequest('MOBILE_WITHOUT_PASSWORD', { fields: { Mobile: 'MOBILE_WITHOUT_PASSWORD' } });
}

type Confirming = { visitor: Visitor; address: string; account: StaffAccount };

/**
 * Checks the current password; returns its hash, null if there is none. Tries count together with sign-ins
 * (decision 24). Throws 400 CURRENT_PASSWORD_WRONG, 429 TOO_MANY_TRIES.
 */
async function confirmPassword(
  deps: Dependencies,
  { visitor, address, account, current }: Confirming & { current: string },
): Promise<string | null> {
  const { tenantId, userId } = visitor;
  const username = account.username ?? account.mobile ?? userId;
  const tried: Tried = { tenantId, audience: 'merchant', username, address };
  const hash = await deps.database.inTenant(tenantId, async (tx) => {
    await countPasswordTry(deps, tx, tried);
    return findPasswordHash(tx, userId);
  });
  if (!hash) return null;
  // No connection is held during this: it takes 40 ms.
  if (!(await verifyPassword(current, hash))) throw wrongCurrent();
  await deps.database.inTenant(tenantId, (tx) => forgetPasswordTries(deps, tx, tried));
  return hash;
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Throws 400 INVALID_EMAIL at the field Email. */
export function emailOf(typed: string): string {
  if (!emailPattern.test(typed)) throw badRequest('INVALID_EMAIL', { fields: { Email: 'INVALID_EMAIL' } });
  return typed;
}

/** The number as stored. Throws 400 INVALID_MOBILE at the field Mobile. */
export function mobileOf(typed: string): string {
  const mobile = normaliseThaiMobile(typed);
  if (mobile === undefined) throw badRequest('INVALID_MOBILE', { fields: { Mobile: 'INVALID_MOBILE' } });
  return mobile;
}

type Passwords = { current: string; next: string };

/**
 * Sets another password and immediately ends the user's other sessions. Who has none yet, and so has signed in by a code,
 * chooses the first one without a current one. Throws 400 FIRST_PASSWORD_LATE, 400 CURRENT_PASSWORD_WRONG,
 * PASSWORD_UNCHANGED or what `passwordFlaw` finds, 401 SESSION_OVER, 429 TOO_MANY_TRIES.
 */
export async function changePassword(
  deps: Dependencies,
  { visitor, address, current, next }: Passwords & { visitor: Visitor; address: string },
): Promise<void> {
  const { account } = await currentStaff(deps, visitor);
  const { tenantId, userId, sessionId } = visitor;
  const old = await confirmPassword(deps, { visitor, address, account, current });
  if (old === null) await assertJustSignedIn(deps, visitor);
  else if (next === current) throw unchanged();
  const { username, mobile, email, name } = account;
  const shop = deps.tenants.get(tenantId);
  assertStrong(next, { names: [username, mobile, email, name], shop, field: 'NewPassword' });
  const hash = await hashPassword(next);
  const ended = await deps.database.inTenant(tenantId, async (tx) => {
    // Changed concurrently: the typed password is no longer the current one.
    if (!(await replacePasswordHash(tx, { userId, old, hash }))) throw wrongCurrent();
    await writeAudit(deps, tx, { visitor, action: 'staff.password', subject: `staff/${userId}` });
    return endStaffSessions(deps, tx, { tenantId, userId, keep: sessionId || undefined });
  });
  tellEnded(deps, ended);
}

const wrongCurrent = () =>
  badRequest('CURRENT_PASSWORD_WRONG', { fields: { CurrentPassword: 'CURRENT_PASSWORD_WRONG' } });
const missingCurrent = () =>
  badRequest('CURRENT_PASSWORD_MISSING', { fields: { CurrentPassword: 'CURRENT_PASSWORD_MISSING' } });
const unchanged = () => badRequest('PASSWORD_UNCHANGED', { fields: { NewPassword: 'PASSWORD_UNCHANGED' } });

export function presentProfile(
  { account, centers }: StaffMember,
  { language, roles }: { language: Language; roles: StaffRoles },
): CallAnswer<'staffProfile'> {
  return {
    UserId: account.userId,
    Username: account.username ?? '',
    Name: account.name,
    Email: account.email ?? '',
    Mobile: account.mobile ?? '',
    Role: roleName(roles, account.role, language),
    UserRole: account.role,
    HasPassword: account.hasPassword,
    Centers: centers.map((center) => ({
      SaleUnit: center.saleUnit,
      DIST_NAME: centerName(center, language),
    })),
  };
}
