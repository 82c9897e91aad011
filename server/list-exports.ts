/** The lists of the desk that come as a table: a feature defines its own, and how a table is made of any is `features/runs`. */
import type { ExportedList } from '#domain/access/list-exports.ts';
import type { StaffRight } from '#domain/access/rights.ts';
import type { CallName } from '#contract/calls.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { Language } from './http/messages.ts';
import type { CallContext } from './http/visitor.ts';
import type { Cell, RunKind } from './run-kinds.ts';

export type ListColumn<Row> = Record<Language, string> & {
  kind?: 'moment';
  of: (row: Row, language: Language) => Cell;
};

export type ListExport<Name extends CallName, Row> = {
  list: ExportedList;
  /** The call that answers the list: its page, its right and its filters are those of the table. */
  call: Name;
  /** What the table asks for besides. */
  right?: StaffRight;
  title: Record<Language, string>;
  columns: readonly ListColumn<Row>[];
  /** A longer table takes a spreadsheet, and this server, too much memory. */
  most?: number;
  bounds?: RunKind['bounds'];
  /**
   * A part of the list, as its call answers it; throws as the call does. Without `Next` it is all there. `filters` as they came, for
   * what only the page narrows by.
   */
  read: (
    context: CallContext,
    given: CallParsed<Name>,
    filters: Readonly<Partial<Record<string, string>>>,
  ) => Promise<{ Data: readonly Row[]; Next?: string | null }>;
};

/** A list whatever its rows are. */
export type AnyListExport = Omit<ListExport<CallName, unknown>, 'read'> & {
  read: (
    context: CallContext,
    given: object,
    filters: Readonly<Partial<Record<string, string>>>,
  ) => Promise<{ Data: readonly unknown[]; Next?: string | null }>;
};

export type ListExports = {
  /** When the app is put together. */
  define: (list: AnyListExport) => void;
  get: (list: ExportedList) => AnyListExport | undefined;
};

export function createListExports(): ListExports {
  const lists = new Map<ExportedList, AnyListExport>();
  return { define: (one) => void lists.set(one.list, one), get: (list) => lists.get(list) };
}
