/**
 * The prices that the buyer last saw in the cart, kept in the browser, so that a price that has changed since is shown
 * and not left to be found on the bill.
 */
import type { CartLineView } from './cart-view.ts';

/** Satang by product code and unit, as `CODE/2`. */
export type SeenPrices = Readonly<Record<string, number>>;
export type PriceChange = { seenSatang: number; nowSatang: number };

const nameOf = (code: string, unit: number) => `${code}/${unit}`;

/** What the buyer sees now, to be remembered. */
export function pricesSeen(lines: readonly CartLineView[]): SeenPrices {
  return Object.fromEntries(
    lines.flatMap(({ code, units }) =>
      units.map(({ unit, priceSatang }) => [nameOf(code, unit), priceSatang]),
    ),
  );
}

/** How the price of a unit in the cart differs from what was seen; undefined where it does not. */
export function priceChange(
  seen: SeenPrices,
  { code, unit, priceSatang }: { code: string; unit: number; priceSatang: number },
): PriceChange | undefined {
  const seenSatang = seen[nameOf(code, unit)];
  if (seenSatang === undefined || seenSatang === priceSatang) return undefined;
  return { seenSatang, nowSatang: priceSatang };
}

/** Whatever local storage held; what is no price is left out. */
export function parseSeenPrices(stored: string | null): SeenPrices {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, satang]) => Number.isSafeInteger(satang)));
  } catch {
    return {};
  }
}
