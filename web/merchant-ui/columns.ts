import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** Its name in the reader's language. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The shop can sort by it. */
  sortable?: boolean;
  /** Texts: sorted by it, the list begins with the first letter. */
  ascends?: boolean;
  /** Moments, of which the newest or the oldest come first; else the greatest or the least. In one line. */
  isDate?: boolean;
  /** Numbers are right-aligned, in figures of one width and in one line. */
  numeric?: boolean;
  /** Whether it is in the table before anybody has chosen (`yes`); `always` cannot be taken out. */
  shown?: 'always' | 'yes' | 'byChoice';
  /** In pixels on the wide screen, until somebody changes it. */
  width?: number;
  /** The cell is changed where it stands. */
  edit?: CellEdit<Row>;
  /**
   * Its place in a row on the phone: the row's name, at the right edge, or a line under the name (when not said). `none`
   * leaves it to the wide screen.
   */
  phone?: 'head' | 'side' | 'line' | 'none';
  /** On the phone the row goes without it. */
  isEmpty?: (row: Row) => boolean;
};

/** A text of a row that is changed in its cell. */
export type CellEdit<Row> = {
  value: (row: Row) => string;
  maxLength: number;
  /** Shown in place of no text. */
  empty: string;
  /** Sends it; `before` is what was seen. Gives what is kept. What it throws is said at the cell, and what was typed stays. */
  save: (row: Row, value: string, before: string) => Promise<string>;
};

/** What can be done with one row. */
export type RowAction = { label: string; onPress: () => void } | { label: string; to: string };
