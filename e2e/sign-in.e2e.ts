/** Signing in and out, and what a mistake on the way costs: nothing. */
import { expect, test, type InBoth } from './fixtures.ts';
import { atRest } from './rest.ts';
import { askForCode, expectSignInPage } from './steps/sign-in.ts';

type Words = {
  wrongCode: string;
  badMobile: string;
  usePassword: string;
  username: string;
  password: string;
  login: string;
  wrongPassword: string;
  logout: string;
};

const words: InBoth<Words> = {
  th: {
    wrongCode: 'รหัส OTP ไม่ถูกต้อง',
    badMobile: 'กรอกเบอร์มือถือ 10 หลัก เช่น 081 234 5678',
    usePassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    login: 'เข้าสู่ระบบ',
    wrongPassword: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    logout: 'ออกจากระบบ',
  },
  en: {
    wrongCode: 'Invalid OTP Code',
    badMobile: 'Enter a Thai mobile number with 10 digits, e.g. 081 234 5678',
    usePassword: 'Log in with a password',
    username: 'User name or mobile number',
    password: 'Password',
    login: 'Log in',
    wrongPassword: 'Wrong user name or password',
    logout: 'Logout',
  },
};

test('a wrong one-time code keeps the form, and the right one still works', async ({
  page,
  goods,
  language,
  at,
  codeOf,
  complaints,
}) => {
  complaints.allowStatus(400);
  const mobile = goods.takeCustomer();
  await page.goto(at('/login?next=/profile'));
  const field = await askForCode(page, language, mobile);
  const code = await codeOf(mobile);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await field.pressSequentially(wrong);
  await expect(field).toHaveAccessibleDescription(words[language].wrongCode);
  await expect(field).toHaveValue(wrong);
  await expect(field).toBeFocused();
  await field.fill('');
  await field.pressSequentially(code);
  await expect(page).toHaveURL(at('/profile'));
});

test('V-06d the field of the code takes digits only, and six at most', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(400);
  await page.goto(at('/login'));
  const field = await askForCode(page, language, '0899999998');
  await field.pressSequentially('1a2 b-3');
  await expect(field).toHaveValue('123');
  // The sixth sends the form, which keeps a wrong code.
  await field.fill('123 456 7');
  await expect(field).toHaveValue('123456');
  await expect(field).toHaveAccessibleDescription(words[language].wrongCode);
});

test('a number that is no mobile number is reported at the field, without asking the shop', async ({
  page,
  language,
  at,
}) => {
  await page.goto(at('/login'));
  const mobile = page.getByRole('textbox').and(page.locator('[type=tel]'));
  await mobile.fill('02 123 4567');
  await mobile.press('Enter');
  await expect(mobile).toHaveAccessibleDescription(new RegExp(`^${words[language].badMobile}`));
  await expect(mobile).toHaveValue('021234567');
  await expect(mobile).toBeFocused();
});

test('a customer signs in by password after a wrong one, and out again', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(401);
  const said = words[language];
  await page.goto(at('/login?next=/profile'));
  await expectSignInPage(page, language);
  await page.getByRole('button', { name: said.usePassword }).click();
  const password = page.getByRole('textbox', { name: said.password, exact: true });
  const login = page.getByRole('main').getByRole('button', { name: said.login, exact: true });
  await page.getByRole('textbox', { name: said.username }).fill('credit');
  await password.fill('demo12345');
  await login.click();
  await expect(password).toHaveAccessibleDescription(said.wrongPassword);
  await expect(page.getByRole('textbox', { name: said.username })).toHaveValue('credit');
  await password.fill('demo1234');
  await login.click();
  await expect(page).toHaveURL(at('/profile'));
  await atRest(page);
  await page.getByRole('main').getByRole('button', { name: said.logout }).click();
  await expect(page).toHaveURL(at('/'));
  await page.goto(at('/profile'));
  await expect(page, 'a guest has no profile').toHaveURL(at('/'));
});
