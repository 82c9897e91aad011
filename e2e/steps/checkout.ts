import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from '../callers.ts';
import type { InBoth, Language } from '../fixtures.ts';
import type { Goods } from '../goods.ts';
import { putInCart } from './cart.ts';

type Words = {
  title: string;
  shipTo: string;
  change: string;
  cash: string;
  order: string;
  thanks: string;
  number: RegExp;
};

const words: InBoth<Words> = {
  th: {
    title: 'ยืนยันการสั่งซื้อ',
    shipTo: 'ที่อยู่จัดส่ง',
    change: 'เปลี่ยน',
    cash: 'เก็บเงินปลายทาง',
    order: 'สั่งซื้อ',
    thanks: 'ขอบคุณสำหรับคำสั่งซื้อ',
    number: /^เลขที่ (\S+)$/,
  },
  en: {
    title: 'Checkout',
    shipTo: 'Deliver to',
    change: 'Change',
    cash: 'Cash on delivery',
    order: 'Place order',
    thanks: 'Thank you for your order',
    number: /^Order (\S+)$/,
  },
};

export async function expectCheckoutPage(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
}

/** Unfolds the delivery addresses, takes the last one, and gives it as it is shown. */
export async function chooseLastAddress(page: Page, language: Language): Promise<string> {
  const said = words[language];
  const panel = page.getByRole('region', { name: said.shipTo });
  await panel.getByRole('button', { name: said.change }).click();
  const address = await panel.locator('address').last().innerText();
  // Not check(): it may be the one that is chosen already.
  await panel.getByRole('radio').last().click();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await expect(panel.locator('address')).toHaveText(address, { useInnerText: true });
  return address;
}

export async function expectCashOnDelivery(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('main')).toContainText(words[language].cash);
}

/** The shop has computed what the page shows: from here on, a change is announced. */
export async function expectReadyToOrder(page: Page, language: Language): Promise<void> {
  await expect(orderButton(page, language)).toBeEnabled();
}

/** The one button that orders, of the window's width. */
export function orderButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: words[language].order, exact: true });
}

/** Presses the button that orders; what comes of it is the test's own. */
export async function pressOrder(page: Page, language: Language): Promise<void> {
  await orderButton(page, language).click();
}

/** The word of thanks is there; gives the order's number. */
export async function expectThanks(page: Page, language: Language): Promise<string> {
  const said = words[language];
  await expect(page.getByRole('heading', { name: said.thanks })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const number = said.number.exec(heading.trim())?.[1];
  if (number === undefined) throw new Error(`No order number in "${heading}"`);
  return number;
}

type Opening = { language: Language; url: string; caller: Caller; goods: Goods };

/** Opens the checkout of something that may be ordered at homegoods, in the caller's cart. */
export async function openCheckout(page: Page, { language, url, caller, goods }: Opening): Promise<void> {
  const { P_Code } = await goods.takeProduct(caller, {
    such: ({ SalesPrice1, Stock }) =>
      (SalesPrice1 ?? 0) >= 25 && (SalesPrice1 ?? 0) < 1_000 && (Stock.StockAvailable ?? 0) >= 60,
  });
  await putInCart(caller, P_Code, 30);
  await page.goto(url);
  await expectCheckoutPage(page, language);
  await expectReadyToOrder(page, language);
}
