import { describe, expect, test } from 'vitest';
import { needsApproval, type Approvable } from './needs-approval.ts';
import type { PromotionStep } from './promotion-terms.ts';

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
const plan = (part: Partial<Approvable>): Approvable => ({
  kind: 'DISCOUNT_VALUE',
  trigger: 'automatic',
  exclusionGroup: null,
  condition: 'quantity',
  calculation: 'once',
  steps: [],
  total: null,
  saleProducts: ['P1'],
  freeProducts: ['GIFT'],
  givesBiggestUnits: false,
  startsAt: new Date('2026-03-01'),
  endsAt: new Date('2026-04-01'),
  weekdays: null,
  saleUnits: null,
  customerTypes: null,
  storeTypes: null,
  isForListed: false,
  customers: [],
  ...part,
});
const costs = (baht: number) => [{ rate: 1, cheapest: baht * 100, dearest: baht * 100 }];
const worth = new Map([
  ['P1', costs(20)],
  ['P2', costs(100)],
  ['GIFT', costs(20)],
]);
const asked = (one: Approvable, ...others: Approvable[]): boolean => needsApproval(one, { others, worth });
const percent = (basisPoints: number) => ({ code: 'P' as const, basisPoints });
const baht = (code: 'B' | 'U', of: number) => ({ code, satang: of * 100 });

describe('B-74 a promotion is enabled by who has the right to approve it', () => {
  test('where it is for named customers, however little it gives', () => {
    expect(asked(plan({ steps: [step({ discount: percent(100) })] }))).toBe(false);
    expect(asked(plan({ isForListed: true, steps: [step({ discount: percent(100) })] }))).toBe(true);
    expect(asked(plan({ kind: 'HOT_DEAL', isForListed: true }))).toBe(false);
  });

  test('where it gives goods without a price, of which nobody can say how much they are of what is got', () => {
    const gives = (freeProducts: string[]) =>
      asked(plan({ kind: 'FREE_ITEM', steps: [step({ from: 2, free: 1 })], freeProducts }));
    expect(gives(['GIFT'])).toBe(false);
    expect(gives(['GIFT', 'UNPRICED'])).toBe(true);
  });

  test.each<[string, Partial<Approvable>, boolean]>([
    ['50 %', { steps: [step({ discount: percent(5000) })] }, false],
    ['50.01 % from the second step', { steps: [step({}), step({ discount: percent(5001) })] }, true],
    [
      '100 %, at most 10 of 20 baht',
      { steps: [step({ discount: percent(10_000), atMostSatang: 1000 })] },
      false,
    ],
    ['10 baht of one piece of 20', { steps: [step({ discount: baht('B', 10) })] }, false],
    ['11 baht of one piece of 20', { steps: [step({ discount: baht('B', 11) })] }, true],
    ['11 baht of two of 20', { steps: [step({ from: 2, discount: baht('B', 11) })] }, false],
    ['11 baht for each piece of 20', { steps: [step({ from: 9, discount: baht('U', 11) })] }, true],
    [
      '100 baht from a worth of 200',
      { condition: 'value', steps: [step({ from: 20_000, discount: baht('B', 100) })] },
      false,
    ],
    [
      '100 baht from any worth',
      { condition: 'order', steps: [step({ from: 1, discount: baht('B', 100) })] },
      true,
    ],
    ['one free for one', { steps: [step({ free: 1 })] }, false],
    ['two free for one', { steps: [step({ free: 2 })] }, true],
    ['30 % and 30 % on top', { steps: [step({ discount: percent(3000) })], total: percent(3000) }, true],
  ])('where it takes off more than half of what is got: %s', (_, part, isNeeded) => {
    expect(asked(plan(part))).toBe(isNeeded);
  });

  test('and where what it takes off cannot be compared, since nothing has a price', () => {
    const one = plan({ steps: [step({ discount: baht('B', 1) })] });
    expect(needsApproval(one, { others: [], worth: new Map() })).toBe(true);
    const other = plan({ ...one, saleProducts: ['P1', 'NOT SOLD'] });
    expect(asked(other), 'what is not sold does not count beside what is').toBe(false);
  });
});

