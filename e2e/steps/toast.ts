import { expect, type Page } from '@playwright/test';

/** A toast is shown; looked for often, as the shortest ones stay for a second. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const shown = page.getByText(words).first();
  await expect.poll(() => shown.isVisible(), { intervals: [50] }).toBe(true);
}
