/** Packing in part and returns of orders that got something of promotions, in the caller's transaction. */
import { returnPromoted } from '#domain/orders/promoted-returns.ts';
import type { OrderReturn, ReturnableLine } from '#domain/orders/returns.ts';
import { promotionsAfterPacking } from '#domain/promotion/promotion-packing.ts';
import type { TenantTransaction } from '#database/database.ts';
import { termsOf } from '../promotion/promotion.public.ts';
import { findOrderTerms, findPromotedLines, type PromotedLineRow } from './orders.promoted.queries.ts';

/**
 * What is packed of each line, free goods in the ratio of the goods that they came with: what was counted of them is an upper
 * bound. The same map for an order without free goods.
 */
export async function withGiftsInRatio(
  tx: TenantTransaction,
  orderId: string,
  packed: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const promotions = await findOrderTerms(tx, orderId);
  if (!promotions.some(({ terms }) => terms.kind === 'FREE_ITEM')) return packed;
  const lines = await findPromotedLines(tx, orderId);
  const gifts = promotionsAfterPacking({
    lines,
    packed,
    promotions: promotions.map(({ terms }) => termsOf(terms)),
  });
  const quantities = new Map(lines.map(({ lineNo, quantity }) => [lineNo, quantity]));
  const bounded = [...gifts].map(([lineNo, most]): [number, number] => [
    lineNo,
    Math.min(packed.get(lineNo) ?? quantities.get(lineNo) ?? 0, most),
  ]);
  return new Map([...packed, ...bounded]);
}

/** What a return is worth once the steps are computed anew on what the customer keeps; as it is for an order without promotions. */
export async function recomputedReturn(
  tx: TenantTransaction,
  orderId: string,
  { back, lines }: { back: OrderReturn; lines: readonly ReturnableLine[] },
): Promise<OrderReturn> {
  const promotions = await findOrderTerms(tx, orderId);
  if (promotions.length === 0) return back;
  const rows = await findPromotedLines(tx, orderId);
  const rowOf = new Map(rows.map((row) => [row.lineNo, row]));
  return returnPromoted({
    back,
    lines: lines.flatMap((line) => {
      const row = rowOf.get(line.lineNo);
      return row ? [{ ...line, ...goodsOf(row) }] : [];
    }),
    promotions: promotions.map(({ terms, discountSatang }) => ({ terms: termsOf(terms), discountSatang })),
  });
}

const goodsOf = ({ productCode, unitNo, unitRate, discounts, freeBy, refundedSatang }: PromotedLineRow) => ({
  productCode,
  unitNo,
  unitRate,
  discounts,
  freeBy,
  refundedSatang,
});
