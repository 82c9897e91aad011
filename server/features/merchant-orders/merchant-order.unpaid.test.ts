/** The shop sends nothing before the money is there, of an order that must be paid first. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { createDesk, type Key } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());

const set = ({ orderid }: Key, changes: string) =>
  shop.database.asOwner(`update orders set ${changes} where tenant_id = 'alpha' and order_id = $1`, [
    orderid,
  ]);

test('U-05v an order that must be paid first is not approved before it is, nor sent, and may be canceled', async () => {
  const key = await desk.place();
  await set(key, `payment_kind = 'promptpay', payment_type = -1`);
  const approve = { From: 'Wait', To: 'Approved' } as const;
  const refused = await desk.step(key, approve);
  expect(verdict(refused)).toBe('409 PAYMENT_DUE');
  expect(verdict(await desk.step(key, approve, 'ADMIN'))).toBe('409 PAYMENT_DUE');
  await set(key, `payment_status = 'paid', paid_satang = total_satang`);
  expect((await desk.step(key, approve)).statusCode).toBe(200);
  // The money was taken back meanwhile.
  await set(key, `payment_status = 'unpaid', paid_satang = 0`);
  expect(verdict(await desk.step(key, { From: 'Approved', To: 'Packed' }))).toBe('409 PAYMENT_DUE');
  expect((await desk.step(key, { From: 'Approved', To: 'Canceled', Reason: 'Not paid' })).statusCode).toBe(
    200,
  );
});
