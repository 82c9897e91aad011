/** A shop that takes no guests (S-01, A-02): who has not signed in sees the sign-in and the shop's documents. */
import type { Page } from '@playwright/test';
import { expect, test as base, type InBoth, type Language } from './fixtures.ts';
import { nobody } from './callers.ts';
import { openAtRest } from './rest.ts';
import { storeSetting } from './shop-settings.queries.ts';
import { expectSignInPage } from './steps/sign-in.ts';

const TENANT = 'homegoods';
const COOKIE = 'shop-homegoods-buyer';

type Words = {
  usePassword: string;
  username: string;
  password: string;
  login: string;
  logout: string;
  howTo: string;
};

const words: InBoth<Words> = {
  th: {
    usePassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    login: 'เข้าสู่ระบบ',
    logout: 'ออกจากระบบ',
    howTo: 'วิธีสั่งซื้อสินค้า',
  },
  en: {
    usePassword: 'Log in with a password',
    username: 'User name or mobile number',
    password: 'Password',
    login: 'Log in',
    logout: 'Logout',
    howTo: 'How to order',
  },
};

const test = base.extend<{ closedToGuests: void }>({
  closedToGuests: [
    async ({ shop }, use) => {
      const store = (value: string) =>
        storeSetting(shop.dataDir, { tenant: TENANT, key: 'GUEST_MODE_ENABLED', value });
      const enters = () =>
        nobody({ ...shop, tenant: TENANT })
          .loginGuest()
          .then(
            () => true,
            () => false,
          );
      await store('N');
      await expect.poll(enters).toBe(false);
      await use();
      await store('Y');
      await expect.poll(enters).toBe(true);
    },
    { auto: true },
  ],
});

async function signInByPassword(page: Page, language: Language): Promise<void> {
  const said = words[language];
  await page.getByRole('button', { name: said.usePassword }).click();
  await page.getByRole('textbox', { name: said.username }).fill('customer');
  await page.getByRole('textbox', { name: said.password, exact: true }).fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: said.login, exact: true }).click();
}

test('W-09 A-02 A-05 without guests every page of the shop leads to the sign-in, and back there once signed in', async ({
  page,
  language,
  at,
}) => {
  const prefix = language === 'en' ? '/en' : '';
  const paths = ['', '/product?h1=H1', '/product/category', '/promotion', '/cart', '/news', '/history'];
  for (const path of paths) {
    await page.goto(at(path || '/', TENANT));
    const here = prefix + path || '/';
    await expect(page).toHaveURL(at(`/login?next=${encodeURIComponent(here)}`, TENANT));
    await expectSignInPage(page, language);
  }
  await page.goto(at('/product/category', TENANT));
  await signInByPassword(page, language);
  await expect(page).toHaveURL(at('/product/category', TENANT));
  // A call on its way as the session ends is refused, and the browser reports it.
  await openAtRest(page, at('/profile', TENANT));
  await page.getByRole('main').getByRole('button', { name: words[language].logout }).click();
  await expectSignInPage(page, language);
  await page.goto(at('/', TENANT));
  await expectSignInPage(page, language);
});

test('W-09 S-48 without guests a session that ran out leads to the sign-in, and its cookie goes', async ({
  page,
  context,
  shop,
  language,
  at,
}) => {
  const cookie = async () => (await context.cookies(at('/', TENANT))).find(({ name }) => name === COOKIE);
  await page.goto(at('/product/category', TENANT));
  await signInByPassword(page, language);
  await expect(page).toHaveURL(at('/product/category', TENANT));
  const secret = (await cookie())?.value ?? '';
  const headers = { tenantid: TENANT, cookie: `${COOKIE}=${secret}`, 'content-type': 'application/json' };
  // No page is open as it ends: one that is asks what is new, is refused, and goes to the sign-in by itself.
  await page.goto('about:blank');
  await fetch(`${shop.url}/authen/logout`, { method: 'POST', headers, body: '{}' });
  await page.goto(at('/promotion', TENANT));
  await expectSignInPage(page, language);
  expect(await cookie()).toBeUndefined();
});

test('W-09 A-02 without guests the shop’s documents can be read, and none of its goods are shown', async ({
  page,
  language,
  at,
}) => {
  const asked: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/(api|authen|GET_)/i.test(pathname)) asked.push(`${answer.status()} ${pathname}`);
  });
  await openAtRest(page, at('/contents/HOWTO_001', TENANT));
  await expect(page.getByRole('heading', { level: 1, name: words[language].howTo })).toBeVisible();
  for (const path of ['/contents/privacy', '/contents/cookies-policy', '/pendingApproval', '/verifyotp']) {
    await openAtRest(page, at(path, TENANT));
    await expect(page).toHaveURL(at(path, TENANT));
  }
  expect(asked.filter((one) => /products|category|dcs/i.test(one))).toEqual([]);
});
