import { expect, test } from 'vitest';
import { dueSatang, refundDueSatang, type OrderMoney } from './order-due.ts';

const order = (more: Partial<OrderMoney>): OrderMoney => ({
  status: 'Delivered',
  paymentStatus: 'unpaid',
  totalSatang: 1000,
  returnedSatang: 0,
  ...more,
});

test('B-29c what came back is not to be paid any more, and nothing of an order that is canceled or returned', () => {
  expect(dueSatang(order({}))).toBe(1000);
  expect(dueSatang(order({ returnedSatang: 300 }))).toBe(700);
  expect(dueSatang(order({ paymentStatus: 'paid' }))).toBe(0);
  expect(dueSatang(order({ status: 'Canceled' }))).toBe(0);
  expect(dueSatang(order({ status: 'Returned', returnedSatang: 900 }))).toBe(0);
});

test('B-29c what came back after it was paid is owed to the customer', () => {
  expect(refundDueSatang(order({}), 0)).toBe(0);
  expect(refundDueSatang(order({}), 1000)).toBe(0);
  expect(refundDueSatang(order({ returnedSatang: 300 }), 700)).toBe(0);
  expect(refundDueSatang(order({ returnedSatang: 300 }), 1000)).toBe(300);
  expect(refundDueSatang(order({ status: 'Canceled' }), 1000)).toBe(1000);
});
