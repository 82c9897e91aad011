/**
 * The kinds of long work. A feature defines what one row of its kind does; that rows are done once, go on after a crash and
 * can be stopped is the same for all (`features/runs`).
 */
import type { TenantTransaction } from '#database/database.ts';
import type { Language } from './http/messages.ts';
import type { CallContext } from './http/visitor.ts';

/** A cell of a table as it is kept: a moment is Bangkok's wall time as `YYYY-MM-DD HH:MM`. */
export type Cell = string | number | null;

/** A run's result as a table; the lines come from its rows. */
export type SheetHead = {
  columns: readonly { title: string; kind?: 'moment' }[];
};

export type RunRow = {
  /** What it is about, as a person names it. */
  key: string;
  /** As it was given when the run was started. */
  input: unknown;
  /**
   * Marks the row as done. To be called once, first in the transaction of the row's work: both are committed together. Throws
   * where the row was done meanwhile or the run is to stop; the transaction must then end. `lines` go to the table of a kind
   * that has one.
   */
  mark: (tx: TenantTransaction, lines?: readonly (readonly Cell[])[]) => Promise<void>;
};

export type FailedRow = { no: number; code: string; values?: Record<string, string | number> | undefined };

/** Rows that are done in one transaction. */
export type RunBatch = {
  rows: readonly { no: number; key: string; input: unknown }[];
  /** As that of `RunRow`, for all of them: to be called once, first in the transaction. */
  mark: (tx: TenantTransaction) => Promise<void>;
  /** After `mark`: these of the rows were not done, and say why. */
  fail: (tx: TenantTransaction, failed: readonly FailedRow[]) => Promise<void>;
};

/** A run as its kind speaks about it. */
export type RunFacts = { total: number; parameters: object };

export type EndedRun = RunFacts & {
  tenantId: string;
  runId: string;
  /** Who started it. */
  userId: string;
  state: 'done' | 'stopped' | 'failed';
  done: number;
  failed: number;
  endedAt: Date;
};

export type RunKind = {
  /** What it does, in words that tell it from others of its kind: which step, how many, which list. */
  title: (run: RunFacts, language: Language) => string;
  /** What the names of its files begin with; ASCII. */
  fileName: string;
  /**
   * Throws a CallError if who started the run may not go on with it. Asked when it begins, and about once a second while it
   * goes on; what must not happen at all is refused by `workRow`.
   */
  assertMay: (context: CallContext, parameters: object) => Promise<void>;
  /**
   * Does one row as the person who started the run. A CallError fails the row, one of 401 or 403 the whole run. `parameters`
   * and `input` were checked by the use-case that started it.
   */
  workRow: (context: CallContext, row: RunRow, parameters: object) => Promise<void>;
  /**
   * For a kind that can be undone: the input of a row that takes back what a row with this input did. Its rows have keys of their own, by which one
   * that is back already is left out when the rest is taken back.
   */
  reverse?: (input: unknown) => object;
  /**
   * Does at most so many rows at once, where a transaction for each would take hours. Whatever it throws but a lost right, the rows are
   * then done one by one by `workRow`, so that one does not fail the others.
   */
  together?: {
    most: number;
    work: (context: CallContext, batch: RunBatch, parameters: object) => Promise<void>;
  };
  /** How many rows one run may have; `MAX_RUN_ROWS` for a kind that does not say. */
  mostRows?: number;
  /** For a kind whose result, once every row is done, is a table. */
  sheet?: (language: Language) => SheetHead;
  /** Of one person: how many they may start in a day of Bangkok, and of how many, the latest, the rows are kept. */
  bounds?: { startsADay: number; resultsKept: number };
  /** Once, in the transaction that ends the run. If it throws, the run ends as failed. */
  finish?: (tx: TenantTransaction, run: EndedRun) => Promise<void>;
};

export type RunKinds = {
  /** Registers a kind; when the app is put together. */
  define: (name: string, kind: RunKind) => void;
  get: (name: string) => RunKind | undefined;
};

export function createRunKinds(): RunKinds {
  const kinds = new Map<string, RunKind>();
  return { define: (name, kind) => void kinds.set(name, kind), get: (name) => kinds.get(name) };
}
