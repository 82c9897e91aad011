import { expect, test } from 'vitest';
import { packedTotal } from './packed-total.ts';

const line = (Line: number, Quantity: number, UnitPrice: number, DiscountAmount = 0) => {
  const Amount = Quantity * UnitPrice - DiscountAmount;
  return { Line, Quantity, UnitPrice, DiscountAmount, Amount, TaxAmount: 0 };
};
const order = { Order: { DeliveryFee: 40 }, OrderDetails: [line(1, 3, 20), line(2, 3, 33.33, 10)] };

test('B-24 what is not packed costs nothing, with its part of the discount; the fee stays', () => {
  expect(packedTotal(order, [])).toBe(60 + 89.99 + 40);
  expect(packedTotal(order, [{ Line: 1, Packed: 1 }])).toBe(20 + 89.99 + 40);
  expect(packedTotal(order, [{ Line: 2, Packed: 0 }])).toBe(100);
  expect(packedTotal(order, [{ Line: 2, Packed: 1 }])).toBe(60 + 30 + 40);
});

test('B-24 nothing at all, and more than was ordered, is no packing', () => {
  expect(
    packedTotal(order, [
      { Line: 1, Packed: 0 },
      { Line: 2, Packed: 0 },
    ]),
  ).toBeUndefined();
  expect(packedTotal(order, [{ Line: 1, Packed: 4 }])).toBeUndefined();
});
