import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { SelectField } from '../ui/form/field.tsx';
import type { Column } from './columns.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import type { Direction, Sorting } from './sort-head.tsx';
import classes from './table-tools.module.css';
import type { TableViews } from './use-table-views.ts';
import { ViewsMenu } from './views-menu.tsx';

type Props<Row> = {
  columns: readonly Column<Row>[];
  views: TableViews;
  sorting: Sorting | undefined;
  /** What else can be done with the whole list. */
  children?: ReactNode;
};

/** Above a table: its views, and on the wide screen its columns; on the phone, which has no heads, how it is sorted. */
export function TableTools<Row>({ columns, views, sorting, children }: Props<Row>) {
  return (
    <div className={classes.tools}>
      <ViewsMenu views={views} />
      {sorting && (
        <div className={classes.sorting}>
          <SortChoice columns={columns} sorting={sorting} />
        </div>
      )}
      <span className={classes.gap} />
      {children}
      <ColumnsPanel columns={columns} {...views.arrangement} />
    </div>
  );
}

const DIRECTIONS: readonly Direction[] = ['desc', 'asc'];
const ASCENDING: readonly Direction[] = ['asc', 'desc'];

function SortChoice<Row>({
  columns,
  sorting: { by, dir, onSort, usual },
}: {
  columns: readonly Column<Row>[];
  sorting: Sorting;
}) {
  const t = useTranslations('merchant.table');
  const sortable = columns.filter((column) => column.sortable);
  return (
    <SelectField
      size="md"
      aria-label={t('sorting')}
      value={`${by} ${dir}`}
      data={[
        ...(usual ? [{ value: `${usual.by} asc`, label: usual.label }] : []),
        ...sortable.flatMap(({ id, label, isDate, ascends }) =>
          (ascends ? ASCENDING : DIRECTIONS).map((direction) => ({
            value: `${id} ${direction}`,
            label: isDate
              ? t(`date.${direction}`)
              : t(ascends ? `text.${direction}` : direction, { column: label }),
          })),
        ),
      ]}
      onChange={({ currentTarget }) => {
        const [id = by, direction] = currentTarget.value.split(' ');
        onSort(id, direction === 'asc' ? 'asc' : 'desc');
      }}
    />
  );
}
