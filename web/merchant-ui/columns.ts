/** The columns of a table, and which of them a member of staff wants to see: remembered in the browser. */
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePage } from '../page/page-context.ts';

export type Column<Row> = {
  id: string;
  /** Its name in the reader's language. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The shop can sort by it. */
  sortable?: boolean;
  /** Moments, of which the newest or the oldest come first; else the greatest or the least. */
  isDate?: boolean;
  /** Numbers are right-aligned, in figures of one width. */
  numeric?: boolean;
  /** Whether it is in the table before anybody has chosen (`yes`); `always` cannot be taken out. */
  shown?: 'always' | 'yes' | 'byChoice';
  /**
   * Its place in a row on the phone: the row's name, at the right edge, or a line under the name (when not said). `none`
   * leaves it to the wide screen.
   */
  phone?: 'head' | 'side' | 'line' | 'none';
};

/** The columns that were taken out of the table or put in, by their ids. */
export type ColumnChoice = { readonly [id: string]: boolean };

export function isShown({ id, shown = 'yes' }: Pick<Column<never>, 'id' | 'shown'>, choice: ColumnChoice) {
  return shown === 'always' || (choice[id] ?? shown === 'yes');
}

/** Validates what is stored: anything else counts as no choice. */
export function readChoice(stored: string | null): ColumnChoice {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The choice of the table of this name, and how one column is put in or taken out. */
export function useColumnChoice(table: string): [ColumnChoice, (id: string, shown: boolean) => void] {
  const { bootstrap } = usePage();
  const name = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-columns-${table}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(name),
    () => null,
  );
  const choice = useMemo(() => readChoice(stored), [stored]);
  const choose = (id: string, shown: boolean): void => {
    localStorage.setItem(name, JSON.stringify({ ...choice, [id]: shown }));
    for (const listener of listeners) listener();
  };
  return [choice, choose];
}
