/** What the buyer saw against what the server computes: price changes that cancel each other out are reported too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const PIECE = PRICES.alpha[0] / 100;
let shop: TestShop;
let keys = 0;

const seeing = (first: number, second: number) => ({
  SeenTotal: 2 * PIECE,
  SeenPrices: [
    { P_Code: 'P1', Unit: 1, UnitPrice: first },
    { P_Code: 'P2', Unit: 1, UnitPrice: second },
  ],
});
const place = async (seen: object) =>
  shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    headers: { 'idempotency-key': `seen-key-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines: ['P1', 'P2'].map((P_Code) => ({ P_Code, qty1: 1, qty2: 0, qty3: 0 })),
      ShipTo: addressId('alpha', 'CUST1'),
      PaymentType: 0,
      ...seen,
    },
  });

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());

test('C-07 S-70 prices that change against each other are reported although the total is as it was seen', async () => {
  const answer = await place(seeing(PIECE + 1, PIECE - 1));
  expect(answer.json()).toMatchObject({
    statusCode: 409,
    code: 'PRICES_CHANGED',
    details: { Total: 2 * PIECE, Lines: [{ UnitPrice: PIECE }, { UnitPrice: PIECE }] },
  });
  expect((await place({ ...seeing(PIECE, PIECE), SeenPrices: [] })).statusCode).toBe(409);
  expect(await shop.database.asOwner('select order_id from orders')).toEqual([]);
  expect((await place(seeing(PIECE, PIECE))).statusCode).toBe(200);
});
