/** The lines of a goods issue as they are typed. */
import { wholeNumber } from './packed-lines.ts';

export type IssueProduct = {
  P_Code: string;
  PRODUCTNAME: string;
  PIC_FILENAME: string | null;
  Units: { Unit: 1 | 2 | 3; Name: string; Rate: number }[];
  /** Pieces; null if stock is not counted. */
  Available: number | null;
};

export const unitField = (code: string): string => `unit:${code}`;
export const quantityField = (code: string): string => `quantity:${code}`;

export type TypedIssue = {
  lines: { P_Code: string; Unit: 1 | 2 | 3; Quantity: number }[];
  /** Products whose quantity is no whole number from 1. */
  wrong: ReadonlySet<string>;
  /** Products of which more is asked for than is in stock, with the pieces left. */
  short: ReadonlyMap<string, number>;
};

export function readIssue(products: readonly IssueProduct[], values: Record<string, string>): TypedIssue {
  const wrong = new Set<string>();
  const short = new Map<string, number>();
  const lines: TypedIssue['lines'] = [];
  for (const { P_Code, Units, Available } of products) {
    const quantity = wholeNumber(values[quantityField(P_Code)] ?? '');
    const unit = Units.find(({ Unit }) => String(Unit) === values[unitField(P_Code)]) ?? Units[0];
    if (!unit || quantity === undefined || quantity === 0) {
      wrong.add(P_Code);
      continue;
    }
    if (Available !== null && quantity * unit.Rate > Available) short.set(P_Code, Available);
    lines.push({ P_Code, Unit: unit.Unit, Quantity: quantity });
  }
  return { lines, wrong, short };
}
