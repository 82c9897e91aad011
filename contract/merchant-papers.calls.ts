import { defineCalls } from './define.ts';

const ofSuperAdmin = { who: ['superAdmin'], page: 'centers' } as const;
const ofPapers = { who: ['staff'], page: 'taxPapers' } as const;
const ofOrders = { who: ['staff'], page: 'orders' } as const;

/** Papers of tax law at the own centers, and who sells there. */
export const merchantPaperCalls = defineCalls({
  centerSeller: { method: 'GET', path: '/api/merchant/center/:saleUnit/seller', ...ofSuperAdmin },
  saveCenterSeller: { method: 'PUT', path: '/api/merchant/center/:saleUnit/seller', ...ofSuperAdmin },
  merchantPapers: { method: 'GET', path: '/api/merchant/papers', ...ofPapers },
  salesTax: { method: 'GET', path: '/api/merchant/papers/sales-tax', ...ofPapers, right: 'accounting' },
  merchantOrderPapers: {
    method: 'GET',
    path: '/api/merchant/orders/:orderid/:saleunit/papers',
    ...ofOrders,
  },
  merchantOrderPaper: {
    method: 'GET',
    path: '/api/merchant/orders/:orderid/:saleunit/papers/file',
    ...ofOrders,
    download: true,
  },
  merchantPaperXml: {
    method: 'GET',
    path: '/api/merchant/orders/:orderid/:saleunit/papers/xml',
    ...ofPapers,
    right: 'accounting',
    download: true,
  },
});
