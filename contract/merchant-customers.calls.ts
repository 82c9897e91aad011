import { defineCalls } from './define.ts';

const ofCustomers = { who: ['staff'], page: 'customers' } as const;
const ofTags = { who: ['staff'], page: 'customerTags' } as const;

/** The customers of staff's centers, and what staff know of each. */
export const merchantCustomerCalls = defineCalls({
  merchantCustomers: { method: 'GET', path: '/api/merchant/customers/list', ...ofCustomers },
  customerChoices: { method: 'GET', path: '/api/merchant/customers/choices', ...ofCustomers },
  // Before the center of a customer, which `profile` would be taken for.
  customerAccount: { method: 'GET', path: '/api/merchant/customer/profile/:code', ...ofCustomers },
  saveCustomerAccount: {
    method: 'PUT',
    path: '/api/merchant/customer/profile/:code',
    ...ofCustomers,
    right: 'manageCustomers',
  },
  merchantCustomer: { method: 'GET', path: '/api/merchant/customer/:code/:saleUnit', ...ofCustomers },
  customerAddresses: {
    method: 'GET',
    path: '/api/merchant/customer/:code/:saleUnit/addresses',
    ...ofCustomers,
  },
  customerSignIns: {
    method: 'GET',
    path: '/api/merchant/customer/:code/:saleUnit/signins',
    ...ofCustomers,
  },
  removeCustomerSignIn: {
    method: 'POST',
    path: '/api/merchant/customer/:code/:saleUnit/signins/remove',
    ...ofCustomers,
    right: 'manageCustomers',
  },
});

/** What staff call groups of customers, and whom they call so. */
export const customerTagCalls = defineCalls({
  customerTags: { method: 'GET', path: '/api/merchant/tag', ...ofTags },
  customerTag: { method: 'GET', path: '/api/merchant/tag/:tag', ...ofTags },
  addCustomerTag: { method: 'POST', path: '/api/merchant/tag', ...ofTags },
  saveCustomerTag: { method: 'PUT', path: '/api/merchant/tag/:tag', ...ofTags },
  tagCustomer: { method: 'POST', path: '/api/merchant/customer/:code/:saleUnit/tag', ...ofTags },
});
