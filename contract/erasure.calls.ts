import { defineCalls } from './define.ts';

/** Having one's account erased. */
export const erasureCalls = defineCalls({
  erasure: { method: 'GET', path: '/api/customers/profile/erasure', who: ['customer'] },
  requestErasureCode: {
    method: 'POST',
    path: '/api/customers/profile/erasure/code',
    who: ['customer'],
    guarded: true,
  },
  eraseAccount: {
    method: 'POST',
    path: '/api/customers/profile/erasure',
    who: ['customer'],
    guarded: true,
  },
});
