import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { COLUMN_WIDTH } from '#domain/access/table-views.ts';
import type { Column } from './columns.ts';
import { arrangedAll, isShown, madeWidth, withWidths, type Arranged } from './table-layout.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
});
/** The rows stay the shop's: it sorts, filters and pages them. */
const NO_ROWS: never[] = [];

export type Arrangement = { arranged: Arranged; arrange: (next: Arranged) => void };

/** The columns as they are drawn: shown, in their order, pinned ones first, each with its width. */
export function useTableModel<Row>(columns: readonly Column<Row>[], { arranged, arrange }: Arrangement) {
  const all = useMemo(() => arrangedAll(columns, arranged), [columns, arranged]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const made = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, never> => ({
        id: column.id,
        header: column.label,
        size: madeWidth(column),
        minSize: COLUMN_WIDTH.least,
        maxSize: COLUMN_WIDTH.most,
      })),
    [columns],
  );
  const state = useMemo(() => {
    const widths = all.flatMap(({ Id, Width }) => (Width === undefined ? [] : [[Id, Width] as const]));
    const isPinned = ({ Id, Pinned }: Arranged[number]) => Pinned === true || Id === columns[0]?.id;
    return {
      columnOrder: all.map(({ Id }) => Id),
      columnPinning: { start: all.filter(isPinned).map(({ Id }) => Id), end: [] },
      columnSizing: Object.fromEntries(widths),
      columnVisibility: Object.fromEntries(
        all.map((entry) => [entry.Id, isShown(byId.get(entry.Id) ?? { id: entry.Id }, entry)]),
      ),
    };
  }, [all, byId, columns]);
  const table = useTable({
    features,
    columns: made,
    data: NO_ROWS,
    state,
    columnResizeMode: 'onChange',
    onColumnSizingChange: (next: Updater<Record<string, number>>) =>
      arrange(withWidths(all, typeof next === 'function' ? next(state.columnSizing) : next)),
  });
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  // The rows are drawn anew for other columns, not for other widths.
  const shown = headers.map(({ column }) => column.id).join(' ');
  const visible = useMemo(
    () => shown.split(' ').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    // oxlint-disable-next-line react/preserve-manual-memoization -- the library says nothing of what it reads
    [shown, columns],
  );
  return {
    headers: headers.map((header) => ({
      id: header.column.id,
      width: header.column.getSize(),
      /** From the left edge, where it stays when the table is scrolled sideways. */
      pinnedAt: header.column.getIsPinned() ? header.column.getStart('start') : undefined,
      isResizing: header.column.getIsResizing(),
      startResizing: () => header.getResizeHandler(),
    })),
    visible,
    pinnedCount: table.getStartVisibleLeafColumns().length,
    totalWidth: table.getTotalSize(),
    /** Somebody has chosen widths: they hold, and the last column takes what is left. */
    isSized: all.some(({ Width }) => Width !== undefined),
    setWidths: (widths: Readonly<Record<string, number>>) => arrange(withWidths(all, widths)),
  };
}

export type TableModel = Omit<ReturnType<typeof useTableModel>, 'visible'>;
