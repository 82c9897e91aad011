/** A list that is uploaded and pasted, looked through, saved, and put into the cart (R-26c). */
import writeExcelFile from 'write-excel-file/node';
import { expect, test } from './fixtures.ts';
import { cartLine } from './steps/cart.ts';

test('R-26c a workbook and a pasted line become a list that outlives a reload, is saved, and goes into the cart @en-desktop', async ({
  page,
  goods,
  signIn,
  at,
}) => {
  const caller = await signIn(goods.takeCustomer());
  const [first, second] = [await goods.takeProduct(caller), await goods.takeProduct(caller)];
  await page.goto(at('/quick-order'));
  const rows = [
    ['Code', 'Product', 'Quantity', 'Unit'],
    [first.P_Code, first.PRODUCTNAME, 2, first.UNIT1NAME],
  ];
  const workbook = writeExcelFile(rows.map((row) => row.map((value) => ({ value }))));
  await page.getByLabel('Upload a file').setInputFiles({
    name: 'order.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook.toBuffer(),
  });
  const clear = page.getByRole('region', { name: /is clear|are clear/ });
  await expect(clear.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Products, quantities and units').fill(`${second.P_Code} x3\nzzqqxx 2`);
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(clear.getByRole('article')).toHaveCount(2);

  await page.reload();
  await expect(clear.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('You wrote “zzqqxx 2”')).toBeVisible();

  await page.getByRole('button', { name: 'Save as a list' }).click();
  await page.getByLabel('Name of the list').fill('Weekly');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Order the list “Weekly”' })).toBeVisible();

  await page.getByRole('button', { name: 'Add 2 to the cart' }).click();
  await expect(page.getByText('2 products are in the cart')).toBeVisible();
  await expect(page.getByText('You wrote “zzqqxx 2”'), 'what was not understood stays').toBeVisible();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  for (const { PRODUCTNAME } of [first, second]) await expect(cartLine(page, PRODUCTNAME)).toBeVisible();
});
