import type { LevelPrices } from '../types.ts';

/** What each price level pays of retail: shops, regular shops, dealers, big dealers. */
const LEVELS = [1, 0.96, 0.93, 0.9, 0.87] as const;

/** What a piece costs inside a unit of this many pieces, as a share of a piece alone. */
const bulkShare = (rate: number): number => {
  if (rate <= 1) return 1;
  if (rate <= 6) return 0.965;
  if (rate <= 24) return 0.945;
  return rate <= 72 ? 0.915 : 0.9;
};

/** The steps that price tags move in: 25 satang below ฿20 up to ฿50 from ฿10,000 on. */
function tagStep(satang: number): number {
  if (satang < 2_000) return 25;
  if (satang < 10_000) return 50;
  if (satang < 100_000) return 100;
  return satang < 1_000_000 ? 500 : 5_000;
}

/**
 * Satang of levels 1 to 5 for each unit of a product from the baht of one piece at retail. Every level is
 * cheaper than the one before it, and a piece inside a bigger unit cheaper than alone, at every level.
 */
export function unitPrices(pieceBaht: number, rates: readonly number[]): LevelPrices[] {
  const prices: LevelPrices[] = [];
  for (const rate of rates) {
    const smaller = prices.at(-1);
    const smallerRate = rates[prices.length - 1] ?? 1;
    let above = Number.POSITIVE_INFINITY;
    const levels = LEVELS.map((share, level) => {
      const exact = pieceBaht * 100 * rate * share * bulkShare(rate);
      const step = tagStep(exact);
      let satang = Math.round(exact / step) * step;
      const ceiling =
        smaller === undefined ? above : Math.min(above, ((smaller[level] ?? 0) * rate) / smallerRate);
      while (satang >= ceiling) satang -= step;
      above = satang;
      return satang;
    });
    // `LEVELS` has five entries, and so has what is mapped from it.
    prices.push(levels as unknown as LevelPrices);
  }
  return prices;
}
