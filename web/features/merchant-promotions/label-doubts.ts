/** What a short name promises in numbers and the terms do not give: the name is typed, and a change of terms leaves it as it was. */
import { arabicDigits } from '#domain/text/thai-text.ts';
import { readAmount, readWhole } from './promotion-numbers.ts';
import type { LineValues, PromotionValues } from './promotion-values.ts';

type Terms = Pick<
  PromotionValues,
  'Kind' | 'Condition' | 'PromotionDetails' | 'DiscTotValue' | 'DiscTotType'
>;
type Typed = number | null | undefined;
type Pledge = {
  pattern: RegExp;
  /** What the terms give of it; undefined while something of it is not typed, or cannot be told. */
  given: (terms: Terms) => readonly Typed[] | undefined;
};

const ofLines = ({ PromotionDetails }: Terms, read: (line: LineValues) => Typed): Typed[] =>
  PromotionDetails.map(read);
const isTyped = (all: readonly Typed[]): boolean => all.every((one) => typeof one === 'number');

function discounts(terms: Terms, isPercent: boolean): Typed[] | undefined {
  if (terms.Kind === 'HotDeal') return [];
  const whole = (terms.DiscTotType === 'P') === isPercent ? [readAmount(terms.DiscTotValue)] : [];
  if (terms.Kind === 'FreeItem' || (terms.Kind === 'DiscountPercent') !== isPercent) return whole;
  const lines = ofLines(terms, ({ DiscNumber }) => readAmount(DiscNumber));
  return isTyped(lines) ? [...lines, ...whole] : undefined;
}

function baht(terms: Terms): Typed[] | undefined {
  const off = discounts(terms, false);
  const bought = terms.Condition === '1' ? [] : ofLines(terms, ({ BuyMin }) => readAmount(BuyMin));
  return off && [...off, ...bought, ...ofLines(terms, ({ AtMost }) => readAmount(AtMost))];
}

function free(terms: Terms): Typed[] | undefined {
  if (terms.Kind !== 'FreeItem') return [];
  const given = ofLines(terms, ({ FreeNumber }) => readWhole(FreeNumber));
  return isTyped(given) ? given : undefined;
}

/** Of a worth nothing is known of pieces. */
function pieces(terms: Terms): Typed[] | undefined {
  if (terms.Condition !== '1') return undefined;
  const bought = ofLines(terms, ({ BuyMin }) => readWhole(BuyMin));
  const others = [({ BuyMax }: LineValues) => BuyMax, ({ FreeNumber }: LineValues) => FreeNumber];
  return isTyped(bought)
    ? [...bought, ...others.flatMap((read) => ofLines(terms, (line) => readWhole(read(line))))]
    : undefined;
}

const NUMBER = String.raw`(?<![\d.,])(\d[\d,]*(?:\.\d+)?)`;
const patterns = (...all: string[]) => new RegExp(all.join('|'), 'giu');
/** Numbers that say what they are; of others nothing is known. */
const PLEDGES: readonly Pledge[] = [
  {
    pattern: patterns(String.raw`${NUMBER}\s*(?:%|เปอร์เซ็นต์)`),
    given: (terms) => discounts(terms, true),
  },
  {
    pattern: patterns(String.raw`฿\s*${NUMBER}`, String.raw`${NUMBER}\s*(?:฿|บาท|บ\.|baht|THB)`),
    given: baht,
  },
  // Delivery is free by another rule.
  {
    pattern: patterns(
      String.raw`(?<!ส่ง)(?:แถม|ฟรี)\s*${NUMBER}`,
      String.raw`(?:get|free)\s*${NUMBER}`,
      String.raw`${NUMBER}\s*free`,
    ),
    given: free,
  },
  {
    pattern: patterns(
      String.raw`(?:ซื้อ|buy)\s*${NUMBER}(?![\d.,]|\s*(?:฿|บาท|บ\.|baht|THB|%))`,
      String.raw`${NUMBER}\s*(?:ชิ้น|แถม|pieces?|pcs)`,
    ),
    given: pieces,
  },
];

/** The parts of the name that name a number which none of the terms is, as typed, each once; empty where all agree. */
export function labelDoubts(label: string, terms: Terms): string[] {
  if (terms.Kind !== 'HotDeal' && terms.PromotionDetails.length === 0) return [];
  const doubts = PLEDGES.flatMap(({ pattern, given }) => {
    const known = given(terms);
    if (!known) return [];
    return [...arabicDigits(label).matchAll(pattern)]
      .filter(([, ...found]) => {
        const number = found.find((one) => one !== undefined) ?? '';
        return !known.includes(Number(number.replaceAll(',', '')));
      })
      .map(([part]) => part.trim());
  });
  return [...new Set(doubts)];
}
