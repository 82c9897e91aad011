import { defineCalls } from './define.ts';

const buyers = ['customer', 'actingSalesman'] as const;

/** Paying an order that was placed: its truth, a try to pay it, and what became of the try. */
export const paymentCalls = defineCalls({
  orderPayment: { method: 'GET', path: '/api/payments/:orderid/:saleunit', who: buyers },
  startPayment: { method: 'POST', path: '/api/payments/:orderid/:saleunit', who: buyers },
  /** The buyer has come back from the provider, or waits: the provider is asked. */
  lookAtPayment: { method: 'POST', path: '/api/payments/:orderid/:saleunit/look', who: buyers },
});
