/** Tests act on pages that are alive, as people do, who look first; `pre-hydration-input.e2e.ts` is about those who do not. */
import type { Page } from '@playwright/test';
import { watchRequests } from './rest.ts';

type Opening = { waitUntil?: string };

/** Opening an address on this page, or reloading it, goes on only once the page is hydrated. */
export function awaitLife(page: Page): Page {
  watchRequests(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    await live(page, options);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await live(page, options);
    return answer;
  };
  return page;
}

/** What is no page of the shop's has nothing to wait for; who asks for the bare document gets it. */
async function live(page: Page, { waitUntil }: Opening = {}): Promise<void> {
  if (waitUntil === 'domcontentloaded') return;
  const alive = page.locator('html[data-alive], html:not([data-messages])');
  // Where the code never comes, that is what the test is about; it waits for what it expects instead.
  await alive.waitFor({ state: 'attached', timeout: 30_000 }).catch(() => undefined);
}
