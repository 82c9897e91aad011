import { describe, expect, test } from 'vitest';
import {
  arrangedAll,
  boundedWidth,
  isShown,
  madeWidth,
  withMoved,
  withPinned,
  withShown,
  withWidths,
} from './table-layout.ts';

const columns = [{ id: 'id' }, { id: 'status' }, { id: 'customer' }, { id: 'total' }];
const order = (...arranged: string[]) =>
  arrangedAll(
    columns,
    arranged.map((Id) => ({ Id })),
  ).map(({ Id }) => Id);

describe('B-71b the columns of a table', () => {
  test('stand as they are made until somebody arranges them', () => {
    expect(order()).toEqual(['id', 'status', 'customer', 'total']);
    expect(order('id', 'total', 'customer', 'status')).toEqual(['id', 'total', 'customer', 'status']);
  });

  test('that came since stand behind the one that they were made behind; those that went are left out', () => {
    expect(order('id', 'total', 'gone', 'status')).toEqual(['id', 'total', 'status', 'customer']);
  });

  test('begin with the one that names the row, whatever was stored', () => {
    expect(order('total', 'id', 'status', 'customer')[0]).toBe('id');
    expect(order('total', 'status', 'customer')[0]).toBe('id');
  });

  test('are shown as made or as chosen; one that is needed stays', () => {
    const shown = (made: 'always' | 'yes' | 'byChoice', Shown?: boolean) =>
      isShown({ id: 'a', shown: made }, { Id: 'a', ...(Shown !== undefined && { Shown }) });
    expect([shown('yes'), shown('byChoice'), shown('always')]).toEqual([true, false, true]);
    expect([shown('yes', false), shown('byChoice', true), shown('always', false)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('are taken out, kept in view, moved and made wider one at a time', () => {
    const all = arrangedAll(columns, []);
    expect(withShown(all, 'status', false)[1]).toEqual({ Id: 'status', Shown: false });
    expect(withPinned(all, 'status', true)[1]).toEqual({ Id: 'status', Pinned: true });
    const moved = (id: string, by: -1 | 1) => withMoved(all, id, by).map(({ Id }) => Id);
    expect(moved('customer', 1)).toEqual(['id', 'status', 'total', 'customer']);
    expect(moved('status', -1), 'nothing goes before the first').toEqual([
      'id',
      'status',
      'customer',
      'total',
    ]);
    expect(moved('total', 1), 'nor behind the last').toEqual(['id', 'status', 'customer', 'total']);
    expect(moved('id', 1), 'nor does the first go anywhere').toEqual(['id', 'status', 'customer', 'total']);
    expect(withWidths(all, { status: 199.6, gone: 5 }).map(({ Width }) => Width)).toEqual([
      undefined,
      200,
      undefined,
      undefined,
    ]);
  });

  test('are neither too narrow nor too wide to be kept', () => {
    expect([boundedWidth(1), boundedWidth(4000), boundedWidth(120.4)]).toEqual([56, 800, 120]);
    expect(madeWidth({ id: 'a', numeric: true })).toBeLessThan(madeWidth({ id: 'a' }));
    expect(madeWidth({ id: 'a', numeric: true, width: 300 })).toBe(300);
  });
});
