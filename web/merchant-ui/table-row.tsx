import { memo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../i18n/locale-path.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { AppLink } from '../ui/interaction/app-link.tsx';
import type { DragProps } from './drag-order.ts';
import { columnStyle } from './column-style.ts';
import type { Column } from './columns.ts';
import classes from './data-table.module.css';
import { EditCell } from './edit-cell.tsx';
import { IconMore } from './icons.ts';
import { PickRow } from './pick-box.tsx';
import { ROLE } from './table-roles.ts';
import { CELL_STOP, ROW_STOP } from './use-row-keys.ts';

export type RowProps<Row> = {
  row: Row;
  at: number;
  columns: readonly Column<Row>[];
  pinnedCount: number;
  name: string;
  path: string | undefined;
  /** Where Tab leads to. */
  isStop: boolean;
  picked: boolean;
  onPick: ((at: number, isRange: boolean) => void) | undefined;
  onMenu: ((at: number, from: HTMLElement) => void) | undefined;
  /** How high it is, where only some rows are drawn. */
  measure?: ((line: Element | null) => void) | undefined;
  /** Its number in the table, there too. */
  place?: number;
  /** Where a mouse changes the order. */
  drag?: DragProps | undefined;
};

/** Of a column that is not the row's name. */
const phonePlace = <Row,>({ phone = 'line', isEmpty }: Column<Row>, row: Row) =>
  isEmpty?.(row) ? 'none' : phone;

function Line<Row>(props: RowProps<Row>) {
  const { row, at, columns, pinnedCount, name, path, isStop, picked, onPick, onMenu, measure, place, drag } =
    props;
  const t = useTranslations('merchant.table');
  const { locale } = usePage();
  const navigate = useNavigate();
  const tabIndex = isStop ? 0 : -1;
  const open = ({ target, metaKey, ctrlKey }: MouseEvent): void => {
    // What can be pressed itself does its own; marked text is to be copied.
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    if (window.getSelection()?.toString()) return;
    if (path === undefined) return;
    const to = localePath(locale, path);
    if (metaKey || ctrlKey) window.open(to, '_blank', 'noopener');
    else void navigate(to);
  };
  return (
    <tr
      {...ROLE.row}
      {...drag}
      ref={measure}
      className={classes.row}
      data-row={at}
      aria-rowindex={place}
      data-picked={picked || undefined}
      data-pickable={onPick ? true : undefined}
      data-leads={path === undefined ? undefined : true}
      {...(path === undefined && { ...ROW_STOP, tabIndex })}
      onClick={open}
    >
      {onPick && (
        <PickRow name={name} checked={picked} tabIndex={tabIndex} onPick={(isRange) => onPick(at, isRange)} />
      )}
      {columns.map((column, nth) => (
        <td
          key={column.id}
          {...ROLE.cell}
          {...columnStyle({ pinnedCount }, nth)}
          className={classes.cell}
          data-column={column.id}
          data-numeric={column.numeric || undefined}
          data-one-line={column.numeric || column.isDate || undefined}
          data-phone={nth === 0 ? 'head' : phonePlace(column, row)}
        >
          <div className={classes.clip}>
            {nth === 0 && path !== undefined ? (
              <AppLink
                to={path}
                className={classes.link}
                tabIndex={tabIndex}
                {...(drag && { draggable: false })}
                {...ROW_STOP}
              >
                {column.cell(row)}
              </AppLink>
            ) : (
              <>
                {(column.phone ?? 'line') === 'line' && nth > 0 && (
                  <span className={classes.label}>{column.label}</span>
                )}
                {column.edit ? (
                  <EditCell row={row} edit={column.edit} label={column.label} name={name}>
                    {column.cell(row)}
                  </EditCell>
                ) : (
                  column.cell(row)
                )}
              </>
            )}
          </div>
        </td>
      ))}
      {onMenu && (
        <td {...ROLE.cell} className={classes.menu}>
          <button
            type="button"
            className={classes.more}
            {...CELL_STOP}
            aria-label={t('actionsOf', { name })}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onMenu(at, currentTarget)}
          >
            <IconMore size={18} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  );
}

/** Drawn anew only for what changes in it. */
export const TableRow = memo(Line) as typeof Line;
