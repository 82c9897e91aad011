import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPromotions, type PromotionInput } from './apply-promotions.ts';
import type { PromotableLine } from './promotion-terms.ts';
import { anyInput, anyLimitedInput } from './promotions.testing.ts';

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const listOf = (all: readonly PromotableLine[]) =>
  total(all.map((line) => line.quantity * line.unitPriceSatang));
const worthOf = (input: PromotionInput) => {
  const { discountSatang, applied } = applyPromotions(input);
  return discountSatang + total(applied.map((one) => one.giftSatang));
};
/** What is taken off each product for which a coupon waits, before the coupon. */
const beforeCouponOf = (input: PromotionInput): Map<string, number> => {
  const waiting = input.promotions.filter(
    ({ trigger, condition }) => trigger === 'coupon' && condition !== 'order',
  );
  const { discounts } = applyPromotions(input);
  const before = new Map<string, number>();
  input.lines.forEach(({ productCode }, at) => {
    if (!waiting.some(({ saleProducts }) => saleProducts.has(productCode))) return;
    const off = (discounts[at] ?? []).filter(({ source }) => source === 'promotion');
    before.set(productCode, (before.get(productCode) ?? 0) + total(off.map(({ satang }) => satang)));
  });
  return before;
};
/** By how much more is taken off these where there is more in the cart. */
const missedByCoupon = (from: PromotionInput, to: PromotionInput): number => {
  const less = beforeCouponOf(from);
  return total([...beforeCouponOf(to)].map(([code, satang]) => Math.max(0, satang - (less.get(code) ?? 0))));
};
const piecesOf = (all: readonly { quantity: number; unitRate: number }[]) =>
  total(all.map(({ quantity, unitRate }) => quantity * unitRate));
const RUNS = { numRuns: 2000 };

describe('P-11 any promotions on any cart', () => {
  test('no line is paid below zero or its floor, and discounts of lines add up to those of promotions', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, anyLimitedInput), (input: PromotionInput) => {
        const result = applyPromotions(input);
        expect(result.discounts).toHaveLength(input.lines.length);
        result.discounts.forEach((discounts, index) => {
          const line = input.lines[index];
          if (!line) throw new Error('There is a line for each list of discounts');
          const gross = line.quantity * line.unitPriceSatang;
          const off = total(discounts.map(({ satang }) => satang));
          for (const { satang } of discounts) expect(Number.isSafeInteger(satang) && satang > 0).toBe(true);
          expect(off).toBeLessThanOrEqual(
            Math.max(0, gross - (line.floorSatang ?? 0) * line.quantity * line.unitRate),
          );
          expect(new Set(discounts.map(({ id }) => id)).size).toBe(discounts.length);
        });
        for (const { id, discountSatang } of result.applied) {
          const ofLines = result.discounts.flat().filter((one) => one.id === id);
          expect(total(ofLines.map(({ satang }) => satang))).toBe(discountSatang);
        }
        expect(total(result.discounts.flat().map(({ satang }) => satang))).toBe(result.discountSatang);
        expect(result.discountSatang).toBeLessThanOrEqual(listOf(input.lines));
      }),
      RUNS,
    );
  });

  test('no promotion gives more than its budget, and no product more than is left of it', () => {
    fc.assert(
      fc.property(anyLimitedInput, (input) => {
        const { applied, gifts, refused } = applyPromotions(input);
        for (const { id, discountSatang, giftSatang } of applied)
          expect(discountSatang + giftSatang).toBeLessThanOrEqual(input.budgets.get(id) ?? Infinity);
        for (const [code, { available }] of input.freeProducts) {
          const bought = input.lines.filter((line) => line.productCode === code);
          const given = gifts.filter((gift) => gift.productCode === code);
          const left = (available ?? Infinity) - piecesOf(bought);
          expect(piecesOf(given)).toBeLessThanOrEqual(Math.max(0, left));
        }
        expect([...applied, ...refused].map(({ id }) => id).toSorted()).toEqual(
          input.promotions.map(({ id }) => id).toSorted(),
        );
      }),
      RUNS,
    );
  });

  test('the order of lines and of promotions does not matter', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, anyLimitedInput), fc.integer(), (input: PromotionInput, seed) => {
        const turned = <T>(all: readonly T[]) =>
          all.map((_, i) => all[(i + (Math.abs(seed) % all.length)) % all.length] as T).toReversed();
        const [one, other] = [
          applyPromotions(input),
          applyPromotions({ ...input, lines: turned(input.lines), promotions: turned(input.promotions) }),
        ];
        const places = turned(input.lines.map((_, i) => i));
        expect(places.map((_, i) => other.discounts[places.indexOf(i)])).toEqual(one.discounts);
        expect({ ...other, discounts: [] }).toEqual({ ...one, discounts: [] });
      }),
      RUNS,
    );
  });

  // A coupon for certain products is computed on what the discounts before it left of them: these may lie on its products where
  // they lay beside them before (decision 51).
  test('one more piece of anything never lowers what the buyer gets, but for what a coupon misses where discounts before it take more of its products', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), fc.nat(), (input, which, amount) => {
        const at = which % input.lines.length;
        const more = input.lines.map((line, i) =>
          i === at ? { ...line, quantity: line.quantity + 1 + (amount % 3) } : line,
        );
        const less = input.lines.filter((_, i) => i !== at);
        const expectNoLoss = (from: PromotionInput, to: PromotionInput) =>
          expect(worthOf(from) - worthOf(to)).toBeLessThanOrEqual(missedByCoupon(from, to));
        expectNoLoss(input, { ...input, lines: more });
        expectNoLoss({ ...input, lines: less }, input);
      }),
      RUNS,
    );
  });
});
