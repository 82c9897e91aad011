import { useTranslations } from '../i18n/use-translations.tsx';
import type { Column } from './columns.ts';
import classes from './table-head.module.css';
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

/** For the head's `aria-sort`: undefined where the shop cannot sort by the column. */
export function sortedBy<Row>({ id, sortable }: Column<Row>, sorting: Sorting | undefined) {
  if (!sortable || !sorting) return undefined;
  if (sorting.by !== id) return 'none';
  return sorting.dir === 'asc' ? 'ascending' : 'descending';
}

type Props<Row> = { column: Column<Row>; sorting: Sorting | undefined };

/** The name of a column; where the shop can sort by it, a button that does. */
export function SortHead<Row>({ column, sorting }: Props<Row>) {
  const t = useTranslations('merchant.table');
  const { id, label } = column;
  const sorted = sortedBy(column, sorting);
  if (!sorting || sorted === undefined) return <span className={classes.name}>{label}</span>;
  const Icon = sorted === 'none' ? IconSortable : sorted === 'ascending' ? IconSortUp : IconSortDown;
  return (
    <button
      type="button"
      className={classes.sort}
      title={t('sortBy', { column: label })}
      onClick={() => sorting.onSort(id, nextDirection(id, sorting))}
    >
      <span className={classes.name}>{label}</span>
      <Icon className={classes.icon} size={16} aria-hidden />
    </button>
  );
}
