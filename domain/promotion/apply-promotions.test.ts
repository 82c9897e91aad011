import { describe, expect, test } from 'vitest';
import { bahtFromSatang, satangFromBaht } from '../pricing/money.ts';
import { applyPromotions, type PromotionResult, type RefusedPromotion } from './apply-promotions.ts';
import { packingExamples, returnExamples } from './examples/after-examples.ts';
import type { Example } from './examples/example.ts';
import { giftExamples } from './examples/gift-examples.ts';
import { limitExamples } from './examples/limit-examples.ts';
import { lineExamples } from './examples/line-examples.ts';
import { freeProductsOf, linesOf, termsOf } from './examples/notation.ts';
import { orderExamples } from './examples/order-examples.ts';
import { unitExamples } from './examples/unit-examples.ts';
import type { NearlyReached } from './nearly-reached.ts';

const satangOf = (baht: Readonly<Record<string, number>>) =>
  new Map(Object.entries(baht).map(([id, amount]) => [id, satangFromBaht(amount)]));

function calculated({ promotions, cart, floors, stock, budgets }: Example): PromotionResult {
  return applyPromotions({
    lines: linesOf(cart, floors),
    promotions: termsOf(promotions),
    freeProducts: freeProductsOf(stock),
    budgets: satangOf(budgets ?? {}),
  });
}

const UNIT_WORDS = { 1: '', 2: 'pack ', 3: 'case ' };
const offOf = ({ discounts }: PromotionResult) =>
  discounts.map((ofLine) => bahtFromSatang(ofLine.reduce((sum, { satang }) => sum + satang, 0)));
const whyOf = (refused: RefusedPromotion) =>
  refused.why === 'BEATEN' ? `BEATEN by ${refused.by}` : refused.why;

const nearlyOf = ({ missing, condition, savingSatang, free, isHeldBack }: NearlyReached) => ({
  missing: condition === 'quantity' ? missing : bahtFromSatang(missing),
  ...(savingSatang > 0 ? { saving: bahtFromSatang(savingSatang) } : {}),
  ...(free > 0 ? { free } : {}),
  ...(isHeldBack ? { heldBack: true } : {}),
});

function expectAsWorkedOut(example: Example): void {
  const result = calculated(example);
  const taken = result.applied.filter(({ discountSatang }) => discountSatang > 0);
  const seen = {
    off: offOf(result),
    gifts: result.gifts.map((gift) => `${gift.quantity} ${UNIT_WORDS[gift.unitNo]}${gift.productCode}`),
    gone: result.gone.map(({ quantity, promotionId }) => `${quantity} of ${promotionId}`),
    refused: Object.fromEntries(result.refused.map((one) => [one.id, whyOf(one)])),
    by: Object.fromEntries(taken.map((one) => [one.id, bahtFromSatang(one.discountSatang)])),
    nearly: Object.fromEntries(result.nearly.map((one) => [one.id, nearlyOf(one)])),
  };
  const { off, gifts = [], gone = [], refused = {}, by = seen.by, nearly = seen.nearly } = example;
  expect(seen).toEqual({ off, gifts, gone, refused, by, nearly });
}

describe('P-07 promotions of products, as worked out by hand', () => {
  test.each([...lineExamples, ...unitExamples])('$says', expectAsWorkedOut);
});

describe('P-08 promotions of the order, coupons, groups, floors and budgets, as worked out by hand', () => {
  test.each([...orderExamples, ...limitExamples])('$says', expectAsWorkedOut);
});

describe('P-09 free goods, as worked out by hand', () => {
  test.each(giftExamples)('$says', expectAsWorkedOut);
});

describe('P-12 the worked examples', () => {
  const examples = [...lineExamples, ...unitExamples, ...orderExamples, ...limitExamples, ...giftExamples];
  const written = examples.flatMap((example) => termsOf(example.promotions));
  const kinds = ['DISCOUNT_PERCENT', 'DISCOUNT_VALUE', 'FREE_ITEM'] as const;
  const conditions = ['quantity', 'value', 'order'] as const;

  test('are 80 or more, each of which says something else', () => {
    const said = [...examples, ...packingExamples, ...returnExamples].map(({ says }) => says);
    expect(new Set(said).size).toBe(said.length);
    expect(examples.length).toBeGreaterThanOrEqual(80);
  });

  test.each(kinds.flatMap((kind) => conditions.map((condition) => [kind, condition] as const)))(
    'show %s by %s, once and again, and with more than one step',
    (kind, condition) => {
      const shown = written.filter((terms) => terms.kind === kind && terms.condition === condition);
      expect(new Set(shown.map(({ calculation }) => calculation))).toEqual(new Set(['once', 'each']));
      expect(Math.max(...shown.map(({ steps }) => steps.length))).toBeGreaterThan(1);
    },
  );

  test('show pieces, packs and cases, in the cart and as gifts', () => {
    for (const unit of ['pack', 'case']) {
      expect(examples.filter(({ cart }) => cart.includes(unit))).not.toEqual([]);
      expect(examples.filter(({ gifts = [] }) => gifts.join(' ').includes(unit))).not.toEqual([]);
    }
  });
});

describe('P-10 the result', () => {
  test('names the version of each promotion, its step and times, and what its gifts are worth', () => {
    const result = applyPromotions({
      lines: linesOf('14 TEA'),
      promotions: termsOf([
        { on: 'TEA', steps: ['from 3: 1 free', 'from 10: 4 free'], again: true, gives: 'SALT' },
        { on: 'TEA', steps: ['from 10: 10%'], coupon: true },
      ]).map((terms) => Object.assign(terms, { version: 7 })),
      freeProducts: freeProductsOf(),
    });
    expect(result.applied).toEqual([
      { id: 'A', version: 7, stepNo: 2, times: 2, discountSatang: 0, giftSatang: 3500 },
      { id: 'B', version: 7, stepNo: 1, times: 1, discountSatang: 2800, giftSatang: 0 },
    ]);
    expect(result.discounts).toEqual([[{ source: 'coupon', id: 'B', satang: 2800 }]]);
    expect(result.gifts).toEqual([
      {
        promotionId: 'A',
        version: 7,
        productCode: 'SALT',
        unitNo: 1,
        unitRate: 1,
        quantity: 5,
        unitPriceSatang: 700,
        isBiggestUnit: false,
      },
    ]);
  });

  test('without promotions, or of an empty cart, is nothing', () => {
    const nothing = { discountSatang: 0, gifts: [], gone: [], applied: [], nearly: [], refused: [] };
    expect(applyPromotions({ lines: linesOf('1 TEA'), promotions: [] })).toEqual({
      ...nothing,
      discounts: [[]],
    });
    expect(
      applyPromotions({ lines: [], promotions: termsOf([{ on: 'TEA', steps: ['from 1: 5%'] }]) }),
    ).toEqual({
      ...nothing,
      discounts: [],
      refused: [{ id: 'A', why: 'NO_GOODS' }],
    });
  });
});
