/** What must hold for everything that is drawn: pages, and what lies over them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect, type Language } from '../fixtures.ts';
import { atRest } from '../rest.ts';
import { findForeignText } from './language.ts';
import { findOverflow, inOtherWidth, isDesktop } from './layout.ts';

/** Minified, and given to the page once: it takes longer to read axe than to compute many of its rules. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/**
 * Every rule of axe, computed in the page itself, which has no frames; what is in order is not written out, for it
 * takes longer than to find it.
 */
const AXE = { resultTypes: ['violations' as const], selectors: false };

/** Leaves a picture of each width under `artefacts/screens`, to be looked at. */
export async function expectSound(page: Page, language: Language, name: string): Promise<void> {
  await page.screenshot({ path: pictureFile(page, language, name), scale: 'css' });
  await expectMeasured(page, language);
  await inOtherWidth(page, async () => {
    expect.soft(await findOverflow(page), 'nothing sticks out in the other width').toEqual([]);
    await page.screenshot({ path: pictureFile(page, language, name), scale: 'css' });
  });
}

/** As `expectSound`, once nothing is being computed or fetched: sums on their way are dimmed. */
export async function expectSoundAtRest(page: Page, language: Language, name: string): Promise<void> {
  await atRest(page);
  await expectSound(page, language, name);
}

/** The current page: nothing cut off, one language (user text aside), no finding of axe. */
export async function expectMeasured(page: Page, language: Language, typed?: string): Promise<void> {
  await expectReadable(page, language, typed);
  await expectAccessible(page);
}

/** Nothing is cut off, and it is in one language. */
export async function expectReadable(page: Page, language: Language, typed?: string): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  expect.soft(await findOverflow(page), `nothing is cut off or sticks out at ${width} px`).toEqual([]);
  const foreign = await findForeignText(page, language);
  const untranslated = foreign.filter((text) => typed === undefined || !text.includes(typed));
  expect.soft(untranslated, 'everything is in the language of the page').toEqual([]);
}

/** Axe finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE_SOURCE);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return (await axe.run(document, options)).violations;
  }, AXE);
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`,
  );
  expect.soft(told, 'axe finds nothing').toEqual([]);
}

/** Where a picture of this page belongs: one for each pair of language and width. */
export function pictureFile(page: Page, language: Language, name: string): string {
  const width = isDesktop(page) ? 'desktop' : 'phone';
  return `artefacts/screens/${language}-${width}/${name}.png`;
}
