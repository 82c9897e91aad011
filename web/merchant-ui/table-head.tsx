import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { COLUMN_WIDTH } from '#domain/access/table-views.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { columnStyle } from './column-style.ts';
import type { Column } from './columns.ts';
import { PickAll } from './pick-box.tsx';
import { fittingWidth, shownWidths } from './shown-widths.ts';
import { sortedBy, SortHead, type Sorting } from './sort-head.tsx';
import classes from './table-head.module.css';
import { ROLE } from './table-roles.ts';
import type { TableModel } from './use-table-model.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  model: TableModel;
  sorting: Sorting | undefined;
  pickAll: { checked: boolean; onChange: () => void } | undefined;
  hasMenu: boolean;
  /** Its number in a table of which only some rows are drawn. */
  place?: number;
};

/** The heads of the columns: sorting, and how wide each is. */
export function TableHead<Row>({ columns, model, sorting, pickAll, hasMenu, place }: Props<Row>) {
  const t = useTranslations('merchant.table');
  const row = useRef<HTMLTableRowElement>(null);
  // One stop for the Tab key; up and down lead to the other handles.
  const [active, setActive] = useState(0);
  const stop = Math.min(active, columns.length - 1);
  return (
    <thead {...ROLE.rows} className={classes.head}>
      <tr {...ROLE.row} ref={row} aria-rowindex={place}>
        {pickAll && <PickAll {...pickAll} />}
        {columns.map((column, at) => (
          <th
            key={column.id}
            {...ROLE.head}
            {...columnStyle(model, at)}
            data-column={column.id}
            data-numeric={column.numeric || undefined}
            // Not with the name of the handle in it.
            aria-label={column.label}
            aria-sort={sortedBy(column, sorting)}
          >
            <SortHead column={column} sorting={sorting} />
            <WidthHandle
              column={column}
              model={model}
              at={at}
              row={row}
              isStop={at === stop}
              onActive={setActive}
            />
          </th>
        ))}
        {hasMenu && (
          <th {...ROLE.head} className={classes.menu}>
            <span className={classes.hidden}>{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const STEP = 16;

type HandleProps<Row> = {
  column: Column<Row>;
  model: TableModel;
  at: number;
  row: React.RefObject<HTMLTableRowElement | null>;
  isStop: boolean;
  onActive: (at: number) => void;
};

/** Dragged, or moved by the arrow keys; a double click or Enter makes the column as wide as what it shows. */
function WidthHandle<Row>({ column: { id, label }, model, at, row, isStop, onActive }: HandleProps<Row>) {
  const t = useTranslations('merchant.table');
  const header = model.headers[at];
  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  });
  /** Until somebody chooses, columns share the width of the table: from now on each keeps what it has. */
  const keepShown = (part: Record<string, number>) =>
    model.setWidths({ ...(model.isSized ? {} : shownWidths(row.current)), ...part });
  const current = (): number => shownWidths(row.current)[id] ?? header?.width ?? 0;
  const fit = () => keepShown({ [id]: fittingWidth(row.current, id) });
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    if (!model.isSized) flushSync(() => keepShown({}));
    latest.current.headers[at]?.startResizing()(event.nativeEvent);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const wider = { ArrowRight: STEP, ArrowLeft: -STEP }[event.key];
    const other = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (wider === undefined && other === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (wider !== undefined) keepShown({ [id]: current() + wider });
    else if (other === undefined) fit();
    else row.current?.querySelectorAll<HTMLElement>('[role="separator"]')[at + other]?.focus();
  };
  return (
    <span
      className={classes.handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a line between parts does not move
      role="separator"
      aria-orientation="vertical"
      aria-label={t('widthOf', { column: label })}
      aria-valuenow={Math.round(header?.width ?? 0)}
      aria-valuemin={COLUMN_WIDTH.least}
      aria-valuemax={COLUMN_WIDTH.most}
      title={t('widthHint')}
      tabIndex={isStop ? 0 : -1}
      data-resizing={header?.isResizing || undefined}
      onPointerDown={drag}
      onDoubleClick={fit}
      onKeyDown={press}
      onFocus={() => onActive(at)}
    />
  );
}
