import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from '../i18n/use-translations.tsx';
import { useHydrated } from '../ui/interaction/use-hydrated.ts';
import type { Column, RowAction } from './columns.ts';
import classes from './data-table.module.css';
import { useDragOrder, type Place } from './drag-order.ts';
import { keysBetween, type Selection } from './selection.ts';
import type { Sorting } from './sort-head.tsx';
import { TableHead } from './table-head.tsx';
import { ROLE } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { TableTotals, type Totals } from './table-totals.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { useTableModel, type Arrangement } from './use-table-model.ts';

const RowMenu = lazy(() => import('./row-menu.tsx'));
const VirtualRows = lazy(() => import('./virtual-rows.tsx'));

/** From here on only the rows that can be seen are drawn. */
const MANY_ROWS = 100;
/** Places count from 1, and the head has the first. */
const ROWS_BEFORE = 2;
const WIDE = '(width >= 62em)';
const PICK_WIDTH = 44;
const AS_MADE: Arrangement = { arranged: [], arrange: () => {} };

export type TableProps<Row> = {
  /** What the table is of, for a screen reader. */
  label: string;
  /** The first is the row's name, and its link where it leads anywhere. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A row in words, for a screen reader: "Order 1001". */
  nameOf: (row: Row) => string;
  /** Where a row leads, without its language. */
  pathOf?: (row: Row) => string;
  sorting?: Sorting;
  selection?: Selection;
  /** What can be done with a row, from its … button or the menu key. */
  menuOf?: (row: Row) => readonly RowAction[];
  /** The phone has the … button too: what it does can be done nowhere else. */
  menuOnPhone?: boolean;
  /** Has a mouse change the order by dragging rows; `menuOf` offers the same to everybody. */
  onPlace?: Place | undefined;
  /** Sums under the columns, of the whole list, where the shop gives them. */
  totals?: Totals;
  /** What is shown is of the last question; the next answer is on its way. */
  stale?: boolean;
};

/**
 * The one table of the merchant area: rows that lead on, sorting by the shop, picking for bulk actions, and the
 * keyboard. On the phone each row is a card of the same cells.
 */
