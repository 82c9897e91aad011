import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { findCustomerCodes } from './customers.queries.ts';

let shop: TestShop;

type Customer = {
  code: string;
  name: string;
  mobile?: string;
  username?: string;
  centers?: string[];
  status?: string;
};
async function write({
  code,
  name,
  mobile,
  username,
  centers = ['C1'],
  status = 'active',
}: Customer): Promise<void> {
  await shop.database.asOwner(
    `insert into profiles (tenant_id, profile_code, name, mobile, username) values ('alpha', $1, $2, $3, $4)`,
    [code, name, mobile ?? null, username ?? null],
  );
  await shop.database.asOwner(
    `insert into customers (tenant_id, customer_code, profile_code, name, status) values ('alpha', $1, $1, $2, $3)`,
    [code, name, status],
  );
  await shop.database.asOwner(
    `insert into customer_centers (tenant_id, customer_code, sale_unit) select 'alpha', $1, unnest($2::text[])`,
    [code, centers],
  );
}

beforeAll(async () => {
  shop = await createTestShop();
  await write({ code: 'A-100', name: 'ร้านน้ำใจ เพ็ทช็อป', mobile: '0811111111' });
  await write({ code: 'A-101', name: 'เก๋ไก๋ Pet_Shop 100%', username: 'kaekai', mobile: '0822222222' });
  await write({ code: 'A-102', name: 'กาน้ำ', mobile: '0833333333', centers: ['C2'] });
  await write({ code: 'A-103', name: 'ข้าวฟ่าง', centers: [] });
  await write({ code: 'A-104', name: 'ไม่ให้เข้า', status: 'disabled' });
  await write({ code: 'A-105', name: 'รอก่อน', status: 'pending' });
});
afterAll(() => shop.stop());

type CustomersQuery = Record<string, string>;
const ask = async (query: CustomersQuery = {}, who: 'SALE' | 'SALE2' | 'ADMIN' = 'SALE') => {
  const token = await shop.tokenOf('alpha', who, who === 'SALE2' ? 'C2' : 'C1');
  return shop.call('staffCustomers', { token, query, language: 'th' });
};
type Page = { Data: { CUSTOMERCODE: string }[]; Next: string | null };
const codesOf = (page: Page) => page.Data.map((one) => one.CUSTOMERCODE);
const find = async (text: string, who: 'SALE' | 'SALE2' = 'SALE') =>
  codesOf((await ask({ text }, who)).json<Page>());

