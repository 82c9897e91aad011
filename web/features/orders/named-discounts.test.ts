import { expect, test } from 'vitest';
import { namedDiscounts } from './named-discounts.ts';

const promotion = (PromotionId: string, DiscountAmount: number, FreeAmount = 0) => ({
  PromotionId,
  Name: `Name of ${PromotionId}`,
  DiscountAmount,
  FreeAmount,
  Times: 1,
});

test('P-42 the discounts of an order are named, and free goods are not in the sum of what was bought', () => {
  expect(
    namedDiscounts({ Subtotal: 135, DiscountAmount: 35.1 }, [
      promotion('TEN', 10.1),
      promotion('GIFT', 0, 25),
    ]),
  ).toEqual({ subtotal: 110, discounts: [{ id: 'TEN', name: 'Name of TEN', amount: 10.1 }] });
  expect(namedDiscounts({ Subtotal: 100, DiscountAmount: 0 })).toEqual({ subtotal: 100, discounts: [] });
});

test('P-42 where less was packed, or the discount came from elsewhere, only the sum is told', () => {
  const sum = { subtotal: 60, discounts: [{ id: '', amount: 6 }] };
  expect(namedDiscounts({ Subtotal: 60, DiscountAmount: 6 }, [promotion('TEN', 10)])).toEqual(sum);
  expect(namedDiscounts({ Subtotal: 60, DiscountAmount: 6 })).toEqual(sum);
});
