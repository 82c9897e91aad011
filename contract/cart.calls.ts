import { defineCalls } from './define.ts';

/** A signed-in buyer's cart, shared by all their browsers. */
export const cartCalls = defineCalls({
  getCart: { method: 'GET', path: '/api/cart', who: ['customer', 'actingSalesman'] },
  putCart: { method: 'PUT', path: '/api/cart', who: ['customer', 'actingSalesman'], outlivesPage: true },
});
