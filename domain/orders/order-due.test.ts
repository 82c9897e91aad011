import { expect, test } from 'vitest';
import {
  cashDueSatang,
  dueSatang,
  isRefundedTooMuch,
  refundDueSatang,
  waitsForMoney,
  type OrderMoney,
} from './order-due.ts';

const order = (more: Partial<OrderMoney>): OrderMoney => ({
  orderType: '3',
  status: 'Delivered',
  paymentStatus: 'unpaid',
  totalSatang: 1000,
  returnedSatang: 0,
  paidSatang: 0,
  refundedSatang: 0,
  ...more,
});
const paid = (paidSatang: number, more: Partial<OrderMoney> = {}): OrderMoney =>
  order({ paymentStatus: 'paid', paidSatang, ...more });

test('B-29c what came back is not to be paid any more, and nothing of an order that is canceled', () => {
  expect(dueSatang(order({}))).toBe(1000);
  expect(dueSatang(order({ returnedSatang: 300 }))).toBe(700);
  expect(dueSatang(order({ paymentStatus: 'paid' }))).toBe(0);
  expect(dueSatang(order({ status: 'Canceled' }))).toBe(0);
});

test('B-33 a goods issue is owed by nobody', () => {
  expect(dueSatang(order({ orderType: 'I' }))).toBe(0);
});

test('U-05c of an order that is paid in part the rest is due, in cash too', () => {
  const part = order({ paymentStatus: 'partlyPaid', paidSatang: 400 });
  expect(dueSatang(part)).toBe(600);
  expect(cashDueSatang({ ...part, paymentType: 0 })).toBe(600);
  expect(dueSatang({ ...part, returnedSatang: 700 })).toBe(0);
  expect(refundDueSatang({ ...part, returnedSatang: 700 })).toBe(100);
  expect(dueSatang({ ...part, status: 'Canceled' })).toBe(0);
});

test('B-28 of an order that came back after delivery the fee is due, and owed by nobody twice', () => {
  const back = { status: 'Returned', returnedSatang: 900 } as const;
  expect(dueSatang(order(back))).toBe(100);
  expect(refundDueSatang(paid(1000, back))).toBe(900);
  expect(dueSatang(order({ ...back, returnedSatang: 1000 }))).toBe(0);
});

test('B-29c a payment that nobody has confirmed is still to be collected, one that was paid back is not', () => {
  expect(dueSatang(order({ paymentStatus: 'pending' }))).toBe(1000);
  expect(dueSatang(order({ paymentStatus: 'pending', returnedSatang: 300 }))).toBe(700);
  expect(dueSatang(order({ paymentStatus: 'pending', status: 'Canceled' }))).toBe(0);
  expect(dueSatang(order({ paymentStatus: 'refunded' }))).toBe(0);
});

test('B-29c only an order that is paid on delivery is due in cash', () => {
  expect(cashDueSatang({ ...order({ returnedSatang: 300 }), paymentType: 0 })).toBe(700);
  expect(cashDueSatang({ ...paid(1000), paymentType: 0 })).toBe(0);
  expect(cashDueSatang({ ...order({}), paymentType: 2 })).toBe(0);
});

test('B-29e what came back after it was paid is owed to the customer, until it is paid back', () => {
  expect(refundDueSatang(order({}))).toBe(0);
  expect(refundDueSatang(paid(1000))).toBe(0);
  expect(refundDueSatang(paid(700, { returnedSatang: 300 }))).toBe(0);
  expect(refundDueSatang(paid(1000, { returnedSatang: 300 }))).toBe(300);
  expect(refundDueSatang(paid(1000, { returnedSatang: 300, refundedSatang: 300 }))).toBe(0);
  expect(refundDueSatang(paid(1000, { returnedSatang: 500, refundedSatang: 300 }))).toBe(200);
  expect(refundDueSatang(paid(1000, { status: 'Canceled' }))).toBe(1000);
});

test('B-29e a return whose worth was paid back cannot be taken back', () => {
  const back = paid(1000, { returnedSatang: 300, refundedSatang: 300 });
  expect(isRefundedTooMuch(back)).toBe(false);
  expect(isRefundedTooMuch({ ...back, returnedSatang: 0 })).toBe(true);
  expect(isRefundedTooMuch(paid(700, { returnedSatang: 0 }))).toBe(false);
});

test('U-05v goods do not leave before the money that must come first', () => {
  const unpaid = { ...order({ status: 'Wait' }), paymentKind: 'promptpay' } as const;
  for (const to of ['Approved', 'Packed', 'Shipping'] as const) {
    expect(waitsForMoney(unpaid, to), to).toBe(true);
    expect(waitsForMoney({ ...unpaid, paymentStatus: 'partlyPaid', paidSatang: 400 }, to), to).toBe(true);
    expect(waitsForMoney({ ...unpaid, paymentStatus: 'paid', paidSatang: 1000 }, to), to).toBe(false);
    expect(waitsForMoney({ ...unpaid, paymentStatus: 'authorised' }, to), to).toBe(false);
    expect(waitsForMoney({ ...unpaid, paymentKind: 'cash' }, to), to).toBe(false);
    expect(waitsForMoney({ ...unpaid, paymentKind: 'credit' }, to), to).toBe(false);
  }
  for (const to of ['Delivered', 'Canceled', 'Returned'] as const)
    expect(waitsForMoney(unpaid, to), to).toBe(false);
});
