import { describe, expect, test } from 'vitest';
import { applyPromotions } from './apply-promotions.ts';
import { isCertain, priceAfter, promotionsKept, type ShownUnit } from './shown-on-product.ts';
import type { PromotionStep, PromotionTerms } from './promotion-terms.ts';

const step = (more: Partial<PromotionStep> = {}): PromotionStep => ({
  no: 1,
  from: 1,
  to: null,
  timesPerOrder: 0,
  free: 0,
  discount: { code: 'P', basisPoints: 1000 },
  atMostSatang: null,
  ...more,
});
const terms = (id: string, more: Partial<PromotionTerms> = {}): PromotionTerms => ({
  id,
  version: 1,
  kind: 'DISCOUNT_PERCENT',
  trigger: 'automatic',
  condition: 'quantity',
  calculation: 'once',
  steps: [step()],
  saleProducts: new Set(['TEA']),
  freeProducts: [],
  givesBiggestUnits: false,
  total: null,
  priority: 100,
  exclusionGroup: null,
  ...more,
});
const piece: ShownUnit = { unit: 1, rate: 1, priceSatang: 2000, floorSatang: null };
const kept = (promotions: PromotionTerms[], more: Partial<ShownUnit> = {}, rivals: PromotionTerms[] = []) =>
  promotionsKept({ productCode: 'TEA', units: [{ ...piece, ...more }] }, promotions, rivals).map(
    ({ id }) => id,
  );
/** What a quote gives for one piece. */
const quoted = (priceSatang: number, promotions: PromotionTerms[]) =>
  applyPromotions({
    lines: [
      {
        productCode: 'TEA',
        unitNo: 1,
        unitRate: 1,
        quantity: 1,
        unitPriceSatang: priceSatang,
        floorSatang: null,
      },
    ],
    promotions,
  });
const baht = (satang: number) => [step({ discount: { code: 'B', satang } })];
const gift = (id: string, freeProducts: string[], more: Partial<PromotionTerms> = {}) =>
  terms(id, {
    kind: 'FREE_ITEM',
    steps: [step({ from: 3, free: 1, discount: null })],
    freeProducts,
    ...more,
  });

describe('P-06 the labels of a product', () => {
  test('of promotions that add up all stand, and none without a price', () => {
    expect(kept([terms('A'), terms('B'), gift('G', ['CUP'])])).toEqual(['A', 'B', 'G']);
    expect(kept([terms('A', { steps: baht(9000) })], { priceSatang: 0 })).toEqual(['A']);
  });

  test('go where a floor keeps something back, of each alone or of all together', () => {
    expect(kept([terms('A')], { floorSatang: 1800 })).toEqual(['A']);
    expect(kept([terms('A')], { floorSatang: 1801 })).toEqual([]);
    expect(kept([terms('A'), terms('B')], { floorSatang: 1700 })).toEqual(['A']);
    expect(kept([terms('A'), terms('B')], { floorSatang: 1600 })).toEqual(['A', 'B']);
  });

  test.each([1994, 1996])(
    'stand where a quote gives them, broken satang included: at %i satang',
    (priceSatang) => {
      const alone = [terms('A', { exclusionGroup: 'G' })];
      const beside = [...alone, terms('B')];
      const apart = [...alone, terms('B', { exclusionGroup: 'H' }), terms('C')];
      for (const all of [alone, beside, apart]) {
        const given = quoted(priceSatang, all).applied.map(({ id }) => id);
        expect(given).toEqual(all.map(({ id }) => id));
        expect(kept(all, { priceSatang })).toEqual(given);
      }
      const twoBaht = [
        terms('U', { exclusionGroup: 'G', steps: [step({ discount: { code: 'U', satang: 200 } })] }),
      ];
      const room = (satang: number) => ({ priceSatang, floorSatang: priceSatang - satang });
      expect(kept(twoBaht, room(200))).toEqual(['U']);
      expect(kept(twoBaht, room(199)), 'whole satang are given whole').toEqual([]);
    },
  );

  test('go where they promise more baht than the goods cost', () => {
    expect(kept([terms('A', { kind: 'DISCOUNT_VALUE', steps: baht(2001) })])).toEqual([]);
    expect(kept([terms('A', { kind: 'DISCOUNT_VALUE', steps: baht(2000) })])).toEqual(['A']);
  });

  test('of a group are that of the best, for what each asks for', () => {
    const group = { exclusionGroup: 'G' };
    const more = terms('MORE', {
      ...group,
      steps: [step({ from: 3, discount: { code: 'P', basisPoints: 2000 } })],
    });
    expect(
      kept([
        terms('A', group),
        terms('LESS', { ...group, steps: [step({ discount: { code: 'P', basisPoints: 500 } })] }),
      ]),
    ).toEqual(['A']);
    expect(kept([terms('A', group), more])).toEqual(['A', 'MORE']);
    const order = terms('ORDER', {
      ...group,
      condition: 'order',
      steps: [step({ discount: { code: 'P', basisPoints: 5000 } })],
    });
    expect(kept([terms('A', group)], {}, [order])).toEqual([]);
  });

  test('of a group with a gift are those that are known: what another product is worth is not', () => {
    const group = { exclusionGroup: 'G' };
    // At three pieces ten percent are 6 baht, and a piece free 20.
    const three = terms('THREE', { ...group, steps: [step({ from: 3 })] });
    expect(kept([three, gift('OWN', ['TEA'], group)])).toEqual(['OWN']);
    expect(kept([three, gift('CUP', ['CUP'], group)])).toEqual([]);
    expect(kept([terms('A', group), gift('CUP', ['CUP'], group)])).toEqual(['A']);
  });
});

