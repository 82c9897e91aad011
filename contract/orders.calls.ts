import { defineCalls } from './define.ts';

/** The server's computation of a cart, and orders from placing to cancelling. */
export const orderCalls = defineCalls({
  quote: { method: 'POST', path: '/api/orders/quote', who: ['guest', 'customer'] },
  holdStock: { method: 'POST', path: '/api/orders/hold', who: ['customer'] },
  releaseStock: {
    method: 'POST',
    path: '/api/orders/hold/release',
    who: ['customer'],
    outlivesPage: true,
  },
  placeOrder: { method: 'POST', path: '/api/orders', who: ['customer'], idempotencyKey: true },
  listOrders: { method: 'GET', path: '/api/orders', who: ['customer'] },
  orderDetail: { method: 'GET', path: '/api/orders/:orderid/:saleunit', who: ['customer'] },
  cancelOrder: { method: 'POST', path: '/api/orders/:orderid/:saleunit/cancel', who: ['customer'] },
});
