/**
 * What a buyer gets back who returns a part: what was paid, less what the kept goods cost by the terms of the order. Steps that
 * are no longer reached, and free goods that are no longer earned, are thus paid for.
 */
import { firstOf, type Discount, type LineMoney } from '../orders/line-money.ts';
import { partOf } from '../pricing/shares.ts';
import { sum } from './broken-satang.ts';
import { goodsOf } from './counted-goods.ts';
import { discountsInStages, untouched } from './discounts-in-stages.ts';
import { wholeParts, wholeSatang } from './line-room.ts';
import { inOrder } from './promotion-index.ts';
import { countedIn, inRatioUp, type OrderedLine } from './promotion-packing.ts';
import type { PromotableLine, PromotionTerms } from './promotion-terms.ts';
import { freeOf, reach } from './reached-promotion.ts';

/** A line as ordered, what was sent of it, and what came back before. */
export type SentLine = OrderedLine &
  Pick<PromotableLine, 'unitNo' | 'floorSatang'> &
  Pick<LineMoney, 'discountSatang' | 'amountSatang' | 'taxSatang'> & {
    discounts: readonly Discount[];
    sent: number;
    returned: number;
    /** What was refunded for it before. */
    refundedSatang: number;
  };

export type RefundedLine = { lineNo: number; quantity: number; amountSatang: number; taxSatang: number };

/** Free goods that are kept and no longer earned, at their list price. */
export type UnearnedGift = { promotionId: string; lineNo: number; quantity: number; satang: number };

export type Refund = {
  /** What comes back now, and (of quantity 0) what came back before of which a rest is refunded now. */
  lines: RefundedLine[];
  amountSatang: number;
  taxSatang: number;
  /** What was paid for what comes back now; the refund is less where a promotion is no longer earned. */
  paidSatang: number;
  unearned: UnearnedGift[];
};

type Kept = SentLine & {
  /** Of what was sent, after this return. */
  kept: number;
  /** What the terms look at: what the shop did not pack counts as kept, since that was not the buyer's doing. */
  counted: number;
  backSoFar: number;
};

/**
 * The refund for what comes back now (`back`, whole units by line). None is negative, and all refunds of an order together are
 * never more than was paid for what came back; what a return could not take back lowers the next one.
 */
export function refundOfReturn({
  lines,
  back,
  promotions,
}: {
  lines: readonly SentLine[];
  back: ReadonlyMap<number, number>;
  /** Of the order, in the versions by which it was computed. */
  promotions: readonly PromotionTerms[];
}): Refund {
  const after = lines.map((line): Kept => {
    const backSoFar = line.returned + (back.get(line.lineNo) ?? 0);
    if (backSoFar > line.sent) throw new RangeError('No more comes back than was sent');
    return { ...line, backSoFar, kept: line.sent - backSoFar, counted: line.quantity - backSoFar };
  });
  const unearned = unearnedGifts(after, promotions);
  const cost = sum(costOfKept(after, promotions)) + sum(unearned.map(({ satang }) => satang));
  const paid = sum(lines.map((line) => firstOf(line, line.sent).amountSatang));
  const paidBack = after.map((line) => firstOf(line, line.backSoFar).amountSatang);
  const refunded = sum(lines.map(({ refundedSatang }) => refundedSatang));
  const amountSatang = Math.max(0, Math.min(paid - cost, sum(paidBack)) - refunded);
  const shares = shared(
    amountSatang,
    after.map((line, i) => ({
      most: Math.max(0, (paidBack[i] ?? 0) - line.refundedSatang),
      isNow: back.has(line.lineNo),
    })),
  );
  const all = after.map((line, i) => {
    const satang = shares[i] ?? 0;
    const taxSatang = taxOf(line, line.refundedSatang + satang) - taxOf(line, line.refundedSatang);
    return { lineNo: line.lineNo, quantity: back.get(line.lineNo) ?? 0, amountSatang: satang, taxSatang };
  });
  return {
    lines: all.filter((line) => line.quantity > 0 || line.amountSatang > 0),
    amountSatang,
    taxSatang: sum(all.map((line) => line.taxSatang)),
    paidSatang: sum(paidBack) - sum(lines.map((line) => firstOf(line, line.returned).amountSatang)),
    unearned,
  };
}

