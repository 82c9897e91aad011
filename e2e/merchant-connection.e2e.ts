/** A cut connection in the merchant area: ways wait, and nothing that was typed is lost. */
import type { Page } from '@playwright/test';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { bringStaff } from './steps/staff.ts';

type Words = {
  cut: RegExp;
  search: string;
  order: (id: string) => string;
  name: string;
  cancel: string;
  stay: string;
  leave: string;
};

const words: InBoth<Words> = {
  th: {
    cut: /^ไม่มีสัญญาณอินเทอร์เน็ต/,
    search: 'ค้นหา',
    order: (id) => `คำสั่งซื้อ ${id}`,
    name: 'ชื่อ',
    cancel: 'ยกเลิก',
    stay: 'แก้ไขต่อ',
    leave: 'ไม่บันทึก',
  },
  en: {
    cut: /^You are offline/,
    search: 'Search',
    order: (id) => `Order ${id}`,
    name: 'Name',
    cancel: 'Cancel',
    stay: 'Keep editing',
    leave: 'Discard changes',
  },
};

const note = (page: Page, said: Words) => page.getByRole('status').filter({ hasText: said.cut });

test('E-21 in the merchant area the way to a page waits while the connection is cut, and goes on when it is back', async ({
  page,
  context,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await bringStaff(context, at('/'), 'sale');
  await openAtRest(page, at('/merchant/order'));
  const main = page.getByRole('main');
  const first = main
    .getByRole('table')
    .getByRole('link', { name: /^\d{6}-[0-9A-Z]{5}$/ })
    .first();
  const id = await first.innerText();
  const search = main.getByRole('searchbox', { name: said.search });
  const code: string[] = [];
  page.on(
    'request',
    (request) => /\/assets\/order-[\w-]{8}\.js$/.test(request.url()) && code.push(request.url()),
  );
  await context.setOffline(true);
  await expect(note(page, said)).toBeVisible();
  await page.clock.install();
  await first.click();
  // Longer than a link is looked at before what it leads to is fetched ahead.
  await page.clock.fastForward(1_000);
  await expect(search, 'the page stays').toBeVisible();
  await expect(page).toHaveURL(at('/merchant/order'));
  expect(code, 'what cannot be had is not asked for').toEqual([]);

  await context.setOffline(false);
  await expect(note(page, said)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: said.order(id) })).toBeVisible();
  expect(code, 'now it is').not.toEqual([]);
});

test('E-21 B-73 over a cut connection a form with something changed stays as it is; it asks when the connection is back', async ({
  page,
  context,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await bringStaff(context, at('/'), 'sale');
  await openAtRest(page, at('/merchant/profile/edit'));
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: said.name, exact: true });
  await name.fill('Somebody else');
  await context.setOffline(true);
  await expect(note(page, said)).toBeVisible();
  await main.getByRole('link', { name: said.cancel, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog, 'nobody is asked about a way that leads nowhere now').toHaveCount(0);
  await expect(name).toHaveValue('Somebody else');
  await expect(page).toHaveURL(at('/merchant/profile/edit'));

  await context.setOffline(false);
  await dialog.getByRole('button', { name: said.stay }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Somebody else');
  await main.getByRole('link', { name: said.cancel, exact: true }).click();
  await dialog.getByRole('button', { name: said.leave }).click();
  await expect(page).toHaveURL(at('/merchant/profile'));
});
