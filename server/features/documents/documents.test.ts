import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesOf } from '../../testing/call-tests.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let orderid: string;

beforeAll(async () => {
  shop = await createTestShop();
  const token = await shop.tokenOf('alpha', 'CUST1');
  const placed = await shop.call('placeOrder', { token, ...samplesOf('alpha').placeOrder });
  orderid = placed.json<{ Order: { OrderID: string } }>().Order.OrderID;
});
afterAll(() => shop.stop());

test('B-92 a document comes as a PDF to be saved under its name, and is kept nowhere', async () => {
  const params = { orderid, saleunit: 'C1', kind: 'packing-list' };
  const answer = await shop.call('merchantOrderDocument', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params,
  });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="packing-list-${orderid}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.rawPayload.subarray(-8).toString()).toContain('%%EOF');
});

test('B-92 a document that cannot be had is refused in JSON as everything is', async () => {
  const params = { orderid: '260302-ZZZZZ', saleunit: 'C1', kind: 'packing-list' };
  const answer = await shop.call('merchantOrderDocument', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
});
