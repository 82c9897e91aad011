/** What stands of the promotions of an order: of what was packed, and not of what came back. */
import type { Discount } from '../orders/line-money.ts';
import { sumSatang } from '../pricing/money.ts';
import { partOf } from '../pricing/shares.ts';

/** A line of an order as it stands; `discounts` are those of when it was placed. */
export type StandingLine = {
  /** A promotion gave it for nothing: its discount is its worth. */
  isFree: boolean;
  discounts: readonly Discount[];
  /** Units that were sent and have not come back. */
  kept: number;
  /**
   * What was taken off what was sent, less what was taken off what came back. Negative where the customer paid more for what is
   * kept than its list price: a kept gift that is not due any more holds something back (decision 51).
   */
  discountSatang: number;
};

/** What an order got of a promotion when it was placed. */
export type Granted = { id: string; discountSatang: number; freeSatang: number };

/** What of it does not stand; `isGone` where nothing does. */
export type GoneOfPromotion = {
  id: string;
  goneDiscountSatang: number;
  goneFreeSatang: number;
  isGone: boolean;
};

/**
 * What of each promotion is gone. Their standing parts add up to what stands of the lines' discounts: a line's is shared in the
 * ratio of when it was placed, and what is held back for gifts is taken off the worth of gifts first.
 */
export function goneOfPromotions(
  lines: readonly StandingLine[],
  granted: readonly Granted[],
): GoneOfPromotion[] {
  const stands = granted.map(({ id }) => ({ id, discount: 0, free: 0, units: 0 }));
  let heldBack = 0;
  for (const { isFree, discounts, kept, discountSatang } of lines) {
    heldBack += Math.max(0, -discountSatang);
    const whole = sumSatang(discounts.map(({ satang }) => satang));
    let part = 0;
    for (const { id, satang } of discounts) {
      const own = whole === 0 ? 0 : shareOf(Math.max(0, discountSatang), { from: part, satang, whole });
      part += satang;
      const one = stands.find((other) => other.id === id);
      if (!one) continue;
      one[isFree ? 'free' : 'discount'] += own;
      one.units += kept;
    }
  }
  for (const part of ['free', 'discount'] as const)
    for (const one of stands) {
      const less = Math.min(one[part], heldBack);
      one[part] -= less;
      heldBack -= less;
    }
  return granted.map(({ id, discountSatang, freeSatang }, at) => {
    const { discount = 0, free = 0, units = 0 } = stands[at] ?? {};
    const hadWorth = discountSatang + freeSatang > 0;
    return {
      id,
      goneDiscountSatang: Math.max(0, discountSatang - discount),
      goneFreeSatang: Math.max(0, freeSatang - free),
      isGone: hadWorth ? discount + free === 0 : units === 0,
    };
  });
}

type Part = { from: number; satang: number; whole: number };
/** The differences of growing parts, which add up exactly. */
const shareOf = (all: number, { from, satang, whole }: Part): number =>
  partOf(all, from + satang, whole) - partOf(all, from, whole);
