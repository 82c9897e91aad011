import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clearPromotions, promote } from '../../testing/promotions.ts';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let keys = 0;
beforeAll(async () => {
  shop = await createTestShop();
  // So many that no page has to be told: that would be looked up after the commit, perhaps on the same connection.
  await shop.database.asOwner('update stock set on_hand = 1000000');
});
afterAll(() => shop.stop());

/** A piece, at what it costs with the promotions that run. */
async function buy(key: string, SeenTotal = 19): Promise<void> {
  const answer = await shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    headers: { 'idempotency-key': key },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      PaymentType: 0,
      SeenTotal,
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

type Written = { socket: unknown; at: number; text: string };
/** Of one buffer, or of many that were sent together, from which Node takes the wrapping off as it sends them. */
const textOf = (written: unknown): string =>
  Array.isArray(written) ? written.map((one) => String(one.chunk ?? one)).join('') : String(written);

/** Writes to the connection on which an order is placed, from the first that has its key: opening one needs more. */
async function tripsOfAnOrder(seenTotal?: number): Promise<number> {
  const key = `round-trips-${(keys += 1)}`;
  const spies = (['_write', '_writev'] as const).map((way) => vi.spyOn(Socket.prototype, way));
  await buy(key, seenTotal);
  const written: Written[] = spies
    .flatMap(({ mock }) =>
      mock.calls.map(([what], index) => ({
        socket: mock.contexts[index],
        at: mock.invocationCallOrder[index] ?? 0,
        text: textOf(what),
      })),
    )
    .toSorted((a, b) => a.at - b.at);
  spies.forEach((spy) => spy.mockRestore());
  const first = written.find(({ text }) => text.includes(key));
  return written.filter(({ socket, at }) => first && socket === first.socket && at >= first.at).length;
}

test('P-03 C-07 promotions with limits, gifts and all that they ask about the buyer add no round trip', async () => {
  const columns = { in_all: '1000', per_customer: '1000', budget_satang: '1000000' };
  await promote(shop, { id: 'TEN', steps: [{ from: 1, discount: ['B', 500] }], columns });
  await promote(shop, {
    id: 'GIFT',
    steps: [{ from: 1, free: 1 }],
    gifts: ['P2'],
    columns: { is_for_new: 'false' },
  });
  await promote(shop, {
    id: 'LISTED',
    steps: [{ from: 1, discount: ['B', 100] }],
    columns: { is_for_listed: 'true' },
    customers: { CUST1: false },
  });
  await buy('the-first-promoted', 13);
  expect(await tripsOfAnOrder(13)).toBe(2);
  await clearPromotions(shop);
  await shop.database.asOwner('update stock set on_hand = 1000000');
});

test('B-23b C-07 placing an order is two round trips, whatever jobs follow it; an effect in its transaction adds to them', async () => {
  await buy('the-first-one');
  expect(await tripsOfAnOrder()).toBe(2);
  const { orderEffects, jobs } = shop.deps;
  let isOn = false;
  jobs.define('one more', async () => undefined);
  orderEffects.define({ name: 'a job more', events: ['placed'], job: { queue: 'one more' } });
  orderEffects.define({ name: 'after the commit', events: ['placed'], afterCommit: () => undefined });
  orderEffects.define({
    name: 'of later events',
    events: ['approved'],
    inTransaction: async () => undefined,
  });
  orderEffects.define({
    name: 'in the transaction',
    events: ['placed'],
    when: () => isOn,
    inTransaction: (tx, { tenantId, orderId }) => jobs.enqueue(tx, 'one more', { tenantId, id: orderId }),
  });
  expect(await tripsOfAnOrder()).toBe(2);
  isOn = true;
  // Its one statement, and the commit.
  expect(await tripsOfAnOrder()).toBe(4);
});
