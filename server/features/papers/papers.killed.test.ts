/** Processes that issue papers are killed as by a power cut, and others go on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#database/testing.ts';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import { createDesk, type Key } from '../../testing/desk.ts';
import { assertWithoutGaps, papersOf, setSeller } from '../../testing/papers.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const CHILD = join(import.meta.dirname, '../../testing/paper-child.ts');
const ORDERS = 200;
const KILLS = 3;

let shop: TestShop;
const children: ChildProcess[] = [];
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await shop.stop();
});

/** Delivered orders, each a copy of one that was really made. */
async function manyDelivered(): Promise<string[]> {
  const key: Key = await createDesk(shop).takenTo('Delivered');
  await shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, delivery_method,
       subtotal_satang, discount_satang, total_satang, tax_satang, ship_to, placed_at, updated_at)
     select tenant_id, 'COPY-' || lpad(i::text, 4, '0'), sale_unit, order_type, status, customer_code, payment_type,
       delivery_method, subtotal_satang, discount_satang, total_satang, tax_satang, ship_to, placed_at, updated_at
     from orders cross join generate_series(1, $2::integer) i where order_id = $1`,
    [key.orderid, ORDERS - 1],
  );
  await shop.database.asOwner(
    `insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th, unit_name_en,
       unit_rate, quantity, unit_price_satang, discounts, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
     select l.tenant_id, o.order_id, l.line_no, l.product_code, l.name_th, l.name_en, l.unit_no, l.unit_name_th, l.unit_name_en,
       l.unit_rate, l.quantity, l.unit_price_satang, l.discounts, l.amount_satang, l.tax_type, l.tax_rate, l.tax_satang,
       l.price_source, l.takes_stock
     from order_lines l cross join orders o where l.order_id = $1 and o.order_id like 'COPY-%'`,
    [key.orderid],
  );
  await shop.database.asOwner(
    `insert into order_events (tenant_id, order_id, at, from_status, to_status, actor_kind, actor_id)
     select e.tenant_id, o.order_id, e.at, e.from_status, e.to_status, e.actor_kind, e.actor_id
     from order_events e cross join orders o where e.order_id = $1 and o.order_id like 'COPY-%'`,
    [key.orderid],
  );
  const rows = await shop.database.asOwner<{ order_id: string }>(
    'select order_id from orders order by order_id',
  );
  return rows.map(({ order_id }) => order_id);
}

type Child = { process: ChildProcess; printed: () => string };
function startChild(orderIds: readonly string[]): Child {
  const now = new Date(shop.now.getTime() + UNDO_MS);
  const settings = { urls: shop.database.urls, tenantId: 'alpha', orderIds, now };
  const child = spawn(process.execPath, [CHILD, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return { process: child, printed: () => text };
}
const prints = ({ printed }: Child, word: string) => eventually(() => expect(printed()).toContain(word));
const many = async () => {
  const [row] = await shop.database.asOwner<{ many: number }>('select count(*)::int as many from papers');
  return row?.many ?? 0;
};

test('U-06h three kills while papers are issued: no number is left out, none is twice, and each order has its paper', async () => {
  await setSeller(shop);
  const orderIds = await manyDelivered();
  const moments: number[] = [];
  let next = startChild(orderIds);
  for (let kills = 0; kills < KILLS; kills += 1) {
    const child = next;
    await prints(child, 'ready');
    // The next one loads while this one works, and begins at the other end: both meet at the numbers.
    next = startChild(kills % 2 === 0 ? orderIds.toReversed() : orderIds);
    const before = await many();
    child.process.stdin?.write('go\n');
    await eventually(async () => expect(await many()).toBeGreaterThan(before + 9 * kills));
    expect(child.process.exitCode, child.printed()).toBe(null);
    child.process.kill('SIGKILL');
    await once(child.process, 'exit');
    moments.push(await many());
    await assertWithoutGaps(shop);
  }
  await prints(next, 'ready');
  next.process.stdin?.write('go\n');
  await prints(next, 'over');
  await assertWithoutGaps(shop);
  const papers = await papersOf(shop);
  expect(papers, `killed after ${moments.join(', ')}`).toHaveLength(ORDERS);
  expect(new Set(papers.map(({ order_id: id }) => id)).size).toBe(ORDERS);
  expect(new Set(papers.map(({ running }) => running)).size).toBe(ORDERS);
  expect(moments[0], 'killed while it worked').toBeLessThan(ORDERS);
});
