/** The calls of registering and of its approval, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { merchantRegistrationCalls } from '#contract/merchant-registrations.calls.ts';
import type { registrationCalls } from '#contract/registration.calls.ts';
import { testConfig } from '#server/testing/shop.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { samplePaper } from '#server/testing/sample-files.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { foreignCenter } from '#server/testing/attempts.ts';
import { issueTicket, type TicketKind } from '../session/tickets.ts';

/** One that holds, in alpha. */
const alphas = (kind: TicketKind, value: string) =>
  issueTicket(testConfig.sessionSecret, {
    tenantId: 'alpha',
    kind,
    value,
    expiresAt: new Date('2100-01-01'),
  });
const newcomer = {
  Name: 'Somsri',
  Password: 'a long enough secret',
  Email: 'somsri@example.com',
  SaleUnit: 'C1',
  Address_: '1 Road',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  Consents: [{ Purpose: 'marketingSms', Type: false, Version: '0123456789abcdef' }],
};
const key = () => ({ 'idempotency-key': randomUUID() });

const registeringAt = (SaleUnit: string) => ({
  headers: { 'idempotency-key': randomUUID() },
  body: { Name: 'Somsri', Mobile: '0899999976', SaleUnit },
});

export const registrationCallTests: CallTests<typeof registrationCalls> = {
  requestRegistrationCode: {
    may: 'everybody',
    sample: { body: { mobile: '0810000001' } },
    // Takes a mobile number, which may be anybody's.
    crossTenant: [],
  },
  verifyRegistrationCode: {
    may: 'everybody',
    sample: { body: { reference: 'ABCDEFGHJK', code: '123456' } },
    crossTenant: ({ codeSentTo }) => [
      { as: 'nobody', given: { body: codeSentTo(ONLY_ALPHA.mobile) }, hears: '400 INVALID_OTP' },
    ],
  },
  attachIdentity: {
    may: 'everybody',
    sample: { headers: { 'registration-ticket': 'a.ticket' }, files: { document: samplePaper } },
    crossTenant: () => [
      {
        as: 'nobody',
        given: {
          headers: { 'registration-ticket': alphas('number', '0899999977') },
          files: { document: samplePaper },
        },
        hears: '400 NUMBER_UNPROVED',
      },
    ],
  },
  register: {
    may: 'everybody',
    sample: () => ({ headers: key(), body: { Ticket: 'a.ticket', ...newcomer } }),
    crossTenant: () => [
      {
        as: 'nobody',
        given: { headers: key(), body: { Ticket: alphas('number', '0899999977'), ...newcomer } },
        hears: '400 NUMBER_UNPROVED',
      },
    ],
  },
  registrationState: {
    may: 'everybody',
    sample: { body: { Ticket: 'a.ticket' } },
    crossTenant: [
      {
        as: 'nobody',
        given: { body: { Ticket: alphas('waiting', ONLY_ALPHA.customer) } },
        hears: '404 REGISTRATION_NOT_FOUND',
      },
    ],
  },
};

export const merchantRegistrationCallTests: CallTests<typeof merchantRegistrationCalls> = {
  registrations: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', state: 'waiting', after: 'OFF1', take: '10' } },
    crossTenant: [
      foreignCenter,
      {
        as: 'superAdmin',
        given: { query: {} },
        hears: (answer) => expect(JSON.stringify(answer)).not.toMatch(/alpha/),
      },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '403 RIGHT_MISSING' }],
  },
  registrationsWaiting: {
    may: ['salesman', 'superAdmin'],
    sample: {},
    crossTenant: [
      { as: 'superAdmin', given: {}, hears: (answer) => expect(answer, 'its own').toEqual({ Count: 1 }) },
    ],
    crossCenter: [{ given: {}, hears: '403 RIGHT_MISSING' }],
  },
  registrationLink: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [foreignCenter],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  checkNewNumber: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { Mobile: '0899999978' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { Mobile: ONLY_ALPHA.mobile } },
        hears: (answer) => expect(answer).toEqual({ State: 'new' }),
      },
    ],
    // A number is the whole shop's, not a center's; what a known one leaves in the log is in registering-by-staff.test.ts.
    crossCenter: [
      {
        given: { body: { Mobile: '0899999978' } },
        hears: (answer) => expect(answer).toEqual({ State: 'new' }),
      },
    ],
  },
  registerCustomer: {
    may: ['salesman', 'superAdmin'],
    sample: () => ({
      body: {
        Name: 'Somsri',
        Mobile: '0899999978',
        Email: 'somsri@example.com',
        TaxNo: '1234567890121',
        SaleUnit: 'C1',
        SaleCode: 'SALE',
        Address_: '1 Road',
        Province: '10',
        Ampher: '1001',
        Town: '100101',
        PostalCode: '10200',
        LatDecimal: 13.7,
        LonDecimal: 100.5,
      },
    }),
    crossTenant: [
      {
        as: 'superAdmin',
        given: registeringAt(ONLY_ALPHA.center),
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [
      {
        given: registeringAt('C1'),
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
  },
  identityDocument: {
    may: ['salesman', 'superAdmin'],
    // None is kept.
    sample: { params: { code: 'CUST1' }, body: {} },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.customer }, body: {} },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { params: { code: 'CUST1' }, body: {} }, hears: '403 RIGHT_MISSING' }],
  },
  decideRegistration: {
    may: ['salesman', 'superAdmin'],
    // Nothing is left to decide.
    sample: {
      params: { code: 'CUST1' },
      body: { Decision: 'refuse', Reason: 'unknown', SentAgainAt: 'never' },
    },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.customer }, body: { Decision: 'approve' } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: [
      { given: { params: { code: 'CUST1' }, body: { Decision: 'approve' } }, hears: '403 RIGHT_MISSING' },
    ],
  },
};
