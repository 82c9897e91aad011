/** The lines of a goods issue as they are scanned and typed. */
import type { CallAnswer } from '#contract/schemas.ts';
import { MAX_ISSUE_LINES } from '#domain/orders/goods-issue.ts';
import { wholeNumber } from '#domain/text/digits.ts';

export type IssueProduct = CallAnswer<'issuableProducts'>['Data'][number];

/** What the call takes. */
const MAX_QUANTITY = 99_999;

/** A product in one of its units; both fields hold what is typed. */
export type IssueLine = { id: number; product: IssueProduct; unit: string; quantity: string };

export const unitField = (id: number): string => `unit:${id}`;
export const quantityField = (id: number): string => `quantity:${id}`;

/**
 * One more of a product: of the unit whose barcode was scanned, else of the unit that it has in the list, else of its
 * smallest. `touched` is its line; none if the list is full.
 */
export function addOne(
  lines: readonly IssueLine[],
  product: IssueProduct,
): { lines: readonly IssueLine[]; touched?: IssueLine } {
  const { P_Code, Units, ScannedUnit } = product;
  const there = lines.find(
    (line) => line.product.P_Code === P_Code && (ScannedUnit === null || line.unit === String(ScannedUnit)),
  );
  if (there) {
    const touched = { ...there, product, quantity: String((wholeNumber(there.quantity) ?? 0) + 1) };
    return { lines: lines.map((line) => (line === there ? touched : line)), touched };
  }
  if (lines.length >= MAX_ISSUE_LINES) return { lines };
  const touched = {
    id: Math.max(0, ...lines.map(({ id }) => id)) + 1,
    product,
    unit: String(ScannedUnit ?? Units[0]?.Unit),
    quantity: '1',
  };
  return { lines: [...lines, touched], touched };
}

export type TypedIssue = {
  /** One for each product and unit. */
  lines: { P_Code: string; Unit: 1 | 2 | 3; Quantity: number }[];
  /** Lines whose quantity is no whole number from 1. */
  wrong: ReadonlySet<number>;
  /** Lines of products of which more is asked for than is in stock, with the pieces left. */
  short: ReadonlyMap<number, number>;
};

export function readIssue(typed: readonly IssueLine[]): TypedIssue {
  const wrong = new Set<number>();
  const short = new Map<number, number>();
  const lines = new Map<string, TypedIssue['lines'][number]>();
  const pieces = new Map<string, number>();
  for (const { id, product, unit: chosen, quantity: text } of typed) {
    const { P_Code, Units, Available } = product;
    const quantity = wholeNumber(text);
    const unit = Units.find(({ Unit }) => String(Unit) === chosen) ?? Units[0];
    if (!unit || quantity === undefined || quantity === 0) {
      wrong.add(id);
      continue;
    }
    const all = (pieces.get(P_Code) ?? 0) + quantity * unit.Rate;
    pieces.set(P_Code, all);
    if (Available !== null && all > Available) short.set(id, Available);
    const key = `${unit.Unit}:${P_Code}`;
    const Quantity = (lines.get(key)?.Quantity ?? 0) + quantity;
    if (Quantity > MAX_QUANTITY) wrong.add(id);
    lines.set(key, { P_Code, Unit: unit.Unit, Quantity });
  }
  return { lines: [...lines.values()], wrong, short };
}
