/** Documents of many orders in one print (B-92b), chosen and printed without a mouse. */
import { readFile } from 'node:fs/promises';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { keysOf } from './steps/keys.ts';
import { bringStaff } from './steps/staff.ts';

type Words = { title: string; print: (count: number) => string };
const words: InBoth<Words> = {
  th: {
    title: 'พิมพ์เอกสาร',
    print: (count) => `พิมพ์ ${count} รายการ`,
  },
  en: {
    title: 'Print documents',
    print: (count) => `Print ${count} orders`,
  },
};

test('B-92b ten packing lists are printed by keys alone, in the order of the list @both', async ({
  page,
  context,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/order?tab=Delivered'));
  const rows = page.locator('[data-row-stop]');
  await expect(rows.nth(9)).toBeVisible();
  const numbers = (await rows.allInnerTexts()).slice(0, 10);
  const keys = keysOf(page);
  await keys.press('/');
  await keys.press('ArrowDown');
  await keys.press('Space');
  for (let row = 1; row < 10; row += 1) await keys.press('ArrowDown');
  await keys.press('Shift+Space');
  await keys.press('Control+P');
  const dialog = page.getByRole('dialog', { name: said.title });
  await expect(dialog.getByRole('button', { name: said.print(10) })).toBeVisible();
  await expectSound(page, language, 'merchant-orders-print');
  const sent = page.waitForRequest('**/orders/print');
  const arrived = page.waitForEvent('download');
  await keys.press('Enter');
  const file = await arrived;
  expect(keys.count(), 'ten orders are printed with so many keys').toBeLessThanOrEqual(15);
  expect(file.suggestedFilename()).toBe('packing-list-10.pdf');
  const { Orders } = (await sent).postDataJSON() as { Orders: { OrderID: string }[] };
  expect(Orders.map(({ OrderID }) => OrderID)).toEqual(numbers);
  const pdf = await readFile(await file.path(), 'latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(10);
  await expect(dialog).toBeHidden();
});

test('B-92 an order is printed from its page with one key @both', async ({ page, context, language, at }) => {
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/order?tab=Delivered'));
  await page.getByRole('main').locator('[data-row-stop]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{6}-/);
  await expect(page.locator('[aria-keyshortcuts^="Control+P"]')).toBeVisible();
  await expectSound(page, language, 'merchant-order-documents');
  const arrived = page.waitForEvent('download');
  await page.keyboard.press('Control+P');
  expect((await arrived).suggestedFilename()).toMatch(/^delivery-note-\d{6}-.*\.pdf$/);
});
