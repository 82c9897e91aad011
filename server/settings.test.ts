/** Settings that affect the API: each is changed in a shop, as staff would, and a response changes. */
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { OpenKey } from '#domain/web-config/registry.ts';
import { tags } from './cache/tags.ts';
import { addressId, PRICES, STOCK } from './testing/shop-data.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

const PIECE = PRICES.alpha[0] / 100;
let shop: TestShop;
let keys = 0;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(`delete from orders; delete from idempotency_keys; delete from stock_ledger`);
  await stock('P1', STOCK);
});
afterEach(async () => {
  await shop.database.asOwner(`delete from web_config where tenant_id = 'alpha'`);
  shop.deps.events.publish({ tags: [tags.config('alpha')] });
});

/** Changes settings of alpha; their cached data is dropped as when staff change them. */
async function set(settings: Partial<Record<OpenKey, string>>): Promise<void> {
  for (const [opt, value] of Object.entries(settings))
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)
       on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
      [opt, value],
    );
  shop.deps.events.publish({ tags: [tags.config('alpha')] });
}
const stock = (code: string, pieces: number) =>
  shop.database.asOwner(`update stock set on_hand = $2, held = 0 where product_code = $1`, [code, pieces]);
const customer = async () => ({ token: await shop.tokenOf('alpha', 'CUST1') });
/** The stock word of a product in a list. */
const wordOf = async (code: string) => {
  const answer = await shop.call('listProducts', { ...(await customer()), body: { Take: 12 } });
  const products = answer.json<CallAnswer<'listProducts'>>();
  return products.find(({ P_Code }) => P_Code === code)?.Stock.StockWord;
};
const lines = (code: string, pieces: number) => [{ P_Code: code, qty1: pieces, qty2: 0, qty3: 0 }];
const quote = async (pieces: number, code = 'P1') => {
  const body = { SaleUnit: 'C1', Lines: lines(code, pieces) };
  return (await shop.call('quote', { ...(await customer()), body })).json<CallAnswer<'quote'>>();
};
const place = async (total = PIECE) =>
  shop.call('placeOrder', {
    ...(await customer()),
    headers: { 'idempotency-key': `settings-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines: lines('P1', 1),
      ShipTo: addressId('alpha', 'CUST1'),
      PaymentType: 0,
      SeenTotal: total,
    },
  });
const placed = async () => (await place()).json<CallAnswer<'placeOrder'>>().Order;

describe('W-01 stock', () => {
  test('OUT_OF_STOCK_DISABLE_ENABLED: what is gone cannot be ordered, or is sold on', async () => {
    await stock('P1', 0);
    expect(await wordOf('P1')).toBe('out_of_stock');
    expect((await quote(1)).Problems).toEqual([{ code: 'OUT_OF_STOCK', P_Code: 'P1', limit: 0 }]);
    await set({ OUT_OF_STOCK_DISABLE_ENABLED: 'N' });
    expect(await wordOf('P1')).toBe('in_stock');
    expect((await quote(1)).Problems).toEqual([]);
    expect((await place()).statusCode).toBe(200);
  });

  test('STOCK_ITEM_CHECK_ENABLED: only what counts stock can be gone, or everything', async () => {
    await stock('P3', 0);
    expect(await wordOf('P3')).toBe('in_stock');
    expect((await quote(1, 'P3')).Problems).toEqual([]);
    await set({ STOCK_ITEM_CHECK_ENABLED: 'N' });
    expect(await wordOf('P3')).toBe('out_of_stock');
    expect((await quote(1, 'P3')).Problems).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
  });

  test('MINIMUM_STOCK_ENABLED and MINIMUM_STOCK: what is nearly gone is shown as limited', async () => {
    await stock('P1', 5);
    expect(await wordOf('P1')).toBe('limited');
    await set({ MINIMUM_STOCK: '5' });
    expect(await wordOf('P1')).toBe('in_stock');
    await set({ MINIMUM_STOCK: '6' });
    expect(await wordOf('P1')).toBe('limited');
    await set({ MINIMUM_STOCK_ENABLED: 'N' });
    expect(await wordOf('P1')).toBe('in_stock');
  });
});

describe('W-02 what an order may be worth', () => {
  test('CHECKOUT_MINIMUM_VALUE stops what is below it', async () => {
    expect((await quote(1)).Problems).toEqual([]);
    await set({ CHECKOUT_MINIMUM_VALUE: '20' });
    expect((await quote(1)).Problems).toEqual([{ code: 'BELOW_MINIMUM', limit: 20 }]);
    expect((await quote(2)).Problems).toEqual([]);
    expect((await place()).json()).toMatchObject({ code: 'ORDER_STOPPED' });
  });

  test('CHECKOUT_MAXIMUM_VALUE stops what is above it', async () => {
    await set({ CHECKOUT_MAXIMUM_VALUE: '20' });
    expect((await quote(1)).Problems).toEqual([]);
    expect((await quote(2)).Problems).toEqual([{ code: 'ABOVE_MAXIMUM', limit: 20 }]);
  });
});

test('W-03 DELIVERY_METHODS: the fee of the first is added to an order, and none from its free value on', async () => {
  const van = { code: 'DELIVERY', kind: 'transport', th: 'รถของร้าน', en: 'Our van', fee: 45.5 };
  expect(await quote(2)).toMatchObject({ DeliveryFee: 0, Total: 2 * PIECE });
  await set({ DELIVERY_METHODS: JSON.stringify([van]) });
  expect(await quote(2)).toMatchObject({ DeliveryFee: 45.5, Total: 2 * PIECE + 45.5 });
  await set({ DELIVERY_METHODS: JSON.stringify([{ ...van, freeFrom: 2 * PIECE }]) });
  expect(await quote(1)).toMatchObject({ DeliveryFee: 45.5 });
  expect(await quote(2)).toMatchObject({ DeliveryFee: 0, Total: 2 * PIECE });
});

test('W-04 U-05 CASH_ON_DELIVERY_ENABLED: a shop without it takes no order that is paid so', async () => {
  await set({ CASH_ON_DELIVERY_ENABLED: 'N' });
  const refused = await place();
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'PAYMENT_NOT_OFFERED' }]);
  await set({ CASH_ON_DELIVERY_ENABLED: 'Y' });
  expect((await place()).statusCode).toBe(200);
});

test('W-05 ORDER_CANCEL_ENABLED: buyers may cancel, or leave it to the shop', async () => {
  const { OrderID: orderid, MayCancel } = await placed();
  expect(MayCancel).toBe(true);
  await set({ ORDER_CANCEL_ENABLED: 'N' });
  expect((await placed()).MayCancel).toBe(false);
  const given = { ...(await customer()), params: { orderid, saleunit: 'C1' } };
  const read = await shop.call('orderDetail', given);
  expect(read.json<CallAnswer<'orderDetail'>>().Order).toMatchObject({ Status: 'Wait', MayCancel: false });
  expect((await shop.call('cancelOrder', given)).json()).toMatchObject({ code: 'ORDER_NOT_CANCELABLE' });
  await set({ ORDER_CANCEL_ENABLED: 'Y' });
  expect((await shop.call('cancelOrder', given)).statusCode).toBe(200);
});

/** Requests that go out over https, which would need a certificate, are answered over plain http on this port. */
function answerHttpsBy(port: number) {
  const overHttps = vi.spyOn(https, 'request');
  overHttps.mockImplementation((_: unknown, ...rest: unknown[]) => {
    const [options, answered] = rest as [RequestOptions, (response: IncomingMessage) => void];
    return request(`http://127.0.0.1:${port}`, options, answered);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    overHttps.mockRestore();
    syncBuiltinESMExports();
  });
  return overHttps;
}

