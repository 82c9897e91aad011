/** Coupons of customers: their own, whether one can be used, those to collect, and what they do to a cart. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { tokenOfCaller } from '../../testing/callers.ts';
import { clearPromotions, issueCoupon, promote, promotionsChanged } from '../../testing/promotions.ts';
import { addressId, type CUSTOMERS, type TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  await clearPromotions(shop);
});

type Who = {
  tenant?: TestTenant;
  customer?: keyof typeof CUSTOMERS | 'GUEST';
  center?: string;
  token?: string;
};
const make = async (name: CallName, body: object, who: Who = {}) => {
  const { tenant = 'alpha', customer = 'CUST1', center = 'C1' } = who;
  const token = who.token ?? (await shop.tokenOf(tenant, customer, center));
  return shop.call(name, { token, language: 'en', body });
};
const answered = async <N extends CallName>(name: N, body: object, who: Who = {}): Promise<CallAnswer<N>> => {
  const answer = await make(name, body, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallAnswer<N>>();
};
const named = ({ customer = 'CUST1', center = 'C1' }: Who = {}) => ({
  customerCode: customer,
  saleUnit: center,
});
const coupons = async (more: object = {}, who: Who = {}) =>
  (await answered('couponsByCustomer', { ...named(who), ...more }, who)).coupons;
const check = async (couponID: string, who: Who = {}) =>
  answered('checkCouponValid', { ...named(who), couponID }, who);
const paper = (id: string, columns: Record<string, string> = {}) =>
  promote(shop, {
    id,
    steps: [{ from: 1, discount: ['B', 1000] }],
    columns: { condition_type: `'order'`, trigger: `'coupon'`, ...columns },
  });
const line = (qty1: number) => ({ P_Code: 'P1', qty1, qty2: 0, qty3: 0 });
const place = async (body: object) =>
  shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    headers: { 'idempotency-key': `coupon-key-${shop.now.getTime()}` },
    body: { SaleUnit: 'C1', ShipTo: addressId('alpha', 'CUST1'), PaymentType: 0, ...body },
  });

describe('C-19 the coupons of a customer', () => {
  test('N-29 have number and lock, what can be used first, and are the caller’s own', async () => {
    await paper('PAPER');
    await issueCoupon(shop, { id: 'K1', promotion: 'PAPER' });
    await issueCoupon(shop, { id: 'K2', promotion: 'PAPER' });
    await issueCoupon(shop, { id: 'OTHER', promotion: 'PAPER', customer: 'CUST2' });
    const placed = await place({ Lines: [line(2)], CouponId: 'K2', SeenTotal: 28 });
    expect(placed.statusCode, placed.body).toBe(200);
    const { OrderID } = placed.json<CallAnswer<'placeOrder'>>().Order;
    expect(await coupons({ notGroupByPromotionId: true })).toMatchObject([
      {
        couponid: 'K1',
        _lock: 'N',
        PromotionId: 'PAPER',
        PromotionName: 'Name of PAPER',
        couponType: 'DiscountValue',
        State: 'unused',
        OrderID: null,
      },
      { couponid: 'K2', _lock: 'Y', State: 'used', OrderID, UsedAt: shop.now.toISOString() },
    ]);
    expect((await coupons({ onlyUnusedCoupon: 'Y' })).map(({ couponid }) => couponid)).toEqual(['K1']);
    expect((await coupons({}, { customer: 'CUST2' })).map(({ couponid }) => couponid)).toEqual(['OTHER']);
    expect(await coupons({}, { tenant: 'beta' })).toEqual([]);
    const foreign = await make('couponsByCustomer', named({ customer: 'CUST2' }));
    expect([foreign.statusCode, foreign.json<{ code: string }>().code]).toEqual([403, 'NOT_ALLOWED']);
    const elsewhere = await make('couponsByCustomer', named({ center: 'C2' }));
    expect(elsewhere.json<{ code: string }>().code).toBe('CENTER_MISMATCH');
    const acting = await tokenOfCaller(shop, 'alpha', 'actingSalesman');
    expect(await coupons({}, { token: acting })).toHaveLength(2);
  });

  test('are one of a promotion with their number, unless every one is asked for', async () => {
    await paper('PAPER');
    for (const id of ['K1', 'K2', 'K3']) await issueCoupon(shop, { id, promotion: 'PAPER' });
    expect(await coupons()).toMatchObject([{ couponid: 'K1', Count: 3 }]);
    expect(await coupons({ notGroupByPromotionId: true })).toHaveLength(3);
  });

  test('of promotions that do not run are left out where only active ones are asked for, and elsewhere always', async () => {
    await paper('OVER', { ends_at: `'2026-11-01'` });
    await paper('SOON', { starts_at: `'2026-12-01'` });
    await paper('NOW');
    await paper('AT-C2', { sale_units: `'{C2}'` });
    for (const id of ['OVER', 'SOON', 'NOW', 'AT-C2'])
      await issueCoupon(shop, { id: `K-${id}`, promotion: id });
    const states = (await coupons()).map(({ couponid, State }) => [couponid, State]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['K-NOW', 'unused'],
        ['K-SOON', 'soon'],
        ['K-OVER', 'expired'],
      ]),
    );
    expect(states).toHaveLength(3);
    expect((await coupons({ onlyActivePromotion: true })).map(({ couponid }) => couponid)).toEqual(['K-NOW']);
    expect((await coupons({}, { center: 'C2' })).map(({ couponid }) => couponid)).toContain('K-AT-C2');
  });
});

describe('N-29 C-19 a coupon of a promotion without uses left', () => {
  test('is used up for everybody or for its customer, and nowhere offered as one to use', async () => {
    await paper('LIMITED', { in_all: '5' });
    await paper('BUDGET', { budget_satang: '100' });
    await paper('ONCE', { per_customer: '1' });
    await paper('OPEN', { in_all: '5', budget_satang: '500', per_customer: '1' });
    for (const id of ['LIMITED', 'BUDGET', 'ONCE', 'OPEN'])
      await issueCoupon(shop, { id: `K-${id}`, promotion: id });
    await issueCoupon(shop, { id: 'K-OTHER', promotion: 'ONCE', customer: 'CUST2' });
    const forCart = async () =>
      (await answered('couponsForCart', { SaleUnit: 'C1', Lines: [line(2)] })).Data.map(
        ({ couponid }) => couponid,
      );
    expect(await forCart()).toHaveLength(4);
    await shop.database.asOwner(`
      insert into promotion_uses (tenant_id, promotion_id, profile_code, uses, given_satang)
        values ('alpha', 'LIMITED', '', 5, 100), ('alpha', 'BUDGET', '', 1, 100), ('alpha', 'OPEN', '', 1, 100);
      insert into promotion_uses (tenant_id, promotion_id, profile_code, uses)
        select 'alpha', 'ONCE', profile_code, 1 from customers where tenant_id = 'alpha' and customer_code = 'CUST1'`);
    const states = async (more: object = {}, who: Who = {}) =>
      Object.fromEntries((await coupons(more, who)).map(({ couponid, State }) => [couponid, State]));
    expect(await states()).toEqual({
      'K-OPEN': 'unused',
      'K-LIMITED': 'usedUp',
      'K-BUDGET': 'usedUp',
      'K-ONCE': 'usedUp',
    });
    expect((await coupons())[0]).toMatchObject({ couponid: 'K-OPEN' });
    expect(await states({ onlyActivePromotion: true })).toEqual({ 'K-OPEN': 'unused' });
    expect(await states({}, { customer: 'CUST2' })).toEqual({ 'K-OTHER': 'unused' });
    expect(await forCart()).toEqual(['K-OPEN']);
    expect((await check('K-LIMITED')).statusText).toBe('USED_UP');
    expect((await check('K-ONCE')).statusText).toBe('USED_UP');
  });
});

describe('C-19 C-19b staff name a customer', () => {
  const ofStaff = async (body: object, who: 'SALE' | 'SALE2' | 'ADMIN' = 'SALE') =>
    make('couponsByCustomer', body, { token: await shop.tokenOf('alpha', who) });

  test('of a center of theirs, and are told what that customer has and could use', async () => {
    await paper('PAPER');
    await issueCoupon(shop, { id: 'K1', promotion: 'PAPER' });
    for (const who of ['SALE', 'ADMIN'] as const) {
      const answer = await ofStaff(named(), who);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json<CallAnswer<'couponsByCustomer'>>().coupons).toMatchObject([{ couponid: 'K1' }]);
    }
    const token = await shop.tokenOf('alpha', 'SALE');
    expect((await check('K1', { token })).statusText).toBe('OK');
    expect((await check('K1', { token, customer: 'CUST2' })).statusText).toBe('NOT_FOUND');
  });

  test('and nobody else’s, in no other center, with the page of customers alone', async () => {
    const codeOf = async (body: object, who: 'SALE' | 'SALE2' = 'SALE') =>
      (await ofStaff(body, who)).json<{ code: string }>().code;
    expect(await codeOf(named(), 'SALE2')).toBe('CENTER_NOT_FOUND');
    expect(await codeOf({ customerCode: 'NOBODY', saleUnit: 'C1' })).toBe('CUSTOMER_NOT_FOUND');
    expect(await codeOf({ saleUnit: 'C1' })).toBe('CUSTOMER_NOT_FOUND');
    // A change of rights ends sessions; here the same one goes on.
    await shop.database.asOwner(`
      alter table staff_roles disable trigger access_changed;
      insert into staff_roles (tenant_id, role, closed_pages) values ('alpha', '3', '{customers}')`);
    shop.deps.cache.dropAll();
    expect(await codeOf(named())).toBe('PAGE_DISABLED');
    await shop.database.asOwner('delete from staff_roles');
    shop.deps.cache.dropAll();
  });
});

describe('C-19b V-16 a coupon is checked', () => {
  test('and is OK, or invalid with the reason', async () => {
    await paper('PAPER');
    await paper('OVER', { ends_at: `'2026-11-01'` });
    await paper('AT-C2', { sale_units: `'{C2}'` });
    for (const [id, promotion] of [
      ['K1', 'PAPER'],
      ['K2', 'OVER'],
      ['K3', 'AT-C2'],
    ] as const)
      await issueCoupon(shop, { id, promotion });
    const about = { promotionId: 'PAPER', couponType: 'DiscountValue' };
    expect(await check('K1')).toEqual({ statusText: 'OK', ...about });
    expect(await check('K2')).toMatchObject({ statusText: 'EXPIRED', promotionId: 'OVER' });
    expect(await check('K3')).toMatchObject({ statusText: 'NOT_APPLICABLE' });
    const unknown = { statusText: 'NOT_FOUND', promotionId: '', couponType: '' };
    expect(await check('NONE')).toEqual(unknown);
    expect(await check('K1', { customer: 'CUST2' })).toEqual(unknown);
    expect(await check('K1', { tenant: 'beta' })).toEqual(unknown);
    expect((await place({ Lines: [line(2)], CouponId: 'K1', SeenTotal: 28 })).statusCode).toBe(200);
    expect(await check('K1')).toEqual({ statusText: 'USED', ...about });
  });
});

describe('P-43 a coupon to collect', () => {
  const offered = async (who: Who = {}) => (await answered('couponsToCollect', {}, who)).Data;
  const collect = (PromotionId: string, who: Who = {}) => make('collectCoupon', { PromotionId }, who);

  test('is offered to whom it is for, collected once however often, and usable then', async () => {
    await paper('OPEN', { is_collectable: 'true' });
    await paper('GIVEN');
    await paper('C2-ONLY', { is_collectable: 'true', sale_units: `'{C2}'` });
    expect(await offered()).toMatchObject([{ PromotionId: 'OPEN', Label: 'Label OPEN', IsCollected: false }]);
    const [first, second] = await Promise.all([collect('OPEN'), collect('OPEN')]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const { couponid } = first.json<CallAnswer<'collectCoupon'>>();
    expect(second.json<CallAnswer<'collectCoupon'>>().couponid).toBe(couponid);
    expect(await offered()).toMatchObject([{ PromotionId: 'OPEN', IsCollected: true }]);
    expect(await offered({ customer: 'CUST2' })).toMatchObject([{ IsCollected: false }]);
    expect((await coupons()).map((one) => one.couponid)).toEqual([couponid]);
    expect((await check(couponid)).statusText).toBe('OK');
    for (const promotion of ['GIVEN', 'C2-ONLY', 'NONE'])
      expect((await collect(promotion)).json<{ code: string }>().code).toBe('COUPON_NOT_OFFERED');
    expect((await collect('OPEN', { tenant: 'beta' })).statusCode).toBe(404);
  });

  test('shows a guest what is for everybody, who has to sign in to take it', async () => {
    await paper('OPEN', { is_collectable: 'true' });
    await paper('FIRST', { is_collectable: 'true', is_for_new: 'true' });
    expect(await offered({ customer: 'GUEST' })).toMatchObject([{ PromotionId: 'OPEN', IsCollected: false }]);
    expect((await collect('OPEN', { customer: 'GUEST' })).statusCode).toBe(403);
    expect(await offered()).toHaveLength(2);
  });

  test('is collected by no more people than can use it, also at the same moment', async () => {
    await paper('FEW', { is_collectable: 'true', in_all: '2' });
    await shop.database.asOwner(`insert into promotion_uses values ('alpha', 'FEW', '', 1, 100)`);
    const codes = async () =>
      (await Promise.all([collect('FEW'), collect('FEW', { customer: 'CUST2' })])).map((answer) =>
        answer.statusCode === 200 ? 'OK' : answer.json<{ code: string }>().code,
      );
    expect((await codes()).toSorted()).toEqual(['COUPON_ALL_TAKEN', 'OK']);
    expect((await codes()).toSorted(), 'whoever has it gets it again').toEqual(['COUPON_ALL_TAKEN', 'OK']);
    // The last use is another's.
    await shop.database.asOwner('update promotion_uses set uses = 2');
    expect(await codes()).toEqual(['COUPON_ALL_TAKEN', 'COUPON_ALL_TAKEN']);
    const refused = await collect('FEW');
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toMatch(/No more of these coupons are left/);
  });

  test('is gone once its promotion is off or its uses are', async () => {
    await paper('OPEN', { is_collectable: 'true', in_all: '1' });
    await shop.database.asOwner(`insert into promotion_uses values ('alpha', 'OPEN', '', 1, 100)`);
    expect(await offered()).toEqual([]);
    await shop.database.asOwner(`delete from promotion_uses; update promotions set is_active = false`);
    promotionsChanged(shop);
    expect((await collect('OPEN')).statusCode).toBe(404);
  });
});

describe('P-44 the coupons for a cart', () => {
  const forCart = async (qty1: number, who: Who = {}) =>
    (await answered('couponsForCart', { SaleUnit: who.center ?? 'C1', Lines: [line(qty1)] }, who)).Data;

  test('come with what each saves, the best first, and why one does nothing', async () => {
    await paper('SMALL');
    await promote(shop, {
      id: 'BIG',
      steps: [{ from: 10_000, discount: ['P', 5000] }],
      columns: { condition_type: `'order'`, trigger: `'coupon'` },
    });
    await promote(shop, {
      id: 'GIFT',
      steps: [{ from: 1, free: 1 }],
      gifts: ['P2'],
      columns: { condition_type: `'order'`, trigger: `'coupon'` },
    });
    await paper('OVER', { ends_at: `'2026-11-01'` });
    for (const id of ['SMALL', 'BIG', 'GIFT', 'OVER'])
      await issueCoupon(shop, { id: `K-${id}`, promotion: id });
    await issueCoupon(shop, { id: 'K-SMALL-2', promotion: 'SMALL' });
    expect(
      (await forCart(2)).map(({ couponid, Saving, FreeAmount, Problem }) => [
        couponid,
        Saving,
        FreeAmount,
        Problem,
      ]),
    ).toEqual([
      ['K-GIFT', 0, 19, null],
      ['K-SMALL', 10, 0, null],
      [
        'K-BIG',
        0,
        0,
        {
          code: 'COUPON_BELOW_MINIMUM',
          PromotionId: 'BIG',
          PromotionName: 'Name of BIG',
          Voucher: 'coupon',
          limit: 100,
          value: '50%',
        },
      ],
    ]);
    expect((await forCart(6)).map(({ couponid, Saving }) => [couponid, Saving])[0]).toEqual(['K-BIG', 57]);
    expect(await forCart(2, { customer: 'CUST2' })).toEqual([]);
    expect(await forCart(2, { tenant: 'beta' })).toEqual([]);
  });

  test('the best of all of them, though only some are shown, and it is told that there are more', async () => {
    // The one that saves most ends last: it is the last by the order in which they are read.
    for (let n = 1; n <= 14; n += 1) {
      await promote(shop, {
        id: `N${n}`,
        steps: [{ from: 1, discount: ['B', n * 100] }],
        columns: { condition_type: `'order'`, trigger: `'coupon'`, ends_at: `'${2030 + n}-01-01'` },
      });
      await issueCoupon(shop, { id: `K${n}`, promotion: `N${n}` });
    }
    const { Data, More } = await answered('couponsForCart', { SaleUnit: 'C1', Lines: [line(2)] });
    expect(More).toBe(true);
    expect(Data.map(({ Saving }) => Saving)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  test('and used ones do not push an older one out that is not', async () => {
    await paper('PAPER');
    await shop.database.asOwner(`
      insert into promotion_coupons (tenant_id, coupon_id, promotion_id, customer_code, issued_at, order_id, used_at)
      select 'alpha', 'U' || n, 'PAPER', 'CUST1', '2026-11-20'::timestamptz, 'O1', '2026-11-21'::timestamptz from generate_series(1, 220) n
      union all select 'alpha', 'OLD', 'PAPER', 'CUST1', '2026-01-01', null, null`);
    expect((await coupons({ onlyUnusedCoupon: true })).map(({ couponid }) => couponid)).toEqual(['OLD']);
    expect((await forCart(2)).map(({ couponid }) => couponid)).toEqual(['OLD']);
  });
});
