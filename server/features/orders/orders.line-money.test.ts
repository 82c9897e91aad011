/** What each line of an order costs, what was taken off it and its tax: at every step they add up to the order. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressId } from '../../testing/shop-data.ts';
import { createDesk, type Detail } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

const satang = (baht: number) => Math.round(baht * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + satang(amount), 0);
const taxOf = (amount: number) => Math.round((satang(amount) * 7) / 107) / 100;

/** The lines' amounts, discounts and taxes are the order's, to the satang. */
function expectAddsUp({ Order, OrderDetails }: Detail, feeTax = 0): void {
  const amounts = OrderDetails.map((line) => line.PackedAmount ?? line.Amount);
  expect(sumOf(amounts) + satang(Order.DeliveryFee)).toBe(satang(Order.Total));
  expect(satang(Order.Subtotal) - satang(Order.DiscountAmount)).toBe(sumOf(amounts));
  const taxes = OrderDetails.map((line) => line.PackedTaxAmount ?? line.TaxAmount);
  expect(sumOf(taxes) + satang(feeTax)).toBe(satang(Order.TaxAmount));
}

describe('K-68 the money of an order’s lines', () => {
  test('a line keeps price, kind and rate of tax of its day, whatever becomes of the product', async () => {
    const key = await desk.place();
    const placed = (await desk.detail(key)).json<Detail>();
    expectAddsUp(placed);
    for (const line of placed.OrderDetails)
      expect(line).toMatchObject({
        DiscountAmount: 0,
        TaxType: 1,
        TaxRate: 7,
        TaxAmount: taxOf(line.Amount),
        IsFree: false,
      });
    await shop.database.asOwner(
      `update product_prices set tax_type = 0, level1 = level1 * 2 where tenant_id = 'alpha'`,
    );
    expect((await desk.detail(key)).json<Detail>().OrderDetails).toEqual(placed.OrderDetails);
    await shop.database.asOwner(
      `update product_prices set tax_type = 1, level1 = level1 / 2 where tenant_id = 'alpha'`,
    );
  });

  test('packed in part, what is left of each line still adds up', async () => {
    const key = await desk.place();
    await desk.step(key, { From: 'Wait', To: 'Approved' });
    const Lines = [
      { Line: 1, Packed: 2 },
      { Line: 3, Packed: 1 },
    ];
    const packed = (await desk.step(key, { From: 'Approved', To: 'Packed', Lines })).json<Detail>();
    expectAddsUp(packed);
    expect(packed.OrderDetails.map((line) => line.PackedQuantity)).toEqual([2, 1, 1]);
  });

  test('a level with a kind of tax of its own is quoted and ordered with it', async () => {
    await shop.database.asOwner(
      `update product_prices set tax_type2 = 2, level2 = 1000 where product_code = 'P1' and unit_no = 1;
       update customers set price_level = 2 where customer_code = 'CUST1'`,
    );
    const quote = async (tenant: 'alpha' | 'beta') =>
      shop.call('quote', {
        token: await shop.tokenOf(tenant, 'CUST1'),
        body: { SaleUnit: 'C1', Lines: [{ P_Code: 'P1', qty1: 3, qty2: 0, qty3: 0 }] },
      });
    const { Lines, Total } = (await quote('alpha')).json();
    expect(Lines).toMatchObject([{ UnitPrice: 10.7, Amount: 32.1, TaxType: 2, TaxRate: 7, TaxAmount: 2.1 }]);
    const placed = await shop.call('placeOrder', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      headers: { 'idempotency-key': 'line-money-level' },
      body: {
        SaleUnit: 'C1',
        Lines: [{ P_Code: 'P1', qty1: 3, qty2: 0, qty3: 0 }],
        ShipTo: addressId('alpha', 'CUST1'),
        PaymentType: 0,
        SeenTotal: Total,
      },
    });
    expect(placed.json().OrderDetails).toMatchObject([{ TaxType: 2, TaxAmount: 2.1 }]);
    await shop.database.asOwner(
      `update product_prices set tax_type2 = null, level2 = null; update customers set price_level = 1`,
    );
    expect((await quote('alpha')).json().Lines).toMatchObject([{ TaxType: 1 }]);
  });
});
