/** Value-added tax. */
import { yyyymmdd } from '../time/dates.ts';
import { dividedHalfUp, multiplySatang } from './money.ts';

/** 1 tax included, 2 tax not included (VAT is added), 0 non tax (K-68). */
export type TaxType = 0 | 1 | 2;

/** Hundredths of a percent: 700 is 7 %. */
export type BasisPoints = number;

const WHOLE = 10_000;

/** `from` is the first day in Bangkok (YYYYMMDD) on which the rate holds. */
export type VatRate = { from: string; basisPoints: BasisPoints };

/**
 * The rates by law, the oldest first. A change is entered before its day; lists sorted by price take their rate from
 * `vat_rate` of the database, which has the same rows (`database/price-lists.test.ts` compares them).
 */
export const VAT_RATES: readonly [VatRate, ...VatRate[]] = [{ from: '19990401', basisPoints: 700 }];

/** The rate that holds at a moment; before the first known day that of the first. */
export function vatRateAt(at: Date, rates: readonly [VatRate, ...VatRate[]] = VAT_RATES): BasisPoints {
  const day = yyyymmdd(at);
  return (rates.findLast(({ from }) => from <= day) ?? rates[0]).basisPoints;
}

/** A price as the buyer pays it: VAT is added, rounded half up, if the price excludes it. */
export function priceWithTax(satang: number, type: TaxType, rate: BasisPoints): number {
  if (type !== 2) return satang;
  return satang + dividedHalfUp(multiplySatang(satang, rate), WHOLE);
}

/** The VAT included in a paid amount, in satang, rounded half up; 0 for a non-tax price. */
export function taxWithin(paidSatang: number, type: TaxType, rate: BasisPoints): number {
  return type === 0 ? 0 : dividedHalfUp(multiplySatang(paidSatang, rate), WHOLE + rate);
}
