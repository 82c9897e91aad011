/** What can be imported. A kind reads what the shop has, says what a row would make of it, writes it and takes it back. */
import type { StaffRight } from '#domain/access/rights.ts';
import type { ImportField, ImportKindName } from '#domain/import/fields.ts';
import type { CellProblem, CellValue } from '#domain/import/read-cell.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { FailedRow } from '../../run-kinds.ts';

export type Importing = {
  deps: Dependencies;
  context: CallContext;
  at: Date;
  /** Of the person, as they are now. */
  rights: readonly StaffRight[];
  /** The centers of the person. */
  saleUnits: readonly string[];
  /** The file's name, for the ledger of stock. */
  note: string;
};

/**
 * What is wrong with a row whose value was changed between the check and the run: it is left out for good, since the file was made for what
 * stood there before. `seen` and `now` are shown.
 */
const OVERTAKEN = 'IMPORT_ROW_OVERTAKEN';
type Shown = string | number | null | undefined;
const shown = (value: Shown): string | number =>
  value === null || value === undefined || value === '' ? '–' : value;
export const overtaken = (field: string, seen: Shown, now: Shown): CellProblem => ({
  field,
  code: OVERTAKEN,
  values: { seen: shown(seen), now: shown(now) },
});
export const isOvertaken = ({ code }: Pick<CellProblem, 'code'>): boolean => code === OVERTAKEN;

export type GivenRow = {
  rowNo: number;
  values: Readonly<Record<string, CellValue>>;
  /** What stood there when the file was checked; undefined while it is. */
  seen: object | null | undefined;
  /** A cell cannot be read, or an earlier row is about the same: it will not be done. */
  isWrong: boolean;
};

export type Looked = {
  rowNo: number;
  problems: CellProblem[];
  /** As the shop has it; null for what is new. */
  before: object | null;
  after: object;
  isSame: boolean;
};

export type Change = { rowNo: number; key: string; before: object | null; after: object };

export type Refused = Pick<FailedRow, 'code' | 'values'> & { rowNo: number };

export type ImportKind = {
  name: ImportKindName;
  right: StaffRight;
  fields: readonly ImportField[];
  /** What a row is about: together no two rows of a file have them. */
  keyFields: readonly string[];
  /** Of these no value is twice in a file, whichever of them it is in. */
  onceFields: readonly string[];
  /**
   * For a kind whose rows depend on each other: all of a file are looked at, done and taken back together, in one transaction. A file of more
   * rows is refused.
   */
  whole?: { most: number };
  /** Opens the transaction, and has what follows from the products follow. `codes` are those that may change. */
  transaction: (
    importing: Importing,
    codes: readonly string[],
    work: (tx: TenantTransaction) => Promise<void>,
  ) => Promise<void>;
  /** What the rows would make of the shop; with `lock` nobody changes that until the transaction ends. */
  look: (
    tx: TenantTransaction,
    importing: Importing,
    asked: { rows: readonly GivenRow[]; lock: boolean },
  ) => Promise<Looked[]>;
  write: (tx: TenantTransaction, importing: Importing, changes: readonly Change[]) => Promise<void>;
  /** Puts back what is as the import has left it. Returns the rows of the rest, and why. */
  undo: (tx: TenantTransaction, importing: Importing, changes: readonly Change[]) => Promise<Refused[]>;
  /** In the transaction that ends a run. */
  finish?: (deps: Dependencies, tx: TenantTransaction, tenantId: string) => Promise<void>;
};
