import { defineCalls } from './define.ts';

/** Who registered and waits for approval, for staff of the center. */
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
  decideRegistration: {
    method: 'POST',
    path: '/api/merchant/customer/:code/registration',
    who: ['staff'],
    page: 'customers',
    right: 'approveCustomers',
  },
});
