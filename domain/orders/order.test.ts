import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buyerMayCancel,
  canTransition,
  newOrderId,
  orderStates,
  paymentMethod,
  paymentType,
} from './order.ts';

describe('the states of an order', () => {
  test('go from Wait over Approved, Packed and Shipping to Delivered, to Canceled until they ship, back from then on', () => {
    const steps = orderStates.flatMap((from) =>
      orderStates.filter((to) => canTransition(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(steps).toEqual([
      'Wait -> Approved',
      'Wait -> Canceled',
      'Approved -> Packed',
      'Approved -> Canceled',
      'Packed -> Shipping',
      'Packed -> Canceled',
      'Shipping -> Delivered',
      'Shipping -> Returned',
      'Delivered -> Returned',
    ]);
  });

  test('let the buyer cancel only while the order waits', () => {
    expect(orderStates.filter(buyerMayCancel)).toEqual(['Wait']);
  });
});

describe('an order number', () => {
  test('is the Bangkok day and five letters that are not mistaken for each other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 8 }), (bytes) => {
        expect(newOrderId(new Date('2026-11-20T17:00:00Z'), bytes)).toMatch(/^261121-[0-9A-HJKMNP-TV-Z]{5}$/);
      }),
    );
  });

  test('still carries the day before, a second earlier', () => {
    expect(newOrderId(new Date('2026-11-20T16:59:59Z'), new Uint8Array([0, 1, 31, 32, 255]))).toBe(
      '261120-01Z0Z',
    );
  });

  test('is not made from too little chance', () => {
    expect(() => newOrderId(new Date(0), new Uint8Array(4))).toThrow(RangeError);
  });
});

describe('payment methods', () => {
  test.each([
    ['COD', 0],
    ['LINEPAY', 1],
    ['BANK', 2],
    ['CHEQUE', -1],
    ['toString', -1],
  ])('K-03 %s is %i', (method, type) => {
    expect(paymentType(method)).toBe(type);
  });

  test('K-03 are read back from their number', () => {
    expect([0, 1, 2, -1].map(paymentMethod)).toEqual(['COD', 'LINEPAY', 'BANK', undefined]);
  });
});
