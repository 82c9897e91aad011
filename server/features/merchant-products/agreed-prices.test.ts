/** Prices agreed with a customer or a type: who is shown and quoted them, and how staff look after them. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually, run } from '#database/testing.ts';
import type { Product as BuyersProduct } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { addressId } from '../../testing/shop-data.ts';
import { openProductDesk, said } from './product-desk.testing.ts';

type Agreed = CallAnswer<'addAgreedPrice'>;
type Page = CallAnswer<'agreedPrices'>;
type Buyer = 'GUEST' | 'CUST1' | 'CUST2';

const desk = openProductDesk();
const shop = () => desk.shop();
const P1 = { params: { code: 'P1' } };
const staff = async (who: 'ADMIN' | 'SALE2' = 'ADMIN', center = 'C1') => ({
  token: await shop().tokenOf('alpha', who, center),
});
const agree = async (more: object = {}, key: string = randomUUID()) =>
  shop().call('addAgreedPrice', {
    ...(await staff()),
    ...P1,
    headers: { 'idempotency-key': key },
    body: { CUSTOMERCODE: 'CUST1', Unit: 1, Price: 15, ...more },
  });
const FOR_SHOPS = { CUSTOMERCODE: undefined, CustomerType: 'SHOP' };
const page = async (query: Record<string, string> = {}) =>
  (await shop().call('agreedPrices', { ...(await staff()), ...P1, query })).json<Page>();
const save = async (one: Agreed, more: object) =>
  shop().call('saveAgreedPrice', {
    ...(await staff()),
    params: { code: 'P1', id: one.AgreedId },
    body: { Version: one.Version, Price: one.Price, ...more },
  });
const remove = async (id: string, Version = 1) =>
  shop().call('removeAgreedPrice', { ...(await staff()), params: { code: 'P1', id }, body: { Version } });

/** P1's piece wherever a buyer is shown or quoted it. */
async function seen(who: Buyer) {
  const token = await shop().tokenOf('alpha', who);
  const list = async (body: object) =>
    (await shop().call('listProducts', { token, body }))
      .json<BuyersProduct[]>()
      .find(({ P_Code }) => P_Code === 'P1')?.SalesPrice1;
  const detail = (await shop().call('productDetail', { token, ...P1 })).json<{ Data: BuyersProduct }>().Data;
  const quote = await shop().call('quote', {
    token,
    body: { SaleUnit: 'C1', Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }] },
  });
  return [
    await list({}),
    await list({ ProductIds: ['P1'] }),
    await list({ SortByPrice: 'asc' }),
    detail.SalesPrice1,
    quote.json<{ Subtotal: number }>().Subtotal,
  ];
}
const everywhere = (price: number) => Array.from({ length: 5 }, () => price);

