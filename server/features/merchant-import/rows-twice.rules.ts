/** Which rows of a file say again what an earlier one is about: only rows that are right themselves count as earlier. */
import type { FileRow } from './merchant-import.queries.ts';

/** Fields of the file's columns: the first of what a row is about, and those whose values are no two rows'. */
export type OnceFields = { columns: readonly string[]; keyField: string; onceFields: readonly string[] };
type Row = Pick<FileRow, 'rowNo' | 'key' | 'cells' | 'twice'>;

const digits = (cell: string): string =>
  cell.replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0xe50));

/** As `matchRows` compares them. */
export function claimsOf({ key, cells }: Row, { columns, keyField, onceFields }: OnceFields) {
  const cellOf = (field: string): string => cells[columns.indexOf(field)] ?? '';
  const claims = onceFields.flatMap((field) => {
    const cell = cellOf(field);
    return cell === '' ? [] : [{ field, value: `once ${digits(cell)}` }];
  });
  return cellOf(keyField) === '' ? claims : [{ field: keyField, value: `key ${key}` }, ...claims];
}

/** By row, its fields that say it again. `claimed`: by right rows before these. `wrong`: rows that are so for another reason. */
export function twiceAmong(
  rows: readonly Row[],
  { once, claimed, wrong }: { once: OnceFields; claimed: Iterable<string>; wrong: ReadonlySet<number> },
): ReadonlyMap<number, string[]> {
  const taken = new Set(claimed);
  return new Map(
    rows.map((row) => {
      const claims = claimsOf(row, once);
      const twice = claims
        .filter(({ value }, nth) => taken.has(value) || claims.findIndex((one) => one.value === value) < nth)
        .map(({ field }) => field);
      if (twice.length === 0 && !wrong.has(row.rowNo)) for (const { value } of claims) taken.add(value);
      return [row.rowNo, twice];
    }),
  );
}
