/** The list of promotions with its filters and pages, the calendar, and what the editor chooses from. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createPromotionDesk, verdict } from '../../testing/promotion-desk.ts';
import { promote } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type List = CallAnswer<'promotionList'>;
let shop: TestShop;
let desk: ReturnType<typeof createPromotionDesk>;

const percent = { steps: [{ from: 1, discount: ['P', 1000] as const }] };
const day = (date: string) => `'${date} 00:00:00+07'`;
const of = (starts: string, ends: string, more: Record<string, string> = {}) => ({
  starts_at: day(starts),
  ends_at: day(ends),
  ...more,
});

beforeAll(async () => {
  shop = await createTestShop();
  desk = createPromotionDesk(shop);
  // Today is 2 March 2026.
  await promote(shop, { id: 'NOW', ...percent, columns: of('2026-03-01', '2026-03-11') });
  await promote(shop, { id: 'LAST', ...percent, columns: of('2026-02-25', '2026-03-03') });
  await promote(shop, { id: 'OVER', ...percent, columns: of('2026-02-01', '2026-03-02') });
  await promote(shop, { id: 'SOON', ...percent, columns: of('2026-03-03', '2026-03-05'), code: 'COMING' });
  await promote(shop, {
    id: 'OFF',
    ...percent,
    columns: of('2026-03-01', '2026-04-01', { is_active: 'false' }),
  });
  await promote(shop, {
    id: 'ORDER',
    steps: [{ from: 50_000, discount: ['B', 5000] }],
    columns: of('2026-01-01', '2026-02-01', { condition_type: `'order'` }),
  });
  await promote(shop, {
    id: 'GIFT',
    steps: [{ from: 3, free: 1 }],
    gifts: ['P3'],
    columns: of('2026-01-01', '2026-01-02', { sale_units: `'{C1}'`, exclusion_group: `'SPRING'` }),
  });
  await promote(shop, {
    id: 'C2ONLY',
    ...percent,
    columns: of('2026-03-01', '2026-04-01', { sale_units: `'{C2}'` }),
  });
  await promote(shop, { id: 'BETAS', ...percent, columns: of('2026-03-01', '2026-04-01') }, 'beta');
  await shop.database.asOwner(`
    insert into store_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'VET', 'คลินิก', 'Clinic'),
      ('beta', 'BETA', 'เบตา', 'Beta')`);
});
afterAll(() => shop.stop());

const list = async (query: Record<string, string> = {}, who: 'SALE' | 'SALE2' | 'ADMIN' = 'SALE') =>
  (await desk.call('promotionList', who, { query })).json<List>();
const ids = async (query: Record<string, string>, who: 'SALE' | 'SALE2' = 'SALE') =>
  (await list(query, who)).Data.map(({ PromotionId }) => PromotionId);

describe('the list', () => {
  test.each([
    ['CURRENT', ['NOW', 'LAST']],
    ['DISABLE', ['OFF']],
    ['SOON', ['SOON']],
    ['EXPIRED', ['OVER', 'GIFT', 'ORDER']],
    ['UNKNOWN', []],
    ['CURRENT,SOON', ['SOON', 'NOW', 'LAST']],
    ['All', ['SOON', 'NOW', 'OFF', 'LAST', 'OVER', 'GIFT', 'ORDER']],
  ])('S-81 S-81b S-81c S-81d C-10 of status %s, the latest first', async (Status, expected) => {
    expect(await ids({ Status })).toEqual(expected);
    const shown = await list({ Status });
    const wanted = Status === 'All' ? ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE'] : Status.split(',');
    for (const one of shown.Data) expect(wanted).toContain(one.Status);
  });

  test.each([
    ['B-74 a part of a name', { Text: 'ชื่อ S' }, ['SOON']],
    ['B-74 a part of an English short name', { Text: 'label gi' }, ['GIFT']],
    ['B-74 a code', { Text: 'coming' }, ['SOON']],
    ['B-74 nothing that is a pattern', { Text: '%' }, []],
    ['C-10 an id', { PromotionId: 'OFF' }, ['OFF']],
    ['C-10 a kind', { PromotionType: 'FreeItem' }, ['GIFT']],
    ['C-10 a condition', { PromotionType: '3' }, ['ORDER']],
    ['C-10 days that they have', { DateStart: '2026-02-01', DateEnd: '2026-02-25' }, ['LAST', 'OVER']],
    [
      'C-10 days as the specification writes them',
      { DateStart: '02/02/2026', DateEnd: '20260224' },
      ['OVER'],
    ],
    ['C-10 a Buddhist year', { DateStart: '11/03/2569' }, ['OFF']],
    ['C-90 blanks', { Status: '', Text: ' ', PromotionType: '', DateStart: '', Take: '2' }, ['SOON', 'NOW']],
  ])('C-10 by %s', async (_, query, expected) => expect(await ids(query)).toEqual(expected));

  test('C-10 a day that is none is refused', async () => {
    const answer = await desk.call('promotionList', 'SALE', { query: { DateEnd: '31/02/2026' } });
    expect(answer.json()).toMatchObject({ statusCode: 400, fields: { DateEnd: expect.any(String) } });
  });

  test('K-30 S-81g a page has 12, and the last one is short', async () => {
    for (let nth = 1; nth <= 8; nth += 1)
      await promote(shop, { id: `X${nth}`, ...percent, columns: of('2025-01-01', '2025-01-02') });
    const first = await ids({});
    expect(first).toHaveLength(12);
    const second = await ids({ Skip: '12', Take: '12' });
    expect(second).toHaveLength(3);
    expect(new Set([...first, ...second]).size).toBe(15);
    expect(await ids({ Skip: '15' })).toEqual([]);
    await shop.database.asOwner(`delete from promotions where promotion_id like 'X_'`);
  });

  test('C-10 with IncludeDetail each has its lines and products', async () => {
    const [gift] = (await list({ PromotionId: 'GIFT', IncludeDetail: 'Y' })).Data;
    expect(gift).toMatchObject({
      Kind: 'FreeItem',
      PromotionDetail: [{ BuyMin: 3, FreeNumber: 1, DiscTypeCode: '' }],
      PromotionProduct: [
        { P_Code: 'P1', Type: 'S' },
        { P_Code: 'P3', Type: 'F' },
      ],
    });
    expect((await list({ PromotionId: 'GIFT' })).Data[0]).not.toHaveProperty('PromotionDetail');
  });

  test('B-95 of the center that is asked for, and of all centers', async () => {
    expect(await ids({ Status: 'CURRENT' }, 'SALE2')).toEqual(['C2ONLY', 'NOW', 'LAST']);
    expect(await ids({ PromotionId: 'GIFT' }, 'SALE2')).toEqual([]);
    expect(await ids({ PromotionId: 'C2ONLY' })).toEqual([]);
    const foreign = await desk.call('promotionList', 'SALE', { query: { SaleUnit: 'C2' } });
    expect(verdict(foreign)).toBe('404 CENTER_NOT_FOUND');
    expect(await ids({ PromotionId: 'BETAS' }), 'of another shop').toEqual([]);
  });
});

test('B-95e the calendar has what has a day in the month, by its first day', async () => {
  const month = async (query: Record<string, string>) =>
    (await desk.call('promotionCalendar', 'SALE', { query })).json<CallAnswer<'promotionCalendar'>>();
  const march = await month({});
  expect(march.Month).toBe('2026-03');
  expect(march.Data.map(({ PromotionId }) => PromotionId)).toEqual(['OVER', 'LAST', 'NOW', 'OFF', 'SOON']);
  expect(march.Data[0]).toMatchObject({ Weekdays: [1, 2, 3, 4, 5, 6, 7], DateEnd: '01/03/2026' });
  expect((await month({ month: '2025-12' })).Data).toEqual([]);
});

describe('what the editor chooses from', () => {
  const products = async (query: Record<string, string>) =>
    (await desk.call('promotionProducts', 'SALE', { query })).json<CallAnswer<'promotionProducts'>>().Data;

  test('C-10b K-30 products by code or text, at most 12, with units and prices of level 1', async () => {
    const [first] = await products({ text: 'p2' });
    expect(first).toMatchObject({
      P_Code: 'P2',
      PRODUCTNAME: 'Product P2 alpha',
      Units: [
        { Unit: 1, UnitName: 'Piece', UnitRate: 1, UnitPrice: 19 },
        { Unit: 2, UnitRate: 6, UnitPrice: 108 },
        { Unit: 3, UnitRate: 24, UnitPrice: 400 },
      ],
    });
    expect((await products({})).map(({ P_Code }) => P_Code)).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(await products({ take: '1' })).toHaveLength(1);
    expect((await products({ codes: 'P3,P1' })).map(({ P_Code }) => P_Code)).toEqual(['P3', 'P1']);
  });

  test('C-10c active customers of the center by text', async () => {
    const found = await desk.call('promotionCustomers', 'SALE', { query: { text: 'cust2' } });
    expect(found.json()).toEqual({
      Data: [
        {
          CUSTOMERCODE: 'CUST2',
          CUSTOMERNAME: 'Customer CUST2 of alpha',
          CustomerTypeName: '',
          StoreTypeName: '',
        },
      ],
    });
    const all = (await desk.call('promotionCustomers', 'SALE')).json<CallAnswer<'promotionCustomers'>>();
    expect(all.Data.map(({ CUSTOMERCODE }) => CUSTOMERCODE)).toEqual(['CUST1', 'CUST2']);
    expect(verdict(await desk.call('promotionCustomers', 'SALE', { query: { saleUnit: 'C2' } }))).toBe(
      '404 CENTER_NOT_FOUND',
    );
  });

  test('C-10e N-26g types of customers and stores of the shop, the own centers, groups that are used', async () => {
    const sale = (await desk.call('promotionMasterData', 'SALE')).json<CallAnswer<'promotionMasterData'>>();
    expect(sale).toEqual({
      CustomerTypes: [],
      StoreTypes: [{ Code: 'VET', Name: 'Clinic' }],
      Centers: [{ Code: 'C1', Name: 'Bangkok' }],
      MayChooseAll: false,
      Groups: ['SPRING'],
    });
    expect((await desk.call('promotionMasterData', 'ADMIN')).json()).toMatchObject({ MayChooseAll: true });
    expect((await desk.call('promotionMasterData', 'SALE2')).json()).toMatchObject({ Groups: [] });
  });
});
