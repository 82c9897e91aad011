import { describe, expect, test } from 'vitest';
import { waysAmong } from './line-ways.ts';

const ROWS = 500;
const PLACES = 50;
/** Each row stands on a few neighbours, so that all hang together. */
const rowsOf = (each: number, share: (i: number) => number) =>
  Array.from({ length: ROWS }, (_, n) => {
    const places = Array.from({ length: each }, (_place, i) => (n + i) % PLACES);
    return { places, shares: places.map((_place, i) => share(i)) };
  });

describe('P-11 discounts make way for each other', () => {
  test('a row whose goods are full gets what another can take elsewhere', () => {
    const rooms = [0, 0, 30];
    const rows = [
      { places: [0], shares: [50] },
      { places: [0, 1], shares: [50, 0] },
      { places: [1, 2], shares: [100, 0] },
    ];
    const ways = waysAmong(rooms);
    for (const row of rows) ways.add(row);
    expect(ways.makeWay(0, 40)).toBe(10);
    expect(rows.map(({ shares }) => shares)).toEqual([[80], [20, 30], [70, 30]]);
    expect(rooms).toEqual([0, 0, 0]);
  });

  test('where everything is full, all rows together look at each share about once', () => {
    const ways = waysAmong(Array.from({ length: PLACES }, () => 0));
    for (const row of rowsOf(3, () => 1)) ways.add(row);
    for (let index = 0; index < ROWS; index += 1) expect(ways.makeWay(index, 5)).toBe(5);
    expect(ways.looks()).toBeLessThanOrEqual(3 * (ROWS * 3));
  });

  test('no cart makes it look without end, and what is placed until then stays within the rooms', () => {
    const most = 20_000;
    const room = 7;
    const rooms = Array.from({ length: PLACES }, (_, at) => (at === PLACES - 1 ? room * ROWS : 0));
    const ways = waysAmong(rooms, most);
    const rows = rowsOf(2, (i) => (i === 0 ? 1 : 0));
    for (const row of rows) ways.add(row);
    const missing = rows.map((_row, index) => ways.makeWay(index, room));
    expect(ways.looks()).toBeLessThan(most + ROWS * 2 * 2);
    expect(missing.at(-2)).toBe(room);
    const left = rooms.reduce((sum, one) => sum + one, 0);
    const placed = rows.flatMap(({ shares }) => shares).reduce((sum, one) => sum + one, 0) - ROWS;
    expect(placed).toBe(room * ROWS - left);
    expect(Math.min(...rooms, ...rows.flatMap(({ shares }) => shares))).toBeGreaterThanOrEqual(0);
  });
});
