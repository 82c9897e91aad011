import type { CSSProperties } from 'react';
import type { TableModel } from './use-table-model.ts';

/** Where a pinned column stays; its place is a variable of the table, so that rows are not drawn anew for a width. */
export function columnStyle({ pinnedCount }: Pick<TableModel, 'pinnedCount'>, at: number) {
  if (at >= pinnedCount) return {};
  const style = { '--at': `var(--pinned-${at})` } as CSSProperties;
  return { style, 'data-pinned': at === pinnedCount - 1 ? 'last' : 'yes' };
}
