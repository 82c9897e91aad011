import { expect, test } from 'vitest';
import { termsOf } from '#domain/promotion/examples/notation.ts';
import type { PromotionTrigger } from '#domain/promotion/promotion-terms.ts';
import type { BuyerFacts } from './promotion.buyer.queries.ts';
import { candidatesOf, isLimited, promotionsOfBuyer } from './promotion.buyer.rules.ts';
import { compiled, type KnownPromotion } from './promotion.running.rules.ts';

const at = new Date('2026-11-25T09:00:00+07:00');
const noCaps = { perCustomer: null, inAll: null, budgetSatang: null };
const everybody = {
  startsAt: new Date('2026-11-01T00:00:00+07:00'),
  endsAt: new Date('2026-12-01T00:00:00+07:00'),
  weekdays: null,
  saleUnits: null,
  customerTypes: null,
  storeTypes: null,
  isForListed: false,
  leavesOut: false,
  isForNew: false,
};
const known = (trigger: PromotionTrigger): KnownPromotion => {
  const [terms] = termsOf([{ on: 'TEA', steps: ['from 1: ฿5'] }]);
  if (!terms) throw new Error('No terms');
  return {
    id: terms.id,
    nameTh: '',
    nameEn: '',
    labelTh: '',
    labelEn: '',
    remarkTh: '',
    remarkEn: '',
    isCollectable: false,
    audience: everybody,
    caps: noCaps,
    code: null,
    terms: { ...terms, trigger },
  };
};
const person: BuyerFacts = {
  profileCode: 'PROFILE',
  customerType: null,
  storeType: null,
  isNew: false,
  named: [],
  uses: [],
  coupon: null,
};

test('P-02 a coupon counts in a quote until the moment at which it ends, though its promotion goes on', () => {
  const one = known('coupon');
  const asking = { saleUnit: 'C1', at, productCodes: ['TEA'], couponId: 'K1' };
  const promotions = {
    ...compiled([]),
    byId: new Map([[one.id, one]]),
    index: { all: [one.terms], touching: () => [one.terms] },
  };
  const until = (endsAt: string | null) =>
    promotionsOfBuyer(candidatesOf(promotions, asking), {
      ...person,
      coupon: { id: 'K1', promotionId: one.id, endsAt, isUsed: false },
    });
  expect(until(null).terms).toEqual([one.terms]);
  expect(until('2026-11-25T09:00:00.001+07:00').vouchers).toEqual([
    { kind: 'coupon', promotion: one, couponId: 'K1' },
  ]);
  const ended = until('2026-11-25T09:00:00+07:00');
  expect(ended.terms).toEqual([]);
  expect(ended.vouchers).toEqual([{ kind: 'coupon', promotion: undefined, couponId: 'K1' }]);
});

test('P-04 uses are counted of what has a cap, and of what is for new customers', () => {
  expect(isLimited({ caps: noCaps, audience: everybody })).toBe(false);
  expect(isLimited({ caps: noCaps, audience: { ...everybody, isForNew: true } })).toBe(true);
  for (const cap of ['perCustomer', 'inAll', 'budgetSatang'])
    expect(isLimited({ caps: { ...noCaps, [cap]: 1 }, audience: everybody })).toBe(true);
});
