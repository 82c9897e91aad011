import { defineCalls } from './define.ts';

/** The terms of promotions, for the browser's own computation of a cart (P-40). */
export const buyerPromotionCalls = defineCalls({
  applicablePromotions: {
    method: 'POST',
    path: '/api/promotion/applicable',
    who: ['guest', 'customer', 'actingSalesman'],
  },
});
