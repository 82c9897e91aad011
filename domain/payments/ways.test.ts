import { expect, test } from 'vitest';
import {
  chosenWay,
  DEFAULT_WAYS_TO_PAY,
  mustBePaidFirst,
  parseWaysToPay,
  paymentKinds,
  paymentTypeOf,
  waysToPayText,
  wayProblem,
} from './ways.ts';

const entry = {
  code: 'PROMPTPAY',
  kind: 'promptpay',
  th: 'พร้อมเพย์',
  en: 'PromptPay',
  most: 50_000.5,
  minutes: 15,
};
const read = (...list: unknown[]) => parseWaysToPay(JSON.stringify(list));

test('W-65 the setting is read in baht and written again as it was read', () => {
  const ways = read({ code: 'COD', kind: 'cash', th: 'ปลายทาง', en: 'Cash' }, entry);
  expect(ways).toMatchObject([
    { code: 'COD', kind: 'cash', leastSatang: 0, mostSatang: 0, minutes: 60 },
    { code: 'PROMPTPAY', mostSatang: 5_000_050, minutes: 15, provider: '' },
  ]);
  expect(parseWaysToPay(waysToPayText(ways ?? []))).toEqual(ways);
  expect(parseWaysToPay(waysToPayText(DEFAULT_WAYS_TO_PAY))).toEqual(DEFAULT_WAYS_TO_PAY);
});

test.each([
  ['nothing', []],
  ['a kind that there is not', [{ ...entry, kind: 'gold' }]],
  ['a code in small letters', [{ ...entry, code: 'pay' }]],
  ['two of one code', [entry, entry]],
  ['no time to pay', [{ ...entry, minutes: 0 }]],
  ['no name', [{ ...entry, th: ' ' }]],
  ['a limit below nothing', [{ ...entry, most: -1 }]],
])('W-65 a setting with %s is none', (_, list) => {
  expect(read(...list)).toBeUndefined();
});

test('U-05g a number in the calls stands for a kind; -1 says nothing without a code', () => {
  expect(paymentKinds.filter((kind) => paymentTypeOf(kind) >= 0)).toEqual(['cash', 'transfer', 'linepay']);
  expect([paymentTypeOf('cash'), paymentTypeOf('linepay'), paymentTypeOf('transfer')]).toEqual([0, 1, 2]);
  const ways = read({ code: 'COD', kind: 'cash', th: 'ปลายทาง', en: 'Cash' }, entry) ?? [];
  expect(chosenWay(ways, { type: 0, code: undefined })?.code).toBe('COD');
  expect(chosenWay(ways, { type: -1, code: 'PROMPTPAY' })?.code).toBe('PROMPTPAY');
  expect(chosenWay(ways, { type: -1, code: undefined })).toBeUndefined();
  expect(chosenWay(ways, { type: 0, code: 'PROMPTPAY' })).toBeUndefined();
  expect(chosenWay(ways, { type: 2, code: undefined })).toBeUndefined();
});

test('E-05e a sum above the most or below the least is said with the limit', () => {
  const limits = { leastSatang: 100, mostSatang: 1000 };
  expect(wayProblem(limits, 1000)).toBeUndefined();
  expect(wayProblem(limits, 1001)).toEqual({ code: 'PAYMENT_TOO_MUCH', limitSatang: 1000 });
  expect(wayProblem(limits, 99)).toEqual({ code: 'PAYMENT_TOO_LITTLE', limitSatang: 100 });
  expect(wayProblem({ leastSatang: 0, mostSatang: 0 }, 10 ** 9)).toBeUndefined();
});

test('U-05g all but cash and credit is paid before the shop sends anything', () => {
  expect(paymentKinds.filter((kind) => !mustBePaidFirst(kind))).toEqual(['cash', 'credit']);
});
