import { defineCalls } from './define.ts';

const visitors = ['guest', 'customer', 'actingSalesman'] as const;

/** Sign-in, tokens and centers (S-01, C-02). */
export const sessionCalls = defineCalls({
  loginGuest: { method: 'GET', path: '/authen/login/guest', who: ['public'] },
  login: { method: 'POST', path: '/authen/login', who: ['public'], guarded: true },
  requestCode: { method: 'POST', path: '/authen/otp/request', who: ['public'], guarded: true },
  verifyCode: { method: 'POST', path: '/authen/otp/verify', who: ['public'], guarded: true },
  externalProvider: { method: 'GET', path: '/authen/external', who: ['public'] },
  /** Issues a fresh token from the session cookie. Only this call, sign-ins and logouts read that cookie. */
  renew: { method: 'POST', path: '/authen/renew', who: ['public'] },
  /** Ends the session of the cookie; also works with an expired token. */
  logout: { method: 'POST', path: '/authen/logout', who: ['public'] },
  customerProfile: { method: 'POST', path: '/authen/customerProfile', who: visitors },
  customerCenters: { method: 'GET', path: '/authen/customer/dcs', who: visitors },
  /** The centers, paged, for the picker. */
  allCenters: { method: 'GET', path: '/authen/customer/dcs/all', who: visitors },
  /** Open to a salesman acting for a customer, who gets an error that explains the refusal. */
  swapCenter: { method: 'GET', path: '/authen/swapdc/:saleUnit', who: visitors },
});
