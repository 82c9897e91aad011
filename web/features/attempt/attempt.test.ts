import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { attemptFor, isOutcomeUnknown, randomKey } from './attempt.ts';

const body = { SaleUnit: 'C1', Lines: [{ P_Code: 'A', qty1: 1 }], Remark: '', SeenTotal: 10 };
const answered = (statusCode: number) => new ApiError({ statusCode, code: 'X', message: '' });

describe('S-72 the key of an attempt', () => {
  test('is the same while the request is the same', () => {
    const first = attemptFor(body, { earlier: undefined, newKey: () => 'k1' });
    expect(attemptFor({ ...body }, { earlier: first, newKey: () => 'k2' })).toBe(first);
  });

  test('is another once a line or the total has changed', () => {
    const earlier = { key: 'k1', body };
    const Lines = [{ P_Code: 'A', qty1: 2 }];
    expect(attemptFor({ ...body, Lines }, { earlier, newKey: () => 'k2' }).key).toBe('k2');
    expect(attemptFor({ ...body, SeenTotal: 11 }, { earlier, newKey: () => 'k3' }).key).toBe('k3');
  });

  test('is long and never twice the same', () => {
    const keys = new Set(Array.from({ length: 100 }, () => randomKey()));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('S-72 the outcome of an attempt', () => {
  test('is unknown after a lost line and after any answer that is a fault on the way', () => {
    expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(true);
    expect(isOutcomeUnknown(answered(502))).toBe(true);
    expect(isOutcomeUnknown(answered(503))).toBe(true);
  });

  test('is known once the shop has refused', () => {
    expect(isOutcomeUnknown(answered(409))).toBe(false);
    expect(isOutcomeUnknown(answered(401))).toBe(false);
  });
});
