import { useTranslations } from '../i18n/use-translations.tsx';
import type { Column } from './columns.ts';
import classes from './data-table.module.css';
import { ROLE } from './table-roles.ts';
import { IconSortable, IconSortDown, IconSortUp } from './icons.ts';

export type Direction = 'asc' | 'desc';
export type Sorting = {
  by: string;
  dir: Direction;
  onSort: (by: string, dir: Direction) => void;
};

/** A column that is not sorted by begins with its greatest: the newest, the dearest. */
export function nextDirection(id: string, { by, dir }: Pick<Sorting, 'by' | 'dir'>): Direction {
  return id === by && dir === 'desc' ? 'asc' : 'desc';
}

type Props<Row> = { column: Column<Row>; sorting: Sorting | undefined };

/** A column's head; where the shop can sort by it, a button that does. */
export function SortHead<Row>({ column: { id, label, sortable, numeric }, sorting }: Props<Row>) {
  const t = useTranslations('merchant.table');
  const look = { ...ROLE.head, className: classes.cell, 'data-numeric': numeric || undefined };
  if (!sortable || !sorting) return <th {...look}>{label}</th>;
  const isBy = sorting.by === id;
  const Icon = isBy ? (sorting.dir === 'asc' ? IconSortUp : IconSortDown) : IconSortable;
  return (
    <th {...look} aria-sort={isBy ? (sorting.dir === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className={classes.sort}
        title={t('sortBy', { column: label })}
        onClick={() => sorting.onSort(id, nextDirection(id, sorting))}
      >
        {label}
        <Icon size={16} aria-hidden />
      </button>
    </th>
  );
}
