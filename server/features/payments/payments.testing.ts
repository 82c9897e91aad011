/** The calls of payments, for the tests of all calls. */
import type { paymentCalls } from '#contract/payments.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

const NOT_THERE = '404 ORDER_NOT_FOUND';

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
};
