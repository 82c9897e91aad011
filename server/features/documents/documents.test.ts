import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDesk, type Key } from '../../testing/desk.ts';
import { printedPages, scanned } from '../../testing/printed-pages.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { tags } from '../../cache/tags.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  // For ten orders and more.
  await shop.database.asOwner('update stock set on_hand = 1000');
});

const one = async ({ orderid, saleunit }: Key, kind = 'packing-list') =>
  shop.call('merchantOrderDocument', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params: { orderid, saleunit, kind },
  });
type Kind = 'packing-list' | 'delivery-note' | 'shipping-label';
type Asking = { kind?: Kind; who?: 'SALE' | 'SALE2' };
const many = async (keys: readonly Key[], { kind = 'packing-list', who = 'SALE' }: Asking = {}) =>
  shop.call('printMerchantOrders', {
    token: await shop.tokenOf('alpha', who, who === 'SALE2' ? 'C2' : 'C1'),
    body: {
      Kind: kind,
      Orders: keys.map(({ orderid, saleunit }) => ({ OrderID: orderid, SaleUnit: saleunit })),
    },
  });
const placed = (amount: number) =>
  Array.from({ length: amount }).reduce<Promise<Key[]>>(
    async (before) => [...(await before), await desk.place()],
    Promise.resolve([]),
  );
const pagesOf = async ({ rawPayload }: { rawPayload: Buffer }) => printedPages(rawPayload);

