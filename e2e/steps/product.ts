import { expect, type Locator, type Page } from '@playwright/test';
import type { InBoth, Language } from '../fixtures.ts';

type Words = {
  add: (name: string, unit: string) => string;
  inCart: (name: string, unit: string) => string;
  quantity: string;
  units: string;
  cart: (count: number) => string;
};

const words: InBoth<Words> = {
  th: {
    add: (name, unit) => `ใส่ตะกร้า ${name} 1 ${unit}`,
    inCart: (name, unit) => `ในตะกร้า ${name} หน่วย${unit}`,
    quantity: 'จำนวน',
    units: 'เลือกหน่วย',
    cart: (count) => `ตะกร้า ${count} รายการ`,
  },
  en: {
    add: (name, unit) => `Add to cart: ${name}, 1 ${unit}`,
    inCart: (name, unit) => `In the cart: ${name}, ${unit}`,
    quantity: 'Quantity',
    units: 'Choose a unit',
    cart: (count) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  },
};

/** On a product's page: chooses the unit and adds one of it. */
export async function addOne(
  page: Page,
  language: Language,
  { name, unit }: { name: string; unit: string },
): Promise<void> {
  const said = words[language];
  const choice = page.getByRole('group', { name: said.units });
  await choice.getByText(unit, { exact: true }).click();
  await page.getByRole('button', { name: said.add(name, unit), exact: true }).click();
  const stepper = page.getByRole('group', { name: said.inCart(name, unit), exact: true });
  await expect(stepper.getByRole('textbox', { name: said.quantity })).toHaveValue('1');
}

/** The visible way to the cart, which says how many products are in it. */
export function cartLink(page: Page, language: Language, count: number): Locator {
  return page.getByRole('link', { name: words[language].cart(count), exact: true });
}

/** The product's name on its card; a word on its stock may precede it. */
export async function cardName(link: Locator): Promise<string> {
  const lines = (await link.innerText()).trim().split('\n');
  return lines.at(-1) ?? '';
}