/** What is kept of each line costs by the terms. What others took off (staff, points) shrinks with its line. */
function costOfKept(lines: readonly Kept[], promotions: readonly PromotionTerms[]): number[] {
  const paidLines = lines.map((line) => ({ ...line, quantity: line.freeBy === null ? line.counted : 0 }));
  const goods = goodsOf(paidLines);
  const reached = promotions.toSorted(inOrder).map((terms) => reach(terms, goods, untouched(goods)));
  const placed = discountsInStages(untouched(goods), reached, givenBy(lines, promotions));
  const rows = wholeSatang(
    placed,
    goods.map(({ roomSatang }) => roomSatang),
  );
  const discounts = lines.map(() => 0);
  placed.forEach(({ places }, row) =>
    places.forEach((place, i) => {
      const at = goods[place]?.at ?? -1;
      discounts[at] = (discounts[at] ?? 0) + (rows[row]?.[i] ?? 0);
    }),
  );
  const ids = new Set(promotions.map(({ id }) => id));
  return lines.map((line, i) => {
    if (line.freeBy !== null || line.kept === 0) return 0;
    const others = sum(line.discounts.filter(({ id }) => !ids.has(id)).map(({ satang }) => satang));
    const gross = line.unitPriceSatang * line.counted;
    const discount = Math.min(gross, (discounts[i] ?? 0) + partOf(others, line.counted, line.quantity));
    return line.unitPriceSatang * line.kept - partOf(discount, line.kept, line.counted);
  });
}

/** What each promotion took off in the order: it takes off no more of a part of it. */
function givenBy(lines: readonly SentLine[], promotions: readonly PromotionTerms[]): Map<string, number> {
  const given = new Map(promotions.map(({ id }) => [id, 0]));
  for (const { freeBy, discounts } of lines)
    for (const { id, satang } of discounts)
      if (freeBy === null && given.has(id)) given.set(id, (given.get(id) ?? 0) + satang);
  return given;
}

/** Of each promotion what is kept above what the kept goods earn; the cheapest is charged first. */
function unearnedGifts(lines: readonly Kept[], promotions: readonly PromotionTerms[]): UnearnedGift[] {
  const goods = goodsOf(
    lines.map((line) => ({ ...line, quantity: line.freeBy === null ? line.counted : 0 })),
  );
  return promotions.flatMap((terms) => {
    const gifts = lines.filter(({ freeBy }) => freeBy === terms.id);
    const counted = countedIn(lines, terms, (line) => line.counted);
    const kept = countedIn(lines, terms, (line) => line.kept);
    const earned = inRatioUp(freeOf(reach(terms, goods, untouched(goods))), kept, counted);
    let above = Math.max(0, sum(gifts.map((line) => line.kept)) - earned);
    return gifts
      .toSorted((a, b) => a.unitPriceSatang - b.unitPriceSatang || a.lineNo - b.lineNo)
      .flatMap(({ lineNo, kept: many, unitPriceSatang }) => {
        const quantity = Math.min(above, many);
        above -= quantity;
        return quantity > 0
          ? [{ promotionId: terms.id, lineNo, quantity, satang: quantity * unitPriceSatang }]
          : [];
      });
  });
}

/** Over what comes back now first, then over what came back before, by what may still be refunded for each. */
function shared(satang: number, lines: readonly { most: number; isNow: boolean }[]): number[] {
  let left = satang;
  const shares = lines.map(() => 0);
  for (const turn of [true, false]) {
    const most = lines.map((line) => (line.isNow === turn ? line.most : 0));
    const whole = sum(most);
    const part = Math.min(left, whole);
    if (part === 0) continue;
    wholeParts(
      part,
      most.map((one) => (part * one) / whole),
      most,
    ).forEach((one, i) => (shares[i] = (shares[i] ?? 0) + one));
    left -= part;
  }
  return shares;
}

/** The tax within so much of what a line cost. */
const taxOf = ({ taxSatang, amountSatang }: SentLine, satang: number): number =>
  amountSatang === 0 ? 0 : partOf(taxSatang, satang, amountSatang);
