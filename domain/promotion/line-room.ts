/**
 * Puts discounts on lines, none of which may take more than its room. Shares are kept as they are, in broken satang, until
 * all are placed: rounding each at once would let one more piece lower a sum by a satang.
 */
import { roundedSatang, sum, TINY } from './broken-satang.ts';
import { waysAmong } from './line-ways.ts';
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
