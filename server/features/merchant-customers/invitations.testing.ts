/** The calls of inviting customers, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { invitationCalls, merchantInvitationCalls } from '#contract/invitations.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
const narrowed = {
  status: ['active'],
  type: ['PET'],
  level: ['1'],
  salesman: ['SALE'],
  tag: ['VIP'],
  saleUnit: 'C1',
};
const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });
const none = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null, IsOpen: true });
/** Who of the other shop is listed depends on who has signed in there. */
const nothingOfAlpha = (answer: unknown) => expect(JSON.stringify(answer)).not.toMatch(/alpha/i);
const nobody = (answer: unknown) => expect(answer).toMatchObject({ Count: 0, Cannot: [] });
const foreign = { params: { code: ONLY_ALPHA.customer }, body: { Way: 'link' } };
const elsewhere = { saleUnit: ONLY_ALPHA.center };

export const invitationCallTests: CallTests<typeof invitationCalls> = {
  openInvitation: {
    may: 'everybody',
    sample: { body: { Token: 'no-such-token-00' } },
    crossTenant: [
      { as: 'nobody', given: { body: { Token: ONLY_ALPHA.invitation } }, hears: '404 INVITATION_OVER' },
    ],
  },
};

export const merchantInvitationCallTests: CallTests<typeof merchantInvitationCalls> = {
  customersNotLoggedIn: {
    may: ['salesman', 'superAdmin'],
    sample: {
      query: {
        text: 'Customer',
        status: 'active,disabled',
        level: '1,3',
        saleUnit: 'C1',
        after: 'CUST1',
        take: '12',
      },
    },
    crossTenant: [
      { as: 'superAdmin', given: { query: { text: 'alpha' } }, hears: none },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.mobile } }, hears: none },
      { as: 'superAdmin', given: { query: elsewhere }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'superAdmin', given: { query: { text: 'CUST1' } }, hears: nothingOfAlpha },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { text: 'CUST1' } }, hears: nothing },
    ],
  },
  inviteCustomer: {
    may: ['salesman', 'superAdmin'],
    sample: () => ({ ...key(), params: { code: 'CUST1' }, body: { Way: 'link' } }),
    crossTenant: () => [
      { as: 'superAdmin', given: { ...key(), ...foreign }, hears: '404 CUSTOMER_NOT_FOUND' },
    ],
    crossCenter: () => [
      {
        given: { ...key(), params: { code: 'CUST1' }, body: { Way: 'sms' } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
  },
  invitationsAhead: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { ...narrowed, Customers: ['CUST1'] } },
    crossTenant: [
      { as: 'superAdmin', given: { body: { Customers: [ONLY_ALPHA.customer] } }, hears: nobody },
      { as: 'superAdmin', given: { body: elsewhere }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { body: { Customers: ['CUST1'] } }, hears: '403 RIGHT_MISSING' }],
  },
  inviteCustomers: {
    may: ['salesman', 'superAdmin'],
    sample: () => ({ ...key(), body: { ...narrowed, Customers: ['CUST1'], Count: 1 } }),
    crossTenant: () => [
      {
        as: 'superAdmin',
        given: { ...key(), body: { Customers: [ONLY_ALPHA.customer], Count: 1 } },
        hears: '409 INVITATIONS_CHANGED',
      },
      {
        as: 'superAdmin',
        given: { ...key(), body: { ...elsewhere, Count: 1 } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: () => [
      { given: { ...key(), body: { Customers: ['CUST1'], Count: 1 } }, hears: '403 RIGHT_MISSING' },
    ],
  },
};
