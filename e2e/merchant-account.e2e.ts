/** A member of staff's own account, and the look of these pages (B-66, B-07). */
import { expectSound } from './checks/sound.ts';
import { tabThrough } from './checks/keyboard.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { bringStaff, expectStaffSignIn, signInStaff } from './steps/staff.ts';

/** The demo's salesman of petclub, who works for two centers. */
const SALE = { username: 'sale', mobile: '0830000002' };

type Words = {
  mobile: string;
  edit: string;
  name: string;
  nameMissing: string;
  email: string;
  save: string;
  leave: string;
  stay: string;
  taken: string;
  current: string;
  next: string;
  again: string;
  change: string;
  currentWrong: string;
  different: string;
  easy: string;
};

const words: InBoth<Words> = {
  th: {
    mobile: 'เบอร์มือถือ',
    edit: 'แก้ไขข้อมูลบัญชี',
    name: 'ชื่อ',
    nameMissing: 'กรอกชื่อ',
    email: 'อีเมล (ไม่บังคับ)',
    save: 'บันทึก',
    leave: 'ไม่บันทึก',
    stay: 'แก้ไขต่อ',
    taken: 'เบอร์มือถือนี้ถูกใช้งานแล้ว',
    current: 'รหัสผ่านปัจจุบัน',
    next: 'รหัสผ่านใหม่',
    again: 'ยืนยันรหัสผ่านใหม่',
    change: 'เปลี่ยนรหัสผ่าน',
    currentWrong: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
    different: 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน',
    easy: 'ตัวเลขล้วน ตัวซ้ำ หรือแป้นที่เรียงกันเดาได้ง่าย',
  },
  en: {
    mobile: 'Mobile number',
    edit: 'Edit account',
    name: 'Name',
    nameMissing: 'Enter your name',
    email: 'E-mail (optional)',
    save: 'Save',
    leave: 'Discard changes',
    stay: 'Keep editing',
    taken: 'Mobile No is already exist',
    current: 'Current password',
    next: 'New password',
    again: 'New password once more',
    change: 'Change password',
    currentWrong: 'The current password is not right',
    different: 'The two new passwords differ',
    easy: 'Only digits, repetitions or keys in a row are easy to guess',
  },
};

test('B-66 staff change their own name; an error is shown at its field, and nothing typed is lost', async ({
  context,
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(409);
  complaints.allowStatus(400);
  const said = words[language];
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/profile/edit'));
  const name = page.getByRole('textbox', { name: said.name, exact: true });
  const before = await name.inputValue();
  const save = page.getByRole('button', { name: said.save });
  await name.fill('');
  await save.click();
  await expect(page.getByText(said.nameMissing)).toBeVisible();
  await expect(name).toBeFocused();

  // The number of the shop's administrator.
  await name.fill(`${before} 2`);
  await page.getByRole('textbox', { name: said.mobile }).fill('083-000-0001');
  await page.getByRole('textbox', { name: said.current }).fill('demo1234');
  await save.click();
  await expect(page.getByText(said.taken).first()).toBeVisible();
  await expect(name).toHaveValue(`${before} 2`);

  await page.getByRole('textbox', { name: said.mobile }).fill(SALE.mobile);
  await page.getByRole('textbox', { name: said.email }).fill('sale@example.com');
  await save.click();
  await expect(page).toHaveURL(at('/merchant/profile'));
  const main = page.getByRole('main');
  await expect(main).toContainText(`${before} 2`);
  await expect(main).toContainText('sale@example.com');

  await page.goto(at('/merchant/profile/edit'));
  await name.fill(before);
  await save.click();
  await expect(page).toHaveURL(at('/merchant/profile'));
});

test('B-73 who leaves a form with something changed is asked first @both', async ({
  context,
  page,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/profile'));
  await page.getByRole('link', { name: said.edit }).filter({ visible: true }).first().click();
  const name = page.getByRole('textbox', { name: said.name, exact: true });
  await name.fill('Somebody else');
  await page.goBack();
  const dialog = page.getByRole('dialog');
  await expectSound(page, language, 'merchant-unsaved');
  await dialog.getByRole('button', { name: said.stay }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Somebody else');
  await page.goBack();
  await dialog.getByRole('button', { name: said.leave }).click();
  await expect(page).toHaveURL(at('/merchant/profile'));
  await expect(page.getByRole('main')).not.toContainText('Somebody else');
});

test('B-67 staff change their own password', async ({ page, language, at, complaints }) => {
  complaints.allowStatus(400);
  complaints.allowStatus(401);
  complaints.allowStatus(403);
  complaints.allowStatus(409);
  const said = words[language];
  // Of a shop of its own, and somebody else in each language: no other test finds the password changed.
  const username = language === 'th' ? 'sale4' : 'sale5';
  await page.goto(at('/merchant/login?next=/merchant/profile/changepassword', 'medisupply'));
  await signInStaff(page, language, { username });
  await expect(page).toHaveURL(at('/merchant/profile/changepassword', 'medisupply'));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const change = page.getByRole('main').getByRole('button', { name: said.change });
  const fill = async (current: string, next: string, again = next) => {
    await field(said.current).fill(current);
    await field(said.next).fill(next);
    await field(said.again).fill(again);
    await change.click();
  };
  await fill('demo1234', '1234567890');
  await expect(page.getByText(said.easy)).toBeVisible();
  await fill('demo1234', 'another1234', 'another5678');
  await expect(page.getByText(said.different)).toBeVisible();
  await fill('not it at all', 'another1234');
  await expect(page.getByText(said.currentWrong).first()).toBeVisible();
  await fill('demo1234', 'another1234');
  await expect(page).toHaveURL(at('/merchant/profile', 'medisupply'));
  await page.goto(at('/merchant/profile/changepassword', 'medisupply'));
  await fill('another1234', 'another5678');
  await expect(page).toHaveURL(at('/merchant/profile', 'medisupply'));
});

test('B-61 one tenant’s staff are nobody at another', async ({ context, page, language, at }) => {
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/profile', 'homegoods'));
  await expectStaffSignIn(page, language);
});

test('B-69 the way around the area by keyboard @both', async ({ context, page, at }) => {
  await bringStaff(context, at('/'), 'sale');
  await openAtRest(page, at('/merchant/profile'));
  const stops = await tabThrough(page);
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.filter(({ problem }) => problem !== undefined)).toEqual([]);
});
