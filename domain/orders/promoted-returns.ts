/**
 * What goods that come back are worth where promotions took something off their order: steps and free goods are computed anew on
 * what the customer keeps, by the terms of then. What the shop could not pack counts as kept, so its lack costs nobody a step.
 */
import { applyPromotions } from '../promotion/apply-promotions.ts';
import type { FreeProduct } from '../promotion/promotion-gifts.ts';
import type { PromotionTerms } from '../promotion/promotion-terms.ts';
import { multiplySatang, sumSatang } from '../pricing/money.ts';
import { partOf } from '../pricing/shares.ts';
import { taxWithin, type BasisPoints, type TaxType } from '../pricing/tax.ts';
import type { UnitNumber } from '../pricing/units.ts';
import { firstOf } from './line-money.ts';
import type { OrderReturn, ReturnableLine, ReturnedLine } from './returns.ts';

export type PromotedLine = ReturnableLine & {
  productCode: string;
  unitNo: UnitNumber;
  unitRate: number;
  taxType: TaxType;
  taxRate: BasisPoints;
  /** Of a piece, tax included. */
  floorSatang: number | null;
  /** The promotion that gave it for nothing; null for what was bought. */
  freeBy: string | null;
};

type Input = {
  /** What comes back, as if there were no promotions. */
  back: OrderReturn;
  lines: readonly PromotedLine[];
  /** In the versions by which the order was computed, with what each took off. */
  promotions: readonly { terms: PromotionTerms; discountSatang: number }[];
  /** What earlier returns were worth. */
  before: { amountSatang: number; taxSatang: number };
};

/**
 * The same goods at what the customer gets for them: what was paid, less what the kept goods cost now and less the worth of free
 * goods that are kept without being due any more. Never below 0, nor above what is left of what was paid. The worth is divided
 * among the lines by their list prices.
 */
export function returnPromoted({ back, lines, promotions, before }: Input): OrderReturn {
  const isBack = new Map(back.lines.map(({ lineNo, quantity }) => [lineNo, quantity]));
  const kept = lines.map((line) => {
    const stays = line.sent - line.returned - (isBack.get(line.lineNo) ?? 0);
    return { ...line, stays, counted: stays + line.quantity - line.sent };
  });
  const paid = sumSatang(lines.map((line) => firstOf(line, line.sent).amountSatang));
  const standing = Math.max(0, paid - before.amountSatang);
  const amountSatang = back.isWhole ? standing : Math.max(0, standing - costOf(kept, promotions));
  const listed = back.lines.map((line) => ({ ...line, list: line.amountSatang + line.discountSatang }));
  const amounts = divided(
    Math.min(amountSatang, sumSatang(listed.map(({ list }) => list))),
    listed.map(({ list }) => list),
  );
  const of = new Map(lines.map((line) => [line.lineNo, line]));
  // The last goods take the tax that is left, so that the returns of an order add up to its own.
  const taxLeft = sumSatang(lines.map((line) => firstOf(line, line.sent).taxSatang)) - before.taxSatang;
  const lastTaxes =
    back.isWhole && taxLeft >= 0 && taxLeft <= sumSatang(amounts) ? divided(taxLeft, amounts) : undefined;
  const divide = ({ list, ...line }: (typeof listed)[number], index: number): ReturnedLine => {
    const amount = amounts[index] ?? 0;
    const { taxType = 0, taxRate = 0 } = of.get(line.lineNo) ?? {};
    return {
      ...line,
      amountSatang: amount,
      discountSatang: list - amount,
      taxSatang: lastTaxes?.[index] ?? taxWithin(amount, taxType, taxRate),
    };
  };
  const parts = listed.map(divide);
  return {
    ...back,
    lines: parts,
    amountSatang: sumSatang(parts.map((line) => line.amountSatang)),
    taxSatang: sumSatang(parts.map((line) => line.taxSatang)),
  };
}

type Kept = PromotedLine & { stays: number; counted: number };

/** What the kept goods cost under the terms of then, and the free goods among them that are not due any more. */
function costOf(kept: readonly Kept[], promotions: Input['promotions']): number {
  const bought = kept.filter(({ freeBy, counted }) => freeBy === null && counted > 0);
  const free = kept.filter(({ freeBy }) => freeBy !== null);
  const result = applyPromotions({
    lines: bought.map(({ productCode, unitNo, unitRate, counted, unitPriceSatang, floorSatang }) => ({
      productCode,
      unitNo,
      unitRate,
      quantity: counted,
      unitPriceSatang,
      floorSatang,
    })),
    promotions: promotions.map(({ terms }) => terms),
    freeProducts: new Map(free.map((line) => [line.productCode, asFree(line)])),
    // A limit that held then holds now. What gives free goods has no limit here: what is due is counted.
    budgets: new Map(
      promotions
        .filter(({ terms }) => terms.kind !== 'FREE_ITEM')
        .map(({ terms, discountSatang }) => [terms.id, discountSatang]),
    ),
  });
  const goods = bought.map((line, index) => {
    const discount = sumSatang((result.discounts[index] ?? []).map(({ satang }) => satang));
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

const asFree = ({ unitNo, unitRate, unitPriceSatang }: PromotedLine): FreeProduct => ({
  isActive: true,
  units: [{ unit: unitNo, rate: unitRate, priceSatang: unitPriceSatang }],
  available: null,
});

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

/** By growing parts of the weights, which add up exactly. */
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
