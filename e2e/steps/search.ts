import { expect, type Locator, type Page } from '@playwright/test';
import type { InBoth, Language } from '../fixtures.ts';

const words: InBoth<{ search: string; suggestions: string }> = {
  th: { search: 'ค้นหาสินค้า', suggestions: 'คำแนะนำ' },
  en: { search: 'Search products', suggestions: 'Suggestions' },
};

export function searchBox(page: Page, language: Language): Locator {
  return page.getByRole('combobox', { name: words[language].search });
}

/** Types letter by letter, as a person does, and gives the list of suggestions once it is there. */
export async function typeInSearch(page: Page, language: Language, text: string): Promise<Locator> {
  const box = searchBox(page, language);
  await box.click();
  await box.pressSequentially(text);
  const list = page.getByRole('listbox', { name: words[language].suggestions });
  await expect(list).toBeVisible();
  return list;
}
