import { defineCalls } from './define.ts';

/** Cash that was handed in, and what the shop owes customers: at the own centers. */
export const merchantMoneyCalls = defineCalls({
  cashWaiting: { method: 'GET', path: '/api/merchant/cash/waiting', who: ['staff'], page: 'cash' },
  cashTakers: { method: 'GET', path: '/api/merchant/cash/takers', who: ['staff'], page: 'orders' },
  cashHandIns: { method: 'GET', path: '/api/merchant/cash/hand-ins', who: ['staff'], page: 'cash' },
  cashHandIn: {
    method: 'GET',
    path: '/api/merchant/cash/hand-in',
    who: ['staff'],
    page: 'cash',
  },
  refundsDue: { method: 'GET', path: '/api/merchant/refunds', who: ['staff'], page: 'cash' },
  payMerchantRefund: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/refunds',
    who: ['staff'],
    page: 'orders',
    right: 'payRefunds',
  },
  undoMerchantRefund: {
    method: 'POST',
    path: '/api/merchant/orders/:orderid/:saleunit/refunds/undo',
    who: ['staff'],
    page: 'orders',
    right: 'payRefunds',
  },
});