describe('P-06 the price of one unit after promotions', () => {
  test('is certain of percents and baht a unit from the first piece on, without an end or a limit', () => {
    const isSure = (one: Partial<PromotionStep>, more: Partial<PromotionTerms> = {}) =>
      isCertain(terms('A', { steps: [step(one)], ...more }));
    expect(isSure({})).toBe(true);
    expect(isSure({ discount: { code: 'U', satang: 100 } })).toBe(true);
    expect(isSure({ discount: { code: 'B', satang: 100 } })).toBe(false);
    expect(isSure({ discount: { code: 'B', satang: 100 } }, { calculation: 'each' })).toBe(true);
    for (const one of [{ from: 2 }, { to: 5 }, { timesPerOrder: 1 }, { atMostSatang: 100 }])
      expect(isSure(one), JSON.stringify(one)).toBe(false);
    expect(isSure({}, { trigger: 'code' })).toBe(false);
    expect(isSure({}, { condition: 'order' })).toBe(false);
  });

  test('is what the cart of that one unit costs', () => {
    const goods = { productCode: 'TEA' };
    expect(priceAfter(goods, piece, [terms('A'), terms('B')])).toBe(1600);
    expect(priceAfter(goods, { ...piece, floorSatang: 1900 }, [terms('A')])).toBe(1900);
    expect(priceAfter(goods, { ...piece, floorSatang: 2000 }, [terms('A')])).toBeUndefined();
    expect(priceAfter(goods, piece, [])).toBeUndefined();
  });

  test.each([
    [1994, 1, 1795],
    [1994, 2, 1595],
    [1996, 1, 1796],
    [1996, 2, 1597],
  ])(
    'of %i satang with %i of 10 percent is %i, rounded once as a quote rounds',
    (priceSatang, many, after) => {
      const all = ['A', 'B'].slice(0, many).map((id) => terms(id));
      const inGroup = all.with(0, terms('A', { exclusionGroup: 'G' }));
      for (const certain of [all, inGroup]) {
        expect(priceSatang - quoted(priceSatang, certain).discountSatang).toBe(after);
        expect(priceAfter({ productCode: 'TEA' }, { ...piece, priceSatang }, certain)).toBe(after);
      }
    },
  );

  test('is the same by the short way and by the cart', () => {
    const others = [
      terms('B', { steps: [step({ discount: { code: 'P', basisPoints: 333 } })] }),
      terms('U', { kind: 'DISCOUNT_VALUE', steps: [step({ discount: { code: 'U', satang: 77 } })] }),
      terms('EACH', { kind: 'DISCOUNT_VALUE', calculation: 'each', steps: baht(11) }),
    ];
    for (const priceSatang of [1, 99, 1005, 1994, 1996, 2000, 3333, 119_950])
      for (const rate of [1, 6])
        for (const floorSatang of [
          null,
          Math.floor(priceSatang / rate / 2),
          Math.floor(priceSatang / rate),
        ]) {
          const unit: ShownUnit = { unit: rate === 1 ? 1 : 2, rate, priceSatang, floorSatang };
          const line = {
            productCode: 'TEA',
            unitNo: unit.unit,
            unitRate: rate,
            quantity: 1,
            unitPriceSatang: priceSatang,
            floorSatang,
          };
          const all = [terms('A'), ...others];
          const { discountSatang } = applyPromotions({ lines: [line], promotions: all });
          expect(priceAfter({ productCode: 'TEA' }, unit, all) ?? priceSatang, JSON.stringify(unit)).toBe(
            priceSatang - discountSatang,
          );
        }
  });
});
