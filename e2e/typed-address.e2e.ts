/** What is typed into an address form is not lost, and shown to nobody else. */
import { expect, test, type InBoth } from './fixtures.ts';
import { addressForm, addressPanel, expectFilled, openNewAddress, SUTHEP } from './steps/address.ts';
import { expectCheckoutPage, expectReadyToOrder, openCheckout } from './steps/checkout.ts';
import { askForCode, endSessionOf, expectSignInPage } from './steps/sign-in.ts';

const TENANT = 'homegoods';
/** Customers of homegoods whom no other file knows. */
const [TYPES, RUNS_OUT, SIGNS_IN] = ['0810000117', '0810000120', '0810000122'] as const;
const COOKIE = 'shop-homegoods-buyer';

const words: InBoth<{ change: string; remark: string }> = {
  th: { change: 'เปลี่ยน', remark: 'หมายเหตุถึงร้านค้า (ไม่บังคับ)' },
  en: { change: 'Change', remark: 'Note to the shop (optional)' },
};

const RECEIVER = 'สมหญิง ขยันดี';
const LINE = '9/9 ถนนสุเทพ';

test('E-25 a half-typed address survives a reload, the other language and another page, until it is canceled @everywhere', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const other = language === 'th' ? 'en' : 'th';
  const caller = await signIn(TYPES, TENANT);
  const url = at('/checkout/adv', TENANT);
  await openCheckout(page, { language, url, caller, goods });
  const panel = addressPanel(page, language, 'shipTo');
  await panel.getByRole('button', { name: said.change, exact: true }).click();
  await openNewAddress(panel, language);
  const address = addressForm(page, language);
  const { province, district } = SUTHEP[language];
  await address.field('name').fill(RECEIVER);
  await address.field('line').fill(LINE);
  await address.choose({ province, district });
  const typed = { name: RECEIVER, line: LINE, phone: '' };
  const remark = page.getByRole('textbox', { name: said.remark });
  await remark.fill('โทรก่อนส่ง');

  await test.step('a reload', async () => {
    await page.reload();
    await expectFilled(address, { ...typed, province, district });
    await expect(address.area('town'), 'the list goes on where it was left').toBeEnabled();
    await expect(address.area('town')).toHaveValue('');
    await expect(remark).toHaveValue('โทรก่อนส่ง');
  });

  await test.step('the other language', async () => {
    const switched = url.includes('/en/')
      ? url.replace('/en/', '/')
      : url.replace('/checkout', '/en/checkout');
    await page.goto(switched);
    await expectFilled(addressForm(page, other), {
      ...typed,
      province: SUTHEP[other].province,
      district: SUTHEP[other].district,
    });
    await page.goto(url);
    await expectFilled(address, { ...typed, province, district });
  });

  await test.step('another page by accident', async () => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(at('/', TENANT));
    await page.goBack();
    await expectFilled(address, { ...typed, province, district });
    await address.choose({ town: SUTHEP[language].town });
    await page.reload();
    await expectFilled(address, { ...typed, province, district, town: SUTHEP[language].town });
    await expect(address.field('postcode')).toHaveValue(SUTHEP[language].postcode);
  });

  await test.step('canceled, it is forgotten', async () => {
    await address.cancel.click();
    await expect(address.form).toHaveCount(0);
    await page.reload();
    await expectReadyToOrder(page, language);
    await expect(address.form).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(RECEIVER);
  });
});

test('E-25 a session that ends while an address is typed costs nothing to its customer, and shows nothing to another', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
  codeOf,
  shop,
  complaints,
}) => {
  complaints.allowStatus(401);
  // What was reserved is released by a page that is a guest's already: refused, and it expires by itself.
  complaints.allowStatus(403);
  const said = words[language];
  const url = at('/checkout/adv', TENANT);
  const caller = await signIn(RUNS_OUT, TENANT);
  await openCheckout(page, { language, url, caller, goods });
  const panel = addressPanel(page, language, 'shipTo');
  await panel.getByRole('button', { name: said.change, exact: true }).click();
  await openNewAddress(panel, language);
  const address = addressForm(page, language);
  await address.field('name').fill(RECEIVER);
  await address.field('phone').fill('0812345678');
  await address.field('line').fill(LINE);
  const { province, district, town } = SUTHEP[language];
  await address.choose({ province, district, town });

  const signInAs = async (mobile: string) => {
    await expectSignInPage(page, language);
    const field = await askForCode(page, language, mobile);
    await field.pressSequentially(await codeOf(mobile));
    await expectCheckoutPage(page, language);
  };

  const endSession = async () => {
    const cookie = (await context.cookies(url)).find(({ name }) => name === COOKIE);
    await endSessionOf(shop.url, { tenant: TENANT, cookie: COOKIE, secret: cookie?.value ?? '' });
  };

  await test.step('saving leads to the sign-in, and another customer who signs in there sees nothing of it', async () => {
    await endSession();
    await address.save.click();
    await signInAs(SIGNS_IN);
    await expect(panel.locator('address')).toBeVisible();
    await expect(address.form).toHaveCount(0);
    await expect(page.getByText(RECEIVER)).toHaveCount(0);
    await panel.getByRole('button', { name: said.change, exact: true }).click();
    await openNewAddress(panel, language);
    await expectFilled(address, { name: '', phone: '', line: '' });
  });

  await test.step('its own customer goes on where he was, and saves it', async () => {
    await address.field('name').fill('คนอื่น');
    await endSession();
    await address.save.click();
    await expect(address.field('phone'), 'his own mistakes come first').toBeFocused();
    await page.goto(at('/login?next=/checkout/adv', TENANT));
    await signInAs(RUNS_OUT);
    await expectFilled(address, {
      name: RECEIVER,
      phone: '0812345678',
      line: LINE,
      province,
      district,
      town,
    });
    await address.save.click();
    await expect(panel.locator('address')).toContainText(RECEIVER);
  });
});
