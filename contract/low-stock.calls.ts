import { defineCalls } from './define.ts';

/** Products of a center that run out. */
export const lowStockCalls = defineCalls({
  lowStock: { method: 'GET', path: '/api/merchant/stock/low', who: ['staff'], page: 'lowStock' },
});