describe('finding a customer', () => {
  test('B-14 shows the active ones of the center by name, as Thai sorts, with who they are', async () => {
    const response = await ask();
    expect(codesOf(response.json())).toEqual(['A-101', 'A-103', 'A-100', 'CUST1', 'CUST2']);
    expect(response.json().Data[3]).toEqual({
      CUSTOMERCODE: 'CUST1',
      CUSTOMERNAME: 'Customer CUST1 of alpha',
      SALEUNIT: 'C1',
      Mobile: '0810000001',
      CustomerType: '',
      CustomerTypeName: '',
      StoreType: '',
      StoreTypeName: '',
      IsBjcSapCustomer: false,
      Address: '1 Road พระบรมมหาราชวัง พระนคร กรุงเทพมหานคร 10200',
      Latitude: null,
      Longitude: null,
      LastOrder: null,
    });
  });

  test.each([
    ['a part of the name', 'น้ำใจ', ['A-100']],
    ['a short part', 'ร้', ['A-100']],
    ['the name without its tone marks’ order', 'น้ำใจ'.normalize('NFKD'), ['A-100']],
    ['letters of any size', 'PET', ['A-101']],
    ['two words in any order', 'ช็อป ร้าน', ['A-100']],
    ['words that no one has together', 'ร้าน kaekai', []],
    ['the user name', 'kaek', ['A-101']],
    ['the code', 'a-10', ['A-101', 'A-103', 'A-100']],
    ['the mobile number', '0811111111', ['A-100']],
    ['the mobile number as people write it', '+66 81-111 1111', ['A-100']],
    ['its end', '2222', ['A-101']],
    ['a percent sign as it stands', '100%', ['A-101']],
    ['an underscore as it stands', 'pet_s', ['A-101']],
    ['a wild card for nothing', 'p%p', []],
    ['a backslash', '\\', []],
    ['nothing that anybody has', 'zebra', []],
  ])('B-14 by %s', async (_, text, codes) => {
    expect(await find(text)).toEqual(codes);
  });

  test('B-17 is of one center at a time, and only of one’s own', async () => {
    expect(await find('a-10', 'SALE2')).toEqual(['A-102', 'A-103']);
    expect((await ask({ saleUnit: 'C2' })).json()).toMatchObject({
      statusCode: 404,
      code: 'CENTER_NOT_FOUND',
    });
    const codes = codesOf((await ask({ saleUnit: 'C2' }, 'SALE2')).json());
    expect(codes).toEqual(expect.arrayContaining(['A-102']));
    expect(codes).not.toContain('A-100');
  });

  test('B-14 never shows who is disabled or waits', async () => {
    expect(await find('ไม่ให้เข้า')).toEqual([]);
    expect(await find('รอก่อน')).toEqual([]);
    expect(await find('OFF1')).toEqual([]);
  });

  test('B-14 K-30c goes on by key: every one once, also where names are the same', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { Data, Next } = (await ask({ take: '2', ...(after && { after }) })).json<Page>();
      expect(Data.length).toBeLessThanOrEqual(2);
      seen.push(...Data.map((one) => one.CUSTOMERCODE));
      after = Next ?? undefined;
    } while (after);
    expect(seen).toEqual(codesOf((await ask()).json()));
    expect((await ask({ after: 'NOBODY' })).json()).toEqual({ Data: [], Next: null });
    expect((await ask({ take: '49' })).statusCode).toBe(400);
  });

  test('follows every change at once: the name, a center, the status', async () => {
    const change = (statement: string) => shop.database.asOwner(statement);
    await change(
      `update customers set name = 'ร้านใหม่' where tenant_id = 'alpha' and customer_code = 'A-100'`,
    );
    expect([await find('น้ำใจ'), await find('ร้านใหม่')]).toEqual([[], ['A-100']]);
    await change(`insert into customer_centers values ('alpha', 'A-103', 'C2', 1)`);
    expect([await find('ข้าวฟ่าง'), await find('ข้าวฟ่าง', 'SALE2')]).toEqual([[], ['A-103']]);
    await change(`delete from customer_centers where tenant_id = 'alpha' and customer_code = 'A-103'`);
    expect(await find('ข้าวฟ่าง')).toEqual(['A-103']);
    await change(
      `update customers set status = 'disabled' where tenant_id = 'alpha' and customer_code = 'A-103'`,
    );
    expect(await find('ข้าวฟ่าง')).toEqual([]);
    await change(
      `update customers set status = 'active' where tenant_id = 'alpha' and customer_code = 'A-103'`,
    );
    expect(await find('ข้าวฟ่าง')).toEqual(['A-103']);
  });
});

test('N-21d B-14 a customer is shown with the names of their types in the caller’s language, those of their own shop', async () => {
  await shop.database.asOwner(`
    insert into customer_types (tenant_id, type_code, name_th, name_en) values
      ('alpha', 'TRADE', 'ร้านค้า', 'Trade'), ('beta', 'TRADE', 'ค้าส่ง', 'Wholesale');
    insert into store_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'VET', 'คลินิก', 'Clinic');
    update customers set customer_type = 'TRADE', store_type = 'VET' where tenant_id = 'alpha' and customer_code = 'CUST2'`);
  const token = await shop.tokenOf('alpha', 'SALE');
  const shown = async (language: 'th' | 'en') =>
    (await shop.call('customersList', { token, language, query: { code: 'CUST2' } })).json<Page>().Data[0];
  expect(await shown('th')).toMatchObject({
    CustomerType: 'TRADE',
    CustomerTypeName: 'ร้านค้า',
    StoreType: 'VET',
    StoreTypeName: 'คลินิก',
  });
  expect(await shown('en')).toMatchObject({ CustomerTypeName: 'Trade', StoreTypeName: 'Clinic' });
});

