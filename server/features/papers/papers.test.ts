/** Papers that follow from orders: what is issued when, under which number, and that it adds up to the order. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import { createDesk, TOTAL, type Key } from '../../testing/desk.ts';
import { assertWithoutGaps, papersOf, setSeller } from '../../testing/papers.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { paymentReceived } from './papers.public.ts';
import { issuePapers } from './papers.usecases.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let start: Date;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  start = shop.now;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = start;
  await desk.clear();
  await shop.database.asOwner('delete from outbox; delete from paper_numbers; delete from center_sellers');
  await setSeller(shop);
});

const later = (ms = UNDO_MS): void => {
  shop.now = new Date(shop.now.getTime() + ms);
};
/** The job of an order, by the clock of the test. */
const work = (...keys: readonly Key[]) =>
  Promise.all(keys.map(({ orderid }) => issuePapers(shop.deps, { tenantId: 'alpha', orderId: orderid })));
const short = async ({ orderid }: Key) =>
  (await papersOf(shop, orderid)).map(({ basis, state, number }) => `${basis} ${state} ${number}`);
const jobsOf = ({ orderid }: Key) =>
  shop.database.asOwner<{ start_after: Date | null }>(
    `select start_after from outbox where subject = $1 and queue = 'order-papers' order by start_after nulls first`,
    [orderid],
  );
const giveBack = async (params: Key, Quantity: number, Line = 1) =>
  shop.call('returnMerchantOrder', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params,
    body: { Lines: [{ Line, Quantity, Restocked: 0 }], Reason: 'x', Note: 'for us' },
  });
const undo = async (params: Key, From: string, Return?: number) =>
  shop.call('undoMerchantOrder', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params,
    body: { From, ...(Return !== undefined && { Return }) },
  });
/** All of an order was paid before it was delivered. */
async function payAll({ orderid }: Key, reference = 'charge-1'): Promise<void> {
  await shop.deps.database.inTenant('alpha', async (tx) => {
    const { total_satang: satang } = await tx
      .updateTable('orders')
      .set((to) => ({ payment_status: 'paid', paid_satang: to.ref('total_satang') }))
      .where('order_id', '=', orderid)
      .returning('total_satang')
      .executeTakeFirstOrThrow();
    for (let twice = 0; twice < 2; twice += 1)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await paymentReceived(shop.deps, tx, {
        tenantId: 'alpha',
        orderId: orderid,
        satang,
        at: shop.now,
        reference,
      });
  });
}
const net = async ({ orderid }: Key) => {
  const all = (await papersOf(shop, orderid)).filter(
    ({ state, basis }) => state === 'Approved' && !basis.startsWith('receipt:'),
  );
  const sum = (key: 'total_satang' | 'tax_satang') =>
    all.reduce((so, paper) => so + (paper.kind === 'credit' ? -paper[key] : paper[key]), 0);
  return { total: sum('total_satang'), tax: sum('tax_satang') };
};
const worth = async ({ orderid }: Key) => {
  const [row] = await shop.database.asOwner<{ total: number; tax: number }>(
    `select case when status = 'Canceled' then 0 else total_satang - returned_satang end as total,
       case when status = 'Canceled' then 0 else tax_satang - coalesce((select sum(tax_satang)::bigint from order_returns r
         where r.tenant_id = o.tenant_id and r.order_id = o.order_id and r.undone_at is null), 0)::bigint end as tax
     from orders o where order_id = $1`,
    [orderid],
  );
  return { total: Number(row?.total), tax: Number(row?.tax) };
};

