import { defineCalls } from './define.ts';

/** What customers see and change of themselves (R-27d, R-27e, R-27j); a salesman who orders for one does not. */
export const profileCalls = defineCalls({
  ownProfile: { method: 'GET', path: '/api/Customers/profile', who: ['customer'] },
  saveOwnProfile: { method: 'POST', path: '/api/Customers/profile', who: ['customer'] },
  /** To the number that the customer has, to prove that it is them. */
  requestProofCode: {
    method: 'POST',
    path: '/api/Customers/profile/proof/request',
    who: ['customer'],
    guarded: true,
  },
  requestMobileCode: {
    method: 'POST',
    path: '/api/Customers/profile/mobile/request',
    who: ['customer'],
    guarded: true,
  },
  changeOwnMobile: {
    method: 'POST',
    path: '/api/Customers/profile/mobile',
    who: ['customer'],
    guarded: true,
  },
  changeOwnPassword: {
    method: 'POST',
    path: '/api/Customers/profile/password',
    who: ['customer'],
    guarded: true,
  },
  /** The accounts elsewhere by which the customer signs in here (decision 58). */
  ownSignIns: { method: 'GET', path: '/api/Customers/profile/signins', who: ['customer'] },
  removeOwnSignIn: { method: 'POST', path: '/api/Customers/profile/signins/remove', who: ['customer'] },
});
