/** What a buyer would get for a little more: "buy 2 more, save ฿50". */
import { roundedSatang, sum } from './broken-satang.ts';
import type { Goods } from './counted-goods.ts';
import { place } from './line-room.ts';
import { nextTaken } from './promotion-steps.ts';
import type { ConditionType, StepDiscount } from './promotion-terms.ts';
import { freeOf, type ReachedPromotion } from './reached-promotion.ts';
import { discountOfSteps, promisedBySteps, type SharedDiscount } from './step-discounts.ts';

export type NearlyReached = {
  id: string;
  stepNo: number;
  condition: ConditionType;
  /** Pieces, or satang before any discount where the condition is a worth. */
  have: number;
  missing: number;
  discount: StepDiscount | null;
  /** How much more it would take off, with more of the cheapest of its products in the cart. */
  savingSatang: number;
  /** Prices or floors keep something of the step's discount back: it takes off less than it says. */
  isHeldBack: boolean;
  /** How many more free pieces, or biggest units. */
  free: number;
};

/**
 * The next step of a promotion of which something is in the cart; undefined where it brings nothing more. `rivalSatang` is what
 * another promotion of its group gives now: only what is above that is gained.
 */
export function nearlyReached(reached: ReachedPromotion, rivalSatang?: number): NearlyReached | undefined {
  const { terms, goods, count, taken } = reached;
  const last = goods.at(-1);
  const next = last && nextTaken(terms, count);
  const step = next?.taken[0]?.step;
  if (!next || !step) return undefined;
  const missing = next.count - count;
  const more = terms.condition === 'quantity' ? piecesMore(last, missing) : worthMore(last, missing);
  const then = { terms, goods: [...goods, more], taken: next.taken };
  const left: number[] = [];
  const rooms: number[] = [];
  for (const { place: at, grossSatang, roomSatang } of then.goods)
    [left[at], rooms[at]] = [grossSatang, roomSatang];
  const now = rivalSatang ?? roundedSatang(withinRoom(reached.atList, goods));
  const leftSatang = sum(then.goods.map(({ grossSatang }) => grossSatang));
  const thenSatang = withinRoom(discountOfSteps(then, { left, rooms, leftSatang }), then.goods);
  const savingSatang = Math.max(0, roundedSatang(thenSatang) - now);
  // What a gift is worth beside a rival depends on what is in stock then.
  const free = rivalSatang === undefined ? freeOf(then) - freeOf({ terms, taken }) : 0;
  if (savingSatang === 0 && free === 0) return undefined;
  const { condition } = terms;
  return {
    id: terms.id,
    stepNo: step.no,
    condition,
    have: count,
    missing,
    discount: step.discount,
    savingSatang,
    isHeldBack: promisedBySteps(then) - thenSatang >= 1,
    free,
  };
}

/** What of a discount its goods hold. */
function withinRoom(discount: SharedDiscount, goods: readonly Goods[]): number {
  if (discount.satang === 0) return 0;
  const rooms: number[] = [];
  for (const { place: at, roomSatang } of goods) rooms[at] = roomSatang;
  const places = goods.map((one) => one.place);
  return place(discount, places, { rooms, awaited: NONE }).satang;
}

const NONE: ReadonlySet<number> = new Set();

function piecesMore(last: Goods, pieces: number): Goods {
  const unitPriceSatang = Math.round(last.unitPriceSatang / last.unitRate);
  return {
    ...worthMore(last, unitPriceSatang * pieces),
    unitRate: 1,
    quantity: pieces,
    unitPriceSatang,
    pieces,
  };
}

function worthMore(last: Goods, satang: number): Goods {
  const roomSatang = Math.floor((last.roomSatang * satang) / (last.grossSatang || 1));
  return {
    ...last,
    place: last.place + 1,
    quantity: 1,
    unitPriceSatang: satang,
    grossSatang: satang,
    roomSatang,
  };
}
