/**
 * Puts discounts on lines, none of which may take more than its room. Shares are kept as they are, in broken satang, until
 * all are placed: rounding each at once would let one more piece lower a sum by a satang.
 */
import { roundedSatang, sum, TINY, type SharedDiscount } from './reached-promotion.ts';

/** A discount as placed: `shares` and `places` are aligned. */
export type Placed = { places: readonly number[]; shares: number[]; satang: number };

/**
 * Takes a discount off the goods at `places` and out of `rooms`, which it changes. What finds no room by its weights goes to the
 * other goods by the room they have; what finds none at all is lost.
 */
export function place(
  { satang, weights }: SharedDiscount,
  places: readonly number[],
  rooms: number[],
): Placed {
  const room = places.map((at) => Math.max(0, rooms[at] ?? 0));
  const whole = sum(weights);
  const first = room.map((most, i) => Math.min(most, whole > 0 ? (satang * (weights[i] ?? 0)) / whole : 0));
  const rest = satang - sum(first);
  const open = sum(room) - sum(first);
  const part = rest > TINY && open > 0 ? Math.min(1, rest / open) : 0;
  const shares = first.map((one, i) => one + ((room[i] ?? 0) - one) * part);
  places.forEach((at, i) => (rooms[at] = (rooms[at] ?? 0) - (shares[i] ?? 0)));
  return { places, shares, satang: rest <= open + TINY ? satang : sum(room) };
}

/**
 * The same in whole satang: sums are rounded as they add up, shares by largest remainder. `rooms` are whole satang. Each row is
 * aligned with the places of the placed discount.
 */
export function wholeSatang(placed: readonly Placed[], rooms: readonly number[]): number[][] {
  const open = [...rooms];
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
    for (let missing = target - sum(row); missing > 0 && makeWay(placed, rows, open); missing -= 1);
  }
  return rows;
}

/** `satang` divided by largest remainder, no part above its most; the first of equal remainders gets more. */
export function wholeParts(satang: number, shares: readonly number[], most: readonly number[]): number[] {
  const parts = shares.map((share, i) => Math.min(Math.floor(share + TINY), most[i] ?? 0));
  let left = satang - sum(parts);
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
 * Gives the last row one satang more where its own goods are full by the rounding of earlier rows: they move a satang each to
 * goods that have room.
 */
function makeWay(placed: readonly Placed[], rows: number[][], open: number[]): boolean {
  const last = rows.length - 1;
  const cameFrom = new Map<number, { from: number; row: number } | null>();
  for (const at of placed[last]?.places ?? []) cameFrom.set(at, null);
  for (const at of cameFrom.keys()) {
    if ((open[at] ?? 0) > 0) {
      open[at] = (open[at] ?? 0) - 1;
      let to = at;
      for (let step = cameFrom.get(to); step; step = cameFrom.get(to)) {
        add(placed, rows, step.row, to, 1);
        add(placed, rows, step.row, step.from, -1);
        to = step.from;
      }
      add(placed, rows, last, to, 1);
      return true;
    }
    rows.slice(0, last).forEach((row, index) => {
      const places = placed[index]?.places ?? [];
      if ((row[places.indexOf(at)] ?? 0) <= 0) return;
      for (const other of places) if (!cameFrom.has(other)) cameFrom.set(other, { from: at, row: index });
    });
  }
  return false;
}

function add(placed: readonly Placed[], rows: number[][], index: number, at: number, satang: number): void {
  const row = rows[index];
  const i = placed[index]?.places.indexOf(at) ?? -1;
  if (row && i >= 0) row[i] = (row[i] ?? 0) + satang;
}
