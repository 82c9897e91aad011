import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'stock' } as const;
const ofKeepers = { ...ofStaff, right: 'adjustStock', idempotencyKey: true } as const;

/** Stock looked after by staff (R-47i). */
export const merchantStockCalls = defineCalls({
  stockItems: { method: 'GET', path: '/api/merchant/stock', ...ofStaff },
  expiringStock: { method: 'GET', path: '/api/merchant/stock/expiring', ...ofStaff },
  productStock: { method: 'GET', path: '/api/merchant/product/:code/stock', ...ofStaff },
  stockLedger: { method: 'GET', path: '/api/merchant/product/:code/stock/ledger', ...ofStaff },
  adjustStock: { method: 'POST', path: '/api/merchant/product/:code/stock/adjust', ...ofKeepers },
  sendStock: { method: 'POST', path: '/api/merchant/product/:code/stock/send', ...ofKeepers },
  receiveStock: { method: 'POST', path: '/api/merchant/product/:code/stock/receive', ...ofKeepers },
  stockTransfers: { method: 'GET', path: '/api/merchant/stock/transfer', ...ofStaff },
  receiveTransfer: { method: 'POST', path: '/api/merchant/stock/transfer/:id/receive', ...ofKeepers },
  recallTransfer: { method: 'POST', path: '/api/merchant/stock/transfer/:id/recall', ...ofKeepers },
});
