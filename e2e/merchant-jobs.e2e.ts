/** Daily jobs of the desk by keys alone, each with the most keys that it may take. In English on a desktop alone. */
import type { Page } from '@playwright/test';
import { adminOf, customerOfMobile } from './callers.ts';
import { expect, test } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { keysOf, type Keys } from './steps/keys.ts';
import { bringStaff } from './steps/staff.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('table').locator('[data-row-stop]');

/** Told in the run's own report, so that it is seen when a job takes more. */
function tell(job: string, keys: Keys, since: number): void {
  test.info().annotations.push({
    type: 'keys',
    description: `${job}: ${keys.count()} keys, ${Date.now() - since} ms`,
  });
}

test('B-72 twenty of the orders that wait are found and approved with at most 20 keys', async ({
  page,
  context,
  goods,
  shop,
  at,
}) => {
  const mobile = goods.takeCustomer({ atAnyPrice: true });
  const { caller } = await customerOfMobile({ ...shop, language: 'en' }, mobile);
  const { P_Code } = await goods.takeProduct(caller, { units: 1, enoughFor: 20 });
  const { CUSTOMERCODE: code } = await caller.api.customerProfile();
  // An order of the demo data may wait as well.
  const admin = await adminOf({ ...shop, language: 'en' });
  const waiting = await admin.merchantOrders({
    query: { tab: 'Wait', customer: [code], saleUnit: caller.saleUnit },
  });
  for (let order = waiting.Data.length; order < 20; order += 1)
    await placeOrder(caller, [{ P_Code, qty1: 1 }]);
  await bringStaff(context, at('/'), 'admin', caller.saleUnit);
  await page.goto(at('/merchant/order?tab=Wait'));
  await expect(rows(page).nth(19)).toBeVisible();
  const [keys, since] = [keysOf(page), Date.now()];
  await keys.press('/');
  await keys.type(code);
  await expect(page).toHaveURL(new RegExp(`text=${code}`));
  await expect(main(page).getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page)).toHaveCount(20);
  await keys.press('ArrowDown');
  await keys.press('Control+A');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await keys.reach(bar.getByRole('button', { name: 'Approve', exact: true }));
  await keys.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Approve: 20 orders?' });
  await keys.reach(asked.getByRole('button', { name: 'Approve', exact: true }));
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Background tasks' })).toContainText('All 20 succeeded');
  tell('approve 20', keys, since);
  expect(keys.count()).toBeLessThanOrEqual(20);
  await expect(main(page).getByText('No order matches')).toBeVisible();
});

test('B-28 what came back of a delivered order is recorded with at most 36 keys', async ({
  page,
  context,
  goods,
  shop,
  at,
  signIn,
}) => {
  const caller = await signIn(goods.takeCustomer({ atAnyPrice: true }));
  const { P_Code } = await goods.takeProduct(caller, { units: 1, enoughFor: 3 });
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 3 }]);
  const admin = await adminOf({ ...shop, language: 'en' });
  const params = { orderid: Order.OrderID, saleunit: Order.SaleUnit };
  const states = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
  for (const [place, From] of states.slice(0, -1).entries())
    await admin.stepMerchantOrder({ params, body: { From, To: states[place + 1] ?? From } });
  await bringStaff(context, at('/'), 'admin', caller.saleUnit);
  await page.goto(at('/merchant'));
  const [keys, since] = [keysOf(page), Date.now()];
  await keys.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Search the back office' })).toBeFocused();
  await keys.type(Order.OrderID.slice(-5));
  await expect(page.getByRole('option', { name: new RegExp(Order.OrderID) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keys.press('Enter');
  const button = main(page).getByRole('button', { name: 'Take goods back', exact: true });
  await expect(button).toBeVisible();
  await keys.reach(button);
  await keys.press('Enter');
  const sheet = page.getByRole('dialog');
  // A promotion may have brought free goods, which have a line of their own.
  await keys.reach(sheet.getByRole('textbox', { name: /^Came back of / }).first());
  await keys.type('1');
  await keys.reach(sheet.getByRole('textbox', { name: 'Reason', exact: true }));
  await keys.type('torn');
  await keys.reach(sheet.getByRole('button', { name: 'Record return', exact: true }));
  await keys.press('Enter');
  await expect(main(page).getByRole('region', { name: 'Goods that came back' })).toContainText('torn');
  tell('hand one back', keys, since);
  expect(keys.count()).toBeLessThanOrEqual(36);
});

test('B-59 R-26b orders for three customers in a row are placed with at most 28 keys each', async ({
  page,
  context,
  goods,
  shop,
  at,
}) => {
  const customers = await Promise.all(
    [0, 1, 2].map(async () => {
      const mobile = goods.takeCustomer({ atAnyPrice: true });
      const { caller } = await customerOfMobile({ ...shop, language: 'en' }, mobile);
      const { CUSTOMERCODE: code, CUSTOMERNAME: name } = await caller.api.customerProfile();
      return { caller, code, name };
    }),
  );
  const [first] = customers;
  if (!first) throw new Error('No customer');
  const product = await goods.takeProduct(first.caller, { enoughFor: 3 });
  const { Data } = await first.caller.api.productDetail({ params: { code: product.P_Code } });
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/customer'));
  const [keys, since] = [keysOf(page), Date.now()];
  // Documents that keys lead to: they are taken over before one goes on.
  const alive = page.locator('html[data-alive]');
  for (const [place, { code, name }] of customers.entries()) {
    await expect(main(page).getByRole('searchbox')).toBeVisible();
    await alive.waitFor({ state: 'attached' });
    await keys.press('/');
    await keys.type(code);
    const orderFor = main(page).getByRole('button', { name: `Order for them ${name}`, exact: true });
    await expect(main(page).getByRole('button', { name: /^Order for them / })).toHaveCount(1);
    await keys.reach(orderFor);
    await keys.press('Enter');
    const pad = page.getByRole('link', { name: 'Quick order', exact: true });
    await expect(pad).toBeVisible();
    await alive.waitFor({ state: 'attached' });
    // It is the last of the page.
    await keys.reach(pad, 'Shift+Tab');
    await keys.press('Enter');
    const field = page.getByRole('searchbox', { name: 'Find products to order' });
    await expect(field).toBeVisible();
    await keys.reach(page.getByRole('link', { name: 'Skip to the content' }));
    await keys.press('Enter');
    await keys.reach(field);
    // A scanner's keys are nobody's.
    await page.keyboard.type(`${Data.BARCODE1}\n`);
    await expect(page.getByText(/^Added 1 /)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Checkout (1)', exact: true })).toBeVisible();
    await keys.press('Control+Enter');
    const order = page.getByRole('button', { name: 'Place order', exact: true });
    await expect(order).toBeEnabled();
    await keys.press('Control+Enter');
    await expect(order).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByText('Thank you for your order')).toBeVisible();
    if (place === customers.length - 1) break;
    await keys.reach(
      page
        .getByRole('link', { name: 'Order for the next customer' })
        .or(page.getByRole('button', { name: 'Order for the next customer' })),
    );
    await keys.press('Enter');
  }
  tell('three customers', keys, since);
  expect(keys.count()).toBeLessThanOrEqual(3 * 28);
});
