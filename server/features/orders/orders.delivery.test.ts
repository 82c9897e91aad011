/** The delivery method of an order: chosen by the buyer, computed by the server, stored with the order. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Detail = CallAnswer<'placeOrder'>;
const PIECE = PRICES.alpha[0] / 100;
const VAN = {
  code: 'DELIVERY',
  kind: 'transport',
  th: 'รถของร้าน',
  en: 'Our van',
  fee: 45.5,
  freeFrom: 3 * PIECE,
};
const PARCEL = { code: 'PARCEL', kind: 'parcel', th: 'พัสดุ', en: 'Parcel', fee: 60 };
const PICKUP = { code: 'PICKUP', kind: 'pickup', th: 'รับเอง', en: 'Pick up' };

let shop: TestShop;
let keys = 0;

async function offer(tenantId: string, ...methods: object[]): Promise<void> {
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ($1, 'DELIVERY_METHODS', $2)
     on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
    [tenantId, JSON.stringify(methods)],
  );
  shop.deps.events.publish({ tags: [tags.config(tenantId)] });
}
const asCustomer = async () => ({ token: await shop.tokenOf('alpha', 'CUST1') });
const cart = (pieces: number) => ({
  SaleUnit: 'C1',
  Lines: [{ P_Code: 'P1', qty1: pieces, qty2: 0, qty3: 0 }],
});
const quote = async (pieces: number, DeliveryMethod?: string) =>
  (await shop.call('quote', { ...(await asCustomer()), body: { ...cart(pieces), DeliveryMethod } })).json<
    CallAnswer<'quote'>
  >();
const place = async (more: object) =>
  shop.call('placeOrder', {
    ...(await asCustomer()),
    headers: { 'idempotency-key': `delivery-${(keys += 1)}` },
    body: { ...cart(1), ShipTo: addressId('alpha', 'CUST1'), PaymentType: 0, ...more },
  });
const detail = async ({ OrderID, SaleUnit }: Detail['Order'], language: 'th' | 'en' = 'en') => {
  const params = { orderid: OrderID, saleunit: SaleUnit };
  return (await shop.call('orderDetail', { ...(await asCustomer()), params, language })).json<Detail>();
};

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner('delete from orders; delete from web_config');
  await offer('alpha', VAN, PARCEL, PICKUP);
  await offer('beta', PICKUP);
});

describe('W-03 C-07 the way of delivery', () => {
  test('has a fee of its own, free from the value that its own rule names', async () => {
    expect(await quote(1)).toMatchObject({ DeliveryFee: 45.5, Total: PIECE + 45.5, Problems: [] });
    expect(await quote(1, 'PARCEL')).toMatchObject({ DeliveryFee: 60, Total: PIECE + 60 });
    expect(await quote(1, 'PICKUP')).toMatchObject({ DeliveryFee: 0, Total: PIECE });
    expect(await quote(3, 'DELIVERY')).toMatchObject({ DeliveryFee: 0 });
    expect(await quote(3, 'PARCEL')).toMatchObject({ DeliveryFee: 60 });
  });

  test('is stored with the order as it was chosen, in both languages, whatever the shop changes later', async () => {
    const placed = (
      await place({ DeliveryMethod: 'PARCEL', SeenTotal: PIECE + 60, SeenDeliveryFee: 60 })
    ).json<Detail>();
    const parcel = { DeliveryMethod: 'PARCEL', DeliveryKind: 'parcel', DeliveryFee: 60, Total: PIECE + 60 };
    expect(placed.Order).toMatchObject({ ...parcel, DeliveryName: 'Parcel' });
    await offer('alpha', { ...PARCEL, th: 'พัสดุใหม่', en: 'New parcel', fee: 99 });
    expect((await detail(placed.Order)).Order).toEqual(placed.Order);
    expect((await detail(placed.Order, 'th')).Order).toMatchObject({ ...parcel, DeliveryName: 'พัสดุ' });
    const { Data } = (await shop.call('listOrders', await asCustomer())).json<CallAnswer<'listOrders'>>();
    expect(Data[0]).toMatchObject({ ...parcel, DeliveryName: 'Parcel' });
  });

  test("is the shop's first where none is named", async () => {
    const placed = (await place({ SeenTotal: PIECE + 45.5 })).json<Detail>();
    expect(placed.Order).toMatchObject({ DeliveryMethod: 'DELIVERY', DeliveryKind: 'transport' });
  });

  test('that the shop does not offer stops the order, with all else that does', async () => {
    expect((await quote(1, 'DRONE')).Problems).toEqual([{ code: 'DELIVERY_NOT_OFFERED' }]);
    const answer = await place({ DeliveryMethod: 'DRONE', SeenTotal: PIECE });
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'ORDER_STOPPED',
      details: { Problems: [{ code: 'DELIVERY_NOT_OFFERED' }] },
    });
    expect(await shop.database.asOwner('select order_id from orders')).toEqual([]);
  });

  test("is each shop's own: another shop's is not offered", async () => {
    const token = await shop.tokenOf('beta', 'CUST1');
    const asked = async (DeliveryMethod?: string) =>
      (await shop.call('quote', { token, body: { ...cart(1), DeliveryMethod } })).json<CallAnswer<'quote'>>();
    expect(await asked('PARCEL')).toMatchObject({ Problems: [{ code: 'DELIVERY_NOT_OFFERED' }] });
    expect(await asked()).toMatchObject({ Problems: [], DeliveryFee: 0 });
  });
});

describe('W-03 what the buyer saw', () => {
  test('is compared with the current fee: another fee is reported, and nothing is ordered', async () => {
    await offer('alpha', { ...VAN, fee: 50 });
    const answer = await place({
      DeliveryMethod: 'DELIVERY',
      SeenTotal: PIECE + 45.5,
      SeenDeliveryFee: 45.5,
    });
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'TOTAL_CHANGED',
      details: { DeliveryFee: 50, Total: PIECE + 50 },
    });
    expect(await shop.database.asOwner('select order_id from orders')).toEqual([]);
  });

  test('is reported also where the goods are as much cheaper as the fee is dearer', async () => {
    const answer = await place({ SeenTotal: PIECE + 45.5, SeenDeliveryFee: 40.5 });
    expect(answer.json()).toMatchObject({ code: 'PRICES_CHANGED', details: { DeliveryFee: 45.5 } });
  });
});
