import { useTranslations } from '../i18n/use-translations.tsx';
import type { Column } from './columns.ts';
import classes from './table-head.module.css';
import { IconSortable, IconSortDown, IconSortUp } from './icons.ts';

export type Direction = 'asc' | 'desc';
export type Sorting = {
  by: string;
  dir: Direction;
  onSort: (by: string, dir: Direction) => void;
  /** The order of a list that goes by none of its columns: the third press of a head leads back to it. */
  usual?: { by: string; label: string };
};

type Pressed = { id: string; ascends?: boolean | undefined };

/** What a press of the head asks for. A column begins with its greatest (the newest, the dearest), or where it `ascends` with its first. */
export function nextSorting(
  { id, ascends }: Pressed,
  { by, dir, usual }: Omit<Sorting, 'onSort'>,
): [by: string, dir: Direction] {
  const [first, second] = ascends ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  if (by !== id) return [id, first];
  if (dir === first) return [id, second];
  return usual ? [usual.by, 'asc'] : [id, first];
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
  const { label } = column;
  const sorted = sortedBy(column, sorting);
  if (!sorting || sorted === undefined) return <span className={classes.name}>{label}</span>;
  const Icon = sorted === 'none' ? IconSortable : sorted === 'ascending' ? IconSortUp : IconSortDown;
  return (
    <button
      type="button"
      className={classes.sort}
      title={t('sortBy', { column: label })}
      onClick={() => sorting.onSort(...nextSorting(column, sorting))}
    >
      <span className={classes.name}>{label}</span>
      <Icon className={classes.icon} size={16} aria-hidden />
    </button>
  );
}
