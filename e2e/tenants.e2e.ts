/** Several shops in one browser: what one knows of the visitor is never the other's. */
import { expect, test, type InBoth } from './fixtures.ts';
import { addOne, cartLink } from './steps/product.ts';

const CUSTOMER = 'คุณมาลี ดาวประดับ';
const MOBILE = '0810000001';

const words: InBoth<{ emptyCart: string; pet: string; medical: string; foreign: string }> = {
  th: {
    emptyCart: 'ยังไม่มีสินค้าในตะกร้า',
    pet: 'ขนปุยคลับ',
    medical: 'เมดิสุขซัพพลาย',
    foreign: 'ที่อยู่นี้เป็นของร้านค้าอื่น (tenantId)',
  },
  en: {
    emptyCart: 'Your cart is empty',
    pet: 'Khonpui Club',
    medical: 'Medisuk Supply',
    foreign: 'This address belongs to another shop (tenantId)',
  },
};

test('C-01 signed in at one shop is a guest with an empty cart at the other', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const caller = await signIn(goods.takeCustomer(), 'petclub');
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = await goods.takeProduct(caller);
  await page.goto(at(`/product/${P_Code}`, 'petclub'));
  await addOne(page, language, { name, unit });
  await page.goto(at('/profile', 'petclub'));
  await expect(page).toHaveURL(at('/profile', 'petclub'));

  await page.goto(at('/profile', 'medisupply'));
  await expect(page, 'a guest has no profile').toHaveURL(at('/', 'medisupply'));
  await expect(page).toHaveTitle(new RegExp(words[language].medical));
  await page.goto(at('/cart', 'medisupply'));
  await expect(page.getByText(words[language].emptyCart)).toBeVisible();

  await page.goto(at('/profile', 'petclub'));
  await expect(page, 'still signed in').toHaveURL(at('/profile', 'petclub'));
  await expect(cartLink(page, language, 1)).toBeVisible();
});

test('C-01 K-01 on one host the shop is named in the address, remembered, and keeps its visitor to itself', async ({
  page,
  language,
  at,
  signIn,
}) => {
  const { pet, medical } = words[language];
  await signIn(MOBILE);
  await page.goto(at('/profile?tenantId=petclub'));
  await expect(page.getByText(CUSTOMER).last()).toBeVisible();

  await page.goto(at('/profile?tenantId=medisupply'));
  await expect(page).toHaveTitle(new RegExp(medical));
  await expect(page.getByText(CUSTOMER)).toHaveCount(0);
  await page.goto(at('/cart'));
  await expect(page, 'the shop is remembered').toHaveTitle(new RegExp(medical));

  await page.goto(at('/profile?tenantId=petclub'));
  await expect(page).toHaveTitle(new RegExp(pet));
  await expect(page.getByText(CUSTOMER).last()).toBeVisible();
});

test('C-01 the host of one shop does not answer for another', async ({ page, language, at, complaints }) => {
  complaints.allowStatus(400);
  const answer = await page.goto(at('/?tenantId=medisupply', 'petclub'));
  expect(answer?.status()).toBe(400);
  await expect(page.getByText(words[language].foreign)).toBeVisible();
});
