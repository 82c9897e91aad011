/** What of a list of the desk depends on layout: what stays in view and in place, and how wide. In English on a desktop alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { bringStaff } from './steps/staff.ts';

const ORDERS_A_PAGE = 25;
const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => main(page).getByRole('table');
const frame = (page: Page) => page.locator('[data-table-frame]');
const numbers = (page: Page) => table(page).getByRole('link', { name: /^\d{6}-[0-9A-Z]{5}$/ });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
};
const topOf = async (locator: Locator) => Math.round((await boxOf(locator)).y);
const scrollTo = (page: Page, place: { top?: number; left?: number }) =>
  frame(page).evaluate((element, to) => element.scrollTo(to), place);

test('B-51b B-71b of 125 rows those are drawn that can be seen; a list that grows, and the way back from a row, move nothing', async ({
  page,
  context,
  at,
}) => {
  await bringStaff(context, at('/'), 'admin');
  await openAtRest(page, at('/merchant/order'));
  const grow = async (to: number) => {
    await button(page, 'Show more').click();
    await expect(main(page).getByText(`${to} rows shown`)).toBeVisible();
  };
  for (const rows of [50, 75, 100]) await grow(rows);
  await scrollTo(page, { top: 2000 });
  const seen = table(page).locator('tr[data-row="55"]');
  const before = await topOf(seen);
  await grow(125);
  await expect.poll(() => numbers(page).count(), 'not all are drawn').toBeLessThan(ORDERS_A_PAGE * 3);
  expect(Math.abs((await topOf(seen)) - before)).toBeLessThanOrEqual(2);
  await expect(seen).toHaveAttribute('aria-rowindex', '57');
  await expect(table(page)).toHaveAttribute('aria-rowcount', '126');

  await scrollTo(page, { top: 3200 });
  // The head is the first.
  const row = table(page).locator('[aria-rowindex="86"]');
  const link = row.getByRole('link').first();
  const number = await link.innerText();
  await link.focus();
  await test.step('the keyboard stays at a row that is scrolled away', async () => {
    await scrollTo(page, { top: 0 });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(table(page).locator('[aria-rowindex="85"]').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
  await scrollTo(page, { top: 3200 });
  const top = await topOf(row);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toHaveText(number);
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(2);
});

type Sent = { Columns: { Id: string; Width?: number }[] };
/** The arrangement is sent once it rests. */
const saved = (page: Page, is: (sent: Sent) => boolean) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      answer.url().includes('/api/merchant/views/') &&
      is(answer.request().postDataJSON() as Sent),
  );

test('B-71b widths and pins are kept for the person; the head and what is pinned stay in view, and a shadow is at the side where more lies', async ({
  page,
  context,
  at,
}) => {
  await bringStaff(context, at('/'), 'admin');
  const open = async () => {
    await page.goto(at('/merchant/order'));
    await expect(numbers(page)).toHaveCount(ORDERS_A_PAGE);
  };
  /** Of the left and the right one. */
  const shadows = () =>
    page
      .locator('[data-table-edges]')
      .evaluate((edges) =>
        ['::before', '::after'].map((side) => Number(getComputedStyle(edges, side).opacity)),
      );
  await open();
  expect(await shadows(), 'all columns are in view').toEqual([0, 0]);
  await button(page, 'Columns').click();
  await button(page, 'Keep Payment in view').click();
  await button(page, 'Columns').click();
  const handle = table(page).getByRole('separator', { name: 'Width of Customer', exact: true });
  const { x, y, width, height } = await boxOf(handle);
  const before = (await boxOf(head(page, 'Customer'))).width;
  const kept = saved(page, ({ Columns }) =>
    Columns.some(({ Id, Width = 0 }) => Id === 'customer' && Math.abs(Width - before - 384) < 1),
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // The table becomes wider than its frame.
  await page.mouse.move(x + width / 2 + 320, y + height / 2, { steps: 4 });
  await page.mouse.up();
  // 16 pixels each, however fast they come.
  for (let press = 0; press < 4; press += 1) await handle.press('ArrowRight');
  await expect.poll(async () => (await boxOf(head(page, 'Customer'))).width).toBeCloseTo(before + 384, 0);
  await kept;
  await page.reload();
  await expect(numbers(page)).toHaveCount(ORDERS_A_PAGE);
  await expect.poll(async () => (await boxOf(head(page, 'Customer'))).width).toBeCloseTo(before + 384, 0);

  const places = async () => {
    const [order, payment, total] = await Promise.all(
      ['Order', 'Payment', 'Total'].map(async (name) => boxOf(head(page, name))),
    );
    return { order, payment, total };
  };
  const first = await places();
  await expect.poll(shadows).toEqual([0, 1]);
  await scrollTo(page, { top: 400, left: 300 });
  await expect.poll(async () => (await places()).total?.x).not.toBe(first.total?.x);
  const { order, payment, total } = await places();
  expect(order, 'the first column').toEqual(first.order);
  expect(payment?.x, 'what is pinned').toBe(first.payment?.x);
  expect(total?.y, 'the head').toBe(first.total?.y);
  await scrollTo(page, { left: 9999 });
  await expect.poll(shadows).toEqual([1, 0]);

  const reset = saved(page, ({ Columns }) => Columns.length === 0);
  await button(page, 'Columns').click();
  await button(page, 'Reset columns').click();
  await reset;
});

test('B-80 the list of the search over everything is 300 px high and scrolls to what is chosen', async ({
  page,
  context,
  at,
}) => {
  await bringStaff(context, at('/'), 'admin');
  await openAtRest(page, at('/merchant/runs'));
  await page.keyboard.press('Control+K');
  const list = page.getByRole('listbox', { name: 'Results' });
  await expect(list).toBeVisible();
  const height = await list.evaluate((element) => {
    const viewport = element.closest('[data-scrollbars], [class*="viewport"]') ?? element.parentElement;
    return viewport?.getBoundingClientRect().height;
  });
  expect(height).toBe(300);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toBeInViewport();
});
