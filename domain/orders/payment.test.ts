import { expect, test } from 'vitest';
import { awaitsMoney, canChangePayment, paymentStatuses } from './payment.ts';

test('B-29c a payment is announced and confirmed, or received at once; a record is removed or paid back', () => {
  const steps = paymentStatuses.flatMap((from) =>
    paymentStatuses.filter((to) => canChangePayment(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(steps).toEqual([
    'unpaid -> pending',
    'unpaid -> paid',
    'pending -> unpaid',
    'pending -> paid',
    'paid -> unpaid',
    'paid -> refunded',
    'refunded -> paid',
  ]);
});

test('B-29c an announced payment is still to be received', () => {
  expect(paymentStatuses.filter(awaitsMoney)).toEqual([
    'unpaid',
    'pending',
    'authorised',
    'partlyPaid',
    'inReview',
    'refused',
    'expired',
  ]);
});
