import { defineCalls } from './define.ts';

/** The cart of a signed-in buyer as his other browsers see it. */
export const cartCalls = defineCalls({
  getCart: { method: 'GET', path: '/api/cart', who: ['customer', 'actingSalesman'] },
  putCart: { method: 'PUT', path: '/api/cart', who: ['customer', 'actingSalesman'], outlivesPage: true },
});
