import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { InBoth, Language } from '../fixtures.ts';

type Words = { change: string; dialog: string; search: string; from: (name: string) => string };

const words: InBoth<Words> = {
  th: {
    change: 'เปลี่ยน',
    dialog: 'เลือกศูนย์ที่จะสั่งซื้อ',
    search: 'รหัสศูนย์ ชื่อศูนย์ หรือที่อยู่',
    from: (name) => `จัดส่งจาก ${name}`,
  },
  en: {
    change: 'Change',
    dialog: 'Choose where you order from',
    search: 'Center code, name or address',
    from: (name) => `Delivered from ${name}`,
  },
};

/** The header's way to another center, which names the current one. */
export function centerSwitch(page: Page, language: Language, name: string): Locator {
  const { from, change } = words[language];
  return page.getByRole('banner').getByRole('button', { name: `${from(name)} ${change}` });
}

export function centerDialog(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: words[language].dialog });
}

export function centerSearch(page: Page, language: Language): Locator {
  return page.getByRole('searchbox', { name: words[language].search });
}

/** The rows of the dialog, as shown. */
export function centerRows(page: Page, language: Language): Locator {
  return centerDialog(page, language).getByRole('listitem');
}

/** Opens the dialog from the header, and waits for its first rows. */
export async function openCenters(page: Page, language: Language, now: string): Promise<void> {
  await centerSwitch(page, language, now).click();
  await expect(centerRows(page, language).first()).toBeVisible();
}

/** In the open dialog: takes the center of this name. */
export async function takeCenter(page: Page, language: Language, name: string): Promise<void> {
  // The row itself; its photos have a button of their own after it.
  await centerRows(page, language).filter({ hasText: name }).getByRole('button').first().click();
}

/** What the browser remembers of the shop that the center tests are in. */
export async function centerCookie(context: BrowserContext, at: (path: string, tenant: 'petclub') => string) {
  const cookies = await context.cookies(at('/', 'petclub'));
  return cookies.find(({ name }) => name === 'shop-petclub-center');
}
