/** The feature's interface for other features. */
export { orderScopeOf } from './acting-centers.usecases.ts';
export { activeCenters, centerAddress, centerName } from './centers.usecases.ts';
export { hashPassword } from './passwords.ts';
export {
  type Brought,
  type Buyer,
  buyerOfPage,
  knownBuyerOfCookie,
  presentBuyer,
} from './session.usecases.ts';
export {
  closedPagesOf,
  defaultRoleName,
  roleName,
  staffMemberOf,
  staffRightsOf,
  staffRolesOf,
  type StaffRoles,
} from './staff-roles.usecases.ts';
export { endStaffSessions, tellEnded } from './session.opening.usecases.ts';
export { emailOf, mobileOf } from './staff-profile.usecases.ts';
export { staffOfPage } from './staff-page.usecases.ts';
export { centerOfStaff, centersOfStaff, currentStaff } from './staff.usecases.ts';
