import { defineCalls } from './define.ts';

/** Sign-in, session and profile of merchant staff (B-02, B-05, B-01). */
export const staffCalls = defineCalls({
  /** For merchant pages before sign-in; its token grants no staff permissions. */
  staffGuest: { method: 'GET', path: '/authen/user/login/guest', who: ['public'] },
  staffLogin: { method: 'POST', path: '/authen/user/login', who: ['public'], guarded: true },
  staffRequestCode: { method: 'POST', path: '/authen/user/otp/request', who: ['public'], guarded: true },
  staffVerifyCode: { method: 'POST', path: '/authen/user/otp/verify', who: ['public'], guarded: true },
  staffRenew: { method: 'POST', path: '/authen/user/renew', who: ['public'] },
  /** Ends the session of the cookie, and every acting session opened in it. */
  staffLogout: { method: 'POST', path: '/authen/user/logout', who: ['public'] },
  /** The same, under the name that the messaging app's logout calls. */
  staffLineLogout: { method: 'POST', path: '/api/merchant/user/line/logout', who: ['public'] },
  staffCenters: { method: 'GET', path: '/authen/user/dcs', who: ['staff'] },
  staffSwapCenter: { method: 'GET', path: '/authen/user/swapdc/:saleUnit', who: ['staff'] },
  staffProfile: { method: 'GET', path: '/api/merchant/profile', who: ['staff'] },
  saveStaffProfile: { method: 'POST', path: '/api/merchant/profile', who: ['staff'] },
  changeStaffPassword: { method: 'POST', path: '/api/merchant/password', who: ['staff'], guarded: true },
});
