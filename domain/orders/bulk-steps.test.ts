import { expect, test } from 'vitest';
import { stepAhead, stepsAhead, type StepOrder } from './bulk-steps.ts';

const order = (more: Partial<StepOrder>): StepOrder => ({
  status: 'Shipping',
  orderType: '3',
  deliveryKind: 'transport',
  paymentType: 0,
  paymentStatus: 'unpaid',
  totalSatang: 1000,
  returnedSatang: 0,
  paidSatang: 0,
  refundedSatang: 0,
  ...more,
});

test('B-72 a step is ahead where one of the orders can take it; what needs a reason never is', () => {
  const orders = [order({ status: 'Wait' }), order({}), order({ status: 'Canceled' })];
  expect(stepsAhead(orders).map(({ to, can }) => [to, can.length])).toEqual([
    ['Approved', 1],
    ['Delivered', 1],
  ]);
  const issue = order({ status: 'Approved', orderType: 'I' });
  expect(stepsAhead([issue])).toEqual([]);
  expect(stepAhead(orders, 'Delivered').cannot).toEqual([
    { status: 'Wait', count: 1 },
    { status: 'Canceled', count: 1 },
  ]);
});

test('B-72 cash is due of what is paid on delivery and not paid yet, also where a payment is only announced', () => {
  const due = [order({}), order({ paymentStatus: 'pending', totalSatang: 500 })];
  const others = [order({ paymentStatus: 'paid' }), order({ paymentType: 2 }), order({ totalSatang: 0 })];
  const { cash, cashSatang, can } = stepAhead([...due, ...others], 'Delivered');
  expect([cash, cashSatang, can.length]).toEqual([due, 1500, 5]);
  expect(stepAhead([order({ status: 'Packed' })], 'Shipping')).toMatchObject({ cash: [], cashSatang: 0 });
});

test('B-72 a step is one of pickup only where nothing else takes it', () => {
  const [fetched, sent] = [order({ deliveryKind: 'pickup' }), order({})];
  expect(stepAhead([fetched], 'Delivered').isPickup).toBe(true);
  expect(stepAhead([fetched, sent], 'Delivered').isPickup).toBe(false);
});
