/** Changing promotions: versions, who was faster, enabling and copying; and whose they are. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import {
  bodyWith,
  createPromotionDesk,
  verdict,
  type PromotionDetail,
} from '../../testing/promotion-desk.ts';
import { clearPromotions, issueCoupon, promotionsChanged } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createPromotionDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createPromotionDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await clearPromotions(shop);
  await shop.database.asOwner('delete from audit_log');
});

const versions = (id: string) =>
  shop.database.asOwner<{ version: number; steps: object[]; by_user: string }>(
    `select version, terms->'steps' as steps, by_user from promotion_versions
     where tenant_id = 'alpha' and promotion_id = $1 order by version`,
    [id],
  );

describe('a promotion is changed', () => {
  const cheaper = { PromotionDetails: [{ BuyMin: 6, DiscNumber: 20 }] };

  test('C-10g B-95c a new version has the new terms, the one before keeps its own, and both states are logged', async () => {
    const id = await desk.planned();
    const answer = await desk.update(id, bodyWith({ ...cheaper, Promotion: { Version: 1 } }), 'ADMIN');
    expect(answer.json<PromotionDetail>().Promotion).toMatchObject({
      Version: 2,
      PromotionDetail: [{ DiscNumber: 20 }],
    });
    expect(await versions(id)).toMatchObject([
      { version: 1, steps: [{ discount: { code: 'B', satang: 5000 } }], by_user: 'SALE' },
      { version: 2, steps: [{ discount: { code: 'B', satang: 2000 } }], by_user: 'ADMIN' },
    ]);
    expect(await desk.audits()).toMatchObject([
      { action: 'promotion.add', subject: `promotion/${id}`, before: null, after: { steps: '6+: −฿50' } },
      {
        action: 'promotion.change',
        before: { steps: '6+: −฿50' },
        after: { steps: '6+: −฿20', Status: 'active' },
      },
    ]);
  });

  test('B-95c one that is saved as it was leaves nothing in the log', async () => {
    const listed = { Customers: ['CUST1'], Promotion: { CustomerList: '', Budget: 100 } };
    const id = await desk.planned(listed, 'ADMIN');
    const same = bodyWith({ ...listed, Promotion: { ...listed.Promotion, Version: 1 } });
    expect((await desk.update(id, same, 'ADMIN')).statusCode).toBe(200);
    expect((await desk.audits()).map(({ action }) => action)).toEqual(['promotion.add']);
  });

  test('B-95c who began before somebody else saved is told, and changes nothing', async () => {
    const id = await desk.planned();
    await desk.update(id, bodyWith({ Promotion: { Version: 1 } }));
    expect(verdict(await desk.update(id, bodyWith({ ...cheaper, Promotion: { Version: 1 } })))).toBe(
      '409 PROMOTION_CHANGED',
    );
    expect(verdict(await desk.enable(id, 'N', 'SALE', { Version: 1 }))).toBe('409 PROMOTION_CHANGED');
    expect((await desk.read(id)).Promotion).toMatchObject({
      Version: 2,
      PromotionDetail: [{ DiscNumber: 50 }],
    });
  });

  test('C-10g a client of the specification leaves what is ours as it is; ours without a field removes it', async () => {
    const ours = { Budget: 100, InAll: 5, Priority: 3, ExclusionGroup: 'A', PromotionNameEn: 'English' };
    const id = await desk.planned({ Promotion: ours });
    const kept = (await desk.update(id, bodyWith())).json<PromotionDetail>().Promotion;
    expect(kept).toMatchObject({ ...ours, Version: 2 });
    const removed = (await desk.update(id, bodyWith({ Promotion: { Version: 2 } }))).json<PromotionDetail>()
      .Promotion;
    expect(removed).toMatchObject({
      Budget: null,
      InAll: null,
      Priority: 100,
      ExclusionGroup: '',
      PromotionNameEn: '',
    });
  });

  test('B-95b is disabled and enabled, each once in the log', async () => {
    const id = await desk.planned();
    expect((await desk.enable(id, 'N')).json<PromotionDetail>().Promotion.Status).toBe('DISABLE');
    await desk.enable(id, 'N');
    expect((await desk.enable(id, 'Y')).json<PromotionDetail>().Promotion).toMatchObject({
      Status: 'CURRENT',
      Version: 3,
    });
    expect((await desk.audits()).filter(({ action }) => action === 'promotion.status')).toMatchObject([
      { before: { Status: 'active' }, after: { Status: 'disabled' } },
      { before: { Status: 'disabled' }, after: { Status: 'active' } },
    ]);
  });

  test('B-95b a label without terms is not enabled', async () => {
    await shop.database.asOwner(`
      insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, remark_th, starts_at, ends_at, is_active)
      values ('alpha', 'OLD', 'DISCOUNT_PERCENT', 'เก่า', 'Old', 'ลด', 'Off', 'x', '2026-01-01', '2027-01-01', false)`);
    expect(verdict(await desk.enable('OLD', 'Y', 'ADMIN'))).toBe('400 PROMOTION_LINES_MISSING');
  });

  test('B-74 one that is planned again under the same key is planned once, and another is refused', async () => {
    const headers = { 'idempotency-key': 'planned-once' };
    const plan = (body: object) => desk.call('createPromotion', 'SALE', { body, headers });
    const [first, again] = await Promise.all([plan(bodyWith()), plan(bodyWith())]);
    expect(again.json()).toEqual(first.json());
    expect(verdict(await plan(bodyWith(cheaper)))).toBe('422 IDEMPOTENCY_KEY_REUSED');
    const added = await desk.audits();
    expect(added.map(({ subject }) => subject)).toEqual([
      `promotion/${first.json<{ PromotionId: string }>().PromotionId}`,
    ]);
  });

  test('B-95b is copied once however often it is sent, not enabled, without the code', async () => {
    const id = await desk.planned({ Promotion: { Trigger: 'code', Code: 'ONCE', Budget: 7 } });
    const [first, second] = [await desk.copy(id, 'copy-of-once'), await desk.copy(id, 'copy-of-once')];
    expect(second.body).toBe(first.body);
    const made = first.json<{ PromotionId: string }>().PromotionId;
    expect((await desk.read(made)).Promotion).toMatchObject({
      PromotionName: 'สำเนาของ ลดเมื่อซื้อครบ',
      FlagEnabled: 'N',
      Code: '',
      Budget: 7,
      Version: 1,
    });
    expect(verdict(await desk.enable(made, 'Y'))).toBe('400 PROMOTION_CODE_WRONG');
  });
});

describe('P-43 whether customers collect the coupon themselves', () => {
  const flagOf = async (id: string) => (await desk.read(id)).Promotion.FlagCollectable;
  const coupon = (more: object = {}) => ({ Promotion: { Trigger: 'coupon', FlagCollectable: 'Y', ...more } });

  test('is said where it is planned, stays with a client that does not know of it, and is copied', async () => {
    const id = await desk.planned(coupon());
    expect(await flagOf(id)).toBe('Y');
    expect((await desk.update(id, bodyWith())).statusCode).toBe(200);
    expect(await flagOf(id)).toBe('Y');
    const copy = await desk.copy(id, 'copy-to-collect');
    expect(await flagOf(copy.json<{ PromotionId: string }>().PromotionId)).toBe('Y');
    const off = await desk.update(id, bodyWith(coupon({ FlagCollectable: 'N', Version: 2 })));
    expect([off.statusCode, await flagOf(id)]).toEqual([200, 'N']);
  });

  test('is nothing of a promotion that starts by itself or with a code', async () => {
    expect(await flagOf(await desk.planned(coupon({ Trigger: 'automatic' })))).toBe('N');
    expect(
      await flagOf(await desk.planned(coupon({ Trigger: 'code', Code: 'SAVE', FlagEnabled: 'N' }))),
    ).toBe('N');
  });

  test('decides whether customers are offered it', async () => {
    const offered = async () => {
      const token = await shop.tokenOf('alpha', 'CUST1');
      const { Data } = (await shop.call('couponsToCollect', { token })).json<
        CallAnswer<'couponsToCollect'>
      >();
      return Data.map(({ PromotionId }) => PromotionId);
    };
    const id = await desk.planned(coupon());
    await desk.planned(coupon({ FlagCollectable: 'N' }));
    expect(await offered()).toEqual([id]);
  });
});

describe('whose a promotion is', () => {
  test('B-95 a salesman plans for the own centers, the super admin for all', async () => {
    const ofAll = bodyWith({ Promotion: { CenterList: 'All' } });
    expect(verdict(await desk.create(ofAll))).toBe('403 PROMOTION_OF_OTHER_CENTERS');
    expect((await desk.create(ofAll, 'ADMIN')).statusCode).toBe(200);
    expect(verdict(await desk.create(bodyWith({ Centers: ['C1', 'C2'] })))).toBe('404 CENTER_NOT_FOUND');
    expect(verdict(await desk.create(bodyWith({ SaleUnit: 'C2' })))).toBe('404 CENTER_NOT_FOUND');
  });

  test('B-95 of all centers it is seen by everybody and changed by the super admin', async () => {
    const id = await desk.planned({ Promotion: { CenterList: 'All' } }, 'ADMIN');
    for (const [who, mayChange] of [['SALE', false], ['SALE2', false], ['ADMIN', true]] as const)
      expect((await desk.read(id, who)).Promotion.MayChange).toBe(mayChange);
    expect(verdict(await desk.update(id, bodyWith()))).toBe('403 PROMOTION_OF_OTHER_CENTERS');
    expect(verdict(await desk.enable(id, 'N'))).toBe('403 PROMOTION_OF_OTHER_CENTERS');
    expect((await desk.update(id, bodyWith(), 'ADMIN')).json<PromotionDetail>().Promotion.CenterList).toBe('All');
  }); // prettier-ignore

  test('B-95 of another center it is not there', async () => {
    const id = await desk.planned();
    expect(verdict(await desk.detail(id, 'SALE2'))).toBe('404 PROMOTION_NOT_FOUND');
    expect(verdict(await desk.update(id, bodyWith({ SaleUnit: 'C2' }), 'SALE2'))).toBe(
      '404 PROMOTION_NOT_FOUND',
    );
    expect(verdict(await desk.enable(id, 'N', 'SALE2'))).toBe('404 PROMOTION_NOT_FOUND');
    expect(verdict(await desk.detail(id, 'SALE', { saleUnit: 'C2' }))).toBe('404 CENTER_NOT_FOUND');
    expect((await desk.detail(id, 'SALE', { saleUnit: 'C1' })).statusCode).toBe(200);
  });

  test('B-95 who only sees it copies it for the own center', async () => {
    const id = await desk.planned({ Promotion: { CenterList: 'All' } }, 'ADMIN');
    const answer = await desk.copy(id, 'copy-of-sale2', 'SALE2');
    const made = answer.json<{ PromotionId: string }>().PromotionId;
    expect((await desk.read(made, 'SALE2')).Promotion).toMatchObject({ Centers: ['C2'], MayChange: true });
  });

  test('U-01 another shop has none of it', async () => {
    const id = await desk.planned();
    const token = await shop.tokenOf('beta', 'ADMIN');
    const answer = await shop.call('promotionDetail', { token, params: { promotionId: id } });
    expect(verdict(answer)).toBe('404 PROMOTION_NOT_FOUND');
    expect((await shop.call('promotionList', { token })).json()).toEqual({ Data: [] });
  });
});

test('N-29 C-19b P-43 a coupon whose promotion staff disable is stopped, not expired, and usable once it is enabled again', async () => {
  const id = await desk.planned({ Promotion: { Trigger: 'coupon', FlagEnabled: 'Y' } });
  await issueCoupon(shop, { id: 'K1', promotion: id });
  await issueCoupon(shop, { id: 'K2', promotion: id, customer: 'CUST2' });
  await issueCoupon(shop, { id: 'OVER', promotion: id, customer: 'CUST2' });
  await shop.database.asOwner(`update promotion_coupons set ends_at = '2020-01-01' where coupon_id = 'OVER'`);
  expect((await desk.read(id)).CouponsHeld).toBe(2);
  const states = async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    const all = await shop.call('couponsByCustomer', { token, body: {} });
    const one = await shop.call('checkCouponValid', { token, body: { couponID: 'K1' } });
    const [coupon] = all.json<CallAnswer<'couponsByCustomer'>>().coupons;
    return [coupon?.State, one.json<CallAnswer<'checkCouponValid'>>().statusText];
  };
  const enable = async (flag: 'Y' | 'N') => {
    expect((await desk.enable(id, flag)).statusCode).toBe(200);
    promotionsChanged(shop);
  };
  expect(await states()).toEqual(['unused', 'OK']);
  await enable('N');
  expect(await states()).toEqual(['stopped', 'STOPPED']);
  await enable('Y');
  expect(await states()).toEqual(['unused', 'OK']);
});
