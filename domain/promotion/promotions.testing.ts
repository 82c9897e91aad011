/** Any carts and any promotions without flaws, for property tests. */
import * as fc from 'fast-check';
import { flawsOf } from './promotion-flaws.ts';
import type { PromotableLine, PromotionStep, PromotionTerms } from './promotion-terms.ts';

const PRODUCTS = ['A', 'B', 'C', 'D', 'E'];
const FREE = ['F', 'G', 'A'];
const RATES = { 1: 1, 2: 6, 3: 24 } as const;

/** Prices that are hard to divide, and such that lie close to each other. */
const prices = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 9_990, max: 10_010 }),
  fc.integer({ min: 1, max: 99_999 }),
);
export const anyLines = fc
  .array(
    fc.record({
      productCode: fc.constantFrom(...PRODUCTS),
      unitNo: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const),
      quantity: fc.integer({ min: 1, max: 12 }),
      pieceSatang: prices,
      floorPercent: fc.constantFrom(null, null, null, 50, 80, 95, 100, 120),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => {
    const byUnit = new Map(all.map((line) => [`${line.productCode} ${line.unitNo}`, line]));
    return [...byUnit.values()].map(({ pieceSatang, floorPercent, ...line }): PromotableLine => {
      const unitRate = RATES[line.unitNo];
      // A bigger unit is a little cheaper, and not a multiple.
      const unitPriceSatang = pieceSatang * unitRate - (unitRate > 1 ? Math.floor(pieceSatang / 3) : 0);
      const floorSatang = floorPercent === null ? null : Math.floor((pieceSatang * floorPercent) / 100);
      return Object.assign(line, { unitRate, unitPriceSatang, floorSatang });
    });
  });

const condition = fc.constantFrom(
  'quantity' as const,
  'quantity' as const,
  'value' as const,
  'order' as const,
);
const kind = fc.constantFrom('DISCOUNT_PERCENT' as const, 'DISCOUNT_VALUE' as const, 'FREE_ITEM' as const);
const steps = fc.array(
  fc.record({
    from: fc.integer({ min: 1, max: 20 }),
    length: fc.constantFrom(null, null, 0, 1, 3, 10),
    timesPerOrder: fc.constantFrom(0, 0, 1, 2),
    percent: fc.constantFrom(1, 250, 1000, 3333, 5000, 10_000),
    satang: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30_000 })),
    free: fc.integer({ min: 1, max: 3 }),
    atMostSatang: fc.constantFrom(null, null, null, 7, 5000),
  }),
  { minLength: 1, maxLength: 3 },
);
const promotion = fc
  .record({
    kind,
    condition,
    steps,
    calculation: fc.constantFrom('once' as const, 'each' as const),
    isPerUnit: fc.boolean(),
    saleProducts: fc.subarray(PRODUCTS, { minLength: 1 }),
    freeProducts: fc.subarray(FREE, { minLength: 1 }),
    givesBiggestUnits: fc.boolean(),
    total: fc.constantFrom(
      null,
      null,
      null,
      { code: 'P' as const, basisPoints: 500 },
      { code: 'B' as const, satang: 1234 },
    ),
    trigger: fc.constantFrom(
      'automatic' as const,
      'automatic' as const,
      'automatic' as const,
      'coupon' as const,
    ),
    priority: fc.constantFrom(1, 100),
    exclusionGroup: fc.constantFrom(null, null, 'g', 'h'),
  })
  .map(({ isPerUnit, saleProducts, steps: typed, ...terms }): Omit<PromotionTerms, 'id'> => {
    const scale = terms.condition === 'quantity' ? 1 : 2000;
    const rising = [...new Map(typed.map((step) => [step.from, step])).values()].toSorted(
      (a, b) => a.from - b.from,
    );
    return Object.assign(terms, {
      version: 1,
      saleProducts: new Set(saleProducts),
      steps: rising.map(({ from, length, percent, satang, ...step }, no): PromotionStep => {
        const next = rising[no + 1]?.from ?? Infinity;
        const to = length === null ? null : Math.min((from + length) * scale, next * scale - 1);
        const discount =
          terms.kind === 'FREE_ITEM'
            ? null
            : terms.kind === 'DISCOUNT_PERCENT'
              ? { code: 'P' as const, basisPoints: percent }
              : { code: isPerUnit ? ('U' as const) : ('B' as const), satang };
        return {
          no: no + 1,
          from: from * scale,
          to,
          timesPerOrder: step.timesPerOrder,
          free: terms.kind === 'FREE_ITEM' ? step.free : 0,
          discount,
          atMostSatang: discount?.code === 'P' ? step.atMostSatang : null,
        };
      }),
    });
  })
  .filter((terms) => flawsOf({ ...terms, id: 'X' }).length === 0);

/** Coupons that count certain products: at most one in an order. */
export const anyPromotions = fc.array(promotion, { minLength: 1, maxLength: 6 }).map((all) => {
  let hasCoupon = false;
  return all.map((terms, index): PromotionTerms => {
    const isOfLines = terms.trigger === 'coupon' && terms.condition !== 'order';
    const trigger = isOfLines && hasCoupon ? 'automatic' : terms.trigger;
    hasCoupon ||= isOfLines;
    return { ...terms, trigger, id: `P${index}` };
  });
});

const freeProducts = new Map(
  FREE.map((code, index) => [
    code,
    {
      isActive: true,
      available: null,
      units: [
        { unit: 1 as const, rate: 1, priceSatang: 500 + index },
        { unit: 2 as const, rate: 12, priceSatang: 5000 + index },
      ],
    },
  ]),
);
/** What `applyPromotions` takes. */
export const anyInput = fc.record({
  lines: anyLines,
  promotions: anyPromotions,
  freeProducts: fc.constant(freeProducts),
});

const perPromotion = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 6, maxLength: 6 });
/** The same with budgets that run out and little stock. */
export const anyLimitedInput = fc
  .record({
    input: anyInput,
    budgets: perPromotion(fc.constantFrom(null, null, 0, 1, 499, 1501, 30_000)),
    stock: fc.array(fc.constantFrom(null, 0, 1, 5, 30), { minLength: FREE.length, maxLength: FREE.length }),
  })
  .map(({ input, budgets, stock }) => ({
    lines: input.lines,
    promotions: input.promotions,
    freeProducts: new Map(
      [...freeProducts].map(([code, product], i) => [
        code,
        { isActive: product.isActive, units: product.units, available: stock[i] ?? null },
      ]),
    ),
    budgets: new Map(input.promotions.flatMap(({ id }, i) => (budgets[i] == null ? [] : [[id, budgets[i]]]))),
  }));
