/** What a short name promises in numbers and the terms do not give: the name is typed, and a change of terms leaves it as it was. */
import { arabicDigits } from '#domain/text/thai-text.ts';
import { readAmount, readWhole } from './promotion-numbers.ts';
import type { LineValues, PromotionValues } from './promotion-values.ts';

type Terms = Pick<
  PromotionValues,
  'Kind' | 'Condition' | 'PromotionDetails' | 'DiscTotValue' | 'DiscTotType'
>;
type Pledge = { pattern: RegExp; given: (terms: Terms) => (number | null | undefined)[] };

const ofLines = (terms: Terms, read: (line: LineValues) => number | null | undefined) =>
  terms.PromotionDetails.map(read);
const discounts = (terms: Terms, isPercent: boolean) => [
  ...((terms.Kind === 'DiscountPercent') === isPercent && terms.Kind !== 'FreeItem'
    ? ofLines(terms, ({ DiscNumber }) => readAmount(DiscNumber))
    : []),
  ...((terms.DiscTotType === 'P') === isPercent ? [readAmount(terms.DiscTotValue)] : []),
];
const bought = (terms: Terms, isPieces: boolean) =>
  (terms.Condition === '1') === isPieces
    ? ofLines(terms, ({ BuyMin }) => (isPieces ? readWhole(BuyMin) : readAmount(BuyMin)))
    : [];

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
/** Numbers that say what they are; of others nothing is known. */
const PLEDGES: readonly Pledge[] = [
  {
    pattern: new RegExp(String.raw`${NUMBER}\s*(?:%|เปอร์เซ็นต์)`, 'gu'),
    given: (terms) => discounts(terms, true),
  },
  {
    pattern: new RegExp(String.raw`฿\s*${NUMBER}|${NUMBER}\s*(?:บาท|บ\.|baht|THB)`, 'giu'),
    given: (terms) => [
      ...discounts(terms, false),
      ...ofLines(terms, ({ AtMost }) => readAmount(AtMost)),
      ...bought(terms, false),
    ],
  },
  {
    pattern: new RegExp(String.raw`(?:แถม|ฟรี|free)\s*${NUMBER}`, 'giu'),
    given: (terms) =>
      terms.Kind === 'FreeItem' ? ofLines(terms, ({ FreeNumber }) => readWhole(FreeNumber)) : [],
  },
];

/** The parts of the name that name a number which none of the terms is, as typed; empty where all agree or no terms are typed. */
export function labelDoubts(label: string, terms: Terms): string[] {
  if (terms.PromotionDetails.length === 0) return [];
  return PLEDGES.flatMap(({ pattern, given }) => {
    const known = given(terms);
    return [...arabicDigits(label).matchAll(pattern)]
      .filter(([, before, after]) => !known.includes(Number((before ?? after ?? '').replaceAll(',', ''))))
      .map(([part]) => part.trim());
  });
}
