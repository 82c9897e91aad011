/** What must hold for everything that is drawn: pages, and what lies over them. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Language } from '../fixtures.ts';
import { findForeignText } from './language.ts';
import { findOverflow, findOverflowElsewhere } from './layout.ts';

/**
 * Every rule of axe, reckoned in the page itself, which has no frames of other origins; what is in order is not written
 * out, for it takes longer than to find it.
 */
const AXE = { resultTypes: ['violations' as const], selectors: false };

/** Leaves a picture under `artefacts/screens`, to be looked at. */
export async function expectSound(page: Page, language: Language, name: string): Promise<void> {
  const { project } = test.info();
  await page.screenshot({ path: `artefacts/screens/${project.name}/${name}.png`, scale: 'css' });
  await expectMeasured(page, language);
  expect.soft(await findOverflowElsewhere(page), 'nothing sticks out in the other width').toEqual([]);
}

/** As `expectSound`, once nothing is being computed or fetched: sums on their way are dimmed. */
export async function expectSoundAtRest(page: Page, language: Language, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectSound(page, language, name);
}

/** What stands there now: nothing cut off, one language (what was typed aside), nothing for axe to find. */
export async function expectMeasured(page: Page, language: Language, typed?: string): Promise<void> {
  expect.soft(await findOverflow(page), 'nothing is cut off or sticks out').toEqual([]);
  const foreign = await findForeignText(page, language);
  const untranslated = foreign.filter((text) => typed === undefined || !text.includes(typed));
  expect.soft(untranslated, 'everything is in the language of the page').toEqual([]);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(AXE).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`,
  );
  expect.soft(told, 'axe finds nothing').toEqual([]);
}
