/**
 * What goods that come back are worth where promotions took something off their order: steps and free goods are computed anew on
 * what the customer keeps, by the terms of then. What the shop could not pack counts as kept, so its lack costs nobody a step.
 */
import { applyPromotions } from '../promotion/apply-promotions.ts';
import type { FreeProduct } from '../promotion/promotion-gifts.ts';
import type { PromotionTerms } from '../promotion/promotion-terms.ts';
import { multiplySatang, sumSatang } from '../pricing/money.ts';
import { partOf } from '../pricing/shares.ts';
import type { UnitNumber } from '../pricing/units.ts';
import { firstOf, type Discount } from './line-money.ts';
import type { OrderReturn, ReturnableLine, ReturnedLine } from './returns.ts';

export type PromotedLine = ReturnableLine & {
  productCode: string;
  unitNo: UnitNumber;
  unitRate: number;
  /** As placed, of every source. */
  discounts: readonly Discount[];
  /** The promotion that gave it for nothing; null for what was bought. */
  freeBy: string | null;
  /** What earlier returns that stand brought for it. */
  refundedSatang: number;
};

type Input = {
  /** What comes back, as if there were no promotions. */
  back: OrderReturn;
  lines: readonly PromotedLine[];
  /** In the versions by which the order was computed, with what each took off. */
  promotions: readonly { terms: PromotionTerms; discountSatang: number }[];
};

/**
 * The same goods at what the customer gets for them: what was paid, less what the kept goods cost now and less the worth of free
 * goods that are kept without being due any more. Never below 0, and of no line more than was paid for what came back of it. What
 * an earlier return held back, and this one sets free, is on the line that it was paid for: of quantity 0 where nothing of it
 * comes back now.
 */
export function returnPromoted({ back, lines, promotions }: Input): OrderReturn {
  const now = new Map(back.lines.map((line) => [line.lineNo, line]));
  const after = lines.map((line) => {
    const backSoFar = line.returned + (now.get(line.lineNo)?.quantity ?? 0);
    return {
      ...line,
      stays: line.sent - backSoFar,
      counted: line.quantity - backSoFar,
      room: Math.max(0, firstOf(line, backSoFar).amountSatang - line.refundedSatang),
    };
  });
  const paid = sumSatang(lines.map((line) => firstOf(line, line.sent).amountSatang));
  const refunded = sumSatang(lines.map(({ refundedSatang }) => refundedSatang));
  const worth = Math.max(0, paid - costOf(after, promotions) - refunded);
  const rooms = (isNow: boolean) => after.map(({ lineNo, room }) => (now.has(lineNo) === isNow ? room : 0));
  const shares = inTurn(worth, [rooms(true), rooms(false)]);
  const parts = after.flatMap((line, index): ReturnedLine[] => {
    const { quantity, restocked } = now.get(line.lineNo) ?? { quantity: 0, restocked: 0 };
    const amountSatang = shares[index] ?? 0;
    if (quantity === 0 && amountSatang === 0) return [];
    return [
      {
        lineNo: line.lineNo,
        quantity,
        restocked,
        amountSatang,
        discountSatang: multiplySatang(line.unitPriceSatang, quantity) - amountSatang,
        taxSatang: taxOf(line, line.refundedSatang + amountSatang) - taxOf(line, line.refundedSatang),
      },
    ];
  });
  return {
    ...back,
    lines: parts,
    amountSatang: sumSatang(parts.map((line) => line.amountSatang)),
    taxSatang: sumSatang(parts.map((line) => line.taxSatang)),
  };
}

/** The tax within so much of what a line cost; the last part takes what is left of the line's own. */
const taxOf = ({ taxSatang, amountSatang }: PromotedLine, satang: number): number =>
  amountSatang === 0 ? 0 : partOf(taxSatang, satang, amountSatang);

type Kept = PromotedLine & { stays: number; counted: number };