export function DataTable<Row>({
  arrangement = AS_MADE,
  ...props
}: TableProps<Row> & { arrangement?: Arrangement }) {
  const {
    label,
    columns,
    rows,
    keyOf,
    nameOf,
    pathOf,
    sorting,
    selection,
    menuOf,
    menuOnPhone = false,
    onPlace,
    totals,
    stale = false,
  } = props;
  const t = useTranslations('merchant.table');
  const { visible, ...model } = useTableModel(columns, arrangement);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const followed = useCallback((element: HTMLDivElement | null) => {
    setFrame(element);
    element?.addEventListener('mouseover', sayWhole);
    return () => element?.removeEventListener('mouseover', sayWhole);
  }, []);
  const [menu, setMenu] = useState<{ row: Row; from: HTMLElement }>();
  // At once where nothing is taken over from the server: a list that is come back to is not drawn in another way first.
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: !useHydrated() });
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const dragOf = useDragOrder(keys, onPlace);
  const lastPicked = useRef<string>(undefined);
  const pick = useStableCallback((at: number, isRange: boolean): void => {
    const key = keys[at];
    if (key === undefined) return;
    if (isRange) selection?.toggleRange(keysBetween(keys, lastPicked.current, key), key);
    else selection?.toggle(key);
    lastPicked.current = key;
  });
  const openMenu = useStableCallback((at: number, from: HTMLElement): void => {
    const row = rows[at];
    if (row !== undefined) setMenu({ row, from });
  });
  const onPick = selection && pick;
  const onMenu = menuOf && openMenu;
  const onPickAll = selection && (() => selection.toggleAll(keys));
  const { stop, bodyProps, keepFocus } = useRowKeys({
    count: rows.length,
    onToggle: onPick,
    onMenu,
    onToggleAll: onPickAll,
  });
  const allPicked =
    selection !== undefined && keys.length > 0 && keys.every((key) => selection.keys.has(key));
  const isMany = rows.length > MANY_ROWS && isWide;
  useLayoutEffect(keepFocus);
  const draw = (at: number, measure?: (line: Element | null) => void): ReactNode => {
    const row = rows[at];
    const key = keys[at];
    if (row === undefined || key === undefined) return null;
    return (
      <TableRow
        key={key}
        row={row}
        at={at}
        columns={visible}
        pinnedCount={model.pinnedCount}
        name={nameOf(row)}
        path={pathOf?.(row)}
        isStop={at === stop}
        picked={selection?.keys.has(key) ?? false}
        onPick={onPick}
        onMenu={onMenu}
        measure={measure}
        drag={dragOf(key)}
        {...(isMany && { place: at + ROWS_BEFORE })}
      />
    );
  };
  const plain = () => rows.map((_, at) => draw(at));
  return (
    <div
      ref={followed}
      className={classes.frame}
      style={placesOf(model, { picks: selection !== undefined, hasMenu: menuOf !== undefined })}
      data-table-frame
      data-menu-on-phone={menuOnPhone || undefined}
    >
      <table
        {...ROLE.table}
        className={classes.table}
        aria-label={label}
        aria-busy={stale}
        {...(isMany && { 'aria-rowcount': rows.length + 1 + (totals ? 1 : 0) })}
      >
        <colgroup>
          {selection && <col style={{ width: PICK_WIDTH }} />}
          {model.headers.map(({ id, width }, at) => (
            <col key={id} style={model.isSized && at === model.headers.length - 1 ? undefined : { width }} />
          ))}
          {menuOf && <col style={{ width: PICK_WIDTH }} />}
        </colgroup>
        <TableHead
          columns={visible}
          model={model}
          sorting={sorting}
          pickAll={onPickAll && { checked: allPicked, onChange: onPickAll }}
          hasMenu={menuOf !== undefined}
          {...(isMany && { place: 1 })}
        />
        <tbody {...ROLE.rows} {...bodyProps}>
          {isMany ? (
            <Suspense fallback={plain()}>
              <VirtualRows keys={keys} frame={frame} stop={stop} draw={draw} keepFocus={keepFocus} />
            </Suspense>
          ) : (
            plain()
          )}
        </tbody>
        {totals && (
          <TableTotals
            columns={visible}
            model={model}
            totals={totals}
            picks={selection !== undefined}
            hasMenu={menuOf !== undefined}
            {...(isMany && { place: rows.length + ROWS_BEFORE })}
          />
        )}
      </table>
      <div className={classes.edges} aria-hidden data-table-edges />
      {menu && menuOf && (
        <Suspense fallback={null}>
          <RowMenu
            label={t('actionsOf', { name: nameOf(menu.row) })}
            actions={menuOf(menu.row)}
            from={menu.from}
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

type Model = ReturnType<typeof useTableModel>;

function placesOf(
  { headers, totalWidth }: Pick<Model, 'headers' | 'totalWidth'>,
  { picks, hasMenu }: { picks: boolean; hasMenu: boolean },
): CSSProperties {
  const before = picks ? PICK_WIDTH : 0;
  const pinned = headers.flatMap(({ pinnedAt }, at) =>
    pinnedAt === undefined ? [] : [[`--pinned-${at}`, `${pinnedAt + before}px`] as const],
  );
  const after = hasMenu ? PICK_WIDTH : 0;
  // The columns that stay in view at the left end here.
  const edge = Math.max(
    before,
    ...headers.map(({ pinnedAt, width }) => (pinnedAt === undefined ? 0 : pinnedAt + width + before)),
  );
  return {
    '--total': `${totalWidth + before + after}px`,
    '--left-edge': `${edge}px`,
    '--right-edge': `${after}px`,
    ...Object.fromEntries(pinned),
  } as CSSProperties;
}

/** What is cut off in a cell is said whole where the mouse rests on it. */
function sayWhole({ target }: Event): void {
  const clip = target instanceof Element ? target.closest<HTMLElement>(`.${classes.clip}`) : null;
  if (!clip) return;
  const isCut = clip.scrollHeight > clip.clientHeight + 1 || clip.scrollWidth > clip.clientWidth;
  if (isCut) clip.title = clip.innerText;
  else clip.removeAttribute('title');
}
