import type { CallAnswer } from '#contract/schemas.ts';
import { bahtFromSatang } from '#domain/money.ts';
import type { ShownTotals } from './cart-summary.tsx';
import type { CartTotals } from './cart-view.ts';

type Quote = Pick<CallAnswer<'quote'>, 'Subtotal' | 'DeliveryFee' | 'Total'>;

/** The server's sums where they are there, else what the page reckons from the prices it shows. */
export function shownTotals(reckoned: CartTotals, quote: Quote | undefined): ShownTotals {
  if (quote) return { subtotal: quote.Subtotal, delivery: quote.DeliveryFee, total: quote.Total };
  return {
    subtotal: bahtFromSatang(reckoned.subtotalSatang),
    delivery: bahtFromSatang(reckoned.deliveryFeeSatang),
    total: bahtFromSatang(reckoned.totalSatang),
  };
}

/** Whether the server reckons with other prices than the page shows, so that these must be fetched anew. */
export function isReckonedWrong(reckoned: CartTotals, quote: Quote): boolean {
  return bahtFromSatang(reckoned.totalSatang) !== quote.Total;
}
