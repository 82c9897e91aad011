import { defineCalls } from './define.ts';

/** Lists that a customer orders again and again; a salesman in his name has the same (C-46b). */
const customers = ['customer', 'actingSalesman'] as const;

export const quickOrderCalls = defineCalls({
  matchQuickOrder: {
    method: 'POST',
    path: '/api/product/quick-order/match',
    who: ['guest', 'customer', 'actingSalesman'],
  },
  orderLists: { method: 'GET', path: '/api/product/quick-order/lists', who: customers },
  orderList: { method: 'GET', path: '/api/product/quick-order/lists/:id', who: customers },
  saveOrderList: { method: 'POST', path: '/api/product/quick-order/lists', who: customers },
  renameOrderList: { method: 'POST', path: '/api/product/quick-order/lists/:id/rename', who: customers },
  removeOrderList: { method: 'POST', path: '/api/product/quick-order/lists/:id/remove', who: customers },
});
