import { defineCalls } from './define.ts';

const buyers = ['customer', 'actingSalesman'] as const;

/** The server's computation of a cart, and orders from placing to canceling. */
export const orderCalls = defineCalls({
  quote: { method: 'POST', path: '/api/orders/quote', who: ['guest', ...buyers] },
  reserveStock: { method: 'POST', path: '/api/orders/hold', who: buyers },
  releaseStock: {
    method: 'POST',
    path: '/api/orders/hold/release',
    who: buyers,
    outlivesPage: true,
  },
  placeOrder: { method: 'POST', path: '/api/orders', who: buyers, idempotencyKey: true },
  listOrders: { method: 'GET', path: '/api/orders', who: buyers },
  orderDetail: { method: 'GET', path: '/api/orders/:orderid/:saleunit', who: buyers },
  orderTracking: { method: 'GET', path: '/api/orders/tracking/:orderid', who: buyers },
  cancelOrder: { method: 'POST', path: '/api/orders/:orderid/:saleunit/cancel', who: buyers },
});
