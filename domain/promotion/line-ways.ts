/** Where discounts overlap: rows that can go to other goods make way for one whose own goods are full. */
import { TINY } from './broken-satang.ts';

/** A discount on the goods at `places`; `shares` are aligned with them. */
type Row = { places: readonly number[]; shares: number[] };
/** One share of a row. */
type Stand = { index: number; i: number };
/** That row `index` gets more of the place `to`, and less of the place `from`; of the row that is missing something it is null. */
type Move = { index: number; from: number | null; fromI: number; to: number; toI: number };

/** Shares that are looked at at most, so that no cart takes long: some milliseconds. What would need more stays missing. */
const MOST_LOOKS = 400_000;

export type Ways = {
  add: (row: Row) => void;
  /** Places what row `index` is `missing`; gives what is still missing. */
  makeWay: (index: number, missing: number) => number;
  /** How many shares were looked at. */
  looks: () => number;
};

/**
 * Rows are added as they are placed. Whatever their order, as much is placed as there is room for at all. Their shares and
 * `rooms` are changed, in whole satang if they are.
 */
export function waysAmong(rooms: number[], mostLooks = MOST_LOOKS): Ways {
  const rows: Row[] = [];
  const standing = new Map<number, Stand[]>();
  /** From these nothing leads to any room, and never will: they are full, and so is wherever their rows could go. */
  const closed = new Set<number>();
  let looks = 0;

  /** The shortest chain of moves that ends where there is room. */
  function wayOut(of: number): Move[] | undefined {
    const cameBy = new Map<number, Move>();
    const isReached = new Set([of]);
    const reach = (index: number, from: number | null, fromI: number) => {
      const places = rows[index]?.places ?? [];
      for (const [toI, to] of places.entries())
        if (!closed.has(to) && !cameBy.has(to)) cameBy.set(to, { index, from, fromI, to, toI });
      looks += places.length;
    };
    reach(of, null, -1);
    for (const [at, move] of cameBy) {
      if ((rooms[at] ?? 0) > TINY) return wayTo(move, cameBy);
      const here = standing.get(at) ?? [];
      looks += here.length;
      for (const { index, i } of here) {
        if (isReached.has(index) || (rows[index]?.shares[i] ?? 0) <= TINY) continue;
        isReached.add(index);
        reach(index, at, i);
      }
      if (looks > mostLooks) return undefined;
    }
    for (const at of cameBy.keys()) closed.add(at);
    return undefined;
  }

  const change = (index: number, i: number, satang: number) => {
    const shares = rows[index]?.shares;
    if (shares) shares[i] = (shares[i] ?? 0) + satang;
  };

  return {
    add(row) {
      const index = rows.push(row) - 1;
      row.places.forEach((at, i) => {
        const here = standing.get(at);
        if (here) here.push({ index, i });
        else standing.set(at, [{ index, i }]);
      });
    },
    makeWay(of, missing) {
      let left = missing;
      while (left > TINY && looks <= mostLooks) {
        const way = wayOut(of);
        const end = way?.at(-1)?.to;
        if (!way || end === undefined) break;
        let satang = Math.min(left, rooms[end] ?? 0);
        for (const { index, from, fromI } of way)
          if (from !== null) satang = Math.min(satang, rows[index]?.shares[fromI] ?? 0);
        for (const { index, from, fromI, toI } of way) {
          change(index, toI, satang);
          if (from !== null) change(index, fromI, -satang);
        }
        rooms[end] = (rooms[end] ?? 0) - satang;
        left -= satang;
      }
      return left;
    },
    looks: () => looks,
  };
}

function wayTo(end: Move, cameBy: ReadonlyMap<number, Move>): Move[] {
  const way: Move[] = [];
  for (let move: Move | undefined = end; move;) {
    way.unshift(move);
    move = move.from === null ? undefined : cameBy.get(move.from);
  }
  return way;
}
