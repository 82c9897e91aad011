/** What was understood of a list, as it is looked through before it goes into the cart. */
import type { MatchedLine } from '#contract/quick-order.schemas.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/orders/cart.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { MAX_ORDER_LINE_LENGTH, MAX_ORDER_LINES } from '#domain/quick-order/order-line-limits.ts';

export type ReviewLine = {
  id: number;
  /** As it was written; empty for what comes from an order or a saved list. */
  text: string;
  /** `remark`: a greeting, or what else is no product. */
  state: 'sure' | 'unsure' | 'unknown' | 'remark';
  code: string | null;
  unit: UnitNumber;
  quantity: number;
  suggestions: readonly string[];
};
export type Review = {
  /** What is in the field. */
  typed: string;
  lines: readonly ReviewLine[];
};

export const EMPTY_REVIEW: Review = { typed: '', lines: [] };

/** What is read at a time, and what stays in the field. */
export function firstLines(typed: string): { lines: string[]; rest: string } {
  const lines = typed.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return {
    lines: lines.slice(0, MAX_ORDER_LINES).map((line) =>
      line
        .slice(0, MAX_ORDER_LINE_LENGTH)
        .toWellFormed()
        .replace(/\uFFFD$/, ''),
    ),
    rest: lines.slice(MAX_ORDER_LINES).join('\n'),
  };
}

type NewLine = Omit<ReviewLine, 'id'>;

export const fromMatch = ({ Text, State, P_Code, Unit, Quantity, Suggestions }: MatchedLine): NewLine => ({
  text: Text,
  state: State,
  code: P_Code,
  unit: Unit,
  quantity: Quantity,
  suggestions: Suggestions,
});

/** Behind the others; what names the same unit of the same product for certain adds to it, as one scan after another does. */
export function withLines(lines: readonly ReviewLine[], added: readonly NewLine[]): ReviewLine[] {
  let next = Math.max(0, ...lines.map(({ id }) => id)) + 1;
  const all = [...lines];
  for (const line of added) {
    const at = line.state === 'sure' ? all.findIndex((one) => isSameUnit(one, line)) : -1;
    const same = all[at];
    if (same) all[at] = { ...same, quantity: Math.min(same.quantity + line.quantity, MAX_QUANTITY) };
    else if (all.length < MAX_CART_LINES) all.push({ ...line, id: next++ });
  }
  return all;
}

const isSameUnit = (one: ReviewLine, { code, unit }: NewLine): boolean =>
  one.state === 'sure' && one.code === code && one.unit === unit;

/** Every product that is named. */
export const codesOf = (lines: readonly ReviewLine[]): string[] => [
  ...new Set(lines.flatMap(({ code, suggestions }) => [...(code === null ? [] : [code]), ...suggestions])),
];

/** The review as it was kept; whatever else is there is none. */
export function readReview(stored: string | null): Review {
  try {
    const { typed, lines } = JSON.parse(stored ?? '') as Partial<Review>;
    if (typeof typed !== 'string' || !Array.isArray(lines)) return EMPTY_REVIEW;
    return { typed, lines: lines.filter(isLine) };
  } catch {
    return EMPTY_REVIEW;
  }
}

function isLine(line: Partial<ReviewLine> | null): line is ReviewLine {
  return (
    typeof line?.id === 'number' &&
    typeof line.text === 'string' &&
    ['sure', 'unsure', 'unknown', 'remark'].includes(line.state ?? '') &&
    (line.code === null || typeof line.code === 'string') &&
    [1, 2, 3].includes(line.unit ?? 0) &&
    typeof line.quantity === 'number' &&
    Array.isArray(line.suggestions)
  );
}

/** Those that somebody only has to agree to: one product was found, and nothing beside it. */
export const withOneCandidate = (lines: readonly ReviewLine[]): ReviewLine[] =>
  lines.filter(
    ({ state, code, suggestions }) => state === 'unsure' && code !== null && suggestions.length === 0,
  );