describe('B-92 a document', () => {
  test('comes as a PDF to be saved under its name, and is kept nowhere', async () => {
    const key = await desk.place();
    const answer = await one(key);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="packing-list-${key.orderid}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.subarray(-8).toString()).toContain('%%EOF');
  });

  test('that cannot be had is refused in JSON as everything is', async () => {
    const answer = await one({ orderid: '260302-ZZZZZ', saleunit: 'C1' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  test('is in the language in which the order was placed, whoever prints it', async () => {
    for (const [language, word] of [
      ['th', 'หน้า 1/1'],
      ['en', 'Page 1/1'],
    ] as const) {
      const [page] = await pagesOf(await one(await desk.place({ language }), 'delivery-note'));
      expect(page?.text).toContain(word);
    }
  });

  test('W-69 shows the tax id and the phone number that the shop has set, and no empty words without', async () => {
    const key = await desk.place();
    const text = async () => (await pagesOf(await one(key, 'delivery-note')))[0]?.text;
    expect(await text()).not.toContain('Tax ID');
    await shop.database.asOwner(`insert into web_config (tenant_id, opt, opt_value) values
      ('alpha', 'SHOP_TAX_ID', '0105500000188'), ('alpha', 'SHOP_PHONE', '02-555-0188')`);
    shop.deps.events.publish({ tags: [tags.config('alpha')] });
    expect(await text()).toContain('Tax ID 0105500000188');
    expect(await text()).toContain('Tel. 02-555-0188');
  });

  test('of what was packed in part collects for that part', async () => {
    const key = await desk.place();
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    const { Order } = await desk.take(key, {
      From: 'Approved',
      To: 'Packed',
      Lines: [{ Line: 1, Packed: 1 }],
    });
    expect(Order.Total).toBeLessThan(Order.OrderedTotal ?? 0);
    for (const kind of ['delivery-note', 'shipping-label']) {
      const [page] = await pagesOf(await one(key, kind));
      expect(page?.text).toContain(`${Order.Total.toFixed(2)} THB`);
      expect(page?.text).not.toContain(`${(Order.OrderedTotal ?? 0).toFixed(2)} THB`);
    }
  });

  test('of a canceled order is for the files, but a label is not', async () => {
    const key = await desk.place();
    await desk.take(key, { From: 'Wait', To: 'Canceled', Reason: 'ของหมด' });
    const [page] = await pagesOf(await one(key));
    expect(page?.text).toContain('Canceled');
    expect((await one(key, 'shipping-label')).json()).toMatchObject({ code: 'NOT_PRINTABLE' });
    expect((await one(key, 'goods-issue')).json()).toMatchObject({ code: 'NOT_PRINTABLE' });
  });
});

describe('B-92b many in one print', () => {
  test('come in the order in which they are asked for', async () => {
    const keys = (await placed(10)).toReversed();
    for (const kind of ['packing-list', 'delivery-note', 'shipping-label'] as const) {
      const answer = await many(keys, { kind });
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${kind}-10.pdf"`);
      const codes = await Promise.all((await pagesOf(answer)).map(scanned));
      expect(codes).toEqual(keys.map(({ orderid }) => [`Code128 ${orderid}`]));
    }
  });

  test('are refused together where one has no such document, and all of these are named', async () => {
    const [good, canceled, collected] = (await placed(3)) as [Key, Key, Key];
    await desk.take(canceled, { From: 'Wait', To: 'Canceled', Reason: 'ของหมด' });
    await shop.database.asOwner(`update orders set delivery_kind = 'pickup' where order_id = $1`, [
      collected.orderid,
    ]);
    const refused = await many([good, canceled, collected], { kind: 'shipping-label' });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'NOT_PRINTABLE',
        details: {
          Orders: [
            { OrderID: canceled.orderid, Problem: 'canceled' },
            { OrderID: collected.orderid, Problem: 'pickup' },
          ],
        },
      }),
    ]);
    expect((await many([good, collected])).statusCode).toBe(200);
  });

  test('are those of the own centers and of the own shop alone', async () => {
    const [own, other] = (await placed(2)) as [Key, Key];
    await shop.database.asOwner(`update orders set sale_unit = 'C2' where order_id = $1`, [other.orderid]);
    const ofC2 = { ...other, saleunit: 'C2' };
    for (const keys of [
      [own, ofC2],
      [own, other],
    ])
      expect((await many(keys)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await many([own, ofC2], { who: 'SALE2' })).statusCode).toBe(404);
    expect((await many([ofC2], { who: 'SALE2' })).statusCode).toBe(200);
    expect((await many([own])).statusCode).toBe(200);
    const foreign = await shop.call('printMerchantOrders', {
      token: await shop.tokenOf('beta', 'ADMIN'),
      body: { Kind: 'packing-list', Orders: [{ OrderID: own.orderid, SaleUnit: 'C1' }] },
    });
    expect(foreign.json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('are a hundred at most, each once, and not more lines than can be drawn in time', async () => {
    const [key] = (await placed(1)) as [Key];
    expect((await many(Array.from({ length: 2 }, () => key))).statusCode).toBe(400);
    const numbers = Array.from({ length: 101 }, (_, at) => `261121-${String(at).padStart(5, '0')}`);
    expect((await many(numbers.map((orderid) => ({ orderid, saleunit: key.saleunit })))).statusCode).toBe(
      400,
    );
    const long = await placed(2);
    for (const { orderid } of long)
      await shop.database.asOwner(
        `insert into order_lines select (l).* from (select jsonb_populate_record(l, jsonb_build_object('line_no', n)) as l
           from order_lines l, generate_series(100, 1700) n where order_id = $1 and line_no = 1) many`,
        [orderid],
      );
    const refused = await many(long);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'PRINT_TOO_LONG']);
  });
});

describe('B-92c what a list has to print', () => {
  const listed = async (body: object = {}, who: 'SALE' | 'SALE2' | 'ADMIN' = 'SALE') =>
    shop.call('printableOrders', {
      token: await shop.tokenOf('alpha', who, who === 'SALE2' ? 'C2' : 'C1'),
      body,
    });
  const numbersOf = (answer: Awaited<ReturnType<typeof listed>>) =>
    answer.json<{ Data: { OrderID: string }[] }>().Data.map(({ OrderID }) => OrderID);
  /** Orders C1-1, C1-2 … a second apart. */
  const make = (count: number, center = 'C1') =>
    shop.database.asOwner(
      `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method, delivery_kind,
         delivery_name_th, delivery_name_en, subtotal_satang, total_satang, tax_satang, remark, ship_to, placed_at, updated_at)
       select 'alpha', $2 || '-' || n, $2, case when n % 2 = 0 then 'Wait' else 'Packed' end, 'CUST1', 0, 'OWN', 'pickup', 'รถ', 'Van',
         100, 100, 7, '', '{"name": "A"}', '2026-03-01T05:00:00Z'::timestamptz + n * interval '1 second', now()
       from generate_series(1, $1::int) n`,
      [count, center],
    );

  test('are all the orders that its filters match, in its order, with what decides about their documents', async () => {
    await make(150);
    await make(3, 'C2');
    const all = Array.from({ length: 150 }, (_, at) => `C1-${at + 1}`);
    expect(numbersOf(await listed())).toEqual(all.toReversed());
    const packed = await listed({ tab: 'Packed', dir: 'asc' });
    expect(numbersOf(packed)).toEqual(all.filter((_, at) => at % 2 === 0));
    expect(packed.json().Data[0]).toEqual({
      OrderID: 'C1-1',
      SaleUnit: 'C1',
      OrderType: '3',
      Status: 'Packed',
      DeliveryKind: 'pickup',
    });
    expect(numbersOf(await listed({}, 'SALE2'))).toHaveLength(3);
    const foreign = await shop.call('printableOrders', {
      token: await shop.tokenOf('beta', 'ADMIN'),
      body: {},
    });
    expect(numbersOf(foreign)).toEqual([]);
  });

  test('more than two thousand are refused before anything is printed', async () => {
    await make(2000);
    expect(numbersOf(await listed())).toHaveLength(2000);
    await make(1, 'C2');
    await shop.database.asOwner(`update orders set sale_unit = 'C1' where order_id = 'C2-1'`);
    const refused = await listed();
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'PRINT_LIST_TOO_LONG']);
  });
});
