/** What the buyer saw against what the shop computes now, line by line. */
import { satangFromBaht } from '#domain/pricing/money.ts';
import { quoteDifferences, type Quote as ComparedQuote } from '#domain/orders/order.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import type { Quote } from './order-blockers.ts';

export type TotalChange =
  | { what: 'price'; P_Code: string; name: string; unitName: string; seen: number; now: number }
  | { what: 'added' | 'gone'; P_Code: string; name: string; unitName: string }
  | { what: 'deliveryFee'; seen: number; now: number };

/** The reasons why the total is another; amounts in baht. Empty where only the total itself is known to differ. */
export function totalChanges(seen: Quote, now: Quote): TotalChange[] {
  const lines = [...now.Lines, ...seen.Lines];
  return quoteDifferences(compared(seen), compared(now)).flatMap((difference): TotalChange[] => {
    const { what, productCode, unit } = difference;
    const line = lines.find((one) => one.P_Code === productCode && one.Unit === unit);
    const named = {
      P_Code: line?.P_Code ?? '',
      name: line?.PRODUCTNAME ?? '',
      unitName: line?.UnitName ?? '',
    };
    const both = { seen: (difference.seen ?? 0) / 100, now: (difference.computed ?? 0) / 100 };
    if (what === 'unitPrice') return [{ what: 'price', ...named, ...both }];
    if (what === 'line') return [{ what: difference.seen === null ? 'added' : 'gone', ...named }];
    return what === 'deliveryFee' ? [{ what, ...both }] : [];
  });
}

function compared(quote: Quote): ComparedQuote {
  return {
    lines: quote.Lines.map((line) => ({
      productCode: line.P_Code,
      // The server's schema says a whole number; units are 1 to 3.
      unit: line.Unit as UnitNumber,
      quantity: line.Quantity,
      unitPriceSatang: satangFromBaht(line.UnitPrice),
      amountSatang: satangFromBaht(line.Amount),
    })),
    deliveryFeeSatang: satangFromBaht(quote.DeliveryFee),
    totalSatang: satangFromBaht(quote.Total),
  };
}
