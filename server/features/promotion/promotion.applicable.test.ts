/** Which promotions a browser gets to compute with. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  // A Wednesday.
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  await clearPromotions(shop);
});

type Who = { tenant?: TestTenant; customer?: keyof typeof CUSTOMERS; center?: string };
const asked = async (token: string | undefined, query: Record<string, string> = {}) => {
  const answer = await shop.call('applicablePromotions', {
    token,
    language: 'en',
    body: { Products: ['P1'], ...query },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallAnswer<'applicablePromotions'>>().Data;
};
const ids = async (
  { tenant = 'alpha', customer = 'CUST1', center = 'C1' }: Who = {},
  query: Record<string, string> = {},
) => (await asked(await shop.tokenOf(tenant, customer, center), query)).map(({ PromotionId }) => PromotionId);
const guest = async (query: Record<string, string> = {}) =>
  (await asked(await shop.tokenOf('alpha', 'GUEST'), query)).map(({ PromotionId }) => PromotionId);
const ten = (id: string, columns: Record<string, string> = {}) => ({
  id,
  steps: [{ from: 1, discount: ['P', 1000] as const }],
  columns,
});

describe('P-40 the terms of promotions', () => {
  test('are those that run now at the visitor’s center, and of one’s own shop', async () => {
    await promote(shop, ten('NOW'));
    await promote(shop, ten('SOON', { starts_at: `'2026-12-01'` }));
    await promote(shop, ten('MONDAYS', { weekdays: `'{1}'` }));
    await promote(shop, ten('OFF', { is_active: 'false' }));
    await promote(shop, ten('AT-C2', { sale_units: `'{C2}'` }));
    expect(await ids()).toEqual(['NOW']);
    expect(await ids({ center: 'C2' })).toEqual(['AT-C2', 'NOW']);
    expect(await ids({ tenant: 'beta' })).toEqual([]);
    expect(await guest()).toEqual(['NOW']);
  });

  test('are for the visitor: a guest gets what is for everybody alone', async () => {
    await promote(shop, { ...ten('LISTED', { is_for_listed: 'true' }), customers: { CUST1: false } });
    await promote(shop, { ...ten('NOT-FOR-1'), customers: { CUST1: true } });
    await promote(shop, ten('FIRST', { is_for_new: 'true' }));
    expect(await ids()).toEqual(['FIRST', 'LISTED']);
    expect(await ids({ customer: 'CUST2' })).toEqual(['FIRST', 'NOT-FOR-1']);
    expect(await guest()).toEqual([]);
    const acting = await tokenOfCaller(shop, 'alpha', 'actingSalesman');
    expect((await asked(acting)).map(({ PromotionId }) => PromotionId)).toEqual(['FIRST', 'LISTED']);
  });

  test('of a coupon or code are told to whoever names it, and a coupon is its owner’s', async () => {
    await promote(shop, { ...ten('CODE-HELLO'), code: 'HELLO' });
    await promote(shop, ten('PAPER', { trigger: `'coupon'` }));
    await issueCoupon(shop, { id: 'K1', promotion: 'PAPER' });
    expect(await ids()).toEqual([]);
    expect(await ids({}, { PromotionCode: 'hello' })).toEqual(['CODE-HELLO']);
    expect(await guest({ PromotionCode: 'HELLO' })).toEqual(['CODE-HELLO']);
    expect(await ids({}, { CouponId: 'K1' })).toEqual(['PAPER']);
    expect(await ids({ customer: 'CUST2' }, { CouponId: 'K1' })).toEqual([]);
    expect(await ids({ tenant: 'beta' }, { CouponId: 'K1' })).toEqual([]);
  });

  test('are those of the products in question, each with these alone, however many it has', async () => {
    await shop.database.asOwner(`
      insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
        select 'alpha', 'MANY-' || n, 'DISCOUNT_PERCENT', 'ลดราคา', 'Off', 'ลด', 'Off', '2020-01-01', '2100-01-01'
        from generate_series(1, 500) n;
      insert into promotion_versions (tenant_id, promotion_id, version, terms)
        select tenant_id, promotion_id, 1, promotion_terms(p) || jsonb_build_object(
          'steps', '[{"no": 1, "from": 1, "to": null, "timesPerOrder": 0, "free": 0, "discount": {"code": "P", "basisPoints": 100}, "atMostSatang": null}]'::jsonb,
          'freeProducts', (select jsonb_agg('GIFT-' || n) from generate_series(1, 200) n),
          'saleProducts', (select jsonb_agg(case when n = 1 then case when p.promotion_id like '%0' then 'P1' else 'P2' end else 'OTHER-' || n end)
            from generate_series(1, 200) n))
        from promotions p`);
    promotionsChanged(shop);
    const token = await shop.tokenOf('alpha', 'GUEST');
    const bytesOf = async (...Products: string[]) => {
      const answer = await shop.call('applicablePromotions', { token, body: { Products } });
      const { Data } = answer.json<CallAnswer<'applicablePromotions'>>();
      for (const { Terms } of Data)
        expect(Terms.saleProducts).toEqual(Products.filter((code) => code !== 'NONE'));
      return [Data.length, answer.rawPayload.length / 1024] as const;
    };
    const [some, kilobytes] = await bytesOf('P1', 'NONE');
    expect(some).toBe(50);
    expect(kilobytes).toBeLessThan(50);
    // So many that touch one cart are bounded.
    const [most, mostKilobytes] = await bytesOf('P2');
    expect(most).toBe(100);
    expect(mostKilobytes).toBeLessThan(100);
    expect(await bytesOf('NONE')).toMatchObject([0, expect.any(Number)]);
  });

  test('say nothing of audience, limits and uses, and end with their uses', async () => {
    await promote(shop, {
      ...ten('CAPPED', { in_all: '1', budget_satang: '500', per_customer: '1', priority: '7' }),
      gifts: ['P2'],
    });
    const [only] = await asked(await shop.tokenOf('alpha', 'CUST1', 'C1'));
    expect(only).toEqual({
      PromotionId: 'CAPPED',
      Name: 'Name of CAPPED',
      Terms: {
        id: 'CAPPED',
        version: 1,
        kind: 'FREE_ITEM',
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
            discount: { code: 'P', basisPoints: 1000 },
            atMostSatang: null,
          },
        ],
        saleProducts: ['P1'],
        freeProducts: ['P2'],
        givesBiggestUnits: false,
        total: null,
        priority: 7,
        exclusionGroup: null,
      },
    });
    await shop.database.asOwner(`insert into promotion_uses values ('alpha', 'CAPPED', '', 1, 100)`);
    expect(await ids()).toEqual([]);
    expect(await guest()).toEqual([]);
  });
});

describe('P-41 a buyer who tries codes', () => {
  const Lines = [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }];
  const quoted = async (PromotionCode: string | undefined, customer: keyof typeof CUSTOMERS = 'CUST2') =>
    shop.call('quote', {
      token: await shop.tokenOf('alpha', customer),
      language: 'en',
      body: { SaleUnit: 'C1', Lines, PromotionCode },
    });

  test('is told to wait after ten that there are not, whichever call names them, and goes on without one', async () => {
    await promote(shop, { ...ten('CODE-HELLO'), code: 'HELLO' });
    for (let n = 0; n < 9; n += 1) expect((await quoted(`GUESS${n}`)).statusCode).toBe(200);
    const right = (await quoted('HELLO')).json<CallAnswer<'quote'>>();
    expect(right.Promotions).toMatchObject([{ PromotionId: 'CODE-HELLO' }]);
    // At once: none of them gets past.
    const more = await Promise.all([1, 2, 3, 4].map((n) => quoted(`MORE${n}`)));
    expect(more.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429]);
    const token = await shop.tokenOf('alpha', 'CUST2');
    const cart = { SaleUnit: 'C1', Lines, PromotionCode: 'HELLO' };
    const refused = [
      await quoted('HELLO'),
      await shop.call('applicablePromotions', {
        token,
        language: 'en',
        body: { Products: ['P1'], PromotionCode: 'HELLO' },
      }),
      await shop.call('couponsForCart', { token, language: 'en', body: cart }),
      await shop.call('reserveStock', { token, language: 'en', body: cart }),
      await shop.call('placeOrder', {
        token,
        language: 'en',
        headers: { 'idempotency-key': 'tries-codes-1' },
        body: { ...cart, ShipTo: addressId('alpha', 'CUST2'), PaymentType: 0, SeenTotal: 17.1 },
      }),
    ];
    for (const answer of refused) {
      expect(answer.statusCode, answer.body).toBe(429);
      expect(answer.headers['retry-after']).toBeDefined();
      expect(answer.json()).toMatchObject({
        code: 'PROMOTION_CODE_TRIES',
        message: expect.stringMatching(/^Too many codes that do not exist. Please try again in \d+ minutes/),
      });
    }
    expect((await quoted(undefined)).statusCode).toBe(200);
    expect((await quoted('HELLO', 'CUST1')).statusCode, 'another behind the same address').toBe(200);
  });
});
