/** The shop manager meets an unknown barcode, makes a product of it and offers it; a buyer finds and sees it. */
import { expect, test } from './fixtures.ts';
import { bringStaff } from './steps/staff.ts';

const BARCODE = '8859999000017';
const NAME = 'Zirconium ladle';

test('U-21c R-47 B-75 a scanned barcode that is unknown becomes a product that a buyer finds and sees', async ({
  page,
  context,
  browser,
  at,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/product'));
  await button('Scan').click();
  await field('Scan or type a barcode').fill(BARCODE);
  await field('Scan or type a barcode').press('Enter');
  await page
    .getByRole('dialog', { name: 'No product has this barcode' })
    .getByRole('button', { name: 'Add a product' })
    .click();

  await field('Product code').fill('ZLADLE');
  await field('Thai name').fill('ทัพพีเซอร์โคเนียม');
  await field('English name (optional)').fill(NAME);
  await button('Next').click();
  const unit = page.getByRole('region', { name: 'Unit 1' });
  await expect(unit.getByRole('textbox', { name: 'Barcode (optional)' })).toHaveValue(BARCODE);
  await unit.getByRole('textbox', { name: 'Unit code' }).fill('PCS');
  await unit.getByRole('textbox', { name: 'Thai unit name' }).fill('ชิ้น');
  await button('Add the product').click();
  await expect(page).toHaveURL(at('/merchant/product/ZLADLE'));
  const offered = page.getByRole('switch').first();
  await expect(offered).toHaveAccessibleName(/Sell /);
  await offered.click();
  await expect(offered).toBeChecked();

  const buyer = await browser.newContext();
  const shop = await buyer.newPage();
  await shop.goto(at('/product?q=Zirconium'));
  await shop.getByRole('link', { name: NAME }).first().click();
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(NAME);
  await buyer.close();
});
