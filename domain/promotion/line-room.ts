/**
 * Puts discounts on lines, none of which may take more than its room. Shares are kept as they are, in broken satang, until
 * all are placed: rounding each at once would let one more piece lower a sum by a satang.
 */
import { roundedSatang, sum, TINY } from './broken-satang.ts';
import { waysAmong } from './line-ways.ts';
import type { SharedDiscount } from './step-discounts.ts';

/** A discount as placed: `shares` and `places` are aligned; `satang` is their sum. */
export type Placed = { places: readonly number[]; shares: number[]; satang: number };

/**
 * Takes a discount off the goods at `places` and out of `rooms`, which it changes. What finds no room where it wishes to be goes to
 * the other goods by the room that they have: first to those that no coupon waits for, so that more goods never leave it less.
 */
export function place(
  { satang, shares: wished }: SharedDiscount,
  places: readonly number[],
  { rooms, awaited }: { rooms: number[]; awaited: ReadonlySet<number> },
): Placed {
  const room = places.map((at) => Math.max(0, rooms[at] ?? 0));
  const shares = room.map((most, i) => Math.min(most, wished[i] ?? 0));
  const open = sum(room) - sum(shares);
  const rest = sum(wished) - sum(shares);
  const fill = (amount: number, isTheirs: (at: number) => boolean): number => {
    if (amount <= TINY) return 0;
    const here = places.map((at, i) => (isTheirs(at) ? (room[i] ?? 0) - (shares[i] ?? 0) : 0));
    const all = sum(here);
    const part = all > 0 ? Math.min(1, amount / all) : 0;
    here.forEach((one, i) => (shares[i] = (shares[i] ?? 0) + one * part));
    return amount - all * part;
  };
  fill(
    fill(rest, (at) => !awaited.has(at)),
    (at) => awaited.has(at),
  );
  places.forEach((at, i) => (rooms[at] = (rooms[at] ?? 0) - (shares[i] ?? 0)));
  return { places, shares, satang: rest > open + TINY ? satang - (rest - open) : satang };
}

/**
 * The same in whole satang: sums are rounded as they add up, shares by largest remainder. `rooms` are whole satang. Each row is
 * aligned with the places of the placed discount.
 */
export function wholeSatang(placed: readonly Placed[], rooms: readonly number[]): number[][] {
  const open = [...rooms];
  const ways = waysAmong(open);
  const rows: number[][] = [];
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
    rows.push(row);
    ways.add({ places, shares: row });
    ways.makeWay(rows.length - 1, target - sum(row));
  }
  return rows;
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
