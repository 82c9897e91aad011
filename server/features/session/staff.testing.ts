/** The calls of the staff's session, for the tests of all calls. */
import { expect } from 'vitest';
import type { staffCalls } from '#contract/staff.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { PASSWORD, sessionIdOf } from '#server/testing/shop-data.ts';
import { done } from '#server/testing/attempts.ts';

const sessionOfSale = { 'test-alpha-merchant': sessionIdOf('alpha', 'SALE') };

export const staffCallTests: CallTests<typeof staffCalls> = {
  staffGuest: {
    may: 'everybody',
    sample: {},
    crossTenant: ({ cookies }) => [
      {
        as: 'nobody',
        given: { cookies },
        hears: (answer) => expect(answer).toMatchObject({ user: { userid: '' } }),
      },
    ],
  },
  staffLogin: {
    may: 'everybody',
    sample: { body: { username: 'admin', password: PASSWORD } },
    crossTenant: [
      {
        as: 'nobody',
        given: { body: { username: ONLY_ALPHA.staff, password: PASSWORD } },
        hears: '401 WRONG_PASSWORD',
      },
    ],
  },
  staffRequestCode: {
    may: 'everybody',
    sample: { body: { mobile: '0830000001' } },
    // Takes a mobile number, which may be anybody's.
    crossTenant: [],
  },
  staffVerifyCode: {
    may: 'everybody',
    sample: { body: { reference: 'ABCDEFGHJK', code: '123456' } },
    crossTenant: ({ codeSentTo }) => [
      {
        as: 'nobody',
        given: { body: codeSentTo(ONLY_ALPHA.staffMobile) },
        hears: '400 INVALID_OTP',
      },
    ],
  },
  staffRenew: {
    may: 'everybody',
    sample: {},
    crossTenant: ({ staffCookies }) => [
      { as: 'superAdmin', given: { cookies: staffCookies }, hears: '401 SESSION_OVER' },
    ],
  },
  staffLogout: {
    may: 'everybody',
    sample: {},
    crossTenant: ({ staffCookies }) => [{ as: 'superAdmin', given: { cookies: staffCookies }, hears: done }],
  },
  staffLineLogout: {
    may: 'everybody',
    sample: {},
    crossTenant: ({ staffCookies }) => [{ as: 'superAdmin', given: { cookies: staffCookies }, hears: done }],
  },
  staffCenters: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { lat: '13.75', lng: '100.5' } },
    crossTenant: ({ cookies }) => [
      {
        as: 'superAdmin',
        given: { cookies },
        hears: (answer) => expect(answer).toMatchObject([{ SaleUnit: 'C1' }]),
      },
    ],
    crossCenter: [
      {
        given: { cookies: sessionOfSale },
        hears: (answer) => expect(answer).toMatchObject([{ SaleUnit: 'C2' }]),
      },
    ],
  },
  staffSwapCenter: {
    may: ['salesman', 'superAdmin'],
    sample: { params: { saleUnit: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { params: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { params: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  staffProfile: {
    may: ['salesman', 'superAdmin'],
    sample: {},
    crossTenant: ({ staffCookies }) => [
      {
        as: 'superAdmin',
        given: { cookies: staffCookies },
        hears: (answer) => expect(answer).toMatchObject({ UserId: 'ADMIN' }),
      },
    ],
    crossCenter: [
      {
        given: { cookies: sessionOfSale },
        hears: (answer) => expect(answer).toMatchObject({ UserId: 'SALE2' }),
      },
    ],
  },
  saveStaffProfile: {
    may: ['salesman', 'superAdmin'],
    sample: {
      body: { Name: 'Sale', Email: 'sale@example.com', Mobile: '083-000-0009', CurrentPassword: PASSWORD },
    },
    // Writes into the caller's own profile, whatever another shop has; staff-profile.test.ts tests its isolation.
    crossTenant: [],
  },
  changeStaffPassword: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { CurrentPassword: 'not this one', NewPassword: 'another one' } },
    crossTenant: ({ sample }) => [
      { as: 'superAdmin', given: sample('changeStaffPassword'), hears: '400 CURRENT_PASSWORD_WRONG' },
    ],
  },
};
