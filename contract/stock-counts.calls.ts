import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'stock' } as const;
const ofKeepers = { ...ofStaff, right: 'adjustStock', idempotencyKey: true } as const;

/** The shelves of a center counted by staff (R-47o). */
export const stockCountCalls = defineCalls({
  stockCounts: { method: 'GET', path: '/api/merchant/stock/count', ...ofStaff },
  beginStockCount: { method: 'POST', path: '/api/merchant/stock/count', ...ofKeepers },
  stockCount: { method: 'GET', path: '/api/merchant/stock/count/:id', ...ofStaff },
  stockCountLines: { method: 'GET', path: '/api/merchant/stock/count/:id/line', ...ofStaff },
  printStockCount: { method: 'GET', path: '/api/merchant/stock/count/:id/print', ...ofStaff },
  countProduct: { method: 'POST', path: '/api/merchant/stock/count/:id/line', ...ofKeepers },
  scanCounted: { method: 'POST', path: '/api/merchant/stock/count/:id/scan', ...ofKeepers },
  bookStockCount: { method: 'POST', path: '/api/merchant/stock/count/:id/book', ...ofKeepers },
  discardStockCount: { method: 'POST', path: '/api/merchant/stock/count/:id/discard', ...ofKeepers },
});
