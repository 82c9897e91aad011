import { defineCalls } from './define.ts';

const buyers = ['customer', 'actingSalesman'] as const;
const anybody = ['guest', 'customer', 'actingSalesman'] as const;

/** Paying an order that was placed: its truth, a try to pay it, and what became of the try. */
export const paymentCalls = defineCalls({
  /** What can be chosen at checkout. */
  paymentWays: { method: 'GET', path: '/api/payments/ways', who: buyers },
  orderPayment: { method: 'GET', path: '/api/payments/:orderid/:saleunit', who: buyers },
  startPayment: { method: 'POST', path: '/api/payments/:orderid/:saleunit', who: buyers },
  /** The buyer has come back from the provider, or waits: the provider is asked. */
  lookAtPayment: { method: 'POST', path: '/api/payments/:orderid/:saleunit/look', who: buyers },
  /** The buyer says that money was sent to the shop's own account: staff look for it. */
  claimPayment: { method: 'POST', path: '/api/payments/:orderid/:saleunit/claim', who: buyers },
  /** Which of the orders it is, if it is the visitor's; who came back on another device sees how far it is. */
  paymentStatus: { method: 'GET', path: '/api/payment-status/:reference', who: anybody },
  /** A new link ends the one before. */
  makePaymentLink: {
    method: 'POST',
    path: '/api/payments/:orderid/:saleunit/link',
    who: ['actingSalesman'],
  },
  linkedPayment: { method: 'GET', path: '/api/payment-links/:key', who: anybody },
  payLinked: { method: 'POST', path: '/api/payment-links/:key', who: anybody, guarded: true },
});
