/** Prices and quantities beyond the maximum amount: reported at the line, never a server error. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TENANTS, addressId, type TestTenant } from '../../testing/shop-data.ts';
import { setPrice as setPriceOf } from '../../testing/set-price.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let keys = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const MAX = 99_999;
const line = (P_Code: string, qty1: number) => ({ P_Code, qty1, qty2: 0, qty3: 0 });
const setPrice = (tenant: TestTenant, code: string, baht: number): Promise<void> =>
  setPriceOf(shop, { tenant, code, baht });
async function bought(tenant: TestTenant, Lines: ReturnType<typeof line>[], SeenTotal: number) {
  const token = await shop.tokenOf(tenant, 'CUST1');
  const quote = await shop.call('quote', { token, body: { SaleUnit: 'C1', Lines } });
  const order = await shop.call('placeOrder', {
    token,
    headers: { 'idempotency-key': `amounts-test-${(keys += 1)}` },
    body: { SaleUnit: 'C1', Lines, ShipTo: addressId(tenant, 'CUST1'), PaymentType: 0, SeenTotal },
  });
  return { quote, order };
}

describe.each(TENANTS)('in %s', (tenant) => {
  beforeEach(async () => {
    await shop.database.asOwner(`update stock set on_hand = 1000000 where tenant_id = $1`, [tenant]);
  });

  test('the dearest price times the largest quantity is a problem of its line', async () => {
    await setPrice(tenant, 'P1', 1_000_000_000);
    const { quote, order } = await bought(tenant, [line('P1', MAX), line('P2', 1)], 1);
    expect(quote.statusCode, quote.body).toBe(200);
    const Problems = [{ code: 'AMOUNT_TOO_LARGE', P_Code: 'P1' }];
    expect(quote.json().Problems).toEqual(Problems);
    expect([order.statusCode, order.json().code, order.json().details]).toEqual([
      409,
      'ORDER_STOPPED',
      { Problems },
    ]);
  });

  test('the line that takes the sum beyond the limit is named, and the limit itself can be ordered', async () => {
    await setPrice(tenant, 'P1', 1_000_000);
    await setPrice(tenant, 'P2', 1_000_000);
    const over = await bought(tenant, [line('P1', 600), line('P2', 401)], 1);
    expect(over.quote.json().Problems).toEqual([{ code: 'AMOUNT_TOO_LARGE', P_Code: 'P2' }]);
    const { order } = await bought(tenant, [line('P1', 600), line('P2', 400)], 1_000_000_000);
    expect(order.statusCode, order.body).toBe(200);
    expect(order.json().Order.Total).toBe(1_000_000_000);
  });
});