/** Begins the call while another transaction, like a merge or an erasure, holds CUST1 and makes CUST1 something else, which is committed when the call waits for it. */
async function whileCustomerIsHeld<T>(set: string, call: () => Promise<T>): Promise<T> {
  const holder = new Client({ connectionString: shop().database.urls.ownerUrl });
  await holder.connect();
  await holder.query(
    `begin; select from customers where tenant_id = 'alpha' and customer_code = 'CUST1' for update;
     update customers set ${set} where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  const calling = call();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  try {
    await eventually(async () =>
      expect(await run(shop().database.urls.superuserUrl, waiting)).toHaveLength(1),
    );
  } finally {
    await holder.query('commit');
    await holder.end();
  }
  const answer = await calling;
  await shop().database.asOwner(
    `update customers set status = 'active', merged_into = null where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  return answer;
}

beforeAll(async () => {
  await shop().database.asOwner(
    `insert into customer_types (tenant_id, type_code, name_th, name_en, position)
     values ('alpha', 'SHOP', 'ร้านค้า', 'Shop', 1), ('beta', 'SHOP', 'ร้านค้า', 'Shop', 1)`,
  );
});
beforeEach(async () => {
  shop().now = new Date('2026-03-02T05:00:00Z');
  await shop().database.asOwner('delete from agreed_prices');
  await shop().database.asOwner(
    `update product_prices set level3 = null where tenant_id = 'alpha' and unit_no = 1`,
  );
  await shop().database.asOwner(
    `update customers set customer_type = case customer_code when 'CUST2' then 'SHOP' end where tenant_id = 'alpha'`,
  );
});

describe('K-68c a price that is agreed with a customer or a type', () => {
  test('is theirs in lists, the cart, the detail and the quote; guests and others pay as before', async () => {
    expect(await seen('CUST1')).toEqual(everywhere(19));
    expect((await agree()).statusCode).toBe(200);
    expect(await seen('CUST1')).toEqual(everywhere(15));
    expect(await seen('CUST2')).toEqual(everywhere(19));
    expect(await seen('GUEST')).toEqual(everywhere(19));
    const beta = await shop().call('productDetail', {
      token: await shop().tokenOf('beta', 'CUST1'),
      ...P1,
    });
    expect(beta.json<{ Data: BuyersProduct }>().Data.SalesPrice1).toBe(38);
  });

  test('of the customer comes before that of the type, and VAT is added where it is not in the price', async () => {
    await agree({ ...FOR_SHOPS, Price: 17 });
    expect(await seen('CUST2')).toEqual(everywhere(17));
    expect(await seen('CUST1')).toEqual(everywhere(19));
    await agree({ CUSTOMERCODE: 'CUST2', Price: 20, Type: 2 });
    expect(await seen('CUST2'), 'dearer, but agreed').toEqual(everywhere(21.4));
  });

  test('holds on its days in Bangkok alone, and comes before an advance price', async () => {
    await shop().database.asOwner(`
      insert into advance_prices values ('alpha', 'P1', 'A', 'Days', '2026-03-03', '2026-03-04');
      insert into advance_unit_prices (tenant_id, product_code, advance_id, unit_no, tax_type, level1)
        values ('alpha', 'P1', 'A', 1, 1, 1600)`);
    await agree({ DateStart: '2026-03-04', DateEnd: '2026-03-05' });
    const on = async (at: string) => {
      shop().now = new Date(`${at}+07:00`);
      return seen('CUST1');
    };
    expect(await on('2026-03-03T23:59:59')).toEqual(everywhere(16));
    expect(await on('2026-03-04T00:00:00')).toEqual(everywhere(15));
    expect(await on('2026-03-05T23:59:59')).toEqual(everywhere(15));
    expect(await on('2026-03-06T00:00:00')).toEqual(everywhere(19));
    await shop().database.asOwner('delete from advance_prices');
  });

  test('is what an order is placed at, with its source', async () => {
    await agree();
    const token = await shop().tokenOf('alpha', 'CUST1');
    const quote = { SaleUnit: 'C1', Lines: [{ P_Code: 'P1', qty1: 2, qty2: 0, qty3: 0 }] };
    expect((await shop().call('quote', { token, body: quote })).json()).toMatchObject({ Subtotal: 30 });
    const order = (SeenTotal: number) =>
      shop().call('placeOrder', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { ...quote, ShipTo: addressId('alpha', 'CUST1'), PaymentType: 0, SeenTotal },
      });
    expect(said(await order(38))).toEqual([409, 'TOTAL_CHANGED']);
    const placed = await order(30);
    expect(placed.statusCode, placed.body).toBe(200);
    const [line] = await shop().database.asOwner(
      `select l.unit_price_satang::int as satang from order_lines l where l.tenant_id = 'alpha'
       and l.order_id = '${placed.json<CallAnswer<'placeOrder'>>().Order.OrderID}'`,
    );
    expect(line).toEqual({ satang: 1500 });
    const why = await shop().call('explainPrice', {
      ...(await staff()),
      ...P1,
      query: { customerCode: 'CUST1' },
    });
    expect(why.json<CallAnswer<'explainPrice'>>().Units[0]).toMatchObject({
      Paid: 15,
      Looked: [
        { Source: 'customer', Level: null, Price: 15, Counts: true },
        { Source: 'group', Level: null, Price: null, Counts: false },
        { Source: 'center', Level: 1, Price: null },
        { Source: 'advance', Level: 1, Price: null },
        { Source: 'level', Level: 1, Price: 19, Counts: false },
      ],
    });
    const guest = await shop().call('explainPrice', { ...(await staff()), ...P1, query: {} });
    const looked = guest.json<CallAnswer<'explainPrice'>>().Units[0]?.Looked.map(({ Source }) => Source);
    expect(looked).toEqual(['center', 'advance', 'level']);
  });

  test('sells a unit that has no other price', async () => {
    await shop().database.asOwner(
      `delete from product_prices where tenant_id = 'alpha' and product_code = 'P3' and unit_no = 1`,
    );
    const answer = await shop().call('addAgreedPrice', {
      ...(await staff()),
      params: { code: 'P3' },
      headers: { 'idempotency-key': randomUUID() },
      body: { CUSTOMERCODE: 'CUST1', Unit: 1, Price: 12 },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const priceFor = async (who: Buyer) =>
      (
        await shop().call('productDetail', {
          token: await shop().tokenOf('alpha', who),
          params: { code: 'P3' },
        })
      ).json<{ Data: BuyersProduct }>().Data.SalesPrice1;
    expect([await priceFor('CUST1'), await priceFor('CUST2')]).toEqual([12, null]);
  });
});

describe('R-47q agreed prices are looked after', () => {
  test('listed with types first and by pages, changed by version, removed and logged', async () => {
    const key = randomUUID();
    const one = (await agree({}, key)).json<Agreed>();
    expect((await agree({}, key)).json<Agreed>().AgreedId, 'sent twice').toBe(one.AgreedId);
    await agree({ ...FOR_SHOPS, Price: 100, Type: 2, Unit: 2, DateStart: '2026-03-01' });
    const first = await page({ take: '1' });
    expect(first.Data).toMatchObject([
      {
        CustomerType: 'SHOP',
        CustomerTypeName: 'Shop',
        CUSTOMERCODE: '',
        Unit: 2,
        Price: 100,
        Paid: 107,
        DateStart: '2026-03-01',
        DateEnd: '',
      },
    ]);
    const next = await page({ take: '1', after: first.Next ?? '' });
    expect(next).toMatchObject({ Data: [{ CUSTOMERCODE: 'CUST1', Price: 15, Version: 1 }], Next: null });
    expect((await save(one, { Price: 14 })).json()).toMatchObject({ Price: 14, Version: 2 });
    expect(said(await save(one, { Price: 13 }))).toEqual([409, 'AGREED_CHANGED']);
    expect(said(await remove(one.AgreedId, 1)), 'seen before the other changed it').toEqual([
      409,
      'AGREED_CHANGED',
    ]);
    expect((await remove(one.AgreedId, 2)).statusCode).toBe(200);
    expect(said(await remove(one.AgreedId, 2))).toEqual([404, 'AGREED_NOT_FOUND']);
    expect(await seen('CUST1')).toEqual(everywhere(19));
    const logged = (await desk.audits()).map(({ action, before, after }) => ({ action, before, after }));
    expect(logged).toMatchObject([
      { action: 'product.agreedPrice', before: null, after: { satang: 1500, forCustomers: ['CUST1'] } },
      { action: 'product.agreedPrice', before: null, after: { satang: 10_000, customerTypes: ['SHOP'] } },
      { action: 'product.agreedPrice', before: { satang: 1500 }, after: { satang: 1400 } },
      { action: 'product.agreedPrice', before: { satang: 1400 }, after: null },
    ]);
  });

  test('no two of the same meet; one of them alone stands where two are sent at once', async () => {
    await agree({ DateStart: '2026-03-05', DateEnd: '2026-03-10' });
    expect(said(await agree({ DateEnd: '2026-03-05' }))).toEqual([409, 'AGREED_OVERLAPS', 'DateStart']);
    expect((await agree({ DateEnd: '2026-03-04' })).statusCode).toBe(200);
    expect((await agree({ Unit: 2 })).statusCode, 'another unit').toBe(200);
    expect((await agree({ CUSTOMERCODE: 'CUST2' })).statusCode, 'another customer').toBe(200);
    const answers = await Promise.all([1, 2].map(() => agree(FOR_SHOPS)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('need one for whom, a unit of the product, a price and days in their order', async () => {
    expect(said(await agree({ CUSTOMERCODE: undefined }))[1]).toBe('AGREED_WHO_MISSING');
    expect(said(await agree({ CustomerType: 'SHOP' }))[1]).toBe('AGREED_WHO_MISSING');
    expect(said(await agree({ ...FOR_SHOPS, CustomerType: 'NONE' }))[1]).toBe('CUSTOMER_TYPE_UNKNOWN');
    expect(said(await agree({ CUSTOMERCODE: 'NOBODY' }))[1]).toBe('CUSTOMER_NOT_FOUND');
    expect(said(await agree({ Price: 0 }))).toEqual([400, 'AGREED_PRICE_MISSING', 'Price']);
    expect(said(await agree({ DateStart: '2026-03-05', DateEnd: '2026-03-04' }))).toEqual([
      400,
      'ADVANCE_DAYS_WRONG',
      'DateEnd',
    ]);
  });

  test('are not agreed below the lowest that the shop allows, whoever asks, and nobody is told where that is', async () => {
    await shop().database.asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 100, 1650)`,
    );
    const refused = await agree({ Price: 16.49 });
    expect(said(refused)).toEqual([400, 'PRICE_BELOW_LOWEST', 'Price']);
    expect(refused.body).not.toMatch(/16\.5|1650/);
    expect(said(await agree({ ...FOR_SHOPS, Unit: 2, Price: 98 }))[1], 'six pieces').toBe(
      'PRICE_BELOW_LOWEST',
    );
    const one = (await agree({ Price: 17.66 })).json<Agreed>();
    await shop().database.asOwner(`update product_costs set floor_satang = 1700 where tenant_id = 'alpha'`);
    expect((await save(one, { DateEnd: '2026-03-09' })).statusCode, 'other days, the same price').toBe(200);
    expect(said(await save({ ...one, Version: 2 }, { Price: 17.5 }))[1]).toBe('PRICE_BELOW_LOWEST');
    await shop().database.asOwner(`delete from product_costs where tenant_id = 'alpha'`);
  });

  test.each([
    ['merged', `merged_into = 'CUST2'`],
    ['erased', `name = name`],
  ])(
    'wait for what is under way with their customer, and are of nobody who is %s by then',
    async (gone, also) => {
      const one = (await agree()).json<Agreed>();
      const calls = [
        () => agree({ Unit: 2, Price: 90 }),
        () => save(one, { Price: 14 }),
        () => remove(one.AgreedId),
      ];
      const heard: unknown[] = [];
      for (const call of calls) {
        const answer = await whileCustomerIsHeld(`status = '${gone}', ${also}`, call);
        heard.push(said(answer));
      }
      expect(heard).toEqual([
        [404, 'CUSTOMER_NOT_FOUND', 'CUSTOMERCODE'],
        [409, 'AGREED_CHANGED'],
        [409, 'AGREED_CHANGED'],
      ]);
      expect((await page()).Data).toHaveLength(1);
    },
  );

  test('of a customer: their own and those of their type that are not over, with the products', async () => {
    await agree({ CUSTOMERCODE: 'CUST2', DateEnd: '2026-03-01' });
    await agree({ ...FOR_SHOPS, Price: 17 });
    await agree({ CUSTOMERCODE: 'CUST2', Unit: 2, Price: 99 });
    await agree({ CUSTOMERCODE: 'CUST1' });
    const of = async (code: string) =>
      (
        await shop().call('customerAgreedPrices', {
          ...(await staff()),
          params: { code, saleUnit: 'C1' },
          query: {},
        })
      )
        .json<Page>()
        .Data.map(({ P_Code, CustomerType, Price }) => [P_Code, CustomerType, Price]);
    expect(await of('CUST2')).toEqual([
      ['P1', 'SHOP', 17],
      ['P1', '', 99],
    ]);
    expect(await of('CUST1')).toEqual([['P1', '', 15]]);
  });

  test('customers of a center that is not the caller’s stay unknown to them', async () => {
    await shop().database.asOwner(
      `delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST2'`,
    );
    await shop().database.asOwner(
      `insert into customer_centers (tenant_id, customer_code, sale_unit, position) values ('alpha', 'CUST2', 'C1', 1)`,
    );
    await agree({ CUSTOMERCODE: 'CUST2' });
    const elsewhere = await shop().call('agreedPrices', {
      ...(await staff('SALE2', 'C2')),
      ...P1,
      query: {},
    });
    expect(elsewhere.json<Page>().Data).toEqual([]);
    expect((await page()).Data).toHaveLength(1);
  });
});
