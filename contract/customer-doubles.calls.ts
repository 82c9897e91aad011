import { defineCalls } from './define.ts';

const byManagers = { who: ['staff'], page: 'customers', right: 'manageCustomers' } as const;

/** Customers that were registered twice, and their merge (R-49c). */
export const customerDoubleCalls = defineCalls({
  customerDoubles: { method: 'GET', path: '/api/merchant/customers/doubles', ...byManagers },
  doublesOfCustomer: { method: 'GET', path: '/api/merchant/customers/doubles/:code', ...byManagers },
  mergeAhead: { method: 'GET', path: '/api/merchant/customers/merge/:code/:double', ...byManagers },
  mergeCustomers: {
    method: 'POST',
    path: '/api/merchant/customers/merge/:code/:double',
    ...byManagers,
    idempotencyKey: true,
  },
});
