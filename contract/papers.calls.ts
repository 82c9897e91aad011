import { defineCalls } from './define.ts';

const buyers = ['customer', 'actingSalesman'] as const;

/** Tax invoices, receipts and credit notes of the caller's own orders (U-06i). */
export const paperCalls = defineCalls({
  orderPapers: { method: 'GET', path: '/api/orders/:orderid/:saleunit/papers', who: buyers },
  orderPaper: {
    method: 'GET',
    path: '/api/orders/:orderid/:saleunit/papers/file',
    who: buyers,
    download: true,
  },
});
