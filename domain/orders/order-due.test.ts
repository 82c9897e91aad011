import { expect, test } from 'vitest';
import { cashDueSatang, dueSatang, refundDueSatang, type OrderMoney } from './order-due.ts';

const order = (more: Partial<OrderMoney>): OrderMoney => ({
  status: 'Delivered',
  paymentStatus: 'unpaid',
  totalSatang: 1000,
  returnedSatang: 0,
  ...more,
});

test('B-29c what came back is not to be paid any more, and nothing of an order that is canceled', () => {
  expect(dueSatang(order({}))).toBe(1000);
  expect(dueSatang(order({ returnedSatang: 300 }))).toBe(700);
  expect(dueSatang(order({ paymentStatus: 'paid' }))).toBe(0);
  expect(dueSatang(order({ status: 'Canceled' }))).toBe(0);
});

test('B-28 of an order that came back after delivery the fee is due, and owed by nobody twice', () => {
  const back = order({ status: 'Returned', returnedSatang: 900 });
  expect(dueSatang(back)).toBe(100);
  expect(refundDueSatang({ ...back, paymentStatus: 'paid' }, 1000)).toBe(900);
  expect(dueSatang(order({ status: 'Returned', returnedSatang: 1000 }))).toBe(0);
});

test('B-29c a payment that nobody has confirmed is still to be collected, one that was paid back is not', () => {
  expect(dueSatang(order({ paymentStatus: 'pending' }))).toBe(1000);
  expect(dueSatang(order({ paymentStatus: 'pending', returnedSatang: 300 }))).toBe(700);
  expect(dueSatang(order({ paymentStatus: 'pending', status: 'Canceled' }))).toBe(0);
  expect(dueSatang(order({ paymentStatus: 'refunded' }))).toBe(0);
});

test('B-29c only an order that is paid on delivery is due in cash', () => {
  expect(cashDueSatang({ ...order({ returnedSatang: 300 }), paymentType: 0 })).toBe(700);
  expect(cashDueSatang({ ...order({ paymentStatus: 'paid' }), paymentType: 0 })).toBe(0);
  expect(cashDueSatang({ ...order({}), paymentType: 2 })).toBe(0);
});

test('B-29c what came back after it was paid is owed to the customer', () => {
  expect(refundDueSatang(order({}), 0)).toBe(0);
  expect(refundDueSatang(order({}), 1000)).toBe(0);
  expect(refundDueSatang(order({ returnedSatang: 300 }), 700)).toBe(0);
  expect(refundDueSatang(order({ returnedSatang: 300 }), 1000)).toBe(300);
  expect(refundDueSatang(order({ status: 'Canceled' }), 1000)).toBe(1000);
});
