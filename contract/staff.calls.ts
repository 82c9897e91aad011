import { defineCalls } from './define.ts';

/** Sign-in, session and profile of merchant staff (B-02, B-05, B-01). */
export const staffCalls = defineCalls({
  /** For pages of the merchant area before anybody has signed in; its token may do nothing that staff may. */
  staffGuest: { method: 'GET', path: '/authen/user/login/guest', who: ['public'] },
  staffLogin: { method: 'POST', path: '/authen/user/login', who: ['public'], guarded: true },
  staffRequestCode: { method: 'POST', path: '/authen/user/otp/request', who: ['public'], guarded: true },
  staffVerifyCode: { method: 'POST', path: '/authen/user/otp/verify', who: ['public'], guarded: true },
  staffRenew: { method: 'POST', path: '/authen/user/renew', who: ['public'] },
  /** Ends the session of the cookie, and every order-taking for a customer that was begun in it. */
  staffLogout: { method: 'POST', path: '/authen/user/logout', who: ['public'] },
  /** The same, under the name by which the messaging app's way out calls it. */
  staffLineLogout: { method: 'POST', path: '/api/merchant/user/line/logout', who: ['public'] },
  staffCenters: { method: 'GET', path: '/authen/user/dcs', who: ['staff'] },
  staffSwapCenter: { method: 'GET', path: '/authen/user/swapdc/:saleUnit', who: ['staff'] },
  staffProfile: { method: 'GET', path: '/api/merchant/profile', who: ['staff'] },
  saveStaffProfile: { method: 'POST', path: '/api/merchant/profile', who: ['staff'] },
  changeStaffPassword: { method: 'POST', path: '/api/merchant/password', who: ['staff'], guarded: true },
});
