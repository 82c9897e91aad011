/** Rows as text for a spreadsheet. */
import type { Cell } from '../../run-kinds.ts';

/** Without it Excel reads Thai as another code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs a cell that begins like this as a formula, whoever wrote it; some read full-width signs so, too. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A text that no spreadsheet takes for a formula: it then begins with an apostrophe. */
export const plainCell = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

/** Lines of CSV with CRLF; the first part of a file begins with a byte-order mark. */
export function csvOf(rows: readonly (readonly Cell[])[], { isFirst }: { isFirst: boolean }): string {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return `${isFirst ? BYTE_ORDER_MARK : ''}${lines.join('')}`;
}

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = plainCell(value);
  // Where a semicolon separates cells, one in a text would begin a cell that is no longer looked at.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
