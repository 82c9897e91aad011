/** A part of what an order is worth that is paid before the rest: a line for each rate of tax. */
import { partOf } from '../pricing/shares.ts';
import type { PaperLine } from './paper.ts';
import { rateOfLine } from './paper-sums.ts';

const keyOf = (line: PaperLine): string => `${rateOfLine(line)}`;

/** Line of no goods, with the tax of its rate. */
export const partLine = (
  { taxType, taxRate }: Pick<PaperLine, 'taxType' | 'taxRate'>,
  money: { amountSatang: number; taxSatang: number },
): PaperLine => ({
  lineNo: null,
  code: '',
  nameTh: '',
  nameEn: '',
  unitTh: '',
  unitEn: '',
  quantity: 1,
  unitPriceSatang: money.amountSatang,
  discountSatang: 0,
  taxType,
  taxRate,
  isFree: false,
  ...money,
});

export const withoutTax = (line: PaperLine): PaperLine => ({ ...line, taxType: 0, taxRate: 0, taxSatang: 0 });

/**
 * What is added to the parts of before so that they are `paid` of what the lines are worth: by growing shares of each rate, so
 * that parts never exceed what the lines of their rate cost.
 */
export function partsOf(
  lines: readonly PaperLine[],
  { paid, before }: { paid: number; before: readonly PaperLine[] },
): PaperLine[] {
  const keys = [...new Set(lines.map(keyOf))];
  let left = lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  let share = Math.min(paid, left);
  return keys.flatMap((key): PaperLine[] => {
    const own = lines.filter((line) => keyOf(line) === key);
    const amount = own.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
    const tax = own.reduce((sum, { taxSatang }) => sum + taxSatang, 0);
    const until = left === 0 ? 0 : partOf(share, amount, left);
    left -= amount;
    share -= until;
    const had = before.filter((line) => keyOf(line) === key);
    const hadAmount = had.reduce((sum, line) => sum + line.amountSatang, 0);
    const hadTax = had.reduce((sum, line) => sum + line.taxSatang, 0);
    const amountSatang = until - hadAmount;
    const taxSatang = (amount === 0 ? 0 : partOf(tax, until, amount)) - hadTax;
    const [first] = own;
    // The order may be worth less of this rate than when the parts before were paid.
    if (!first || amountSatang <= 0) return [];
    return [partLine(first, { amountSatang, taxSatang: Math.max(0, taxSatang) })];
  });
}
