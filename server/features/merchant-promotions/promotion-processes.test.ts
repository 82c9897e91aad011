/** Two processes on one database: what staff do to a promotion in one is what the other shows and computes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { bodyWith, createPromotionDesk } from '../../testing/promotion-desk.ts';
import { clearPromotions, promote } from '../../testing/promotions.ts';
import { createSecondProcess, type SecondProcess } from '../../testing/second-process.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let here: TestShop;
let there: SecondProcess;
let desk: ReturnType<typeof createPromotionDesk>;
const heardThere: string[] = [];
beforeAll(async () => {
  here = await createTestShop({ running: true });
  there = await createSecondProcess(here);
  desk = createPromotionDesk(here);
  there.deps.events.subscribe((change) => {
    if ('tags' in change) heardThere.push(...change.tags);
  });
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

/** Messages come in their order: once it hears this mark, it has heard of everything before. */
async function thereHasHeard(): Promise<void> {
  const mark = `alpha/product/${randomUUID()}`;
  here.deps.events.publish({ tags: [mark] });
  await expect.poll(() => heardThere).toContain(mark);
}
const servedThere = async (tenant: TestTenant = 'alpha') => {
  await thereHasHeard();
  return served(there, tenant);
};
const nothing = { off: 0, marks: [] };

test('P-18 a promotion that is planned, changed, ended and enabled again in one process is so in the other', async () => {
  expect(await servedThere()).toEqual(nothing);
  const id = await desk.planned();
  expect(await servedThere()).toEqual({ off: 50, marks: [id] });
  const cheaper = { PromotionDetails: [{ BuyMin: 6, DiscNumber: 20 }], Promotion: { Version: 1 } };
  expect((await desk.update(id, bodyWith(cheaper))).statusCode).toBe(200);
  expect(await servedThere()).toEqual({ off: 20, marks: [id] });
  await desk.enable(id, 'N');
  expect(await servedThere()).toEqual(nothing);
  await desk.enable(id, 'Y');
  expect(await servedThere()).toEqual({ off: 20, marks: [id] });
  expect(await served(here)).toEqual({ off: 20, marks: [id] });
});

test('P-18 both keep what they read until then, and a change of the other shop makes them read nothing again', async () => {
  await promote(here, { id: 'BETAS', steps: [{ from: 1, discount: ['B', 700] }] }, 'beta');
  const betas = { off: 7, marks: ['BETAS'] };
  expect(await servedThere('beta')).toEqual(betas);
  expect(await served(here, 'beta')).toEqual(betas);
  const hide = (tenant: TestTenant) =>
    here.database.asOwner('update promotions set is_active = false where tenant_id = $1', [tenant]);
  // No call made this change, so nobody is told of it.
  await hide('beta');
  const id = await desk.planned();
  expect(await servedThere()).toEqual({ off: 50, marks: [id] });
  expect(await served(here)).toEqual({ off: 50, marks: [id] });
  await hide('alpha');
  for (const shop of [here, there]) {
    expect(await served(shop)).toEqual({ off: 50, marks: [id] });
    expect(await served(shop, 'beta')).toEqual(betas);
  }
});

test('P-18 two that apply are both named by the product’s answer at once, in either process and for guest and customer', async () => {
  const named = async (shop: TestShop, who: 'GUEST' | 'CUST1') => {
    const answer = await shop.call('productDetail', {
      token: await shop.tokenOf('alpha', who),
      params: { code: 'P1' },
    });
    return answer.json<{ Data: Product }>().Data.promotionproduct.map(({ PromotionId }) => PromotionId);
  };
  const namedAnywhere = async () => {
    await thereHasHeard();
    const all = await Promise.all(
      [here, there].flatMap((shop) => (['GUEST', 'CUST1'] as const).map((who) => named(shop, who))),
    );
    return new Set(all.map((ids) => ids.toSorted().join(' ')));
  };
  const [one, two] = [await desk.planned(), await desk.planned({ Promotion: { FlagEnabled: 'N' } })];
  expect(await namedAnywhere()).toEqual(new Set([one]));
  // Together they take off more than half.
  expect((await desk.enable(two, 'Y', 'ADMIN')).statusCode).toBe(200);
  expect(await namedAnywhere()).toEqual(new Set([[one, two].toSorted().join(' ')]));
  await desk.enable(one, 'N');
  expect(await namedAnywhere()).toEqual(new Set([two]));
});
