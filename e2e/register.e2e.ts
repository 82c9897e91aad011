/** Registering as a customer, on a line that breaks, up to the first page as a customer. */
import type { Page } from '@playwright/test';
import { guestOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { SUTHEP } from './steps/address.ts';
import { cartLine } from './steps/cart.ts';
import { addOne } from './steps/product.ts';
import { askForCode } from './steps/sign-in.ts';

/** Nobody's in the demo. */
const MOBILE = '0899999961';

type Words = Record<
  | 'mobile'
  | 'send'
  | 'cut'
  | 'register'
  | 'name'
  | 'password'
  | 'line'
  | 'submit'
  | 'province'
  | 'district'
  | 'town',
  string
>;
const words: InBoth<Words> = {
  th: {
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    cut: 'สิ่งที่คุณกรอกไว้ยังอยู่ครบ',
    register: 'สมัครสมาชิก',
    name: 'ชื่อ',
    password: 'รหัสผ่าน',
    line: 'บ้านเลขที่ อาคาร ถนน',
    submit: 'สมัครสมาชิก',
    province: 'จังหวัด',
    district: 'อำเภอ / เขต',
    town: 'ตำบล / แขวง',
  },
  en: {
    mobile: 'Mobile number',
    send: 'Send code',
    cut: 'You are offline',
    register: 'Register',
    name: 'Name',
    password: 'Password',
    line: 'House number, building, street',
    submit: 'Register',
    province: 'Province',
    district: 'District',
    town: 'Sub-district',
  },
};

/** A slow line in the countryside: 400 kbit/s each way, and 300 ms until anything comes back. */
async function slowLine(page: Page) {
  const client = await page.context().newCDPSession(page);
  const set = (offline: boolean) =>
    client.send('Network.emulateNetworkConditions', {
      offline,
      latency: 300,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  await client.send('Network.enable');
  await set(false);
  return { breaks: () => set(true), isBack: () => set(false) };
}

test('R-08 a guest registers on a line of 400 kbit/s that breaks twice, and goes on as a customer with the cart', async ({
  page,
  shop,
  goods,
  language,
  at,
  codeOf,
  complaints,
}) => {
  const said = words[language];
  const areas = SUTHEP[language];
  const guest = await guestOf(shop);
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = await goods.takeProduct(guest);
  await page.goto(at(`/product/${P_Code}`));
  await addOne(page, language, { name, unit });
  await page.goto(at('/login?next=/cart'));
  await page.getByRole('main').getByRole('link', { name: said.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.register })).toBeVisible();

  const line = await slowLine(page);
  await page.reload();
  complaints.allowNoAnswer();
  const number = page.getByRole('textbox', { name: said.mobile });
  const send = page.getByRole('main').getByRole('button', { name: said.send });
  await number.fill(MOBILE);
  await line.breaks();
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: said.cut })).toBeVisible();
  await line.isBack();
  await expect(number).toHaveValue(MOBILE);
  const code = await askForCode(page, language, MOBILE);
  await code.pressSequentially(await codeOf(MOBILE));
  await page.getByRole('textbox', { name: said.name, exact: true }).fill('สมศรี ใจดี');
  await page.getByRole('textbox', { name: said.line }).fill('99/1 ถนนสุเทพ');
  for (const one of ['province', 'district', 'town'] as const)
    await page.getByRole('combobox', { name: said[one], exact: true }).selectOption(areas[one]);

  await page.reload();
  await expect(page.getByRole('textbox', { name: said.name, exact: true })).toHaveValue('สมศรี ใจดี');
  await expect(
    page.getByRole('combobox', { name: said.town, exact: true }).locator('option:checked'),
  ).toHaveText(areas.town);
  await page.getByLabel(said.password, { exact: true }).fill('ต้นไม้ใหญ่ 77 กิ่ง');
  const submit = page.getByRole('main').getByRole('button', { name: said.submit });
  await line.breaks();
  await submit.click();
  await expect(submit).toBeEnabled();
  await line.isBack();
  await submit.click();
  await expect(page).toHaveURL(at('/cart'));
  await expect(cartLine(page, name)).toBeVisible();
  await page.goto(at('/profile'));
  await expect(page.getByRole('main').getByText('สมศรี ใจดี')).toBeVisible();
});
