/** Looking at the rows of a file: what each says, and what is wrong with it (R-47v). */
import { IMPORT_FIELDS, type ImportField } from '#domain/import/fields.ts';
import { readRow, type CellProblem } from '#domain/import/read-cell.ts';
import type { TenantTransaction } from '#database/database.ts';
import { notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { isOvertaken, type ImportKind, type Importing, type Looked } from './import-kinds.ts';
import { findClaimed, findImport, type FileRow } from './merchant-import.queries.ts';
import { claimsOf, twiceAmong } from './rows-twice.rules.ts';

type Matched = { columns: readonly string[]; titles: readonly string[] };

/** Throws 404 IMPORT_NOT_FOUND where it was removed meanwhile. */
export async function matchedOf(tx: TenantTransaction, importId: string): Promise<Matched> {
  const found = await findImport(tx, { importId, lock: false });
  if (!found?.columns) throw notFound('IMPORT_NOT_FOUND');
  return { columns: found.columns, titles: found.titles };
}

/** What of each row is twice, where these are wrong. */
type Twice = (wrong: ReadonlySet<number>) => ReadonlyMap<number, string[]>;

/** Of a part of a check; undefined where nothing of it is. */
export async function twiceOf(
  tx: TenantTransaction,
  { kind, columns, rows }: { kind: ImportKind; columns: readonly string[]; rows: readonly FileRow[] },
  { importId, from }: { importId: string; from: number },
): Promise<Twice | undefined> {
  if (rows.every(({ twice }) => twice.length === 0)) return undefined;
  const once = { columns, keyField: kind.keyFields[0] ?? '', onceFields: kind.onceFields };
  const claims = rows.filter(({ twice }) => twice.length > 0).flatMap((row) => claimsOf(row, once));
  const claimed = await findClaimed(tx, {
    importId,
    before: from,
    values: claims.map(({ value }) => value),
    once: kind.onceFields.map((field) => columns.indexOf(field) + 1).filter((nth) => nth > 0),
  });
  return (wrong) => twiceAmong(rows, { once, claimed, wrong });
}

/** What each row says, what is wrong with its cells, and what it would make of the shop. */
export async function lookAt(
  tx: TenantTransaction,
  importing: Importing,
  asked: { kind: ImportKind; matched: Matched; rows: readonly FileRow[]; isCheck: boolean; twice?: Twice },
): Promise<Looked[]> {
  const { kind, matched, rows, isCheck } = asked;
  const stored = new Map(rows.map(({ rowNo, twice }) => [rowNo, twice]));
  const twiceNow = asked.twice ?? (() => stored);
  const { columns } = matched;
  assertColumns(importing, kind, matched);
  const read = rows.map((row) => ({ row, said: readRow(kind.fields, columns, row.cells) }));
  const cellsWrong = new Set(read.flatMap(({ row, said }) => (said.problems.length > 0 ? [row.rowNo] : [])));
  const first = twiceNow(cellsWrong);
  const looked = await kind.look(tx, importing, {
    rows: read.map(({ row, said }) => ({
      rowNo: row.rowNo,
      values: said.values,
      seen: isCheck ? undefined : row.before,
      isWrong: said.problems.length > 0 || (first.get(row.rowNo) ?? []).length > 0,
    })),
    lock: !isCheck,
  });
  const shopWrong = looked.flatMap(({ rowNo, problems }) => (problems.length > 0 ? [rowNo] : []));
  // Rows that depend on each other were looked at with what was twice by then.
  const last = kind.whole ? first : twiceNow(new Set([...cellsWrong, ...shopWrong]));
  return looked.map((one, at) => {
    const { said } = read[at] ?? { said: { problems: [] } };
    const twice = (last.get(one.rowNo) ?? []).map((field): CellProblem => ({ field, code: 'CELL_TWICE' }));
    // A cell that cannot be read is not also missing or unknown.
    const found = one.problems.map((problem) =>
      isOvertaken(problem)
        ? named(problem, { kind, matched, language: importing.context.language })
        : problem,
    );
    const problems = [...said.problems, ...twice, ...found];
    return Object.assign(one, {
      problems: problems.filter(({ field }, nth) => problems.findIndex((p) => p.field === field) === nth),
    });
  });
}

/** With the title of its column, as the file has it. */
const named = (
  problem: CellProblem,
  {
    kind,
    matched: { columns, titles },
    language,
  }: { kind: ImportKind; matched: Matched; language: Language },
): CellProblem => ({
  ...problem,
  values: {
    column: titles[columns.indexOf(problem.field)] || nameOf(kind, problem.field, language),
    ...problem.values,
  },
});
const nameOf = (kind: ImportKind, name: string, language: Language): string =>
  IMPORT_FIELDS[kind.name].find((field) => field.name === name)?.[language] ?? name;

/** The columns of a file that somebody with these rights may not bring in. */
export const columnsBeyond = (
  { fields }: Pick<ImportKind, 'fields'>,
  columns: readonly string[],
  rights: readonly string[],
): ImportField[] =>
  fields.filter(
    ({ name, right }) => right !== undefined && columns.includes(name) && !rights.includes(right),
  );

/** Throws 403 RIGHT_MISSING where the right to one of the columns was lost since they were chosen. */
export function assertColumns({ rights }: Importing, kind: ImportKind, { columns }: Matched): void {
  if (columnsBeyond(kind, columns, rights).length > 0) throw notAllowed('RIGHT_MISSING');
}
