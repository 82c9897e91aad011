import { defineCalls } from './define.ts';

const ofOrder = { who: ['staff'], page: 'orders' } as const;

/** What staff see and decide of payments, at their own centers. */
export const merchantPaymentCalls = defineCalls({
  merchantPayment: { method: 'GET', path: '/api/merchant/orders/:orderid/:saleunit/payment', ...ofOrder },
  paymentReviews: {
    method: 'GET',
    path: '/api/merchant/payments/reviews',
    who: ['staff'],
    page: 'paymentReviews',
  },
  decideReview: {
    method: 'POST',
    path: '/api/merchant/payments/reviews/:reviewid',
    who: ['staff'],
    page: 'paymentReviews',
    right: 'managePayments',
  },
  recordPayment: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/payment',
    ...ofOrder,
    right: 'managePayments',
    files: { proof: 'paper' },
    guarded: true,
    idempotencyKey: true,
  },
  refundPayment: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/payment/refund',
    ...ofOrder,
    right: 'payRefunds',
    idempotencyKey: true,
  },
  /** Gives an open or authorised payment up at the provider, or has an authorised one paid. */
  endPayment: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/payment/end',
    ...ofOrder,
    right: 'managePayments',
  },
});
