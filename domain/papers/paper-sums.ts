/** The sums at the foot of a paper, split by rate. */
import { sumSatang } from '../pricing/money.ts';
import type { PaperLine } from './paper.ts';

type Taxed = Pick<PaperLine, 'taxType' | 'taxRate' | 'amountSatang' | 'taxSatang'>;

/** Lines of one rate; `null`: without tax. */
export const rateOfLine = ({ taxType, taxRate }: Pick<PaperLine, 'taxType' | 'taxRate'>): number | null =>
  taxType === 0 ? null : taxRate;

export type RateSums = {
  /** Hundredths of a percent; null for what has no tax. */
  rate: number | null;
  netSatang: number;
  taxSatang: number;
  totalSatang: number;
};
export type PaperSums = Omit<RateSums, 'rate'> & { rates: RateSums[] };

/**
 * Adds up exactly. The tax is the sum of the lines' own, as the order has it: computed anew from the sum it could differ by some
 * satang, and paper and order must be the same.
 */
export function paperSums(lines: readonly Taxed[]): PaperSums {
  const rates = [...new Set(lines.map(rateOfLine))]
    .toSorted((a, b) => (b ?? -1) - (a ?? -1))
    .map((rate) => {
      const own = lines.filter((line) => rateOfLine(line) === rate);
      return Object.assign({ rate }, sumsOf(own));
    });
  return { ...sumsOf(lines), rates };
}

function sumsOf(lines: readonly Taxed[]): Omit<RateSums, 'rate'> {
  const totalSatang = sumSatang(lines.map((line) => line.amountSatang));
  const taxSatang = sumSatang(lines.map((line) => line.taxSatang));
  return { netSatang: totalSatang - taxSatang, taxSatang, totalSatang };
}
