import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CartLine } from '#domain/orders/cart.ts';
import type { PromotionStep, PromotionTerms } from '#domain/promotion/promotion-terms.ts';
import { giftCodes } from '../../promotion/applicable.queries.ts';
import { testProduct, TEST_RULES } from '../testing-products.ts';
import { cartView } from './cart-view.ts';
import { estimatedQuote } from './estimated-quote.ts';
import { discountsAt, goodsSatangOf, hasOtherPrices, shownTotals } from './shown-quote.ts';

const line = (part: Partial<CartLine> = {}): CartLine => ({
  P_Code: 'A',
  qty1: 1,
  qty2: 0,
  qty3: 0,
  selected: true,
  ...part,
});
const step = (part: Partial<PromotionStep>): PromotionStep => ({
  no: 1,
  from: 1,
  to: null,
  timesPerOrder: 0,
  free: 0,
  discount: null,
  atMostSatang: null,
  ...part,
});
const promotion = (part: Partial<PromotionTerms>) => ({
  name: `Name of ${part.id ?? 'TEN'}`,
  terms: {
    id: 'TEN',
    version: 1,
    kind: 'DISCOUNT_PERCENT' as const,
    trigger: 'automatic' as const,
    condition: 'quantity' as const,
    calculation: 'once' as const,
    steps: [step({ discount: { code: 'P', basisPoints: 1000 } })],
    saleProducts: new Set(['A']),
    freeProducts: [],
    givesBiggestUnits: false,
    total: null,
    priority: 100,
    exclusionGroup: null,
    ...part,
  },
});
const gift = promotion({
  id: 'GIFT',
  kind: 'FREE_ITEM',
  steps: [step({ from: 3, free: 1 })],
  freeProducts: ['G'],
});
const G = testProduct({ P_Code: 'G', PRODUCTNAME: 'Cup', SalesPrice1: 25 });
const b = testProduct({ P_Code: 'B', SalesPrice1: 500 });

const viewOf = (lines: CartLine[], products: Product[]) =>
  cartView({
    lines,
    products: new Map(products.map((product) => [product.P_Code, product])),
    rules: TEST_RULES,
    complete: true,
  });
const estimate = (lines: CartLine[], promotions: ReturnType<typeof promotion>[] = [], gifts = [G]) =>
  estimatedQuote({
    view: viewOf(lines, [testProduct(), b, G]),
    promotions,
    products: new Map(gifts.map((product) => [product.P_Code, product])),
    rules: TEST_RULES,
  });

describe('P-40 the page’s own computation', () => {
  test('is that of the selected lines, with the delivery fee until it is free', () => {
    expect(estimate([line(), line({ P_Code: 'B', selected: false })])).toMatchObject({
      Subtotal: 10,
      DiscountAmount: 0,
      DeliveryFee: 50,
      Total: 60,
    });
    expect(estimate([line(), line({ P_Code: 'B' })])).toMatchObject({ DeliveryFee: 0, Total: 510 });
  });

  test('names each discount at its line and in the sums; the fee looks at what is paid', () => {
    const shown = estimate([line({ qty1: 0, qty2: 1 }), line({ P_Code: 'B' })], [promotion({})]);
    expect(discountsAt(shown, 'A', 2)).toEqual([{ PromotionId: 'TEN', Name: 'Name of TEN', Amount: 5.4 }]);
    expect(discountsAt(shown, 'B', 1)).toEqual([]);
    expect(shownTotals(shown)).toEqual({
      subtotal: 554,
      discounts: [{ id: 'TEN', name: 'Name of TEN', amount: 5.4 }],
      saved: 5.4,
      delivery: 0,
      total: 548.6,
    });
    const half = promotion({ saleProducts: new Set(['B']) });
    expect(estimate([line({ P_Code: 'B' })], [half])).toMatchObject({ DeliveryFee: 50, Total: 500 });
    expect(goodsSatangOf(estimate([line({ P_Code: 'B' })], [half]))).toBe(45_000);
  });

  test('gives free goods a line of their own, which is not in the sum of the goods', () => {
    const shown = estimate([line({ qty1: 3 })], [gift]);
    expect(shown.Lines).toMatchObject([
      { P_Code: 'A', IsFree: false, Amount: 30 },
      { P_Code: 'G', PRODUCTNAME: 'Cup', Quantity: 1, IsFree: true, Amount: 0, DiscountAmount: 25 },
    ]);
    expect(shownTotals(shown)).toMatchObject({ subtotal: 30, discounts: [], saved: 25, total: 80 });
    expect(
      discountsAt(estimate([line({ P_Code: 'G', qty1: 1 }), line({ qty1: 3 })], [gift]), 'G', 1),
    ).toEqual([]);
  });

  test('gives nothing free of which the shop has none, or has not spoken yet', () => {
    const gone = testProduct({ P_Code: 'G', Stock: { StockWord: 'out_of_stock', StockAvailable: 0 } });
    expect(estimate([line({ qty1: 3 })], [gift], [gone]).Lines).toHaveLength(1);
    expect(estimate([line({ qty1: 3 })], [gift], []).Lines).toHaveLength(1);
  });

  test('says what is nearly reached', () => {
    expect(estimate([line({ qty1: 1 })], [gift]).NearlyReached).toEqual([
      {
        PromotionId: 'GIFT',
        Name: 'Name of GIFT',
        Condition: 'quantity',
        Have: 1,
        Missing: 2,
        Saving: 0,
        Free: 1,
      },
    ]);
  });

  test('asks for the gifts of those promotions alone that may touch the cart', () => {
    expect(giftCodes([gift, promotion({ id: 'O', freeProducts: ['H'] })], ['B'])).toEqual([]);
    expect(giftCodes([gift], ['A', 'B'])).toEqual(['G']);
    expect(giftCodes([promotion({ condition: 'order', freeProducts: ['H'] })], ['B'])).toEqual(['H']);
  });
});

test('S-15 other prices than the page shows are noticed, discounts and free lines are none', () => {
  const view = viewOf([line({ qty1: 3 })], [testProduct()]);
  const { Lines } = estimate([line({ qty1: 3 })], [promotion({}), gift]);
  const quote = (UnitPrice: number) => ({
    Lines: Lines.map((one) =>
      Object.assign({}, one, {
        UnitPrice: one.IsFree ? one.UnitPrice : UnitPrice,
        TaxType: 1,
        TaxRate: 7,
        TaxAmount: 0,
        TaxIsDerived: false,
      }),
    ),
  });
  expect(hasOtherPrices(view, quote(10))).toBe(false);
  expect(hasOtherPrices(view, quote(11))).toBe(true);
});
