/** A merchant registers themselves, the super admin lets them in, and they work at their own center. */
import sharp from 'sharp';
import { adminOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { SUTHEP } from './steps/address.ts';
import { askForCode } from './steps/sign-in.ts';
import { bringStaff, signInStaff } from './steps/staff.ts';

const MOBILE = '0899999964';
const SECRET = 'ต้นไม้ใหญ่ 77 กิ่ง';
const CENTER = 'ร้านป้าสมศรี';

type Words = Record<
  | 'register'
  | 'name'
  | 'next'
  | 'open'
  | 'center'
  | 'line'
  | 'province'
  | 'district'
  | 'town'
  | 'later'
  | 'shop'
  | 'choose'
  | 'use'
  | 'saved'
  | 'bank'
  | 'number'
  | 'owner'
  | 'password'
  | 'again'
  | 'submit'
  | 'waits'
  | 'approve'
  | 'in'
  | 'login',
  string
>;
const words: InBoth<Words> = {
  th: {
    register: 'สมัครเป็นผู้ขาย',
    name: 'ชื่อ-นามสกุล',
    next: 'ถัดไป',
    open: 'เปิดศูนย์ใหม่',
    center: 'ชื่อศูนย์',
    line: 'บ้านเลขที่ อาคาร ถนน',
    province: 'จังหวัด',
    district: 'อำเภอ / เขต',
    town: 'ตำบล / แขวง',
    later: 'ข้ามไปก่อน',
    shop: 'รูปหน้าร้าน',
    choose: 'เลือกรูป',
    use: 'ใช้รูปนี้',
    saved: 'บันทึกรูปแล้ว',
    bank: 'ธนาคาร (ไม่บังคับ)',
    number: 'เลขที่บัญชี (ไม่บังคับ)',
    owner: 'ชื่อบัญชี (ไม่บังคับ)',
    password: 'รหัสผ่าน',
    again: 'รหัสผ่านอีกครั้ง',
    submit: 'ส่งใบสมัคร',
    waits: 'ใบสมัครของคุณรอการอนุมัติ',
    approve: 'อนุมัติ',
    in: 'ใบสมัครได้รับอนุมัติแล้ว',
    login: 'เข้าสู่ระบบ',
  },
  en: {
    register: 'Register as a merchant',
    name: 'Full name',
    next: 'Next',
    open: 'Open a new center',
    center: 'Name of the center',
    line: 'House number, building, street',
    province: 'Province',
    district: 'District',
    town: 'Sub-district',
    later: 'Skip for now',
    shop: 'Photo of the shop',
    choose: 'Choose a picture',
    use: 'Use this picture',
    saved: 'The picture was saved',
    bank: 'Bank (optional)',
    number: 'Account number (optional)',
    owner: 'Account name (optional)',
    password: 'Password',
    again: 'Password again',
    submit: 'Send application',
    waits: 'Your application waits for approval',
    approve: 'Let in',
    in: 'You are in',
    login: 'Sign in',
  },
};

test('R-42i B-05g a merchant registers on a line that breaks, is let in, and works at the own center @th-phone', async ({
  page,
  context,
  browser,
  language,
  at,
  codeOf,
  complaints,
  shop,
}) => {
  const said = words[language];
  const areas = SUTHEP[language];
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await page.goto(at('/merchant/login'));
  await main.getByRole('link', { name: said.register }).click();
  await page.waitForURL(at('/merchant/register'));
  const code = await askForCode(page, language, MOBILE);
  await code.pressSequentially(await codeOf(MOBILE));
  await main.getByRole('textbox', { name: said.name }).fill('สมศรี ใจดี');
  await press(said.next);
  await main.getByRole('button', { name: said.open }).click();
  await main.getByRole('textbox', { name: said.center, exact: true }).fill(CENTER);
  await main.getByRole('textbox', { name: said.line }).fill('99/1 ถนนสุเทพ');
  for (const one of ['province', 'district', 'town'] as const)
    await main.getByRole('combobox', { name: said[one], exact: true }).selectOption(areas[one]);
  await page.reload();
  await expect(main.getByRole('textbox', { name: said.center, exact: true })).toHaveValue(CENTER);
  await press(said.next);
  await press(said.later);
  const shopPhoto = main.getByRole('group', { name: said.shop });
  await shopPhoto.getByLabel(said.choose).setInputFiles({
    name: 'shop.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer(),
  });
  await page.getByRole('dialog').getByRole('button', { name: said.use }).click();
  await expect(shopPhoto.getByRole('img')).toBeVisible();
  await press(said.next);
  await main.getByRole('combobox', { name: said.bank }).selectOption('004');
  await main.getByRole('textbox', { name: said.number }).fill('1234567890');
  await main.getByRole('textbox', { name: said.owner }).fill('สมศรี ใจดี');
  await main.getByRole('textbox', { name: said.password, exact: true }).fill(SECRET);
  await main.getByRole('textbox', { name: said.again, exact: true }).fill(SECRET);
  complaints.allowNoAnswer();
  const submit = main.getByRole('button', { name: said.submit });
  await context.setOffline(true);
  await submit.click();
  await expect(submit).toBeEnabled();
  await context.setOffline(false);
  await submit.click();
  await expect(main.getByText(said.waits)).toBeVisible();
  await expect(shopPhoto.getByRole('img'), 'its photo has arrived').toBeVisible();

  const desk = await browser.newContext();
  await bringStaff(desk, at('/'), 'admin');
  const admin = await desk.newPage();
  await admin.goto(at('/merchant/application'));
  await admin.getByRole('main').getByRole('link', { name: 'สมศรี ใจดี' }).click();
  await expect(admin.getByText('1234567890')).toBeVisible();
  await admin.getByRole('main').getByRole('button', { name: said.approve, exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: said.approve, exact: true }).click();
  await expect(admin.getByRole('main').getByRole('link', { name: /staff|พนักงาน/i })).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(main.getByText(said.in)).toBeVisible();
  await main.getByRole('link', { name: said.login, exact: true }).click();
  await signInStaff(page, language, { username: MOBILE, password: SECRET });
  await expect(page).toHaveURL(at('/merchant'));
  await page.goto(at('/merchant/profile'));
  await expect(main.getByText(CENTER).first()).toBeVisible();

  // Who shares this shop counts its centers; whoever works there is told at once.
  await page.goto('about:blank');
  const api = await adminOf({ ...shop, language });
  const { Data } = await api.merchantCenters({ query: { text: CENTER } });
  expect(Data).toHaveLength(1);
  for (const { SaleUnit: saleUnit } of Data)
    await api.setCenterActive({ params: { saleUnit }, body: { Active: 'N' } });
});
