/**
 * What can be measured of how a page looks and reads; leaves a picture of each width under `artefacts/screens`, to be
 * looked at.
 */
import { type Page } from '@playwright/test';
import { expect, languageOf, test } from '../fixtures.ts';
import { atRest } from '../rest.ts';
import { inOtherWidth, layoutShifts, watchShifts, type Shift } from './layout.ts';
import { expectAccessible, expectReadable, pictureFile } from './sound.ts';

const MAX_SHIFT = 0.02;

export type Look = {
  /** The picture's name. */
  name: string;
  status?: number;
  /** It has no one address that search engines should know. */
  unlisted?: true;
};

type Opened = { page: Page; address: string; status: number | undefined };

/** Opens a page and waits until nothing moves any more. */
export async function open(page: Page, address: string): Promise<Opened> {
  await watchShifts(page);
  const answer = await page.goto(address);
  await atRest(page);
  return { page, address, status: answer?.status() };
}

/** Everything that must hold for every page, in the width that it was opened in and then in the other. */
export async function expectGood(opened: Opened, look: Look): Promise<void> {
  const { page, status } = opened;
  expect(status).toBe(look.status ?? 200);
  await expectGoodAtWidth(opened, look, []);
  await expectAccessible(page);
  await inOtherWidth(page, async () => {
    await atRest(page);
    await expectGoodAtWidth(opened, look, await layoutShifts(page));
  });
}

/** As it is shown now; what has moved `before`, when the window changed its width, is not counted. */
async function expectGoodAtWidth({ page, address }: Opened, look: Look, before: Shift[]): Promise<void> {
  const language = languageOf(test.info().project);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.+ · .+/);
  if (!look.unlisted) await expectAddresses(page, address);
  await page.screenshot({
    path: pictureFile(page, language, look.name),
    fullPage: true,
    scale: 'css',
    animations: 'disabled',
    // What is drawn only when it is about to come into view is to be looked at too.
    style: '* { content-visibility: visible !important; }',
  });
  await expectReadable(page, language);
  // To the end and back: what is loaded on the way must not move what is there.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const shifts = (await layoutShifts(page)).slice(before.length);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `nothing jumps: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MAX_SHIFT);
}

/** The page names its one address for search engines, and the other language's. */
async function expectAddresses(page: Page, address: string): Promise<void> {
  const { origin, pathname, searchParams } = new URL(address);
  // The same list in another order, or as a link called it, is the same page.
  for (const name of ['sort', 'displayGroupName']) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const path = pathname.replace(/^\/en(?=\/|$)/, '');
  const th = `${origin}${path === '' ? '/' : path}${search}`;
  const en = `${origin}/en${path === '/' ? '' : path}${search}`;
  const link = (selector: string) => page.locator(`head link${selector}`);
  await expect(link('[rel=canonical]')).toHaveAttribute('href', pathname.startsWith('/en') ? en : th);
  await expect(link('[rel=alternate][hreflang=th]')).toHaveAttribute('href', th);
  await expect(link('[rel=alternate][hreflang=en]')).toHaveAttribute('href', en);
  await expect(link('[rel=alternate][hreflang=x-default]')).toHaveAttribute('href', th);
}
