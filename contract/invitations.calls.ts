import { defineCalls } from './define.ts';

/** Where the link of an invitation leads: the sign-in, with the number filled in. The code is sent to it as ever. */
export const invitationCalls = defineCalls({
  openInvitation: { method: 'POST', path: '/authen/invitation', who: ['public'], guarded: true },
});

/** Customers who have never signed in, and their invitations. */
export const merchantInvitationCalls = defineCalls({
  customersNotLoggedIn: {
    method: 'GET',
    path: '/api/merchant/customers/not-logged-in',
    who: ['staff'],
    page: 'customers',
  },
  inviteCustomer: {
    method: 'POST',
    path: '/api/merchant/customer/:code/invitation',
    who: ['staff'],
    page: 'customers',
    idempotencyKey: true,
  },
  /** Many at once cost the shop many SMS. */
  invitationsAhead: {
    method: 'POST',
    path: '/api/merchant/customers/invitations/ahead',
    who: ['staff'],
    page: 'customers',
    right: 'manageCustomers',
  },
  inviteCustomers: {
    method: 'POST',
    path: '/api/merchant/customers/invitations/run',
    who: ['staff'],
    page: 'customers',
    right: 'manageCustomers',
    idempotencyKey: true,
  },
});
