import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { newOrderId } from './order.ts';
import { typedOrderEnd, typedOrderNumber } from './order-number.ts';

it.each([
  ['261121-7KQ2M', '261121-7KQ2M'],
  ['261121-7k', '261121-7K'],
  ['2611217kq2m', '261121-7KQ2M'],
  ['261121-', '261121-'],
  ['261121', '261121'],
  [' 2611 ', '2611'],
  ['2', '2'],
  ['#261121-7k', '261121-7K'],
  ['261121 7kq2m', '261121-7KQ2M'],
  ['261121–7KQ 2M', '261121-7KQ2M'],
  ['26-11-21', '261121'],
  ['๒๖๑๑๒๑-7KQ2M', '261121-7KQ2M'],
  ['261121-7KO2L', '261121-7K021'],
])('B-21 %o is the beginning of a number', (typed, prefix) => {
  expect(typedOrderNumber(typed)?.prefix).toBe(prefix);
});

it.each([
  ['2613'],
  ['269'],
  ['26114'],
  ['261132'],
  ['0812345678'],
  ['สมชาย'],
  [''],
  ['261121-7KQ2MX'],
  ['261121-U'],
  ['x261121'],
])('no number begins with %o', (typed) => {
  expect(typedOrderNumber(typed)).toBeUndefined();
});

it('gives the moments between which the orders of a day were placed: the day of Bangkok', () => {
  expect(typedOrderNumber('261121')).toEqual({
    prefix: '261121',
    from: new Date('2026-11-20T17:00:00Z'),
    until: new Date('2026-11-21T17:01:00Z'),
  });
});

it('B-21 any beginning of any number finds it', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moment,
      fc.uint8Array({ minLength: 5, maxLength: 5 }),
      fc.integer({ min: 1, max: 12 }),
      (at, bytes, length) => {
        const id = newOrderId(at, bytes);
        const typed = typedOrderNumber(id.slice(0, length));
        expect(id.startsWith(typed?.prefix ?? '?')).toBe(true);
        expect(typed?.from.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(typed?.until.getTime()).toBeGreaterThan(at.getTime());
      },
    ),
  );
});

it.each([
  ['6DQT1', '6DQT1'],
  ['6dqt1', '6DQT1'],
  [' -6dq ', '6DQ'],
  ['12345', '12345'],
  ['26112', '26112'],
  ['# 6dqt1', '6DQT1'],
  ['6 dqt 1', '6DQT1'],
  ['6DQ-T1', '6DQT1'],
  ['6dqtl', '6DQT1'],
  ['6DQTO', '6DQT0'],
])('B-21 %o is the end of a number, or how it begins', (typed, end) => {
  expect(typedOrderEnd(typed)).toBe(end);
});

it.each([['6D'], ['6DQT1X'], ['2611'], ['261121-6DQT1'], ['HULLO'], ['สมชาย'], ['']])(
  'no end is %o',
  (typed) => {
    expect(typedOrderEnd(typed)).toBeUndefined();
  },
);
