/** Orders that come back: refused at the door or brought back later, and canceled after they were packed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDesk, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

const stock = async () => {
  const [row] = await shop.database.asOwner<{ left: number; ledger: number }>(`
    select s.on_hand::int as left,
      (select sum(on_hand_delta)::int from stock_ledger l where l.tenant_id = s.tenant_id and l.sale_unit = s.sale_unit
        and l.product_code = s.product_code) as ledger
    from stock s where s.tenant_id = 'alpha' and s.sale_unit = 'C1' and s.product_code = 'P1'`);
  expect(row?.left).toBe(row?.ledger);
  return row?.left;
};

const WAY = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
async function takenTo(
  state: (typeof WAY)[number],
  packed?: { Line: number; Packed: number }[],
): Promise<Key> {
  const key = await desk.place();
  for (let at = 0; WAY[at] !== state; at += 1) {
    const [From, To] = [WAY[at] ?? 'Wait', WAY[at + 1] ?? 'Wait'];
    const answer = await desk.step(key, {
      From,
      To,
      ...(To === 'Packed' && packed ? { Lines: packed } : {}),
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  return key;
}

describe('an order that comes back', () => {
  test.each(['Shipping', 'Delivered'] as const)(
    'B-28 from %s is Returned, with a reason, a document, and all of its goods in stock again',
    async (From) => {
      const before = await stock();
      const key = await takenTo(From);
      expect((await desk.step(key, { From, To: 'Returned' })).json().code).toBe('REASON_MISSING');
      const back = await desk.step(key, { From, To: 'Returned', Reason: 'ลูกค้าไม่รับ' });
      expect(back.json<Detail>().Order.Status).toBe('Returned');
      expect(await stock()).toBe(before);
      const [document] = await shop.database.asOwner(
        `select reason, is_whole as whole, amount_satang::int as amount from order_returns where order_id = $1`,
        [key.orderid],
      );
      expect(document).toEqual({ reason: 'ลูกค้าไม่รับ', whole: true, amount: TOTAL * 100 });
      expect(back.json<Detail>().Steps).toEqual([]);
    },
  );

  test('B-28 packed in part, only what was sent comes back', async () => {
    const before = await stock();
    const key = await takenTo('Shipping', [{ Line: 1, Packed: 2 }]);
    const back = await desk.step(key, { From: 'Shipping', To: 'Returned', Reason: 'x' });
    expect(back.statusCode, back.body).toBe(200);
    expect(await stock()).toBe(before);
  });

  test('B-28 canceled after it was packed, also in part, it gives back what was packed', async () => {
    const before = await stock();
    for (const lines of [undefined, [{ Line: 1, Packed: 2 }]]) {
      const key = await takenTo('Packed', lines);
      const canceled = await desk.step(key, { From: 'Packed', To: 'Canceled', Reason: 'x' });
      expect(canceled.json<Detail>().Order.Status).toBe('Canceled');
      expect(await stock()).toBe(before);
    }
  });

  test('B-28 does so once, however many ask at the same moment', async () => {
    const before = await stock();
    const key = await takenTo('Delivered');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.step(key, { From: 'Delivered', To: 'Returned', Reason: 'x' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await stock()).toBe(before);
  });
});
