/** What the buyer saw against what the shop computes now, line by line. */
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { quoteDifferences, type Quote as ComparedQuote } from '#domain/orders/quote-differences.ts';
import type { Quote } from './order-blockers.ts';

export type TotalChange =
  | { what: 'price' | 'discount'; P_Code: string; name: string; unitName: string; seen: number; now: number }
  | { what: 'added' | 'gone' | 'freeAdded' | 'freeGone'; P_Code: string; name: string; unitName: string }
  /** So many units for nothing. */
  | { what: 'freeQuantity'; P_Code: string; name: string; unitName: string; seen: number; now: number }
  /** Of the whole order. */
  | { what: 'promotion'; name: string; seen: number; now: number }
  | { what: 'deliveryFee'; seen: number; now: number };

/** The reasons why the total is another; amounts in baht. Empty where only the total itself is known to differ. */
export function totalChanges(seen: Quote, now: Quote): TotalChange[] {
  const promotions = promotionChanges(seen, now);
  const others = lineChanges(seen, now);
  // A line that several promotions changed says nothing of each.
  return promotions.length < 2
    ? others
    : [...promotions, ...others.filter(({ what }) => what !== 'discount')];
}

function promotionChanges(seen: Quote, now: Quote): TotalChange[] {
  const [before, after] = [seen.Promotions ?? [], now.Promotions ?? []];
  const offOf = (id: string, of: typeof before) =>
    of.find(({ PromotionId }) => PromotionId === id)?.DiscountAmount ?? 0;
  const all = new Map([...after, ...before].map(({ PromotionId, Name }) => [PromotionId, Name]));
  return Array.from(all, ([id, name]) => ({
    what: 'promotion' as const,
    name,
    seen: offOf(id, before),
    now: offOf(id, after),
  })).filter((one) => one.seen !== one.now);
}

function lineChanges(seen: Quote, now: Quote): TotalChange[] {
  const lines = [...now.Lines, ...seen.Lines];
  return quoteDifferences(compared(seen), compared(now)).flatMap((difference): TotalChange[] => {
    if (!('productCode' in difference))
      return difference.what === 'deliveryFee' ? [{ what: 'deliveryFee', ...inBaht(difference) }] : [];
    const { what, productCode, unit, isFree = false } = difference;
    const line = lines.find(
      (one) => one.P_Code === productCode && one.Unit === unit && one.IsFree === isFree,
    );
    const named = {
      P_Code: line?.P_Code ?? '',
      name: line?.PRODUCTNAME ?? '',
      unitName: line?.UnitName ?? '',
    };
    if (what === 'added') return [{ what: isFree ? 'freeAdded' : what, ...named }];
    if (what === 'gone') return [{ what: isFree ? 'freeGone' : what, ...named }];
    if (isFree)
      return what === 'quantity'
        ? [{ what: 'freeQuantity', ...named, seen: difference.seen, now: difference.computed }]
        : [];
    if (what === 'discount') return [{ what, ...named, ...inBaht(difference) }];
    return what === 'unitPrice' ? [{ what: 'price', ...named, ...inBaht(difference) }] : [];
  });
}

const inBaht = ({ seen, computed }: { seen: number; computed: number }) => ({
  seen: bahtFromSatang(seen),
  now: bahtFromSatang(computed),
});

function compared(quote: Quote): ComparedQuote {
  return {
    lines: quote.Lines.map((line) => ({
      productCode: line.P_Code,
      unit: line.Unit,
      quantity: line.Quantity,
      unitPriceSatang: satangFromBaht(line.UnitPrice),
      amountSatang: satangFromBaht(line.Amount),
      discountSatang: satangFromBaht(line.DiscountAmount),
      isFree: line.IsFree,
    })),
    deliveryFeeSatang: satangFromBaht(quote.DeliveryFee),
    totalSatang: satangFromBaht(quote.Total),
  };
}
