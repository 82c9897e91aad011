import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { columnStyle } from './column-style.ts';
import type { Column } from './columns.ts';
import classes from './data-table.module.css';
import { ROLE } from './table-roles.ts';
import type { TableModel } from './use-table-model.ts';

/** By the ids of their columns. */
export type Totals = Readonly<Record<string, ReactNode>>;

type Props<Row> = {
  columns: readonly Column<Row>[];
  model: Pick<TableModel, 'pinnedCount'>;
  totals: Totals;
  picks: boolean;
  hasMenu: boolean;
  /** Its number in a table of which only some rows are drawn. */
  place?: number;
};

/** The last row: sums of the whole list, not of what is shown of it. */
export function TableTotals<Row>({ columns, model, totals, picks, hasMenu, place }: Props<Row>) {
  const t = useTranslations('merchant.table');
  return (
    <tfoot {...ROLE.rows} className={classes.totals}>
      <tr {...ROLE.row} aria-rowindex={place}>
        {picks && <td {...ROLE.cell} className={classes.pick} />}
        {columns.map(({ id, label, numeric }, at) => (
          <td
            key={id}
            {...ROLE.cell}
            {...columnStyle(model, at)}
            className={classes.cell}
            data-numeric={numeric || undefined}
            data-empty={at > 0 && totals[id] === undefined ? true : undefined}
          >
            {at === 0 ? (
              t('totals')
            ) : (
              <>
                {totals[id] !== undefined && <span className={classes.label}>{label}</span>}
                {totals[id]}
              </>
            )}
          </td>
        ))}
        {hasMenu && <td {...ROLE.cell} className={classes.menu} />}
      </tr>
    </tfoot>
  );
}
