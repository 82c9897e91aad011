/** What the steps of a promotion take off: how much, and how its goods share it. */
import type { BasisPoints } from '../pricing/tax.ts';
import { percentOf, sum, TINY } from './broken-satang.ts';
import { sizeOf, unitsCounted, type CountBy, type Goods } from './counted-goods.ts';
import type { TakenStep } from './promotion-steps.ts';
import type { PromotionTerms } from './promotion-terms.ts';

/**
 * An amount and the shares that the goods of the promotion wish to have in it, aligned with them. Both are in broken satang: a
 * percentage is computed on what is left of the discounts before it, and were these rounded, one more piece could cost a satang.
 */
export type SharedDiscount = { satang: number; shares: readonly number[] };

/** What is left of the goods of the cart and what may be taken off them, by place; and what is left of all. */
export type Standing = { left: readonly number[]; rooms: readonly number[]; leftSatang: number };

type Countable = { terms: PromotionTerms; goods: readonly Goods[]; taken: readonly TakenStep[] };

const NOTHING: SharedDiscount = { satang: 0, shares: [] };

export const countedBy = ({ condition }: Pick<PromotionTerms, 'condition'>): CountBy =>
  condition === 'quantity' ? 'pieces' : 'satang';

/** All steps of a promotion are of one code (`flawsOf`). */
export const codeOf = (taken: readonly TakenStep[]): 'P' | 'B' | 'U' | undefined =>
  taken[0]?.step.discount?.code;

/**
 * A percentage is of what is left; conditions and amounts in baht do not look at it. Baht for all
 * are shared by what may be taken off each.
 */
export function discountOfSteps(countable: Countable, standing: Standing): SharedDiscount {
  const { terms, goods, taken } = countable;
  const code = codeOf(taken);
  if (!code || terms.kind === 'FREE_ITEM') return NOTHING;
  if (code === 'U') return discountOfUnits(countable);
  if (code === 'P' && terms.condition !== 'order') return percentOfCounted(countable, standing);
  const places = goods.map(({ place }) => place);
  return byRoom(discountOfWhole(taken, standing.leftSatang), places, standing.rooms);
}

/** What the steps say that they take off, in broken satang, whether or not prices and floors hold so much. */
export function promisedBySteps({ terms, goods, taken }: Countable): number {
  if (codeOf(taken) === 'B') return discountOfWhole(taken, Infinity);
  const left: number[] = [];
  for (const { place, grossSatang } of goods) left[place] = grossSatang;
  const whole = goods.map((one) => ({ ...one, roomSatang: one.grossSatang }));
  const leftSatang = sum(whole.map(({ grossSatang }) => grossSatang));
  return discountOfSteps({ terms, goods: whole, taken }, { left, rooms: left, leftSatang }).satang;
}

/** Shared by what may be taken off each of the goods, so that none is full before the others; no more than that. */
export function byRoom(satang: number, places: readonly number[], rooms: readonly number[]): SharedDiscount {
  const room = places.map((place) => Math.max(0, rooms[place] ?? 0));
  const whole = sum(room);
  if (whole <= satang) return { satang: whole, shares: room };
  return { satang, shares: room.map((one) => (satang * one) / whole) };
}

/** Of B, and of P of the whole order, of which so much is left. */
export function discountOfWhole(taken: readonly TakenStep[], leftSatang: number): number {
  let open = leftSatang;
  let satang = 0;
  for (const { step, times, counted } of taken) {
    const of = Math.min(open, counted);
    open -= of;
    const { discount } = step;
    if (discount?.code === 'P')
      satang += Math.min(percentOf(of, discount.basisPoints), (step.atMostSatang ?? Infinity) * times);
    else satang += (discount?.satang ?? 0) * times;
  }
  return satang;
}

/**
 * Percent of the counted pieces. Those count first that save the buyer most: the dearest, by what is left of them, and not what
 * a floor keeps from being discounted.
 */
function percentOfCounted({ terms, goods, taken }: Countable, standing: Standing): SharedDiscount {
  const by = countedBy(terms);
  const all = goods.map((one, i): Discountable => {
    const left = standing.left[one.place] ?? 0;
    const room = Math.max(0, standing.rooms[one.place] ?? 0);
    return { i, left, room, isWhole: room === one.grossSatang, size: sizeOf(one, by), used: 0 };
  });
  const shares = goods.map(() => 0);
  let satang = 0;
  for (const step of taken) {
    const basisPoints = percentOfStep(step);
    // Goods are sorted by price already.
    if (!all.every(({ isWhole }) => isWhole)) all.sort((a, b) => mostSaving(a, b, basisPoints));
    const { counts, satang: wished } = percentOfStepCounted(all, step.counted, basisPoints);
    const given = Math.min(wished, (step.step.atMostSatang ?? Infinity) * step.times);
    satang += given;
    // A percentage with a limit that is reached is an amount in baht, and shared as such.
    const room = given < wished ? sum(counts.map((one) => one.room)) : 0;
    for (const one of counts)
      shares[one.i] = (shares[one.i] ?? 0) + (given < wished ? (one.room * given) / room : one.share);
  }
  return { satang, shares };
}

/** `size` is in what the promotion counts, `used` what steps before have counted. */
type Discountable = { i: number; left: number; room: number; isWhole: boolean; size: number; used: number };

function mostSaving(a: Discountable, b: Discountable, basisPoints: BasisPoints): number {
  const savingOf = ({ left, room, size }: Discountable) =>
    Math.min(percentOf(left, basisPoints), room) / (size || 1);
  const [of, other] = [savingOf(a), savingOf(b)];
  // Equal but for the error of dividing.
  return Math.abs(other - of) <= Math.max(of, other) * TINY * TINY ? a.i - b.i : other - of;
}

/** Of the first that are not used yet, which are then. What is not limited by room is added up before the percentage is taken. */
function percentOfStepCounted(all: readonly Discountable[], counted: number, basisPoints: BasisPoints) {
  const counts: { i: number; share: number; room: number }[] = [];
  let open = counted;
  let base = 0;
  let limited = 0;
  for (const one of all) {
    const size = Math.min(open, one.size - one.used);
    if (size <= 0) continue;
    open -= size;
    one.used += size;
    const part = size === one.size ? one.left : (one.left * size) / one.size;
    const room = size === one.size ? one.room : (one.room * size) / one.size;
    const share = percentOf(part, basisPoints);
    counts.push({ i: one.i, share: Math.min(share, room), room });
    if (share <= room) base += part;
    else limited += room;
  }
  return { counts, satang: percentOf(base, basisPoints) + limited };
}

const percentOfStep = (taken: TakenStep | undefined): BasisPoints =>
  taken?.step.discount?.code === 'P' ? taken.step.discount.basisPoints : 0;

/** Units that a floor keeps at their price do not count. */
function discountOfUnits({ terms, goods, taken }: Countable): SharedDiscount {
  const shares = goods.map(() => 0);
  const counts = taken.map(({ counted }) => counted);
  const countable = goods.map((one) => (one.roomSatang > 0 ? one : { ...one, quantity: 0 }));
  unitsCounted(countable, counts, countedBy(terms)).forEach((units, index) => {
    const discount = taken[index]?.step.discount;
    if (discount?.code !== 'U') return;
    units.forEach((many, i) => (shares[i] = (shares[i] ?? 0) + many * discount.satang));
  });
  return { satang: sum(shares), shares };
}
