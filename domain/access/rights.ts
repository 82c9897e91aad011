/** What staff may see and do besides the pages of their role. A shop gives it to roles; the super admin has all of it. */
import { isStaffRole, isSuperAdminRole } from './roles.ts';

/**
 * `costs`: what products cost the shop, their floor price, and the margin of orders. `receiveCash`: cash that others took
 * for orders, and that they took it. `approveIssues`: goods issues that others made. `payRefunds`: money that the shop pays back.
 * `managePayments`: decides on slips, records money that came, and ends payments at their provider.
 * `issueCoupons`: coupons for customers. `approvePromotions`: enables promotions for named customers, or of more than half off.
 * `approveCustomers`: whether people who registered may order. `accounting`: who the papers of erased customers are about.
 * `manageCustomers`: what the shop knows of customers and lets them have, such as price level and credit.
 * `manageSurveys`: what buyers are asked in their profile, and customers on a visit.
 * `manageProducts`: products, their pictures, and whether centers offer them. `changePrices`: their prices, also those for some days.
 * `manageContent`: banners, news and the shop's own pages.
 * `adjustStock`: books goods that came, are more or fewer than the books say, or go to another center.
 */
export const staffRights = [
  'costs',
  'receiveCash',
  'approveIssues',
  'payRefunds',
  'managePayments',
  'issueCoupons',
  'approvePromotions',
  'approveCustomers',
  'accounting',
  'manageCustomers',
  'manageSurveys',
  'manageProducts',
  'changePrices',
  'adjustStock',
  'manageContent',
] as const;
export type StaffRight = (typeof staffRights)[number];

export type StaffMember = { userId: string; role: string; rights: readonly StaffRight[] };

/** The rights of a role to which the shop has given these. */
export function rightsOf(role: string, granted: readonly string[]): StaffRight[] {
  if (isSuperAdminRole(role)) return [...staffRights];
  return isStaffRole(role) ? staffRights.filter((right) => granted.includes(right)) : [];
}

/** Whether it is a colleague's: a super admin may be alone in a shop, and passes. */
const isOfOther = ({ userId, role }: StaffMember, other: string): boolean =>
  isSuperAdminRole(role) || userId !== other;

/** Sees and takes photos of a customer whom `salesman` (a user id; null for nobody) looks after. */
export const mayPhotograph = ({ userId, rights }: StaffMember, salesman: string | null): boolean =>
  salesman === null || salesman === userId || rights.includes('manageCustomers');

/** Removes a photo that `taker` (a user id) took. */
export const mayRemovePhoto = ({ userId, rights }: StaffMember, taker: string): boolean =>
  userId === taker || rights.includes('manageCustomers');

/** Receives the cash that `holder` (a user id) hands in: nobody settles what they owe themselves. */
export const mayReceiveCash = (staff: StaffMember, holder: string): boolean =>
  staff.rights.includes('receiveCash') && isOfOther(staff, holder);

/** Removes the record of cash that `taker` (a user id) took. */
export const mayRemoveCash = ({ userId, rights }: StaffMember, taker: string): boolean =>
  userId === taker || rights.includes('receiveCash');

/** Approves the goods issue that `maker` (a user id) made: two people stand behind goods that leave the stock. */
export const mayApproveIssue = (staff: StaffMember, maker: string): boolean =>
  staff.rights.includes('approveIssues') && isOfOther(staff, maker);
