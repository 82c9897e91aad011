/** A new person of the shop in a browser: added by the super admin, let in by a code, and at work. */
import { codeSentTo } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { bringStaff, expectStaffSignIn, signInStaff } from './steps/staff.ts';

type Words = Record<
  | 'name'
  | 'mobile'
  | 'username'
  | 'centers'
  | 'invite'
  | 'useCode'
  | 'send'
  | 'code'
  | 'next'
  | 'again'
  | 'choose'
  | 'disable',
  string
>;

const words: InBoth<Words> = {
  th: {
    name: 'ชื่อและนามสกุล',
    mobile: 'เบอร์มือถือ',
    username: 'ชื่อผู้ใช้ (ไม่บังคับ)',
    centers: 'ศูนย์ที่ทำงาน',
    invite: 'เพิ่มและส่ง SMS',
    useCode: 'เข้าสู่ระบบด้วยรหัสทาง SMS',
    send: 'รับรหัสทาง SMS',
    code: 'รหัส 6 หลัก',
    next: 'รหัสผ่านใหม่',
    again: 'ยืนยันรหัสผ่านใหม่',
    choose: 'ตั้งรหัสผ่าน',
    disable: 'ปิดการใช้งาน',
  },
  en: {
    name: 'Name',
    mobile: 'Mobile number',
    username: 'User name (optional)',
    centers: 'Centers',
    invite: 'Add and send SMS',
    useCode: 'Log in with a code by SMS',
    send: 'Send code',
    code: '6-digit code',
    next: 'New password',
    again: 'New password once more',
    choose: 'Choose password',
    disable: 'Disable',
  },
};

const SOMSRI = { name: 'สมศรี ใจดี', mobile: '0835550077', username: 'somsri' };
const PASSWORD = 'ปลาทูนึ่ง สองเข่ง';

test('B-05b somebody new is added, signs in by a code, chooses a password, and is out once disabled', async ({
  browser,
  context,
  page,
  shop,
  language,
  at,
  complaints,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/staff/new'));
  await page.getByRole('textbox', { name: said.name, exact: true }).fill(SOMSRI.name);
  await page.getByRole('textbox', { name: said.mobile, exact: true }).fill(SOMSRI.mobile);
  await page.getByRole('textbox', { name: said.username, exact: true }).fill(SOMSRI.username);
  await page.getByRole('combobox', { name: said.centers, exact: true }).click();
  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await page.getByRole('button', { name: said.invite }).click();
  await expect(page).toHaveURL(at('/merchant/staff'));
  const person = page.getByRole('link', { name: SOMSRI.name });
  await expect(person).toBeVisible();
  await expect
    .poll(async () => (await fetch(`${shop.url}/simulators/sms/outbox?to=${SOMSRI.mobile}`)).text())
    .toContain('/merchant/login');

  const own = await browser.newContext();
  const hers = await own.newPage();
  await hers.goto(at('/merchant/profile/changepassword'));
  await expectStaffSignIn(hers, language);
  await hers.getByRole('button', { name: said.useCode }).click();
  await hers.getByRole('textbox', { name: said.mobile, exact: true }).fill(SOMSRI.mobile);
  await hers.getByRole('button', { name: said.send }).click();
  await hers
    .getByRole('textbox', { name: said.code })
    .pressSequentially(await codeSentTo(SOMSRI.mobile, shop));
  await hers.getByRole('textbox', { name: said.next, exact: true }).fill(PASSWORD);
  await hers.getByRole('textbox', { name: said.again, exact: true }).fill(PASSWORD);
  await hers.getByRole('button', { name: said.choose }).click();
  await expect(hers).toHaveURL(at('/merchant/profile'));

  await person.click();
  await page.getByRole('button', { name: said.disable }).click();
  await page.getByRole('dialog').getByRole('button', { name: said.disable }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  complaints.allowStatus(401);
  await hers.reload();
  await expectStaffSignIn(hers, language);
  await signInStaff(hers, language, { username: SOMSRI.username, password: PASSWORD });
  await expect(hers.getByRole('main')).toContainText(/ระงับการใช้งาน|inactive/);
  await own.close();
});
