/** Alpha's staff who look at what their promotions brought, and its buyers, for tests. */
import { expect } from 'vitest';
import { createPromotionDesk } from './promotion-desk.ts';
import { addressId } from './shop-data.ts';
import type { TestShop } from './shop.ts';

export const percentOff = (percent: number) => ({
  PromotionType: 'DiscountPercent',
  PromotionDetails: [{ BuyMin: 1, DiscNumber: percent }],
  ProductsSale: ['P1'],
});

export type ResultsDesk = ReturnType<typeof createResultsDesk>;

export function createResultsDesk(shop: TestShop) {
  const desk = createPromotionDesk(shop);
  let keys = 0;
  const newKey = () => `results-${(keys += 1)}-of-test`;
  return {
    ...desk,
    newKey,
    /** Ten pieces of P1, 190 baht before discounts. */
    order: async (SeenTotal: number, who: 'CUST1' | 'CUST2' = 'CUST1') => {
      const answer = await shop.call('placeOrder', {
        token: await shop.tokenOf('alpha', who),
        headers: { 'idempotency-key': newKey() },
        body: {
          SaleUnit: 'C1',
          Lines: [{ P_Code: 'P1', qty1: 10, qty2: 0, qty3: 0 }],
          ShipTo: addressId('alpha', who),
          PaymentType: 0,
          SeenTotal,
        },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ Order: { OrderID: string } }>().Order.OrderID;
    },
    results: (promotionId: string, query: Record<string, string> = {}) =>
      desk.call('promotionResults', 'SALE', { params: { promotionId }, query }),
  };
}
