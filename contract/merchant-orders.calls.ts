import { defineCalls } from './define.ts';

/** Orders as handled by staff (B-20): only those of their own centers. */
export const merchantOrderCalls = defineCalls({
  merchantOrders: { method: 'GET', path: '/api/merchant/orders', who: ['staff'], page: 'orders' },
  merchantOrdersWaiting: {
    method: 'GET',
    path: '/api/merchant/orders/waiting',
    who: ['staff'],
    page: 'orders',
  },
  merchantOrderDetail: {
    method: 'POST',
    path: '/api/MerchantOrder/GET_ORDER_DETAIL',
    who: ['staff'],
    page: 'orders',
  },
  merchantOrderCosts: {
    method: 'GET',
    path: '/api/merchant/orders/:orderid/:saleunit/costs',
    who: ['staff'],
    page: 'orders',
    right: 'costs',
  },
  stepMerchantOrder: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/step',
    who: ['staff'],
    page: 'orders',
  },
  undoMerchantOrder: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/undo',
    who: ['staff'],
    page: 'orders',
  },
  repackMerchantOrder: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/packing',
    who: ['staff'],
    page: 'orders',
  },
  failMerchantDelivery: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/failed-delivery',
    who: ['staff'],
    page: 'orders',
  },
  returnMerchantOrder: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/returns',
    who: ['staff'],
    page: 'orders',
  },
  noteMerchantOrder: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/notes',
    who: ['staff'],
    page: 'orders',
  },
  takeMerchantCash: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/cash',
    who: ['staff'],
    page: 'orders',
  },
  removeMerchantCash: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/cash/remove',
    who: ['staff'],
    page: 'orders',
  },
  heldCash: {
    method: 'GET',
    path: '/api/merchant/cash',
    who: ['staff'],
    page: 'cash',
  },
  handInCash: {
    method: 'POST',
    path: '/api/merchant/cash/hand-in',
    who: ['staff'],
    page: 'cash',
    right: 'receiveCash',
  },
  trackMerchantOrder: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/tracking',
    who: ['staff'],
    page: 'orders',
  },
  merchantOrderDocument: {
    method: 'GET',
    path: '/api/merchant/orders/:orderid/:saleunit/paper/:kind',
    who: ['staff'],
    page: 'orders',
    download: true,
  },
  printMerchantOrders: {
    method: 'POST',
    path: '/api/merchant/orders/print',
    who: ['staff'],
    page: 'salesOrders',
    download: true,
  },
});
