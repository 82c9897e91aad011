/** The calls of payments, for the tests of all calls. */
import { expect } from 'vitest';
import type { paymentCalls } from '#contract/payments.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

const NOT_THERE = '404 ORDER_NOT_FOUND';
/** Of no order. */
const LINK = 'nobody-was-ever-sent-this';
const LINK_OVER = '404 PAYMENT_LINK_OVER';

export const paymentCallTests: CallTests<typeof paymentCalls> = {
  orderPayment: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
  },
  startPayment: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey, body: { PaymentMethod: 'CARD', Token: 'tok_1' } }),
    crossTenant: ({ orderKey }) => [
      { given: { params: orderKey, body: { PaymentMethod: 'CARD' } }, hears: NOT_THERE },
    ],
    crossCustomer: ({ orderKey }) => [
      { given: { params: orderKey, body: { PaymentMethod: 'CARD' } }, hears: NOT_THERE },
    ],
  },
  lookAtPayment: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
  },
  paymentWays: {
    may: ['customer', 'actingSalesman'],
    sample: {},
    // Beta offers its own.
    crossTenant: [
      { given: {}, hears: (answer) => expect(answer).toMatchObject({ Ways: [{ Kind: 'cash' }] }) },
    ],
  },
  claimPayment: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
  },
  paymentStatus: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { reference: 'P0000000000000' } },
    crossTenant: [{ given: { params: { reference: 'P0000000000000' } }, hears: '404 PAYMENT_NOT_FOUND' }],
    crossCustomer: [{ given: { params: { reference: 'P0000000000000' } }, hears: '404 PAYMENT_NOT_FOUND' }],
  },
  makePaymentLink: {
    may: ['actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ as: 'actingSalesman', given: { params: orderKey }, hears: NOT_THERE }],
  },
  linkedPayment: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { key: LINK } },
    crossTenant: [{ given: { params: { key: LINK } }, hears: LINK_OVER }],
    crossCustomer: [{ given: { params: { key: LINK } }, hears: LINK_OVER }],
  },
  payLinked: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { key: LINK }, body: { PaymentMethod: 'CARD' } },
    crossTenant: [{ given: { params: { key: LINK }, body: { PaymentMethod: 'CARD' } }, hears: LINK_OVER }],
    crossCustomer: [{ given: { params: { key: LINK }, body: { PaymentMethod: 'CARD' } }, hears: LINK_OVER }],
  },
};
