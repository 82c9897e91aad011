import { defineCalls } from './define.ts';

/** The people who work in the shop, and what each role may open (B-05, B-65). */
export const merchantStaffCalls = defineCalls({
  staffMembers: { method: 'GET', path: '/api/merchant/staff', who: ['superAdmin'], page: 'staff' },
  staffMember: { method: 'GET', path: '/api/merchant/staff/:userId', who: ['superAdmin'], page: 'staff' },
  addStaffMember: { method: 'POST', path: '/api/merchant/staff', who: ['superAdmin'], page: 'staff' },
  saveStaffMember: { method: 'PUT', path: '/api/merchant/staff/:userId', who: ['superAdmin'], page: 'staff' },
  setStaffStatus: {
    method: 'POST',
    path: '/api/merchant/staff/:userId/status',
    who: ['superAdmin'],
    page: 'staff',
  },
  /** Removes the password; the person signs in by a code and chooses another. */
  resetStaffPassword: {
    method: 'POST',
    path: '/api/merchant/staff/:userId/reset',
    who: ['superAdmin'],
    page: 'staff',
  },
  /** Every active center: where a person may work. */
  shopCenters: { method: 'GET', path: '/api/merchant/centers', who: ['superAdmin'], page: 'staff' },
  staffRoles: { method: 'GET', path: '/api/merchant/staff-roles', who: ['superAdmin'], page: 'staffRoles' },
  saveStaffRoles: {
    method: 'PUT',
    path: '/api/merchant/staff-roles',
    who: ['superAdmin'],
    page: 'staffRoles',
  },
});
