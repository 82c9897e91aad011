import { expect, test } from 'vitest';
import { packedSums } from './packed-total.ts';

const line = (Line: number, Quantity: number, UnitPrice: number, DiscountAmount = 0) => {
  const Amount = Quantity * UnitPrice - DiscountAmount;
  return { Line, Quantity, UnitPrice, DiscountAmount, Amount, TaxAmount: 0 };
};
const order = { Order: { DeliveryFee: 40 }, OrderDetails: [line(1, 3, 20), line(2, 3, 33.33, 10)] };
const sums = (...packed: number[]) => packedSums(order, new Map(packed.map((count, at) => [at + 1, count])));

test('B-24 what is not packed costs nothing, with its part of the discount; the fee stays', () => {
  expect(sums(3, 3)).toEqual({ total: 60 + 89.99 + 40, missing: new Map() });
  expect(sums(1, 3)).toEqual({ total: 20 + 89.99 + 40, missing: new Map([[1, 40]]) });
  expect(sums(3, 1)).toEqual({ total: 60 + 30 + 40, missing: new Map([[2, 59.99]]) });
});

test('B-24 of a line that is not counted nothing is packed', () => {
  expect(sums(3)).toEqual({ total: 100, missing: new Map([[2, 89.99]]) });
});

test('B-24 nothing at all, and more than was ordered, is no packing', () => {
  expect(sums(0, 0)).toBeUndefined();
  expect(sums()).toBeUndefined();
  expect(sums(4, 3)).toBeUndefined();
});
