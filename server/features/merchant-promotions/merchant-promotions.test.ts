/** Planning and changing promotions: what is kept, in versions, and whose they are. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bodyWith,
  createPromotionDesk,
  verdict,
  type PromotionDetail,
} from '../../testing/promotion-desk.ts';
import { clearPromotions } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { samplePromotion } from './merchant-promotions.testing.ts';

let shop: TestShop;
let desk: ReturnType<typeof createPromotionDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createPromotionDesk(shop);
  await shop.database.asOwner(`
    insert into customer_types (tenant_id, type_code, name_th, name_en)
      select tenant_id, 'TRADE', 'ร้านค้า', 'Trade' from platform.tenants;
    insert into store_types (tenant_id, type_code, name_th, name_en)
      select tenant_id, 'VET', 'คลินิก', 'Clinic' from platform.tenants`);
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

describe('a promotion is planned', () => {
  test('C-10d C-10f N-26b N-26c N-26d N-26e N-26f every field comes back as it was sent', async () => {
    const id = await desk.planned(
      {
        SaleUnit: 'C1',
        PromotionType: 'DiscountPercent',
        Promotion: {
          PromotionType: '2',
          SalesNumber: '2',
          FlagCusNew: 'Y',
          DiscTotValue: 5,
          DiscTotType: 'P',
          Opt15: undefined,
          CustomerList: undefined,
          CustomerTypeList: undefined,
          Opt31: 'N',
          Opt1: 'kept as it came',
          PromotionNameEn: 'Ten percent',
          ShortNameEn: '10% off',
          PromotionRemarkEn: 'On two products',
          Priority: 5,
          ExclusionGroup: 'SPRING',
          Trigger: 'code',
          Code: 'save10',
          PerCustomer: 2,
          InAll: 100,
          Budget: 5000,
          CenterList: 'All',
        },
        PromotionDetails: [
          { PromotionLn: 1, BuyMin: 100.5, BuyMax: 500, OrderBuy: 2, DiscNumber: 10, AtMost: 99.5 },
          { PromotionLn: 2, BuyMin: 501, DiscNumber: 12.5 },
        ],
        Customers: ['CUST1'],
        CustomersNotIn: ['CUST2'],
        Stores: ['VET'],
        CustomerTypes: ['TRADE'],
        Weekdays: [1, 6],
      },
      'ADMIN',
    );
    const { Promotion, ...rest } = await desk.read(id, 'ADMIN');
    expect(Promotion).toMatchObject({
      PromotionId: id,
      PromotionName: 'ลดเมื่อซื้อครบ',
      Opt30: 'ลด ฿50',
      PromotionRemark: 'ซื้อครบ 6 ชิ้น ลด 50 บาท',
      DateBegin: '01/03/2026',
      DateBeginT: '20260301',
      DateEnd: '31/03/2026',
      DateEndT: '20260331',
      FlagEnabled: 'Y',
      FlagCusNew: 'Y',
      FlagFreeCase: 'N',
      Status: 'CURRENT',
      PromotionType: '2',
      SalesNumber: '2',
      DiscTotValue: 5,
      DiscTotType: 'P',
      Opt15: 'VET',
      CustomerList: '',
      CustomerTypeList: 'TRADE',
      Opt31: 'N',
      Opt1: 'kept as it came',
      PromotionNameEn: 'Ten percent',
      ShortNameEn: '10% off',
      PromotionRemarkEn: 'On two products',
      Priority: 5,
      ExclusionGroup: 'SPRING',
      Trigger: 'code',
      Code: 'SAVE10',
      PerCustomer: 2,
      InAll: 100,
      Budget: 5000,
      CenterList: 'All',
      Version: 1,
      MayChange: true,
    });
    expect(Promotion.PromotionDetail).toEqual([
      {
        PromotionLn: 1, BuyMin: 100.5, BuyMax: 500, OrderBuy: 2, FreeNumber: 0, DiscNumber: 10, DiscType: 'Percent',
        DiscTypeCode: 'P', Opt6: '', AtMost: 99.5,
      },
      {
        PromotionLn: 2, BuyMin: 501, BuyMax: null, OrderBuy: 0, FreeNumber: 0, DiscNumber: 12.5, DiscType: 'Percent',
        DiscTypeCode: 'P', Opt6: '', AtMost: null,
      },
    ]); // prettier-ignore
    expect(rest).toMatchObject({
      PromotionType: 'DiscountPercent',
      Weekdays: [1, 6],
      ProductsSale: [
        { P_Code: 'P1', Units: [{ Unit: 1, UnitRate: 1, UnitPrice: 19 }, {}, {}] },
        { P_Code: 'P2' },
      ],
      ProductsFree: [],
      Customers: [{ CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Customer CUST1 of alpha' }],
      CustomersNotIn: [{ CUSTOMERCODE: 'CUST2' }],
      Stores: [{ Code: 'VET', Name: 'Clinic' }],
      CustomerTypes: [{ Code: 'TRADE', Name: 'Trade' }],
    });
    expect(Promotion.PromotionProduct).toEqual([
      { P_Code: 'P1', Type: 'S' },
      { P_Code: 'P2', Type: 'S' },
    ]);
    expect(Promotion.PromotionCustomer).toEqual([
      { CUSTOMERCODE: 'CUST1', Type: 'I' },
      { CUSTOMERCODE: 'CUST2', Type: 'N' },
    ]);
  });

  test('C-90 N-26f what the detail answers is taken again as it is, with objects, blanks and numbers as text', async () => {
    const id = await desk.planned({ PromotionDetails: [{ BuyMin: 1, DiscNumber: 5, DiscTypeCode: 'U' }] });
    const before = await desk.read(id);
    expect(before.Promotion.PromotionDetail[0]).toMatchObject({ DiscTypeCode: 'U', Opt6: '1' });
    const { Promotion } = before;
    const text = {
      ...Promotion,
      PromotionType: 1,
      Opt2: null,
      DateBegin: '01/03/2569',
      PromotionDetail: [{ BuyMin: '1', BuyMax: '', OrderBuy: null, FreeNumber: '0', DiscNumber: '5.00', DiscType: 'B', Opt6: 1 }],
    }; // prettier-ignore
    const answer = await desk.update(id, {
      ...before,
      PromotionDetails: null,
      Promotion: text,
      Weekdays: ['1', 2, 3, 4, 5, 6, 7],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = answer.json<PromotionDetail>();
    expect(after.Promotion).toEqual({ ...Promotion, Version: 2 });
    expect({ ...after, Promotion: null }).toEqual({ ...before, Promotion: null });
  });

  test('S-81f N-26c of the specification’s least payload the rest is as a new one begins', async () => {
    const { PromotionName, Opt30, PromotionRemark } = samplePromotion.Promotion;
    const answer = await desk.create({
      Promotion: { PromotionName, Opt30, PromotionRemark, DateBeginT: '20260301', DateEndT: '20260301' },
      PromotionDetails: [{ BuyMin: 3, FreeNumber: 1 }],
      ProductsSale: [{ P_Code: 'P1', PRODUCTNAME: 'x' }],
      ProductsFree: [{ P_Code: 'P3' }],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const made = await desk.read(answer.json<{ PromotionId: string }>().PromotionId);
    expect(made).toMatchObject({ PromotionType: 'FreeItem', Weekdays: [1, 2, 3, 4, 5, 6, 7], Customers: [] });
    expect(made.Promotion).toMatchObject({
      FlagEnabled: 'N',
      Status: 'DISABLE',
      DateBegin: '01/03/2026',
      DateEnd: '01/03/2026',
      PromotionType: '1',
      SalesNumber: '1',
      Opt15: 'All',
      CustomerList: 'All',
      CustomerTypeList: 'All',
      Opt31: '',
      CenterList: '',
      Centers: ['C1'],
      Trigger: 'automatic',
      Priority: 100,
    });
  });

  test.each([
    ['Y', 'Y'],
    ['y', 'Y'],
    [true, 'Y'],
    ['N', 'N'],
    ['', 'N'],
    [null, 'N'],
  ])('S-81e FlagEnabled %j is kept as %s', async (FlagEnabled, kept) => {
    const id = await desk.planned({ Promotion: { FlagEnabled } });
    expect((await desk.read(id)).Promotion.FlagEnabled).toBe(kept);
  });

  test('V-12d all seven weekdays are kept where their condition is off, whatever was sent', async () => {
    const id = await desk.planned({ Promotion: { Opt31: 'X' }, Weekdays: [2] });
    expect(await desk.read(id)).toMatchObject({ Weekdays: [1, 2, 3, 4, 5, 6, 7], Promotion: { Opt31: '' } });
  });

  test('N-26f a hot deal has products and no terms', async () => {
    const id = await desk.planned({ PromotionType: 'HotDeal', PromotionDetails: [] });
    expect(await desk.read(id)).toMatchObject({
      PromotionType: 'HotDeal',
      Promotion: { PromotionDetail: [] },
    });
  });
});

describe('a promotion is changed', () => {
  const cheaper = { PromotionDetails: [{ BuyMin: 6, DiscNumber: 20 }] };

  test('C-10g B-74e a new version has the new terms, the one before keeps its own, and both states are logged', async () => {
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
      { action: 'promotion.add', subject: `promotion/${id}`, before: null, after: { steps: '6– B 50' } },
      {
        action: 'promotion.change',
        before: { steps: '6– B 50' },
        after: { steps: '6– B 20', Status: 'active' },
      },
    ]);
  });

  test('B-74e who began before somebody else saved is told, and changes nothing', async () => {
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

  test('B-74 is disabled and enabled, each once in the log', async () => {
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

  test('B-74 a label without terms is not enabled', async () => {
    await shop.database.asOwner(`
      insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, remark_th, starts_at, ends_at, is_active)
      values ('alpha', 'OLD', 'DISCOUNT_PERCENT', 'เก่า', 'Old', 'ลด', 'Off', 'x', '2026-01-01', '2027-01-01', false)`);
    expect(verdict(await desk.enable('OLD', 'Y', 'ADMIN'))).toBe('400 PROMOTION_LINES_MISSING');
  });

  test('B-74 is copied once however often it is sent, not enabled, without the code', async () => {
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

describe('whose a promotion is', () => {
  test('B-74 a salesman plans for the own centers, the super admin for all', async () => {
    const ofAll = bodyWith({ Promotion: { CenterList: 'All' } });
    expect(verdict(await desk.create(ofAll))).toBe('403 PROMOTION_OF_OTHER_CENTERS');
    expect((await desk.create(ofAll, 'ADMIN')).statusCode).toBe(200);
    expect(verdict(await desk.create(bodyWith({ Centers: ['C1', 'C2'] })))).toBe('404 CENTER_NOT_FOUND');
    expect(verdict(await desk.create(bodyWith({ SaleUnit: 'C2' })))).toBe('404 CENTER_NOT_FOUND');
  });

  test('B-74 of all centers it is seen by everybody and changed by the super admin', async () => {
    const id = await desk.planned({ Promotion: { CenterList: 'All' } }, 'ADMIN');
    for (const [who, mayChange] of [['SALE', false], ['SALE2', false], ['ADMIN', true]] as const)
      expect((await desk.read(id, who)).Promotion.MayChange).toBe(mayChange);
    expect(verdict(await desk.update(id, bodyWith()))).toBe('403 PROMOTION_OF_OTHER_CENTERS');
    expect(verdict(await desk.enable(id, 'N'))).toBe('403 PROMOTION_OF_OTHER_CENTERS');
    expect((await desk.update(id, bodyWith(), 'ADMIN')).json<PromotionDetail>().Promotion.CenterList).toBe('All');
  }); // prettier-ignore

  test('B-74 of another center it is not there', async () => {
    const id = await desk.planned();
    expect(verdict(await desk.detail(id, 'SALE2'))).toBe('404 PROMOTION_NOT_FOUND');
    expect(verdict(await desk.update(id, bodyWith({ SaleUnit: 'C2' }), 'SALE2'))).toBe(
      '404 PROMOTION_NOT_FOUND',
    );
    expect(verdict(await desk.enable(id, 'N', 'SALE2'))).toBe('404 PROMOTION_NOT_FOUND');
    expect(verdict(await desk.detail(id, 'SALE', { saleUnit: 'C2' }))).toBe('404 CENTER_NOT_FOUND');
    expect((await desk.detail(id, 'SALE', { saleUnit: 'C1' })).statusCode).toBe(200);
  });

  test('B-74 who only sees it copies it for the own center', async () => {
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
