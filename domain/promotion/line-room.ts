/**
 * Puts discounts on lines, none of which may take more than its room. Shares are kept as they are, in broken satang, until
 * all are placed: rounding each at once would let one more piece lower a sum by a satang.
 */
import { roundedSatang, sum, TINY } from './broken-satang.ts';
import type { SharedDiscount } from './step-discounts.ts';

/** A discount as placed: `shares` and `places` are aligned; `satang` is their sum, rounded as the discount was. */
export type Placed = { places: readonly number[]; shares: number[]; satang: number };

/**
 * Takes a discount off the goods at `places` and out of `rooms`, which it changes. What finds no room where it wishes to be goes to
 * the other goods by the room that they have.
 */
export function place(
  { satang, shares: wished }: SharedDiscount,
  places: readonly number[],
  rooms: number[],
): Placed {
  const room = places.map((at) => Math.max(0, rooms[at] ?? 0));
  const first = room.map((most, i) => Math.min(most, wished[i] ?? 0));
  const open = sum(room) - sum(first);
  const rest = sum(wished) - sum(first);
  const part = rest > TINY && open > 0 ? Math.min(1, rest / open) : 0;
  const shares = first.map((one, i) => one + ((room[i] ?? 0) - one) * part);
  places.forEach((at, i) => (rooms[at] = (rooms[at] ?? 0) - (shares[i] ?? 0)));
  return { places, shares, satang: rest > open + TINY ? satang - (rest - open) : satang };
}

/**
 * The same in whole satang: sums are rounded as they add up, shares by largest remainder. `rooms` are whole satang. Each row is
 * aligned with the places of the placed discount.
 */
export function wholeSatang(placed: readonly Placed[], rooms: readonly number[]): number[][] {
  const open = [...rooms];
  const rows: Placed[] = [];
  let exact = 0;
  let whole = 0;
  for (const { places, shares, satang } of placed) {
    exact += satang;
    const target = roundedSatang(exact) - whole;
    whole += target;
    const row = wholeParts(
      target,
      shares,
      places.map((at) => open[at] ?? 0),
    );
    places.forEach((at, i) => (open[at] = (open[at] ?? 0) - (row[i] ?? 0)));
    rows.push({ places, shares: row, satang: target });
    makeWay(rows, { of: rows.length - 1, missing: target - sum(row), rooms: open });
  }
  return rows.map((row) => row.shares);
}

/** `satang` divided by largest remainder, no part above its most; the first of equal remainders gets more. */
function wholeParts(satang: number, shares: readonly number[], most: readonly number[]): number[] {
  const parts = shares.map((share, i) => Math.min(Math.floor(share + TINY), most[i] ?? 0));
  let left = satang - sum(parts);
  if (left <= 0) return parts;
  const byRemainder = shares
    .map((share, i) => ({ i, rest: share - Math.floor(share + TINY) }))
    .toSorted((a, b) => (Math.abs(a.rest - b.rest) < TINY ? a.i - b.i : b.rest - a.rest));
  for (let given = true; left > 0 && given;) {
    given = false;
    for (const { i } of byRemainder) {
      if (left <= 0 || (parts[i] ?? 0) >= (most[i] ?? 0)) continue;
      parts[i] = (parts[i] ?? 0) + 1;
      left -= 1;
      given = true;
    }
  }
  return parts;
}

/**
 * Places what is `missing` of the row `of`, whose own goods are full: other rows move to goods that have room. So, whatever their
 * order, as much is placed as there is room for at all. Changes rows and `rooms`, in whole satang if they are; gives what is still missing.
 */
export function makeWay(
  rows: readonly Placed[],
  { of, missing, rooms }: { of: number; missing: number; rooms: number[] },
): number {
  let left = missing;
  while (left > TINY && rooms.some((room) => room > TINY)) {
    const way = wayOut(rows, of, rooms);
    const end = way?.at(-1)?.to;
    if (!way || end === undefined) break;
    const movable = way.map(({ row, from }) => (from === null ? left : shareAt(rows[row], from)));
    const satang = Math.min(left, rooms[end] ?? 0, ...movable);
    for (const { row, from, to } of way) {
      add(rows[row], to, satang);
      if (from !== null) add(rows[row], from, -satang);
    }
    rooms[end] = (rooms[end] ?? 0) - satang;
    left -= satang;
  }
  return left;
}

/** That row `row` moves from the one place to the other; of the row that gets more `from` is null. */
type Move = { row: number; from: number | null; to: number };

/** The shortest chain of moves that ends where there is room. */
function wayOut(rows: readonly Placed[], of: number, rooms: readonly number[]): Move[] | undefined {
  const cameBy = new Map<number, Move>();
  /** Rows whose places are all reached: looking at them again finds nothing. */
  const isReached = new Set([of]);
  for (const to of rows[of]?.places ?? []) cameBy.set(to, { row: of, from: null, to });
  for (const [at, move] of cameBy) {
    if ((rooms[at] ?? 0) > TINY) return wayTo(move, cameBy);
    rows.forEach((row, index) => {
      if (isReached.has(index) || shareAt(row, at) <= TINY) return;
      isReached.add(index);
      for (const to of row.places) if (!cameBy.has(to)) cameBy.set(to, { row: index, from: at, to });
    });
  }
  return undefined;
}

function wayTo(end: Move, cameBy: ReadonlyMap<number, Move>): Move[] {
  const way: Move[] = [];
  for (let move: Move | undefined = end; move;) {
    way.unshift(move);
    move = move.from === null ? undefined : cameBy.get(move.from);
  }
  return way;
}

/** Where each place stands in a row: places never change, and a search looks at each of them many times. */
const indexes = new WeakMap<readonly number[], ReadonlyMap<number, number>>();

function indexIn(places: readonly number[], at: number): number {
  let index = indexes.get(places);
  if (!index) {
    index = new Map(places.map((place, i) => [place, i]));
    indexes.set(places, index);
  }
  return index.get(at) ?? -1;
}

const shareAt = (row: Placed | undefined, at: number): number => row?.shares[indexIn(row.places, at)] ?? 0;

function add(row: Placed | undefined, at: number, satang: number): void {
  const i = row ? indexIn(row.places, at) : -1;
  if (!row || i < 0) return;
  row.shares[i] = (row.shares[i] ?? 0) + satang;
}
