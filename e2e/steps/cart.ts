import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from '../callers.ts';
import type { InBoth, Language } from '../fixtures.ts';
import { inBaht, type Sums } from '../money.ts';

type Words = {
  title: string;
  summary: string;
  subtotal: RegExp;
  delivery: string;
  free: string;
  total: string;
  guestCheckout: string;
  checkout: string;
};

const words: InBoth<Words> = {
  th: {
    title: 'ตะกร้าสินค้า',
    summary: 'สรุปยอด',
    subtotal: /^ค่าสินค้า \(\d+ รายการ\)$/,
    delivery: 'ค่าจัดส่ง',
    free: 'ฟรี',
    total: 'ยอดรวม',
    guestCheckout: 'เข้าสู่ระบบเพื่อสั่งซื้อ',
    checkout: 'สั่งซื้อ (1)',
  },
  en: {
    title: 'Cart',
    summary: 'Summary',
    subtotal: /^Products \(\d+\)$/,
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    guestCheckout: 'Log in and checkout',
    checkout: 'Checkout (1)',
  },
};

/** The amount that follows a name in a list of sums. */
function amountOf(sums: Locator, name: string | RegExp): Locator {
  return sums.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
}

/** The sums on the cart and the checkout. */
export async function expectSums(page: Page, language: Language, sums: Sums): Promise<void> {
  const said = words[language];
  const summary = page.getByRole('region', { name: said.summary });
  await expect(amountOf(summary, said.total)).toHaveText(inBaht(sums.total));
  await expect(amountOf(summary, said.subtotal)).toHaveText(inBaht(sums.subtotal));
  const delivery = sums.delivery === 0 ? said.free : inBaht(sums.delivery);
  await expect(amountOf(summary, said.delivery)).toHaveText(delivery);
}

/** Puts a line into the caller's cart as another browser of the same customer would. */
export async function putInCart({ api, saleUnit }: Caller, P_Code: string, qty1: number): Promise<void> {
  const change = { P_Code, qty1, qty2: 0, qty3: 0, selected: true, Ago: 0 };
  await api.putCart({ body: { SaleUnit: saleUnit, Changes: [change] } });
}

/** A product's line in the cart. */
export function cartLine(page: Page, name: string): Locator {
  return page.getByRole('listitem', { name, exact: true });
}

export async function expectCartPage(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
}

/** On to the checkout; a guest comes to the sign-in first. */
export async function goToCheckout(page: Page, language: Language, as: 'guest' | 'customer'): Promise<void> {
  const { guestCheckout, checkout } = words[language];
  const name = as === 'guest' ? guestCheckout : checkout;
  await page.getByRole('link', { name, exact: true }).click();
}
