import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buyerMayCancel,
  canTransition,
  newOrderId,
  orderStates,
  paymentMethod,
  paymentType,
  quoteDifferences,
} from './order.ts';
import type { Quote } from './order.ts';

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

describe('what the buyer saw against what is computed', () => {
  const line = { productCode: 'A', unit: 1, quantity: 2, unitPriceSatang: 1000, amountSatang: 2000 } as const;
  const seen: Quote = { lines: [line], deliveryFeeSatang: 500, totalSatang: 2500 };

  test('the same quote has no difference, in whatever order its lines stand', () => {
    const two = [line, { ...line, unit: 2 as const }];
    expect(quoteDifferences({ ...seen, lines: two }, { ...seen, lines: two.toReversed() })).toEqual([]);
  });

  test('a changed price is told at the line and in the total', () => {
    const computed = {
      lines: [{ ...line, unitPriceSatang: 1100, amountSatang: 2200 }],
      deliveryFeeSatang: 500,
      totalSatang: 2700,
    };
    expect(quoteDifferences(seen, computed)).toEqual([
      { what: 'unitPrice', productCode: 'A', unit: 1, seen: 1000, computed: 1100 },
      { what: 'amount', productCode: 'A', unit: 1, seen: 2000, computed: 2200 },
      { what: 'total', seen: 2500, computed: 2700 },
    ]);
  });

  test('a line that one side does not have is told', () => {
    const other = { ...line, productCode: 'B' };
    expect(quoteDifferences(seen, { ...seen, lines: [other] })).toEqual([
      { what: 'line', productCode: 'A', unit: 1, seen: 2000, computed: null },
      { what: 'line', productCode: 'B', unit: 1, seen: null, computed: 2000 },
    ]);
  });

  test('a changed quantity and a changed delivery fee are told', () => {
    const computed = { ...seen, lines: [{ ...line, quantity: 1 }], deliveryFeeSatang: 0 };
    expect(quoteDifferences(seen, computed).map(({ what }) => what)).toEqual(['quantity', 'deliveryFee']);
  });
});
