import { describe, expect, test } from 'vitest';
import { keepAttempt, type OrderBody } from './order-attempt.ts';

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