describe('the list of one customer', () => {
  const list = async (query: CustomersQuery) =>
    shop.call('customersList', { token: await shop.tokenOf('alpha', 'SALE'), query });

  test('B-15 is the one of that code in the center, or nobody', async () => {
    expect((await list({ code: 'CUST1', saleUnit: 'C1' })).json()).toMatchObject({
      Data: [{ CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Customer CUST1 of alpha' }],
    });
    for (const code of ['A-102', 'A-104', 'A-105', 'NOBODY'])
      expect((await list({ code })).json()).toEqual({ Data: [] });
    expect((await list({ code: 'A-103' })).json().Data, 'bound to no center').toHaveLength(1);
    expect((await list({ code: 'A-102', saleUnit: 'C2' })).json().code).toBe('CENTER_NOT_FOUND');
  });
});

describe('in a shop of very many customers', () => {
  const LARGE = 8_000;

  beforeAll(async () => {
    const { asOwner } = shop.database;
    await asOwner(
      `insert into profiles (tenant_id, profile_code, name, mobile, username)
       select 'beta', 'N' || n, 'ร้านค้า ' || md5(n::text), '09' || lpad(n::text, 8, '0'),
         case n % 6 when 0 then 'sixth' else 'other' end || n
       from generate_series(1, $1) n`,
      [LARGE],
    );
    await asOwner(
      `insert into customers (tenant_id, customer_code, profile_code, name, status)
       select tenant_id, profile_code, profile_code, name, 'pending' from profiles where profile_code like 'N%' and tenant_id = 'beta'`,
    );
    // The following lookups need a plan for the new row count, not for the few rows before.
    await asOwner('analyze customers, profiles');
    await asOwner(
      `insert into customer_centers (tenant_id, customer_code, sale_unit)
       select 'beta', customer_code, 'C1' from customers where tenant_id = 'beta' and customer_code like 'N%'`,
    );
    await asOwner('analyze customer_centers');
    await asOwner(
      `update customers set status = 'active' where tenant_id = 'beta' and customer_code like 'N%'`,
    );
    await shop.database.vacuum();
  });

  /** Blocks that the search reads, as the app's role. */
  async function blocksOf(tenant: string, parts: string[], after: string | null = null): Promise<number> {
    const asked = { parts, saleUnit: 'C1', after, take: 49 };
    type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
    return shop.database.database.inTenant(tenant, async (tx) => {
      // Warm-up: first-time planning and reads are not the search's own.
      await findCustomerCodes(tx, asked);
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
        explain (analyze, buffers, format json)
        select customer_code from search.find_customers(${parts}::text[], 'C1', ${after}::text, 49)`.execute(
        tx,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (!plan) throw new Error('There is no plan');
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    });
  }

  // A sample is read by index-only scans; a match by letters takes some dozens of blocks more.
  test.each([
    ['the first page', [], null],
    ['a page in the middle', [], 'N6000'],
    ['a word that all have', ['ร้านค้า'], null],
    ['a word that all have, further on', ['ร้านค้า'], 'N6000'],
    ['a word that one of six has', ['sixth'], null],
    ['a word that one of six has, further on', ['sixth'], 'N6000'],
    ['a word that most have and two letters that a tenth have', ['other', 'ab'], null],
    ['a word that most have and two letters that a tenth have, further on', ['other', 'ab'], 'N6000'],
    ['a mobile number', ['0900002345'], null],
    ['a part of one', ['000234'], null],
    ['a word that nobody has', ['ไม่มีใครชื่อนี้'], null],
  ] as const)('B-18 %s is found through an index', async (_, parts, after) => {
    expect(await blocksOf('beta', [...parts], after)).toBeLessThan(150);
  });

  test.each([
    [
      'what a hundred have is found in the order of names',
      '09000012',
      'name collate "th-x-icu", profile_code',
    ],
    [
      'what more than a thousand have is found in an order of chance',
      'sixth',
      'hashtext(profile_code), profile_code',
    ],
    [
      'what several hundred have together is found in an order of chance',
      'other ab',
      'hashtext(profile_code), profile_code',
    ],
  ])('B-18 %s, page by page', async (_, text, order) => {
    const wanted = await shop.database.asOwner<{ code: string }>(
      `select profile_code as code from profiles where tenant_id = 'beta'
         and name || username || mobile like all (array(select '%' || part || '%' from unnest(string_to_array($1, ' ')) part))
       order by ${order} limit 60`,
      [text],
    );
    expect(wanted).toHaveLength(60);
    const token = await shop.tokenOf('beta', 'SALE');
    const page = async (query: CustomersQuery) =>
      (await shop.call('staffCustomers', { token, query: { text, ...query } })).json<Page>();
    const first = await page({ take: '48' });
    const second = await page({ take: '12', after: first.Next ?? '' });
    expect([...codesOf(first), ...codesOf(second)]).toEqual(wanted.map(({ code }) => code));
  });

  test('B-18 the rare one is found among all', async () => {
    const token = await shop.tokenOf('beta', 'SALE');
    const response = await shop.call('staffCustomers', { token, query: { text: '090-000-2345' } });
    expect(codesOf(response.json())).toEqual(['N2345']);
  });
});
