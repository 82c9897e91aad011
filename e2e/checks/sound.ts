/** What must hold for everything that lies over a page, as for the pages themselves. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Language } from '../fixtures.ts';
import { findForeignText } from './language.ts';
import { findOverflow } from './layout.ts';

/** Leaves a picture under `artefacts/screens`. As every page is measured: nothing cut off, one language, nothing for axe to find. */
export async function expectSound(page: Page, language: Language, name: string): Promise<void> {
  const { project } = test.info();
  await page.screenshot({ path: `artefacts/screens/${project.name}/${name}.png`, scale: 'css' });
  expect.soft(await findOverflow(page), 'nothing is cut off or sticks out').toEqual([]);
  expect.soft(await findForeignText(page, language), 'one language').toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
