import type { Page } from '@playwright/test';

/** From a sign-in page to the demo's provider, and back as one of its people. */
export async function goThroughProvider(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: /Athena/ }).click();
  await page.getByRole('link', { name: person, exact: true }).click();
}
