/**
 * A cut connection, and reloaded pages: nothing that was typed is lost. Other errors: `web/shell/errors.hand.test.tsx`.
 */
import type { Page } from '@playwright/test';
import { findForeignText } from './checks/language.ts';
import { findOverflow } from './checks/layout.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { cardName } from './steps/product.ts';
import { searchBox } from './steps/search.ts';

const words: InBoth<{ cut: RegExp; mobile: string; noConnection: string; retry: string }> = {
  th: {
    cut: /^ไม่มีสัญญาณอินเทอร์เน็ต/,
    mobile: 'เบอร์มือถือ',
    noConnection: 'เชื่อมต่อไม่ได้',
    retry: 'ลองอีกครั้ง',
  },
  en: {
    cut: /^You are offline/,
    mobile: 'Mobile number',
    noConnection: 'No connection',
    retry: 'Try again',
  },
};

const PRODUCT_CALL = '**/api/products/item/**';

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();

test('E-21 a cut connection is announced, the page with all that was typed stays, and navigation goes on when it is back', async ({
  page,
  context,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await openAtRest(page, at('/product'));
  const card = firstCard(page);
  const name = await cardName(card);
  await page.clock.install();
  const code: string[] = [];
  page.on('request', (request) => /\/assets\/product-/.test(request.url()) && code.push(request.url()));
  await context.setOffline(true);
  const note = page.getByRole('status').filter({ hasText: said.cut });
  await expect(note).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  expect(await findForeignText(page, language)).toEqual([]);
  await searchBox(page, language).fill('abc');
  await card.click();
  // Longer than a link is looked at before what it leads to is fetched ahead.
  await page.clock.fastForward(1_000);
  await expect(searchBox(page, language), 'nothing typed is lost').toHaveValue('abc');
  await expect(page).toHaveURL(at('/product'));
  expect(code, 'what cannot be had is not asked for').toEqual([]);

  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('E-21 a line that is cut without a word from the browser: the shop stays, with all that was typed, and goes on', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await openAtRest(page, at('/product'));
  const card = firstCard(page);
  const name = await cardName(card);
  await searchBox(page, language).fill('abc');
  await page.route('**/*', (route) => route.abort());
  await card.click();
  const note = page.getByRole('status').filter({ hasText: said.cut });
  await expect(note).toBeVisible();
  await expect(searchBox(page, language), 'nothing typed is lost').toHaveValue('abc');
  await expect(page).toHaveURL(at('/product'));

  await page.unrouteAll();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(note).toHaveCount(0);
});

test('E-20 E-24 a page without an answer says so, and asks again in its place', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await page.goto(at('/product'));
  await page.route(PRODUCT_CALL, (route) => route.abort('connectionrefused'));
  const card = firstCard(page);
  const name = await cardName(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: said.noConnection })).toBeVisible();
  await page.unroute(PRODUCT_CALL);
  await page.getByRole('button', { name: said.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('E-23 what is typed survives a reload of the page, except codes and passwords', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/login'));
  const field = page.getByRole('textbox', { name: said.mobile });
  await field.fill('0899999995');
  // As a reload for a newer release does it; the browser's own memory of fields is not asked.
  await page.goto(at('/login'));
  await expect(field).toHaveValue('0899999995');
  await page.goto(at('/product'));
  await page.goto(at('/login'));
  await expect(field, 'only right after').toHaveValue('');
});
