/** The calls of merchants who register themselves, and of who lets them in, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { applyingCalls, merchantApplicationCalls } from '#contract/merchant-applications.calls.ts';
import { testConfig } from '#server/testing/shop.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { noneFound } from '#server/testing/attempts.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { issueTicket } from '../session/tickets.ts';

const alphasTicket = () =>
  issueTicket(testConfig.sessionSecret, {
    tenantId: 'alpha',
    kind: 'number',
    value: '0899999977',
    expiresAt: new Date('2100-01-01'),
  });

/** Everything that an applicant may send. */
export const sampleApplication = {
  SelectedDists: [] as string[],
  DistributionCenter: {
    DIST_NAME: 'ร้านสมศรี',
    DIST_SHORTNAME: 'สมศรี',
    address: '99/1 ถนนมหาราช',
    lat: 13.75,
    lon: 100.49,
    province_id: '10',
    district_id: '1001',
    town_id: '100101',
    zipcode: '10200',
    shipment_name: 'สมศรี ขนส่ง',
    Optional21: '1234567890121',
    contactName: 'สมศรี',
  },
  Saleman: {
    mobileNo: '0899999977',
    email: 'somsri@example.com',
    name: 'สมศรี ใจดี',
    password: 'ต้นไม้ใหญ่ 77 กิ่ง',
    LineUserToken: null,
    username: 'somsri',
    birthDate: '1990-05-01',
    socialId1: '1234567890121',
    referralCode: 'FRIEND1',
  },
  BankAccount: {
    bankcode: '004',
    bankname: 'Kasikornbank',
    accountid: '1234567890',
    bank_ac_name: 'สมศรี ใจดี',
    BankMasters: [],
  },
};
const key = () => ({ 'idempotency-key': randomUUID() });

export const applyingCallTests: CallTests<typeof applyingCalls> = {
  requestApplicantCode: {
    may: 'everybody',
    sample: { body: { mobile: '0899999970' } },
    // Takes a mobile number, which may be anybody's.
    crossTenant: [],
  },
  verifyApplicantCode: {
    may: 'everybody',
    sample: { body: { reference: 'ABCDEFGHJK', code: '123456' } },
    crossTenant: ({ codeSentTo }) => [
      { as: 'nobody', given: { body: codeSentTo(ONLY_ALPHA.mobile) }, hears: '400 INVALID_OTP' },
    ],
  },
  merchantBanks: {
    may: ['staffGuest'],
    sample: { query: { saleUnit: 'C1' } },
    // The banks of the country.
    crossTenant: [],
  },
  merchantDists: {
    may: ['staffGuest'],
    sample: { query: { dcWithoutSaleman: 'Y', take: '72', skip: '0', text: 'C', lat: '13.7', lng: '100.5' } },
    crossTenant: [
      {
        as: 'staffGuest',
        given: { query: { text: ONLY_ALPHA.center } },
        hears: (answer) => expect(answer).toEqual([]),
      },
    ],
  },
  registerMerchant: {
    may: 'everybody',
    sample: () => ({ headers: key(), body: { Ticket: 'a.ticket', ...sampleApplication } }),
    crossTenant: () => [
      {
        as: 'nobody',
        given: { headers: key(), body: { Ticket: alphasTicket(), ...sampleApplication } },
        hears: '400 NUMBER_UNPROVED',
      },
    ],
  },
  ownApplication: {
    may: ['applicant'],
    sample: {},
    // Beta has no such application.
    crossTenant: [{ as: 'applicant', given: {}, hears: '404 APPLICATION_NOT_FOUND' }],
  },
  changeOwnBank: {
    may: ['applicant'],
    sample: { body: { bankcode: '004', accountid: '1234567890', bank_ac_name: 'สมศรี ใจดี' } },
    // Beta has no such application.
    crossTenant: [
      {
        as: 'applicant',
        given: { body: { bankcode: '004', accountid: '1234567890', bank_ac_name: 'สมศรี ใจดี' } },
        hears: '404 APPLICATION_NOT_FOUND',
      },
    ],
  },
  withdrawApplication: {
    may: ['applicant'],
    sample: {},
    crossTenant: [{ as: 'applicant', given: {}, hears: '404 APPLICATION_NOT_FOUND' }],
  },
};

const foreign = { params: { code: ONLY_ALPHA.application } };
const unknown = '404 APPLICATION_NOT_FOUND';
const notAllowed = '403 NOT_ALLOWED';

export const merchantApplicationCallTests: CallTests<typeof merchantApplicationCalls> = {
  merchantApplications: {
    may: ['superAdmin'],
    sample: { query: { state: 'waiting', take: '10' } },
    crossTenant: [{ as: 'superAdmin', given: { query: {} }, hears: noneFound }],
    crossCenter: [{ given: { query: {} }, hears: notAllowed }],
  },
  applicationsWaiting: {
    may: ['superAdmin'],
    sample: {},
    crossTenant: [{ as: 'superAdmin', given: {}, hears: (answer) => expect(answer).toEqual({ Count: 0 }) }],
    crossCenter: [{ given: {}, hears: notAllowed }],
  },
  merchantApplication: {
    may: ['superAdmin'],
    sample: foreign,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: unknown }],
    crossCenter: [{ given: foreign, hears: notAllowed }],
  },
  applicationImages: {
    may: ['superAdmin'],
    sample: { ...foreign, body: {} },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: {} }, hears: unknown }],
    crossCenter: [{ given: { ...foreign, body: {} }, hears: notAllowed }],
  },
  decideApplication: {
    may: ['superAdmin'],
    sample: { ...foreign, body: { Decision: 'refuse', Reason: 'unknown' } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: { Decision: 'approve' } }, hears: unknown }],
    crossCenter: [{ given: { ...foreign, body: { Decision: 'approve' } }, hears: notAllowed }],
  },
};