describe('B-74 what takes off half or less is approved where it passes half together with others', () => {
  const off = (basisPoints: number, part: Partial<Approvable> = {}) =>
    plan({ kind: 'DISCOUNT_PERCENT', steps: [step({ discount: percent(basisPoints) })], ...part });
  const half = off(5000);

  test('that buyers get beside it: two of half make a product free, three that add up to half do not', () => {
    expect(asked(half, half)).toBe(true);
    expect(asked(off(1000), off(2000), off(2000))).toBe(false);
    expect(asked(off(1000), off(2000), off(2001))).toBe(true);
  });

  test.each<[string, Partial<Approvable>, boolean]>([
    ['of other days', { startsAt: new Date('2026-04-01'), endsAt: new Date('2026-05-01') }, false],
    [
      'that begins before it ends',
      { startsAt: new Date('2026-03-31'), endsAt: new Date('2026-05-01') },
      true,
    ],
    ['of other weekdays', { weekdays: [6, 7] }, false],
    ['of other centers', { saleUnits: ['C2'] }, false],
    ['of all centers', { saleUnits: null }, true],
    ['of other customer types', { customerTypes: ['RETAIL'] }, false],
    ['of other store types', { storeTypes: ['VET'] }, false],
    ['for named customers, who are among all', { isForListed: true, customers: ['CUST1'] }, true],
    ['of other products', { saleProducts: ['P2'] }, false],
    ['of the whole order', { condition: 'order', saleProducts: [] }, true],
    ['started by a coupon', { trigger: 'coupon' }, true],
    ['started by a code', { trigger: 'code' }, true],
    ['of its own group', { exclusionGroup: 'g' }, false],
    ['that is a hot deal', { kind: 'HOT_DEAL', steps: [] }, false],
  ])('beside one %s', (_, part, isNeeded) => {
    const own = { weekdays: [1, 2], saleUnits: ['C1'], customerTypes: ['TRADE'], storeTypes: ['PET'] };
    expect(asked(off(5000, { ...own, exclusionGroup: 'g' }), off(5000, { ...own, ...part }))).toBe(isNeeded);
  });

  test('of several each counts only where all are at once', () => {
    const [early, late] = [
      off(2500, { endsAt: new Date('2026-03-10') }),
      off(2500, { startsAt: new Date('2026-03-10') }),
    ];
    expect(asked(off(2500), early, late)).toBe(false);
    expect(asked(off(2500), early, late, off(100, { weekdays: [1] }))).toBe(true);
  });

  test('an order has one coupon, one code and the best of a group', () => {
    const coupon = off(3000, { trigger: 'coupon' });
    expect(asked(coupon, coupon, coupon)).toBe(false);
    expect(asked(coupon, off(3000, { trigger: 'code' }))).toBe(true);
    expect(asked(off(2000), off(3000, { exclusionGroup: 'g' }), off(2000, { exclusionGroup: 'g' }))).toBe(
      false,
    );
  });

  test('by each product at its own price: baht off a dear one are little', () => {
    const tenBaht = (of: string) => plan({ saleProducts: [of], steps: [step({ discount: baht('B', 10) })] });
    expect(asked(off(1000, { saleProducts: ['P1', 'P2'] }), tenBaht('P2'))).toBe(false);
    expect(asked(off(1000, { saleProducts: ['P1', 'P2'] }), tenBaht('P1'))).toBe(true);
    const ofOrder = off(1000, { condition: 'order', saleProducts: [] });
    expect(asked(ofOrder, tenBaht('P2'))).toBe(false);
    expect(asked(ofOrder, tenBaht('P2'), tenBaht('P1'))).toBe(true);
  });

  test('where more pieces cost less, by as many as a step asks for, or as often as it is given', () => {
    const cases = { rate: 24, cheapest: 24_000, dearest: 24_000 };
    const of = (part: Partial<Approvable>) =>
      needsApproval(plan(part), { others: [], worth: new Map([['P1', [...costs(20), cases]]]) });
    const sixty = [step({ from: 6, discount: baht('B', 60) })];
    expect(of({ steps: sixty }), '60 of 120 baht').toBe(false);
    expect(of({ steps: sixty, calculation: 'each' }), '240 of 240 baht for a case').toBe(true);
    expect(of({ steps: [step({ from: 24, discount: baht('B', 130) })] }), '130 of 240 baht').toBe(true);
    expect(of({ steps: [step({ discount: baht('U', 10) })] }), '10 of 20 baht').toBe(false);
  });

  test('and where so many overlap in parts that not all ways are looked through', () => {
    const inWeeks = Array.from({ length: 40 }, (_, at) =>
      off(300, { weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => (at * 37) % 7 !== day % 7) }),
    );
    expect(asked(off(100), ...inWeeks)).toBe(true);
    expect(asked(off(100), ...inWeeks.map((one) => plan({ steps: one.steps, exclusionGroup: 'g' })))).toBe(
      false,
    );
  });

  test('and is found without looking at every promotion for every product: 500 of 50,000', () => {
    const codes = Array.from({ length: 50_000 }, (_, at) => `P${at}`);
    // Each at a price of its own, so that no two are alike.
    const prices = new Map(codes.map((code, at) => [code, costs(1000 + at)]));
    let reads = 0;
    const counted = (one: Approvable) =>
      new Proxy(one, { get: (of, name) => ((reads += 1), Reflect.get(of, name) as unknown) });
    const parts = Array.from({ length: 500 }, (_, at) =>
      counted(off(4000, { saleProducts: codes.slice(at * 100, (at + 1) * 100) })),
    );
    const ofAll = plan({ saleProducts: codes, steps: [step({ discount: baht('B', 100) })] });
    const last = off(1000, { saleProducts: codes.slice(-1) });
    expect(needsApproval(ofAll, { others: [...parts, last], worth: prices }), 'of the last').toBe(true);
    expect(reads / codes.length, 'reads for each product').toBeLessThan(20);
  });
});
