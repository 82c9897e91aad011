/** The calls of the buyer's session, for the tests of all calls. */
import { expect } from 'vitest';
import type { sessionCalls } from '#contract/session.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { PASSWORD, sessionIdOf } from '#server/testing/shop-data.ts';
import { betasOwn, done, type Attempt } from '#server/testing/attempts.ts';

const betasOwnGuest = (answer: unknown) =>
  expect(answer).toMatchObject({ user: { CUSTOMERCODE: 'GUEST', ActiveDC: 'C1' } });

export const sessionCallTests: CallTests<typeof sessionCalls> = {
  loginGuest: {
    may: 'everybody',
    sample: {},
    crossTenant: ({ cookies }) => [{ as: 'nobody', given: { cookies }, hears: betasOwnGuest }],
  },
  login: {
    may: 'everybody',
    sample: { body: { username: 'one', password: PASSWORD } },
    crossTenant: [
      {
        as: 'nobody',
        given: { body: { username: ONLY_ALPHA.username, password: PASSWORD } },
        hears: '401 WRONG_PASSWORD',
      },
    ],
  },
  requestCode: {
    may: 'everybody',
    sample: { body: { mobile: '0810000001' } },
    // Takes a mobile number, which may be anybody's.
    crossTenant: [],
  },
  verifyCode: {
    may: 'everybody',
    sample: { body: { reference: 'ABCDEFGHJK', code: '123456' } },
    crossTenant: ({ codeSentTo }) => [
      { as: 'nobody', given: { body: codeSentTo(ONLY_ALPHA.mobile) }, hears: '400 INVALID_OTP' },
    ],
  },
  externalProvider: {
    may: 'everybody',
    sample: {},
    crossTenant: [{ as: 'nobody', given: {}, hears: (answer) => expect(answer).toEqual({ Name: 'Athena' }) }],
  },
  renew: {
    may: 'everybody',
    sample: {},
    crossTenant: ({ cookies }) => [{ as: 'customer', given: { cookies }, hears: '401 SESSION_OVER' }],
  },
  logout: {
    may: 'everybody',
    sample: {},
    crossTenant: ({ cookies }) => [{ as: 'customer', given: { cookies }, hears: done }],
  },
  customerProfile: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: {},
    crossTenant: ({ cookies }) => [{ given: { cookies }, hears: betasOwn }],
    crossCustomer: [
      {
        given: { cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') } },
        hears: (answer) => expect(answer).toMatchObject({ CUSTOMERCODE: 'CUST2' }),
      },
    ],
  },
  customerCenters: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { lat: '13.75', lng: '100.5' } },
    crossTenant: ({ sample, cookies }) => [
      {
        given: { cookies, ...sample('customerCenters') },
        hears: (answer) => expect(answer).toMatchObject({ All: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
    crossCustomer: [
      {
        given: { cookies: { 'test-alpha-center': ONLY_ALPHA.center } },
        hears: (answer) =>
          expect(answer).toMatchObject({ Customer: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
  },
  allCenters: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: {
      query: { text: 'Bang', skip: '0', take: '12', lat: '13.75', lng: '100.5', own: 'Y' },
    },
    crossTenant: ({ cookies }): Attempt[] => [
      {
        given: { cookies, query: { text: 'อัลฟา' } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
      {
        as: 'guest',
        given: { cookies, query: {} },
        hears: (answer) => expect(answer).toMatchObject({ Data: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
    crossCustomer: [
      {
        given: { query: { own: 'Y' }, cookies: { 'test-alpha-center': ONLY_ALPHA.center } },
        hears: (answer) => expect(answer).toMatchObject({ Data: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
  },
  swapCenter: {
    // Acting for a customer has its own refusal (server/features/session/centers.test.ts).
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { saleUnit: 'C1' } },
    crossTenant: [{ given: { params: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' }],
    crossCustomer: [{ given: { params: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' }],
  },
};
