import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { InBoth, Language } from '../fixtures.ts';

type Words = { title: string; username: string; password: string; login: string };

const words: InBoth<Words> = {
  th: {
    title: 'เข้าสู่ระบบหลังร้าน',
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    login: 'เข้าสู่ระบบ',
  },
  en: {
    title: 'Log in to the back office',
    username: 'User name or mobile number',
    password: 'Password',
    login: 'Log in',
  },
};

export async function expectStaffSignIn(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
}

/** On the sign-in page of the merchant area. */
export async function signInStaff(
  page: Page,
  language: Language,
  { username, password = 'demo1234' }: { username: string; password?: string },
): Promise<void> {
  const said = words[language];
  await page.getByRole('textbox', { name: said.username }).fill(username);
  await page.getByRole('textbox', { name: said.password, exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: said.login, exact: true }).click();
}

/**
 * Gives the browser the session of one of the demo's staff, at one of their centers, without the pages. `url` is any of
 * the shop's.
 */
export async function bringStaff(
  context: BrowserContext,
  url: string,
  username: string,
  saleUnit?: string,
): Promise<void> {
  const { origin } = new URL(url);
  const answer = await context.request.post(`${origin}/authen/user/login`, {
    data: { username, password: 'demo1234' },
  });
  expect(answer.status()).toBe(200);
  if (saleUnit === undefined) return;
  const { token } = (await answer.json()) as { token: string };
  const swapped = await context.request.get(`${origin}/authen/user/swapdc/${saleUnit}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(swapped.status()).toBe(200);
}
