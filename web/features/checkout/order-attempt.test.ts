import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { attemptFor, isOutcomeUnknown, keepAttempt, randomKey, type OrderBody } from './order-attempt.ts';

const body: OrderBody = {
  SaleUnit: 'C1',
  Lines: [{ P_Code: 'A', qty1: 1, qty2: 0, qty3: 0 }],
  ShipTo: '7b0f6c5e-3b57-4c3c-9d6c-0d6b0c9a3a10',
  PaymentType: 0,
  Remark: '',
  SeenTotal: 10,
};

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const answered = (statusCode: number) => new ApiError({ statusCode, code: 'X', message: '' });

describe('S-72 the key of an order', () => {
  test('is the same while the order is the same', () => {
    const first = attemptFor(body, { earlier: undefined, newKey: () => 'k1' });
    expect(attemptFor({ ...body }, { earlier: first, newKey: () => 'k2' })).toBe(first);
  });

  test('is another once the cart, the address or the total has changed', () => {
    const earlier = { key: 'k1', body };
    const lines = [{ P_Code: 'A', qty1: 2, qty2: 0, qty3: 0 }];
    expect(attemptFor({ ...body, Lines: lines }, { earlier, newKey: () => 'k2' }).key).toBe('k2');
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

describe('an attempt that is kept', () => {
  test('outlives a reload until it is cleared', () => {
    const tab = storage();
    keepAttempt(tab, 'attempt').write({ key: 'k1', body });
    const reloaded = keepAttempt(tab, 'attempt');
    expect(reloaded.read()).toEqual({ key: 'k1', body });
    reloaded.clear();
    expect(keepAttempt(tab, 'attempt').read()).toBeUndefined();
  });

  test('is kept in memory where the storage refuses, and rubbish is no attempt', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const kept = keepAttempt({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'attempt');
    kept.write({ key: 'k1', body });
    expect(kept.read()?.key).toBe('k1');
    const rubbish = keepAttempt({ ...storage(), getItem: () => '{"key":7}' }, 'attempt');
    expect(rubbish.read()).toBeUndefined();
  });
});
