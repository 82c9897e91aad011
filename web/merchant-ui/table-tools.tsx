import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { SelectField } from '../ui/form/field.tsx';
import { DropDown } from '../ui/interaction/drop-down.tsx';
import { isShown, type Column, type ColumnChoice } from './columns.ts';
import { IconColumns } from './icons.ts';
import type { Direction, Sorting } from './sort-head.tsx';
import classes from './table-tools.module.css';

type Props<Row> = {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  onChoose: (id: string, shown: boolean) => void;
  sorting: Sorting | undefined;
  /** What else can be done with the whole list. */
  children?: ReactNode;
};

/** Above a table: on the wide screen the choice of its columns; on the phone, which has no heads, how it is sorted. */
export function TableTools<Row>({ columns, choice, onChoose, sorting, children }: Props<Row>) {
  const t = useTranslations('merchant.table');
  const optional = columns.filter(({ shown }) => shown !== 'always');
  return (
    <div className={classes.tools}>
      {sorting && (
        <div className={classes.sorting}>
          <SortChoice columns={columns} sorting={sorting} />
        </div>
      )}
      {children}
      {optional.length > 0 && (
        <DropDown
          className={classes.columns}
          face={
            <>
              <IconColumns size={18} aria-hidden />
              {t('columns')}
            </>
          }
        >
          {optional.map((column) => (
            <label key={column.id} className={classes.column}>
              <input
                type="checkbox"
                checked={isShown(column, choice)}
                onChange={({ currentTarget }) => onChoose(column.id, currentTarget.checked)}
              />
              {column.label}
            </label>
          ))}
        </DropDown>
      )}
    </div>
  );
}

const DIRECTIONS: readonly Direction[] = ['desc', 'asc'];

function SortChoice<Row>({
  columns,
  sorting: { by, dir, onSort },
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
      data={sortable.flatMap(({ id, label, isDate }) =>
        DIRECTIONS.map((direction) => ({
          value: `${id} ${direction}`,
          label: isDate ? t(`date.${direction}`) : t(direction, { column: label }),
        })),
      )}
      onChange={({ currentTarget }) => {
        const [id = by, direction] = currentTarget.value.split(' ');
        onSort(id, direction === 'asc' ? 'asc' : 'desc');
      }}
    />
  );
}
