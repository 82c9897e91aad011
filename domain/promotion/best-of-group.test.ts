import { describe, expect, test } from 'vitest';
import { bestOfGroups } from './best-of-group.ts';
import { goodsOf } from './counted-goods.ts';
import { untouched } from './discounts-in-stages.ts';
import { reach, type ReachedPromotion } from './reached-promotion.ts';

const GROUPS = 50;
const OF_GROUP = 10;
const PRODUCTS = 50;
const EACH = 5;
const codeOf = (n: number) => `A${n % PRODUCTS}`;
const cart = goodsOf(
  Array.from({ length: PRODUCTS }, (_, n) => ({
    productCode: codeOf(n),
    unitNo: 1 as const,
    unitRate: 1,
    quantity: 2,
    unitPriceSatang: 1500 + n,
    floorSatang: null,
  })),
);
/** Of each group the last is worth most by itself. */
const candidates = Array.from({ length: GROUPS * OF_GROUP }, (_, n) =>
  reach(
    {
      id: `P${n}`,
      version: 1,
      kind: 'DISCOUNT_VALUE',
      trigger: 'automatic',
      condition: 'quantity',
      calculation: 'once',
      steps: [
        {
          no: 1,
          from: 1,
          to: null,
          timesPerOrder: 0,
          free: 0,
          discount: { code: 'B', satang: 100 + Math.floor(n / GROUPS) },
          atMostSatang: null,
        },
      ],
      saleProducts: new Set(Array.from({ length: EACH }, (_code, i) => codeOf(n + i))),
      freeProducts: [],
      givesBiggestUnits: false,
      total: null,
      priority: 100,
      exclusionGroup: `group ${n % GROUPS}`,
    },
    cart,
    untouched(cart),
  ),
);

/** How many choices it computes, and what it chooses. */
function search(most: number, looks: number, among = candidates) {
  let tries = 0;
  const { chosen } = bestOfGroups(among, {
    independentWorth: () => ({ exact: undefined, most: Infinity }),
    worthBeside: () => ({
      most,
      worthOf: (others: readonly ReachedPromotion[]) => {
        if (others.length > 1) tries += 1;
        return { satang: others.reduce((sum, { atList }) => sum + atList.satang, 0), looks };
      },
    }),
  });
  return { tries, ids: chosen.map(({ terms }) => terms.id) };
}

/** The first promotions of the first groups: 2 to the power of `groups` choices. */
const inPairs = (groups: number) => candidates.filter((_, n) => n % GROUPS < groups && n < 2 * GROUPS);

const bestAlone = candidates.slice(-GROUPS).map(({ terms }) => terms.id);

describe('P-11 the best of many groups', () => {
  test('however many there are, a bounded number of choices is tried, from the best of each group by itself', () => {
    const { tries, ids } = search(Infinity, 0);
    expect(tries).toBeLessThanOrEqual(101);
    expect(ids).toEqual(bestAlone);
  });

  test('64 choices are all tried; of more each group in turn, which finds the same where no discount is in the way of another', () => {
    const each = search(Infinity, 0, inPairs(6));
    const inTurn = search(Infinity, 0, inPairs(7));
    expect(each.tries).toBe(64);
    expect(each.ids).toEqual(candidates.slice(GROUPS, GROUPS + 6).map(({ terms }) => terms.id));
    // The best alone, and the other one of each of seven groups: nothing is better, so it ends.
    expect(inTurn.tries).toBe(8);
    expect(inTurn.ids).toEqual(candidates.slice(GROUPS, GROUPS + 7).map(({ terms }) => terms.id));
  });

  test('the harder a choice is to compute, the fewer are tried', () => {
    expect(search(Infinity, 18_000).tries).toBeLessThanOrEqual(10);
  });

  test('nothing is tried once everything is taken off', () => {
    expect(search(0, 0)).toEqual({ tries: 1, ids: bestAlone });
  });
});
