/** The feature's interface for other features. */
export { orderScopeOf } from './acting-centers.usecases.ts';
export { pageOfCenters, positionOf } from './center-choice.usecases.ts';
export { presentCenter } from './centers.present.ts';
export { activeCenters, centerAddress, centerName, type Center } from './centers.usecases.ts';
export {
  customerOfTicket,
  linkNewcomer,
  newcomerSignedIn,
  numberOfTicket,
  numberTicket,
  openForNewcomer,
  proveNumber,
  refusalOfNumber,
} from './newcomers.usecases.ts';
export { holdPerson, holdPersonOrKept, isStillThere } from './held-person.usecases.ts';
export { requestOwnCode, withProof } from './own-proof.usecases.ts';
export { sendCode, useCode, type CodeRequest, type SentCode } from './one-time-code.usecases.ts';
export { assertStrong } from './password-flaws.ts';
export { hashPassword } from './passwords.ts';
export { hashOfErasedNumber } from './secrets.ts';
export {
  type Brought,
  type Buyer,
  buyerOfPage,
  knownBuyerOfCookie,
  presentBuyer,
  signInWithPassword,
  type SignedIn,
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
export { linkedSignIns, removeLinkedSignIn } from './linked-sign-ins.usecases.ts';
export { waitingTicket } from './refused-entry.ts';
export { AT_FIELD, sessionOver } from './session.errors.ts';
export {
  assertOwnOrigin,
  broughtBy,
  browserIdOf,
  clearCookie,
  readCookie,
  setCookie,
} from './session.cookies.ts';
export { presentSignedIn } from './session.buyer.usecases.ts';
export { endPersonsSessions, endStaffSessions, tellEnded, type Opened } from './session.opening.usecases.ts';
export { tellMobileChanged } from './customer-profile.usecases.ts';
export { emailOf, mobileOf } from './staff-profile.usecases.ts';
export { staffOfPage } from './staff-page.usecases.ts';
export { presentStaff } from './staff.signed-in.usecases.ts';
export {
  centerOfStaff,
  centersOfStaff,
  currentStaff,
  refusalOfStaffNumber,
  signInNewStaff,
  signInStaff,
  type StaffEntry,
} from './staff.usecases.ts';