/**
 * What the kept goods cost under the terms of then, and the free goods among them that are not due any more. What others took off
 * (points, staff) shrinks with its line. No floor price is asked, neither that of today nor that of then: what the order took off
 * bounds the promotions, and the room of each line the refund, so that what stays paid for kept goods never falls below what they
 * cost as placed, which kept to the floor of that day.
 */
function costOf(kept: readonly Kept[], promotions: Input['promotions']): number {
  const bought = kept.filter(({ freeBy, counted }) => freeBy === null && counted > 0);
  const free = kept.filter(({ freeBy }) => freeBy !== null);
  const result = applyPromotions({
    lines: bought.map(({ productCode, unitNo, unitRate, counted, unitPriceSatang }) => ({
      productCode,
      unitNo,
      unitRate,
      quantity: counted,
      unitPriceSatang,
      floorSatang: null,
    })),
    promotions: promotions.map(({ terms }) => terms),
    freeProducts: asFree(free),
    // A limit that held then holds now. What gives free goods has no limit here: what is due is counted.
    budgets: new Map(
      promotions
        .filter(({ terms }) => terms.kind !== 'FREE_ITEM')
        .map(({ terms, discountSatang }) => [terms.id, discountSatang]),
    ),
  });
  const ids = new Set(promotions.map(({ terms }) => terms.id));
  const goods = bought.map((line, index) => {
    const own = sumSatang((result.discounts[index] ?? []).map(({ satang }) => satang));
    const others = sumSatang(line.discounts.filter(({ id }) => !ids.has(id)).map(({ satang }) => satang));
    const list = multiplySatang(line.unitPriceSatang, line.counted);
    const discount = Math.min(list, own + partOf(others, line.counted, line.quantity));
    return multiplySatang(line.unitPriceSatang, line.stays) - partOf(discount, line.stays, line.counted);
  });
  const surplus = promotions.map(({ terms: { id } }) => {
    const due = result.gifts
      .filter(({ promotionId }) => promotionId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return worthBeyond(
      free.filter(({ freeBy }) => freeBy === id),
      due,
    );
  });
  return sumSatang([...goods, ...surplus]);
}

/** By product, each with the units in which it was given: one promotion may give pieces of it, another cases. */
function asFree(lines: readonly PromotedLine[]): Map<string, FreeProduct> {
  const products = new Map<string, FreeProduct>();
  for (const { productCode, unitNo, unitRate, unitPriceSatang } of lines) {
    const units = products.get(productCode)?.units ?? [];
    const unit = { unit: unitNo, rate: unitRate, priceSatang: unitPriceSatang };
    products.set(productCode, { isActive: true, units: [...units, unit], available: null });
  }
  return products;
}

/** The list price of what is kept beyond so many, the cheapest counted first. */
function worthBeyond(lines: readonly Kept[], due: number): number {
  let surplus = Math.max(0, lines.reduce((sum, { stays }) => sum + stays, 0) - due);
  return sumSatang(
    lines
      .toSorted((a, b) => a.unitPriceSatang - b.unitPriceSatang)
      .map(({ stays, unitPriceSatang }) => {
        const many = Math.min(surplus, stays);
        surplus -= many;
        return multiplySatang(unitPriceSatang, many);
      }),
  );
}

/** Each turn takes what its rooms hold, of what the turns before it left. */
function inTurn(satang: number, turns: readonly (readonly number[])[]): number[] {
  let left = satang;
  return turns
    .map((rooms) => {
      const part = Math.min(left, sumSatang(rooms));
      left -= part;
      return divided(part, rooms);
    })
    .reduce((sums, shares) => sums.map((sum, index) => sum + (shares[index] ?? 0)));
}

/** By growing parts of the weights, which add up exactly; none is more than its weight where the whole is not. */
function divided(satang: number, weights: readonly number[]): number[] {
  const whole = sumSatang(weights);
  let part = 0;
  return weights.map((weight) => {
    const until = part + weight;
    const share = whole === 0 ? 0 : partOf(satang, until, whole) - partOf(satang, part, whole);
    part = until;
    return share;
  });
}
