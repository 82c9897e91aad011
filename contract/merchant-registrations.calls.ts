import { defineCalls } from './define.ts';

/** Customers who register with staff, and who registered and waits for approval (U-22b, S-33). */
export const merchantRegistrationCalls = defineCalls({
  registrations: {
    method: 'GET',
    path: '/api/merchant/customers/registrations',
    who: ['staff'],
    page: 'customers',
    right: 'approveCustomers',
  },
  registrationsWaiting: {
    method: 'GET',
    path: '/api/merchant/customers/registrations/waiting',
    who: ['staff'],
    page: 'customers',
    right: 'approveCustomers',
  },
  /** Where a customer registers with the caller, as an address and as a picture to scan. */
  registrationLink: {
    method: 'GET',
    path: '/api/merchant/register/link',
    who: ['staff'],
    page: 'customers',
  },
  /** Before the form is filled in: whether a number can be registered. */
  checkNewNumber: {
    method: 'POST',
    path: '/api/merchant/register/number',
    who: ['staff'],
    page: 'customers',
  },
  registerCustomer: {
    method: 'POST',
    path: '/api/merchant/register/customer',
    who: ['staff'],
    page: 'customers',
    idempotencyKey: true,
  },
  /** Each look is in the log. */
  identityDocument: {
    method: 'POST',
    path: '/api/merchant/customer/:code/identity',
    who: ['staff'],
    page: 'customers',
    right: 'approveCustomers',
  },
  decideRegistration: {
    method: 'POST',
    path: '/api/merchant/customer/:code/registration',
    who: ['staff'],
    page: 'customers',
    right: 'approveCustomers',
  },
});
