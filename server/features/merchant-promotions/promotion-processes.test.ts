/** Two processes on one database: what staff do to a promotion in one is what the other shows and computes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { eventually } from '#database/testing.ts';
import { bodyWith, createPromotionDesk } from '../../testing/promotion-desk.ts';
import { clearPromotions, promote } from '../../testing/promotions.ts';
import { createSecondProcess, type SecondProcess } from '../../testing/second-process.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let here: TestShop;
let there: SecondProcess;
let desk: ReturnType<typeof createPromotionDesk>;
beforeAll(async () => {
  here = await createTestShop({ running: true });
  there = await createSecondProcess(here);
  desk = createPromotionDesk(here);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(() => clearPromotions(here));

/** Baht off six pieces of P1 for a customer, and the promotions on its card for guests. */
async function served(shop: TestShop, tenant: TestTenant = 'alpha') {
  const body = { SaleUnit: 'C1', Lines: [{ P_Code: 'P1', qty1: 6, qty2: 0, qty3: 0 }] };
  const quote = await shop.call('quote', { token: await shop.tokenOf(tenant, 'CUST1'), body });
  const list = await shop.call('listProducts', { token: await shop.tokenOf(tenant, 'GUEST') });
  const product = list.json<Product[]>().find(({ P_Code }) => P_Code === 'P1');
  return {
    off: quote.json<{ DiscountAmount: number }>().DiscountAmount,
    marks: product?.promotionproduct.map(({ PromotionId }) => PromotionId) ?? [],
  };
}
const untilServedThere = (state: object) =>
  eventually(async () => expect(await served(there)).toEqual(state));
const nothing = { off: 0, marks: [] };

test('P-18 a promotion that is planned, changed, ended and enabled again in one process is so in the other', async () => {
  await untilServedThere(nothing);
  const id = await desk.planned();
  await untilServedThere({ off: 50, marks: [id] });
  const cheaper = { PromotionDetails: [{ BuyMin: 6, DiscNumber: 20 }], Promotion: { Version: 1 } };
  expect((await desk.update(id, bodyWith(cheaper))).statusCode).toBe(200);
  await untilServedThere({ off: 20, marks: [id] });
  await desk.enable(id, 'N');
  await untilServedThere(nothing);
  await desk.enable(id, 'Y');
  await untilServedThere({ off: 20, marks: [id] });
  expect(await served(here)).toEqual({ off: 20, marks: [id] });
});

test('P-18 both keep what they read: what no call changed is not seen, and nothing of the other shop is read again', async () => {
  await promote(here, { id: 'BETAS', steps: [{ from: 1, discount: ['B', 700] }] }, 'beta');
  const betas = { off: 7, marks: ['BETAS'] };
  await eventually(async () => expect(await served(there, 'beta')).toEqual(betas));
  expect(await served(here, 'beta')).toEqual(betas);
  const id = await desk.planned();
  await untilServedThere({ off: 50, marks: [id] });
  expect(await served(here)).toEqual({ off: 50, marks: [id] });
  await here.database.asOwner('update promotions set is_active = false');
  for (const shop of [here, there]) {
    expect(await served(shop)).toEqual({ off: 50, marks: [id] });
    expect(await served(shop, 'beta')).toEqual(betas);
  }
});
