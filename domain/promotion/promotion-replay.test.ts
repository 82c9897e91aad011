import { describe, expect, test } from 'vitest';
import type { PromotionPlan } from './promotion-draft.ts';
import { termsOf } from './promotion-plan.ts';
import { createReplay, type PastLine, type PastOrder } from './promotion-replay.ts';

/** Ten percent off P1 from the first piece on. */
const plan = (more: Partial<PromotionPlan> = {}): PromotionPlan => ({
  nameTh: '', nameEn: '', shortTh: '', shortEn: '', remarkTh: '', remarkEn: '',
  kind: 'DISCOUNT_PERCENT',
  startsAt: new Date(0),
  endsAt: new Date(1),
  trigger: 'automatic',
  code: '', isCollectable: false,
  condition: 'quantity',
  calculation: 'once',
  steps: [{ no: 1, from: 1, to: null, timesPerOrder: 0, free: 0, discount: { code: 'P', basisPoints: 1000 }, atMostSatang: null }],
  total: null,
  givesBiggestUnits: false,
  saleProducts: ['P1'],
  freeProducts: [],
  weekdays: null, saleUnits: null, customerTypes: null, storeTypes: null,
  isForListed: false,
  customers: [],
  customersLeftOut: [],
  isForNew: false,
  priority: 100,
  exclusionGroup: null,
  perCustomer: null, inAll: null, budgetSatang: null,
  options: {},
  ...more,
}); // prettier-ignore

const line = (more: Partial<PastLine> = {}): PastLine => ({
  productCode: 'P1', unitNo: 1, unitRate: 1, quantity: 10, unitPriceSatang: 1000, floorSatang: null,
  taxType: 1, taxRate: 700, costSatang: null, otherSatang: 0, ...more,
}); // prettier-ignore
const order = (more: Partial<PastOrder> = {}): PastOrder => ({
  at: new Date('2026-03-02T05:00:00Z'), saleUnit: 'C1', customerCode: 'A', profileCode: 'A', customerType: null, storeType: null,
  isFirst: false, lines: [line()], gifts: [], ...more,
}); // prettier-ignore

function replayed(
  more: Partial<PromotionPlan>,
  orders: readonly PastOrder[],
  freeCosts: readonly (readonly [string, number | null])[] = [['P3', 300]],
) {
  const whole = plan(more);
  const terms = termsOf(whole, { id: 'DRAFT', version: 0 });
  if (!terms) throw new Error('No terms');
  const freeProducts = new Map([
    ['P3', { isActive: true, available: null, units: [{ unit: 1 as const, rate: 1, priceSatang: 500 }] }],
  ]);
  const replay = createReplay({ plan: whole, terms, freeProducts, freeCosts: new Map(freeCosts) });
  for (const one of orders) replay.add(one);
  return replay.result();
}

describe('B-95d what a promotion would have cost', () => {
  test('on the orders that it would have touched', () => {
    const other = order({ lines: [line({ productCode: 'P2' })] });
    expect(replayed({}, [order(), other, order()])).toEqual({
      orders: 2,
      discountSatang: 2000,
      freeSatang: 0,
      worthSatang: 20_000,
      belowCost: 0,
      withoutCost: 2,
    });
  });

  test('of those for whom it is, on its weekdays', () => {
    // A Monday.
    expect(replayed({ weekdays: [1] }, [order()]).orders).toBe(1);
    expect(replayed({ weekdays: [2] }, [order()]).orders).toBe(0);
    expect(replayed({ isForListed: true, customers: ['B'] }, [order()]).orders).toBe(0);
    expect(replayed({ customersLeftOut: ['A'] }, [order()]).orders).toBe(0);
    expect(replayed({ saleUnits: ['C2'] }, [order()]).orders).toBe(0);
    expect(replayed({ customerTypes: ['TRADE'] }, [order({ customerType: 'TRADE' })]).orders).toBe(1);
    expect(replayed({ isForNew: true }, [order(), order({ isFirst: true })]).orders).toBe(1);
  });

  test('within its caps, used up by the oldest orders', () => {
    expect(replayed({ inAll: 1 }, [order(), order()]).orders).toBe(1);
    expect(
      replayed({ perCustomer: 1 }, [order(), order(), order({ customerCode: 'B', profileCode: 'B' })]).orders,
    ).toBe(2);
    expect(replayed({ budgetSatang: 1500 }, [order(), order(), order()])).toMatchObject({
      orders: 2,
      discountSatang: 1500,
    });
  });

  test('an order is below cost by what it brings without tax and what its goods cost, free ones too', () => {
    // 9,000 with tax are 8,411 without.
    const at = (costSatang: number) => [order({ lines: [line({ costSatang })] })];
    expect(replayed({}, at(841)).belowCost).toBe(0);
    expect(replayed({}, at(842)).belowCost).toBe(1);
    const gift = {
      kind: 'FREE_ITEM',
      freeProducts: ['P3'],
      steps: [{ no: 1, from: 10, to: null, timesPerOrder: 1, free: 1, discount: null, atMostSatang: null }],
    } as const;
    // 10,000 with tax are 9,346 without; the gift cost 300.
    expect(replayed(gift, at(904))).toMatchObject({ orders: 1, freeSatang: 500, belowCost: 0 });
    expect(replayed(gift, at(905)).belowCost).toBe(1);
    expect(replayed(gift, at(905), [['P3', null]])).toMatchObject({ belowCost: 0, withoutCost: 1 });
  });

  test('by what is paid after all discounts: those of others count, and what others gave for nothing', () => {
    // 9,000 less 1,000 with tax are 7,477 without.
    const at = (costSatang: number, gifts: PastOrder['gifts'] = []) => [
      order({ lines: [line({ costSatang, otherSatang: 1000 })], gifts }),
    ];
    expect(replayed({}, at(747)).belowCost).toBe(0);
    expect(replayed({}, at(748)).belowCost).toBe(1);
    expect(replayed({}, at(747, [{ pieces: 1, costSatang: 8 }])).belowCost).toBe(1);
    expect(replayed({}, at(747, [{ pieces: 1, costSatang: null }]))).toMatchObject({
      belowCost: 0,
      withoutCost: 1,
    });
  });

  test('goods without a cost are neither below it nor make up for others, and are told', () => {
    const unknown = line({ productCode: 'P2', unitPriceSatang: 9000 });
    const mixed = order({ lines: [line({ costSatang: 842 }), unknown] });
    expect(replayed({}, [mixed])).toMatchObject({ belowCost: 1, withoutCost: 1 });
    expect(replayed({}, [order({ lines: [unknown, line()] })])).toMatchObject({
      belowCost: 0,
      withoutCost: 1,
    });
    expect(replayed({}, [order({ lines: [line({ costSatang: 100 })] })])).toMatchObject({ withoutCost: 0 });
  });
});
