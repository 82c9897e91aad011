/** What surrounds every page: menus, headers, banners, footer. */
import { customerOf } from './callers.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { inBaht } from './money.ts';
import { atRest, openAtRest } from './rest.ts';
import { searchBox } from './steps/search.ts';

const CUSTOMER = '0810000001';
const CREDIT = '0810000002';

const EXPIRED = {
  status: 401,
  headers: {
    'www-authenticate':
      'Bearer error="invalid_token", error_description="The token expired at \'2026-01-01T00:00:00.000Z\'"',
  },
  json: { statusCode: 401, code: 'TOKEN_EXPIRED', message: '-' },
};

type Words = {
  menu: string;
  account: string;
  home: string;
  products: string;
  howTo: string;
  faq: string;
  contact: string;
  cart: string;
  login: string;
  profile: string;
  promotions: string;
  buyAgain: string;
  logout: string;
  credit: (amount: string) => string;
  language: string;
  other: string;
  ordering: string;
  back: string;
  cartTitle: string;
};

const words: InBoth<Words> = {
  th: {
    menu: 'เมนูหลัก',
    account: 'บัญชีและภาษา',
    home: 'หน้าแรก',
    products: 'สินค้า',
    howTo: 'วิธีสั่งซื้อ',
    faq: 'คำถามที่พบบ่อย',
    contact: 'ติดต่อเรา',
    cart: 'ตะกร้า',
    login: 'เข้าสู่ระบบ',
    profile: 'ฉัน',
    promotions: 'โปรโมชัน',
    buyAgain: 'ซื้ออีกครั้ง',
    logout: 'ออกจากระบบ',
    credit: (amount) => `วงเงินคงเหลือ ${amount}`,
    language: 'ภาษา: ไทย',
    other: 'English',
    ordering: 'กำลังสั่งซื้อแทน',
    back: 'ย้อนกลับ',
    cartTitle: 'ตะกร้าสินค้า',
  },
  en: {
    menu: 'Main menu',
    account: 'Account and language',
    home: 'Home Page',
    products: 'Product',
    howTo: 'How to order',
    faq: 'FAQ',
    contact: 'Contact us',
    cart: 'Cart',
    login: 'Login',
    profile: 'Profile',
    promotions: 'Promotion',
    buyAgain: 'Buy Again',
    logout: 'Logout',
    credit: (amount) => `Credit balance ${amount}`,
    language: 'Language: English',
    other: 'ไทย',
    ordering: 'Ordering for',
    back: 'Back',
    cartTitle: 'Cart',
  },
};

