import { defineCalls } from './define.ts';

const ofManagers = { who: ['staff'], page: 'customers', right: 'manageCustomers' } as const;

/** What is done with all that the list of customers shows, or with those who are picked in it (R-50i). */
export const customerRunCalls = defineCalls({
  customersCount: {
    method: 'GET',
    path: '/api/merchant/customers/count',
    who: ['staff'],
    page: 'customers',
  },
  salesmanAhead: { method: 'POST', path: '/api/merchant/customers/salesman/ahead', ...ofManagers },
  giveSalesman: {
    method: 'POST',
    path: '/api/merchant/customers/salesman/run',
    ...ofManagers,
    idempotencyKey: true,
  },
  /** The contacts of many at once leave the shop: not with the page alone. */
});
