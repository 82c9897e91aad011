import type { ReactNode } from 'react';
import type { TableList } from '#domain/access/table-views.ts';
import { DataTable, type TableProps } from './data-table.tsx';
import classes from './list-table.module.css';
import { useListPlace } from './list-place.ts';
import { TableTools } from './table-tools.tsx';
import { useTableViews } from './use-table-views.ts';

export type ListProps<Row> = TableProps<Row> & {
  /** Under which its columns and views are kept. */
  list: TableList;
  /** What can be done with the whole list, above it. */
  tools?: ReactNode;
  /** Loads the next part, while there is one. */
  loadMore?: (() => void) | undefined;
};

/** A table with its views and its columns as the person has arranged them, left and come back to at the same place. */
export function ListTable<Row>({ list, tools, loadMore, ...props }: ListProps<Row>) {
  const views = useTableViews(list);
  const place = useListPlace(list, { keys: props.rows.map(props.keyOf), loadMore });
  return (
    <div className={classes.list} ref={place}>
      <TableTools columns={props.columns} views={views} sorting={props.sorting}>
        {tools}
      </TableTools>
      <DataTable {...props} arrangement={views.arrangement} />
    </div>
  );
}
