import { describe, expect, test } from 'vitest';
import { goodsOf, unitsCounted } from './counted-goods.ts';
import { takenSteps } from './promotion-steps.ts';
import type { PromotionStep } from './promotion-terms.ts';

const RATES = { 1: 1, 2: 6, 3: 24 } as const;
const UNITS = [1, 2, 3] as const;
type Many = Record<(typeof UNITS)[number], number>;

const cartOf = (many: Many) =>
  goodsOf(
    UNITS.map((unitNo) => ({
      productCode: 'TEA',
      unitNo,
      unitRate: RATES[unitNo],
      quantity: many[unitNo],
      unitPriceSatang: 2000 * RATES[unitNo],
      floorSatang: null,
    })),
  );
const step = (no: number, from: number, to: number | null, satang: number): PromotionStep => ({
  no,
  from,
  to,
  timesPerOrder: 0,
  free: 0,
  discount: { code: 'U', satang },
  atMostSatang: null,
});

/** What baht a unit take off a cart, in satang. */
function off(steps: readonly PromotionStep[], calculation: 'once' | 'each', many: Many): number {
  const goods = cartOf(many);
  const pieces = goods.reduce((sum, one) => sum + one.pieces, 0);
  const taken = takenSteps({ calculation, steps }, pieces);
  const units = unitsCounted(
    goods,
    taken.map(({ counted }) => counted),
    'pieces',
  );
  return taken.reduce((sum, { step: { discount } }, at) => {
    const begun = (units[at] ?? []).reduce((all, one) => all + one, 0);
    return sum + (discount?.code === 'U' ? discount.satang : 0) * begun;
  }, 0);
}

describe('P-07 units as bought that a step counts', () => {
  const all = [0, 1, 2, 5, 9].flatMap((one) =>
    [0, 1, 2].flatMap((two) => [0, 1, 2].map((three) => ({ 1: one, 2: two, 3: three }))),
  );

  test.each([
    ['once', [step(1, 1, null, 200)]],
    ['once', [step(1, 1, 10, 200)]],
    ['once', [step(1, 3, 7, 200)]],
    ['once', [step(1, 2, 8, 200), step(2, 9, 26, 300)]],
    ['each', [step(1, 4, null, 200)]],
    ['each', [step(1, 4, null, 200), step(2, 10, null, 300)]],
  ] as const)(
    'one more of any unit never lowers the discount, and each unit is counted once: %s %o',
    (calculation, steps) => {
      for (const many of all) {
        const now = off(steps, calculation, many);
        const units = many[1] + many[2] + many[3];
        expect(now).toBeLessThanOrEqual(
          units * Math.max(...steps.map(({ discount }) => (discount?.code === 'U' ? discount.satang : 0))),
        );
        for (const unit of UNITS)
          expect(
            off(steps, calculation, { ...many, [unit]: many[unit] + 1 }),
            JSON.stringify({ many, unit }),
          ).toBeGreaterThanOrEqual(now);
      }
    },
  );
});

test('P-11 of two units alike the one counts first of which a floor keeps back less, so that one more piece of the other takes nothing away', () => {
  const line = (productCode: string, quantity: number, floorSatang: number | null) => ({
    productCode,
    unitNo: 1 as const,
    unitRate: 1,
    quantity,
    unitPriceSatang: 200,
    floorSatang,
  });
  const counted = (many: number) => {
    const goods = goodsOf([line('A', many, 100), line('B', 1, null)]);
    const [units = []] = unitsCounted(goods, [2], 'pieces');
    return Object.fromEntries(goods.map(({ productCode }, i) => [productCode, units[i]]));
  };
  expect(counted(1)).toEqual({ A: 1, B: 1 });
  expect(counted(2)).toEqual({ A: 1, B: 1 });
});
