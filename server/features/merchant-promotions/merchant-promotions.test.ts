/** Planning promotions: every field is kept, in the shape of the specification and in ours. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPromotionDesk, type PromotionDetail } from '../../testing/promotion-desk.ts';
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