describe('W-06 text messages', () => {
  const told = (orderId: string) => shop.sent.filter(({ text }) => text.includes(orderId));
  const untilTold = async (orderId: string) => {
    await expect.poll(() => told(orderId)).toHaveLength(1);
  };

  test('SMS_SENDER: they bear the name that the shop has set', async () => {
    const { OrderID: before } = await placed();
    await untilTold(before);
    expect(told(before)[0]?.sender).toBeUndefined();
    await set({ SMS_SENDER: 'ALPHASHOP' });
    const { OrderID: after } = await placed();
    await untilTold(after);
    expect(told(after)[0]?.sender).toBe('ALPHASHOP');
  });

  test('SMS_GATEWAY_URL and SMS_GATEWAY_SECRET: they leave through the shop’s own provider', async () => {
    const heard: { authorization: string | undefined; body: string }[] = [];
    const provider = createServer(async (asked, response) => {
      heard.push({ authorization: asked.headers.authorization, body: await textOf(asked) });
      response.end();
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    onTestFinished(() => void provider.close());
    const overHttps = answerHttpsBy(port);

    const setSecret = async (Value: string) => {
      const token = await shop.tokenOf('alpha', 'ADMIN');
      const params = { Opt: 'SMS_GATEWAY_SECRET' };
      const answer = await shop.call('setSecretSetting', { token, params, body: { Value } });
      expect(answer.statusCode).toBe(200);
    };
    await set({ SMS_GATEWAY_URL: 'https://sms.example/send' });
    await setSecret('');
    const { OrderID: without } = await placed();
    await untilTold(without);
    expect(overHttps, 'an address without its secret is not offered').not.toHaveBeenCalled();

    await setSecret('of alpha alone');
    const { OrderID } = await placed();
    await expect.poll(() => heard).toHaveLength(1);
    expect(overHttps.mock.calls.map(([url]) => String(url))).toEqual(['https://sms.example/send']);
    expect(heard[0]?.authorization).toBe('Bearer of alpha alone');
    expect(heard[0]?.body).toContain(OrderID);
    expect(told(OrderID)).toEqual([]);
  });
});
