import { describe, expect, test } from 'vitest';
import { cartHint } from './cart-hints.ts';
import { TEST_RULES } from '../testing-products.ts';

const limited = { ...TEST_RULES, limits: { minimumSatang: 30_000, maximumSatang: 100_000 } };

describe('the hint under the sum', () => {
  test('shows how far it is to free delivery, and when it is reached', () => {
    expect(cartHint(40_000, TEST_RULES)).toEqual({
      code: 'FREE_DELIVERY_IN',
      missingSatang: 10_000,
      percent: 80,
    });
    expect(cartHint(50_000, TEST_RULES)).toEqual({ code: 'FREE_DELIVERY' });
  });

  test('shows the limits of the shop first', () => {
    expect(cartHint(20_000, limited)).toMatchObject({ code: 'BELOW_MINIMUM', missingSatang: 10_000 });
    expect(cartHint(100_001, limited)).toMatchObject({ code: 'ABOVE_MAXIMUM', overSatang: 1 });
  });

  test('says nothing of an empty sum, nor where delivery costs nothing or is never free', () => {
    expect(cartHint(0, TEST_RULES)).toBeUndefined();
    const free = { ...TEST_RULES, delivery: { feeSatang: 0, freeFromSatang: 0 } };
    expect(cartHint(10_000, free)).toBeUndefined();
  });
});
