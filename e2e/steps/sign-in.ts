import { expect, type Locator, type Page } from '@playwright/test';
import { codeSentTo } from '../callers.ts';
import type { InBoth, Language } from '../fixtures.ts';

const words: InBoth<{ login: string; mobile: string; send: string; enter: string; code: string }> = {
  th: {
    login: 'เข้าสู่ระบบ',
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    enter: 'กรอกรหัสยืนยัน',
    code: 'รหัส 6 หลัก',
  },
  en: {
    login: 'Log in',
    mobile: 'Mobile number',
    send: 'Send code',
    enter: 'Enter the code',
    code: '6-digit code',
  },
};

export async function expectSignInPage(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words[language].login })).toBeVisible();
}

/** On the sign-in page: asks for a code, and gives the field that it is typed into. */
export async function askForCode(page: Page, language: Language, mobile: string): Promise<Locator> {
  const said = words[language];
  await page.getByRole('textbox', { name: said.mobile }).fill(mobile);
  await page.getByRole('button', { name: said.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.enter })).toBeVisible();
  return page.getByRole('textbox', { name: said.code });
}

type Proving = { page: Page; language: Language; at: (path: string) => string; shop: { url: string } };

/** Proves a number that nobody has, another for each language; gives the address of the form that follows. */
export async function registerDetails({ page, language, at, shop }: Proving): Promise<string> {
  const mobile = language === 'th' ? '0899999962' : '0899999963';
  await page.goto(at('/register'));
  const code = await askForCode(page, language, mobile);
  await code.pressSequentially(await codeSentTo(mobile, shop));
  await page.waitForURL(/details/);
  return '/register/details';
}

/** Ends a buyer's session outside the browser, which learns of it by its next call. */
export async function endSessionOf(
  url: string,
  { tenant, cookie, secret }: { tenant: string; cookie: string; secret: string },
): Promise<void> {
  const headers = { tenantid: tenant, cookie: `${cookie}=${secret}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/authen/logout`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(200);
}
