import { defineCalls } from './define.ts';

const buyers = ['customer', 'actingSalesman'] as const;

/** Paying by bank transfer: where to, and the slips that were sent. */
export const slipCalls = defineCalls({
  /** Which orders a slip may be sent for. */
  slipOrders: { method: 'GET', path: '/api/payments/slips', who: buyers },
  orderSlips: { method: 'GET', path: '/api/payments/:orderid/:saleunit/slips', who: buyers },
  sendSlip: {
    method: 'POST',
    path: '/api/payments/:orderid/:saleunit/slips',
    who: buyers,
    files: { slip: 'paper' },
    guarded: true,
    idempotencyKey: true,
  },
});
