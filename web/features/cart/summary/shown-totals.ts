import type { CallAnswer } from '#contract/schemas.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { ShownTotals } from './cart-summary.tsx';
import type { CartTotals } from './cart-view.ts';

type Quote = Pick<CallAnswer<'quote'>, 'Subtotal' | 'DeliveryFee' | 'Total'>;

/** The server's sums where they are there, else what the page estimates from the prices it shows. */
export function shownTotals(estimated: CartTotals, quote: Quote | undefined): ShownTotals {
  if (quote) return { subtotal: quote.Subtotal, delivery: quote.DeliveryFee, total: quote.Total };
  return {
    subtotal: bahtFromSatang(estimated.subtotalSatang),
    delivery: bahtFromSatang(estimated.deliveryFeeSatang),
    total: bahtFromSatang(estimated.totalSatang),
  };
}

/** Whether the server computes with other prices than the page shows, so that these must be fetched again. */
export function isEstimateWrong(estimated: CartTotals, quote: Quote): boolean {
  return bahtFromSatang(estimated.totalSatang) !== quote.Total;
}