describe('U-06e what happens to an order', () => {
  test('leads to an invoice once it is delivered and cannot be taken back, dated on the day of delivery', async () => {
    const key = await desk.takenTo('Delivered', [{ Line: 1, Packed: 3 }]);
    expect((await jobsOf(key)).map(({ start_after: at }) => at?.getTime())).toEqual([
      start.getTime() + UNDO_MS,
      start.getTime() + UNDO_MS,
    ]);
    await work(key);
    expect(await papersOf(shop, key.orderid)).toEqual([]);
    later();
    await work(key, key);
    await work(key);
    const [paper, ...more] = await papersOf(shop, key.orderid);
    expect(more).toEqual([]);
    expect(paper).toMatchObject({
      kind: 'abbreviated',
      basis: 'delivery',
      number: 'AB-00000-00000001',
      is_receipt: false,
      issued_on: '2026-03-02',
    });
    expect(await net(key)).toEqual(await worth(key));
    expect(await worth(key)).not.toEqual({ total: TOTAL * 100, tax: expect.anything() });
  });

  test('leads to nothing at a center of which nobody said who sells, nor of what was sold before', async () => {
    await shop.database.asOwner(`update center_sellers set since = $1`, [new Date(start.getTime() + 1)]);
    const before = await desk.takenTo('Delivered');
    later();
    await work(before);
    await giveBack(before, 1);
    later();
    await work(before);
    await shop.database.asOwner('delete from center_sellers');
    const key = await desk.takenTo('Delivered');
    later();
    await work(key);
    expect(await papersOf(shop)).toEqual([]);
  });

  test('U-06g paid before and packed short or canceled leads to a credit note that names its invoice', async () => {
    const key = await desk.place();
    await payAll(key);
    expect((await jobsOf(key)).length).toBeGreaterThan(0);
    await work(key);
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    await desk.take(key, { From: 'Approved', To: 'Packed', Lines: [{ Line: 1, Packed: 2 }] });
    await desk.take(key, { From: 'Packed', To: 'Shipping' });
    later();
    await work(key);
    const [invoice, credit] = await papersOf(shop, key.orderid);
    expect(await short(key)).toEqual([
      'payment:1 Approved AB-00000-00000001',
      'short Approved CN-00000-00000001',
    ]);
    expect(invoice).toMatchObject({ is_receipt: true, total_satang: TOTAL * 100 });
    expect(credit?.refers).toEqual({
      papers: [{ number: invoice?.number, issuedOn: '2026-03-02', netSatang: invoice?.net_satang }],
      creditedSatang: 0,
    });
    expect(await net(key)).toEqual(await worth(key));
    const canceled = await desk.place();
    await payAll(canceled);
    await work(canceled);
    await desk.take(canceled, { From: 'Wait', To: 'Canceled', Reason: 'x' });
    later();
    await work(canceled);
    expect((await short(canceled)).map((one) => one.split(' ')[0])).toEqual(['payment:1', 'canceled']);
    expect(await net(canceled)).toEqual({ total: 0, tax: 0 });
    await assertWithoutGaps(shop);
  });

  test('U-06g of returns leads to a credit note each, which is canceled with its return and keeps its number', async () => {
    const key = await desk.takenTo('Delivered');
    later();
    await work(key);
    await giveBack(key, 2);
    await work(key);
    expect(await short(key)).toHaveLength(1);
    later();
    await work(key);
    expect((await short(key)).at(-1)).toBe('return:1 Approved CN-00000-00000001');
    // At the last moment, when the job had already run.
    expect((await undo(key, 'Delivered', 1)).statusCode).toBe(200);
    expect((await jobsOf(key))[0]?.start_after).toBe(null);
    await work(key);
    expect((await short(key)).at(-1)).toBe('return:1 Canceled CN-00000-00000001');
    await giveBack(key, 1);
    later();
    await work(key);
    expect((await short(key)).at(-1)).toBe('return:2 Approved CN-00000-00000002');
    expect(await net(key)).toEqual(await worth(key));
  });

  test('U-06f of a center that is not registered for VAT leads to receipts of what was paid', async () => {
    await setSeller(shop, { isVatRegistered: false });
    const key = await desk.takenTo('Delivered');
    await payAll(key);
    later();
    await work(key);
    const [receipt, ...more] = await papersOf(shop, key.orderid);
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'receipt', tax_satang: 0, total_satang: TOTAL * 100 });
  });

  test('U-06e money that the order says was taken back cancels what was issued for it', async () => {
    const key = await desk.place();
    await payAll(key);
    await work(key);
    await shop.database.asOwner(`update orders set payment_status = 'unpaid', paid_satang = 0`);
    await work(key);
    await shop.database.asOwner(`update orders set payment_status = 'paid', paid_satang = total_satang`);
    await work(key);
    expect(await short(key)).toEqual([
      'payment:1 Canceled AB-00000-00000001',
      'payment:2 Approved AB-00000-00000002',
    ]);
  });

  test('U-06h takes numbers of its branch and kind, in each shop its own', async () => {
    const keys = [await desk.takenTo('Delivered'), await desk.takenTo('Delivered')];
    await setSeller(shop, { branchNo: '00012' });
    await setSeller(shop, { tenant: 'beta' });
    later();
    await issuePapers(shop.deps, { tenantId: 'beta', orderId: keys[0]?.orderid ?? '' });
    expect(await papersOf(shop)).toEqual([]);
    await work(...keys.slice(0, 1));
    await setSeller(shop);
    await work(...keys);
    expect((await papersOf(shop)).map(({ number }) => number)).toEqual([
      'AB-00012-00000001',
      'AB-00000-00000001',
    ]);
  });

  test('U-06k any orders, packed in part and returned: their papers add up to them, numbers without gaps', async () => {
    const random = seeded(20);
    const keys: Key[] = [];
    for (let many = 0; many < 12; many += 1) {
      const key = await desk.place();
      keys.push(key);
      const isPaid = random(2) === 0;
      if (isPaid) await payAll(key);
      if (random(2) === 0) await work(key);
      await desk.take(key, { From: 'Wait', To: 'Approved' });
      const packed = [1, 2, 3].map((Line) => ({ Line, Packed: random(Line === 2 ? 2 : 4) }));
      if (packed.every(({ Packed }) => Packed === 0)) packed.splice(0, 1);
      await desk.take(key, { From: 'Approved', To: 'Packed', Lines: packed });
      await desk.take(key, { From: 'Packed', To: 'Shipping' });
      if (random(2) === 0) await work(key);
      const isRefused = random(4) === 0;
      await desk.take(key, {
        From: 'Shipping',
        To: isRefused ? 'Returned' : 'Delivered',
        ...(isRefused && { Reason: 'x' }),
      });
      later(UNDO_MS / 2);
      if (!isRefused && random(2) === 0) await giveBack(key, 1, 1 + random(3));
      later();
      if (random(2) === 0) await work(key);
      if (!isRefused && random(2) === 0) await giveBack(key, 1, 1 + random(3));
      later();
    }
    await work(...keys);
    for (const key of keys) expect(await net(key), key.orderid).toEqual(await worth(key));
    expect((await papersOf(shop)).length).toBeGreaterThan(12);
    await assertWithoutGaps(shop);
  });
});

/** The same numbers at each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
