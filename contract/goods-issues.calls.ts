import { defineCalls } from './define.ts';

/** Goods that leave a center without being sold; afterwards they are orders of type I. */
export const goodsIssueCalls = defineCalls({
  issuableProducts: {
    method: 'GET',
    path: '/api/merchant/goods-issues/products',
    who: ['staff'],
    page: 'goodsIssue',
  },
  createGoodsIssue: {
    method: 'POST',
    path: '/api/merchant/goods-issues',
    who: ['staff'],
    page: 'goodsIssue',
    idempotencyKey: true,
  },
});
