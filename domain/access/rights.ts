/** What staff may see besides the pages of their role. A shop gives it to roles; the super admin has all of it. */
import { isStaffRole, isSuperAdminRole } from './roles.ts';

/** `costs`: what products cost the shop, their floor price, and the margin of orders. */
export const staffRights = ['costs'] as const;
export type StaffRight = (typeof staffRights)[number];

/** The rights of a role to which the shop has given these. */
export function rightsOf(role: string, granted: readonly string[]): StaffRight[] {
  if (isSuperAdminRole(role)) return [...staffRights];
  return isStaffRole(role) ? staffRights.filter((right) => granted.includes(right)) : [];
}
