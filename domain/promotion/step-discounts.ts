/** What the steps of a promotion take off: how much, and by which weights its goods share it. */
import { percentOf, roundedSatang, sum } from './broken-satang.ts';
import { unitsCounted, worthCounted, type CountBy, type Goods } from './counted-goods.ts';
import type { TakenStep } from './promotion-steps.ts';
import type { PromotionTerms } from './promotion-terms.ts';

/** An amount in satang, and what it is shared by: weights aligned with the goods of the promotion. */
export type SharedDiscount = { satang: number; weights: readonly number[] };

type Countable = { terms: PromotionTerms; goods: readonly Goods[]; taken: readonly TakenStep[] };

const NOTHING: SharedDiscount = { satang: 0, weights: [] };

export const countedBy = ({ condition }: Pick<PromotionTerms, 'condition'>): CountBy =>
  condition === 'quantity' ? 'pieces' : 'satang';

/**
 * Rounded to the satang once. `left` says what is left of each goods of the cart, by place: a percentage is of that; conditions
 * and amounts in baht do not look at it. All steps of a promotion are of one code (`flawsOf`).
 */
export function discountOfSteps(countable: Countable, left: readonly number[]): SharedDiscount {
  const { terms, goods, taken } = countable;
  const code = taken[0]?.step.discount?.code;
  if (!code || terms.kind === 'FREE_ITEM') return NOTHING;
  if (code === 'U') return discountOfUnits(countable);
  const leftOfGoods = goods.map(({ place }) => left[place] ?? 0);
  if (code === 'B' || terms.condition === 'order')
    return { satang: discountOfWhole(taken, sum(leftOfGoods)), weights: leftOfGoods };
  return percentOfCounted(countable, leftOfGoods);
}

/** Of B, and of P of the whole order, of which so much is left. */
export function discountOfWhole(taken: readonly TakenStep[], leftSatang: number): number {
  let open = leftSatang;
  let satang = 0;
  for (const one of taken) {
    const of = Math.min(open, one.counted);
    open -= of;
    satang += givenOf(one, of);
  }
  return roundedSatang(satang);
}

/**
 * Percent of the counted pieces only, so that the lines of others share nothing of it. Those count first of which most is left:
 * what another promotion made cheap does not take the place of what is still dear.
 */
function percentOfCounted({ terms, goods, taken }: Countable, left: readonly number[]): SharedDiscount {
  const by = countedBy(terms);
  const counts = taken.map(({ counted }) => counted);
  const isAtList = goods.every(({ grossSatang }, i) => grossSatang === left[i]);
  const order = isAtList ? [...goods.keys()] : mostLeftFirst(goods, left, by);
  const inOrder = order.flatMap((i) => goods[i] ?? []);
  const weights = goods.map(() => 0);
  let satang = 0;
  worthCounted(inOrder, counts, by).forEach((worth, index) => {
    const step = taken[index];
    const base = worth.map((one, k) =>
      partLeft(one, left[order[k] ?? -1] ?? 0, inOrder[k]?.grossSatang ?? 0),
    );
    const whole = sum(base);
    if (!step || whole === 0) return;
    const given = givenOf(step, whole);
    satang += given;
    base.forEach(
      (one, k) => (weights[order[k] ?? -1] = (weights[order[k] ?? -1] ?? 0) + (given * one) / whole),
    );
  });
  return { satang: roundedSatang(satang), weights };
}

function mostLeftFirst(goods: readonly Goods[], left: readonly number[], by: CountBy): number[] {
  const leftEach = goods.map(
    (one, i) => (left[i] ?? 0) / ((by === 'pieces' ? one.pieces : one.grossSatang) || 1),
  );
  return [...goods.keys()].toSorted((a, b) => (leftEach[b] ?? 0) - (leftEach[a] ?? 0) || a - b);
}

/** What is left of a part of goods; without dividing as long as nothing is taken off, which is most often. */
const partLeft = (worth: number, left: number, gross: number): number =>
  left === gross || worth === 0 ? worth : (worth * left) / gross;

/** In satang that may be broken. */
function givenOf({ step, times }: TakenStep, of: number): number {
  if (step.discount?.code !== 'P') return (step.discount?.satang ?? 0) * times;
  return Math.min(percentOf(of, step.discount.basisPoints), (step.atMostSatang ?? Infinity) * times);
}

function discountOfUnits({ terms, goods, taken }: Countable): SharedDiscount {
  const weights = goods.map(() => 0);
  const counts = taken.map(({ counted }) => counted);
  unitsCounted(goods, counts, countedBy(terms)).forEach((units, index) => {
    const discount = taken[index]?.step.discount;
    if (discount?.code !== 'U') return;
    units.forEach((many, i) => (weights[i] = (weights[i] ?? 0) + many * discount.satang));
  });
  return { satang: sum(weights), weights };
}