test('L-01 L-02 L-05 L-10 a guest finds every entry, and each leads where it says @both', async ({
  page,
  language,
  at,
  isMobile,
}) => {
  const said = words[language];
  await page.goto(at('/'));
  const menu = page.getByRole('navigation', { name: said.menu });
  const expected = isMobile
    ? [said.home, said.products, said.cart, said.promotions, said.login]
    : [said.home, said.products, said.howTo, said.faq, said.contact];
  await expect(menu.getByRole('link')).toHaveText(expected);
  if (isMobile) {
    expect((await menu.boundingBox())?.height).toBe(56);
  } else {
    for (const [name, code] of [
      [said.howTo, 'HOWTO_001'],
      [said.faq, 'FAQ_001'],
      [said.contact, 'CONTACT_001'],
    ] as const) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(at(`/contents/${code}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  await menu.getByRole('link', { name: said.products, exact: true }).click();
  await expect(page).toHaveURL(at('/product'));
});

test('K-67 the desktop begins at the medium breakpoint, 992 px', async ({ page, language, at }) => {
  const said = words[language];
  // Both are in the page; the width alone decides which is seen.
  const menus = page.getByRole('navigation', { name: said.menu, includeHidden: true });
  const seen = () => menus.evaluateAll((all) => all.map((menu) => menu.checkVisibility()));
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto(at('/'));
  await expect(page.getByRole('navigation', { name: said.menu })).toHaveCount(1);
  const narrow = await seen();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await seen()).toEqual(narrow.map((visible) => !visible));
});

test('L-05 A-01 a customer finds the account pages and the way out, by keyboard as well @both', async ({
  page,
  language,
  at,
  isMobile,
  goods,
  signIn,
}) => {
  const said = words[language];
  const { api } = await signIn(goods.takeCustomer());
  const { CUSTOMERNAME } = await api.customerProfile();
  await page.goto(at('/'));
  if (isMobile) {
    const menu = page.getByRole('navigation', { name: said.menu });
    await expect(menu.getByRole('link')).toHaveText([
      said.home,
      said.products,
      said.cart,
      said.promotions,
      said.buyAgain,
      said.profile,
    ]);
    await menu.getByRole('link', { name: said.profile, exact: true }).click();
    await expect(page).toHaveURL(at('/profile'));
    await atRest(page);
    await page.getByRole('main').getByRole('button', { name: said.logout }).click();
    await expect(menu.getByRole('link', { name: said.login, exact: true })).toBeVisible();
    return;
  }
  const account = page.getByRole('navigation', { name: said.account });
  const button = account.getByRole('button', { name: CUSTOMERNAME });
  await button.focus();
  await page.keyboard.press('Enter');
  const logout = account.getByRole('button', { name: said.logout });
  await expect(logout).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(account.getByRole('link', { name: said.profile, exact: true })).toBeFocused();
  await expectSound(page, language, 'account-menu');
  await page.keyboard.press('Escape');
  await expect(logout).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await atRest(page);
  await logout.click();
  await expect(account.getByRole('link', { name: said.login, exact: true })).toBeVisible();
});

test('L-03 a credit customer sees what is left on the desktop: the limit less the debt @both', async ({
  page,
  shop,
  language,
  at,
  isMobile,
  signIn,
}) => {
  const { api } = await customerOf(shop, 'credit');
  const { AuthorizeAmount, DebtAmount } = await api.customerProfile();
  expect(AuthorizeAmount).toBeGreaterThan(0);
  await signIn(CREDIT);
  await page.goto(at('/'));
  const left = page.getByText(words[language].credit(inBaht(AuthorizeAmount - DebtAmount)));
  await expect(left).toBeVisible({ visible: !isMobile });
  await signIn(CUSTOMER);
  await page.goto(at('/'));
  await expect(left).toHaveCount(0);
});

test('L-04 the language menu leads to the same page in the other language @both', async ({
  page,
  language,
  at,
  isMobile,
}) => {
  const said = words[language];
  await page.goto(at('/product?sort=asc'));
  if (isMobile) {
    await page.goto(at('/'));
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL(/\/en$/);
    return;
  }
  await page.getByRole('button', { name: said.language }).click();
  await page.getByRole('link', { name: said.other, exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/product\?sort=asc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('L-12 the phone calls a page by its name, with a way back and the search behind a button @both', async ({
  page,
  language,
  at,
  isMobile,
}) => {
  const said = words[language];
  await page.goto(at('/product'));
  await page.getByRole('link', { name: said.cart, exact: true }).click();
  await expect(page).toHaveURL(at('/cart'));
  const header = page.getByRole('banner');
  await expect(header.getByText(said.cartTitle, { exact: true }).first()).toBeVisible({ visible: isMobile });
  if (!isMobile) {
    await expect(searchBox(page, language)).toBeVisible();
    return;
  }
  await expect(searchBox(page, language)).toBeHidden();
  await header.getByRole('button', { name: language === 'th' ? 'ค้นหาสินค้า' : 'Search products' }).click();
  await expect(searchBox(page, language)).toBeFocused();
  await header.getByRole('link', { name: said.back }).click();
  await expect(page).toHaveURL(at('/product'));
});

test('L-23 a salesman acting for a customer is shown whose order it is @both', async ({
  page,
  language,
  at,
  isMobile,
  goods,
  signIn,
  complaints,
}) => {
  const said = words[language];
  const { api } = await signIn(goods.takeCustomer({ atAnyPrice: true }));
  const { CUSTOMERNAME } = await api.customerProfile();
  await openAtRest(page, at('/'));
  // The token runs out, and the next is that of a salesman's sign-in in the customer's name.
  complaints.allowStatus(401);
  await page.route('**/api/products/items', (route) => route.fulfill(EXPIRED), { times: 1 });
  await page.route('**/authen/renew', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { ...answer, user: { ...answer.user, UserId: 'S1' } } });
  });
  const menu = page.getByRole('navigation', { name: said.menu });
  await menu.getByRole('link', { name: said.products, exact: true }).click();
  const strip = page.getByText(`${said.ordering} ${CUSTOMERNAME}`);
  await expect(strip).toBeVisible();
  // The page behind it is whole: with a route of the test's own, the browser fetches its styles once more.
  await page.waitForFunction(() => {
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    return [...styles].every(({ sheet }) => sheet !== null);
  });
  const box = await strip.locator('..').boundingBox();
  const bottom = (page.viewportSize()?.height ?? 0) - (isMobile ? 56 : 0);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), 'right above the navigation').toBe(bottom);
  await expectSound(page, language, 'ordering-for');
});

test('L-15 the footer has its links on the desktop only @both', async ({ page, language, at, isMobile }) => {
  const privacy = language === 'th' ? 'นโยบายความเป็นส่วนตัว' : 'Privacy policy';
  await page.goto(at('/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible({ visible: !isMobile });
  if (isMobile) return;
  await expect(footer.getByRole('link', { name: 'LINE' })).toHaveAttribute('href', /line\.example/);
  await footer.getByRole('link', { name: privacy }).click();
  await expect(page).toHaveURL(/\/contents\/privacy$/);
});

test('L-15 W-11 the shop’s business registration is shown on demand, and closed again @both', async ({
  page,
  language,
  at,
  isMobile,
}) => {
  const [name, close] = language === 'th' ? ['ทะเบียนพาณิชย์', 'ปิด'] : ['Business registration', 'Close'];
  await page.goto(at('/'));
  const button = page.getByRole('button', { name });
  await expect(button, 'in the footer, which only the desktop has').toBeVisible({ visible: !isMobile });
  if (isMobile) return;
  await button.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  const picture = dialog.getByRole('img', { name });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(420);
  await expectSound(page, language, 'certificate');
  await dialog.getByRole('button', { name: close }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
