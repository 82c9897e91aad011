/** What can be measured of how a page looks and reads; leaves a picture under `artefacts/screens`, to be looked at. */
import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findOverflowElsewhere, layoutShifts, watchShifts } from './layout.ts';
import { expectMeasured } from './sound.ts';

const MOST_SHIFT = 0.02;

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
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  return { page, address, status: answer?.status() };
}

/** Everything that must hold for every page. */
export async function expectGood({ page, address, status }: Opened, look: Look): Promise<void> {
  const { project } = test.info();
  const language = project.name.startsWith('en') ? 'en' : 'th';
  expect(status).toBe(look.status ?? 200);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.+ · .+/);
  if (!look.unlisted) await expectAddresses(page, address);
  await page.screenshot({
    path: `artefacts/screens/${project.name}/${look.name}.png`,
    fullPage: true,
    scale: 'css',
    animations: 'disabled',
    // What is drawn only when it is about to come into view is to be looked at too.
    style: '* { content-visibility: visible !important; }',
  });
  await expectMeasured(page, language);
  // To the end and back: what is loaded on the way must not move what is there.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `nothing jumps: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MOST_SHIFT);
  expect.soft(await findOverflowElsewhere(page), 'nothing sticks out in the other width').toEqual([]);
}

/** The page tells search engines its one address, and the other language's. */
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
