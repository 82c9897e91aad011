import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../i18n/locale-path.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { AppLink } from '../ui/interaction/app-link.tsx';
import type { Column } from './columns.ts';
import classes from './data-table.module.css';
import type { Selection } from './selection.ts';
import { SortHead, type Sorting } from './sort-head.tsx';
import { ROLE } from './table-roles.ts';
import { ROW_STOP, useRowKeys } from './use-row-keys.ts';

export type TableProps<Row> = {
  /** What the table is of, for a screen reader. */
  label: string;
  /** Those that are shown. The first is the row's name, and its link where it leads anywhere. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A row in words, for a screen reader: "Order 1001". */
  nameOf: (row: Row) => string;
  /** Where a row leads, without its language. */
  pathOf?: (row: Row) => string;
  sorting?: Sorting;
  selection?: Selection;
  /** What is shown is of the last question; the next answer is on its way. */
  stale?: boolean;
};

/**
 * The one table of the merchant area: rows that lead on, sorting by the shop, picking for bulk actions, and the
 * keyboard. On the phone each row is a card of the same cells.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, sorting, selection, stale = false } = props;
  const t = useTranslations('merchant.table');
  const keys = rows.map(keyOf);
  const { stop, bodyProps } = useRowKeys({
    count: rows.length,
    onToggle: selection && ((row) => selection.toggle(keys[row] ?? '')),
  });
  const allPicked =
    selection !== undefined && keys.length > 0 && keys.every((key) => selection.keys.has(key));
  return (
    <table {...ROLE.table} className={classes.table} aria-label={label} aria-busy={stale}>
      <thead {...ROLE.rows} className={classes.head}>
        <tr {...ROLE.row}>
          {selection && (
            <th {...ROLE.head} className={classes.pick}>
              <label className={classes.box}>
                <input
                  type="checkbox"
                  aria-label={t('pickAll')}
                  checked={allPicked}
                  onChange={() => selection.toggleAll(keys)}
                />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <SortHead key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.rows} {...bodyProps}>
        {rows.map((row, at) => (
          <Line key={keys[at]} {...props} row={row} at={at} isStop={at === stop} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps<Row> = TableProps<Row> & { row: Row; at: number; isStop: boolean };

function Line<Row>({ columns, row, at, isStop, keyOf, nameOf, pathOf, selection }: LineProps<Row>) {
  const t = useTranslations('merchant.table');
  const { locale } = usePage();
  const navigate = useNavigate();
  const key = keyOf(row);
  const path = pathOf?.(row);
  const picked = selection?.keys.has(key) ?? false;
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
      className={classes.row}
      data-row={at}
      data-picked={picked || undefined}
      data-pickable={selection ? true : undefined}
      data-leads={path === undefined ? undefined : true}
      onClick={open}
    >
      {selection && (
        <td {...ROLE.cell} className={classes.pick}>
          <label className={classes.box}>
            <input
              type="checkbox"
              aria-label={t('pick', { name: nameOf(row) })}
              tabIndex={tabIndex}
              checked={picked}
              onChange={() => selection.toggle(key)}
            />
          </label>
        </td>
      )}
      {columns.map(({ id, label, cell, numeric, phone = 'line' }, place) => (
        <td
          key={id}
          {...ROLE.cell}
          className={classes.cell}
          data-numeric={numeric || undefined}
          data-phone={place === 0 ? 'head' : phone}
        >
          {place === 0 && path !== undefined ? (
            <AppLink to={path} className={classes.link} tabIndex={tabIndex} {...ROW_STOP}>
              {cell(row)}
            </AppLink>
          ) : (
            <>
              {phone === 'line' && place > 0 && <span className={classes.label}>{label}</span>}
              {cell(row)}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
