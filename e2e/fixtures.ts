/** What every browser test begins with: a running shop, a page that tolerates no console error, and the language. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startShop, type ShopProcess } from './shop-process.ts';

export type Language = 'th' | 'en';

type TestFixtures = {
  language: Language;
  /** The address of a page in the test's language: `at('/product')`, of another tenant `at('/', 'medisupply')`. */
  at: (path: string, tenant?: string) => string;
  /** The newest code sent to a mobile number. */
  codeOf: (mobile: string) => Promise<string>;
  watched: Page;
};

export const test = base.extend<TestFixtures, { shop: ShopProcess }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
      const shop = await startShop({ dataDir });
      await use(shop);
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  language: async ({}, use, { project }) => {
    await use((project.metadata as { language: Language }).language);
  },
  at: async ({ shop, language }, use) => {
    await use((path, tenant) => {
      const prefix = language === 'en' ? '/en' : '';
      const url = new URL(`${prefix}${path === '/' && prefix ? '' : path}`, shop.url);
      if (tenant) url.hostname = `${tenant}.localhost`;
      return url.href;
    });
  },
  codeOf: async ({ shop, request }, use) => {
    await use(async (mobile) => {
      const answer = await request.get(`${shop.url}/simulators/sms/outbox?to=${mobile}`);
      const messages = (await answer.json()) as { text: string }[];
      const code = messages
        .map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1])
        .find((found) => found !== undefined);
      if (!code) throw new Error(`No code was sent to ${mobile}`);
      return code;
    });
  },
  /** Any console error, hydration warning or uncaught exception fails the test. */
  watched: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints, 'the console is clean').toEqual([]);
  },
});

export { expect };
