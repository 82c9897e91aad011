import { describe, expect, test } from 'vitest';
import { drawn } from '../testing/drawn.tsx';
import type { Column } from './columns.ts';
import { DataTable, type TableProps } from './data-table.tsx';

type Row = { id: string; total: number };
const columns: Column<Row>[] = [
  { id: 'id', label: 'Number', cell: ({ id }) => id, shown: 'always' },
  { id: 'total', label: 'Total', cell: ({ total }) => total, numeric: true, sortable: true, phone: 'side' },
];

const draw = (differs: Partial<TableProps<Row>> = {}) =>
  drawn(
    <DataTable
      label="Orders"
      columns={columns}
      rows={[
        { id: 'A1', total: 10 },
        { id: 'A2', total: 20 },
      ]}
      keyOf={({ id }) => id}
      nameOf={({ id }) => `order ${id}`}
      pathOf={({ id }) => `/merchant/order/${id}`}
      {...differs}
    />,
  );

const selection = (keys: string[]) => ({
  keys: new Set(keys),
  toggle: () => {},
  toggleAll: () => {},
  toggleRange: () => {},
  clear: () => {},
  isWhole: false,
  pickWhole: () => {},
});

describe('B-71 the table', () => {
  test('is one for a screen reader also where it is laid out as cards', () => {
    const html = draw();
    expect(html).toMatch(/<table role="table"[^>]*aria-label="Orders"/);
    expect(html.match(/role="row"/g)).toHaveLength(3);
    expect(html.match(/role="columnheader"/g)).toHaveLength(2);
    expect(html.match(/role="cell"/g)).toHaveLength(4);
  });

  test('has one stop for the Tab key: its first row, which leads on', () => {
    const html = draw();
    expect(
      html.match(/<a [^>]*tabindex="0"[^>]*href="([^"]+)"|<a [^>]*href="([^"]+)"[^>]*tabindex="0"/gi),
    ).toHaveLength(1);
    expect(html).toContain('href="/en/merchant/order/A1"');
  });

  test('shows by which column it is sorted, and offers only what the shop can sort by', () => {
    const html = draw({ sorting: { by: 'total', dir: 'asc', onSort: () => {} } });
    expect(html).toContain('aria-sort="ascending"');
    expect(html.match(/Sort by/g)).toHaveLength(1);
    expect(draw()).not.toContain('Sort by');
  });

  test('names each row that can be picked, and shows which are', () => {
    expect(draw()).not.toContain('checkbox');
    const html = draw({ selection: selection(['A2']) });
    expect(html).toContain('aria-label="Select order A1"');
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(draw({ selection: selection(['A1', 'A2']) }).match(/checked=""/g)).toHaveLength(3);
  });

  test('ends with the sums of the whole list, under their columns', () => {
    const foot = draw({ totals: { total: '฿30' } }).match(/<tfoot.*<\/tfoot>/s)?.[0] ?? '';
    const cells = [...foot.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    );
    expect(cells[0]).toBe('Total');
    expect(cells.at(-1)).toContain('฿30');
  });
});
