/** What every browser test begins with: a running shop, a browser that tolerates no console error, and the language. */
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { codeSentTo, type Tenant } from './callers.ts';
import { copyDemoShop } from './demo-shop.ts';
import { startShop, type ShopProcess } from './shop-process.ts';

export type Language = 'th' | 'en';
/** What a test calls things, written out per language: a text that was not translated fails it. */
export type InBoth<Words> = Record<Language, Words>;

export type WorkerShop = Pick<ShopProcess, 'url'> & {
  /** Ends the process as a power cut would, and starts another on the same data and port. */
  crashAndStart: () => Promise<void>;
};

type Complaints = {
  /** The test provokes a refusal: the browser reports answers of this status as errors of its own accord. */
  allowStatus: (status: number) => void;
};

type TestFixtures = {
  language: Language;
  /** The address of a page in the test's language: `at('/product')`, of another tenant `at('/', 'medisupply')`. */
  at: (path: string, tenant?: Tenant) => string;
  /** The newest code sent to a mobile number. */
  codeOf: (mobile: string) => Promise<string>;
  complaints: Complaints;
};

export const test = base.extend<TestFixtures, { shop: WorkerShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const { dataDir, remove } = await copyDemoShop();
      let shop = await startShop({ dataDir });
      const { url } = shop;
      const crashAndStart = async (): Promise<void> => {
        await shop.kill9();
        shop = await startShop({ dataDir, port: Number(new URL(url).port) });
      };
      await use({ url, crashAndStart });
      await shop.stop();
      await remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  language: async ({}, use, { project }) => {
    await use(project.name.startsWith('en') ? 'en' : 'th');
  },
  at: async ({ shop, language }, use) => {
    await use((path, tenant) => {
      const prefix = language === 'en' ? '/en' : '';
      const url = new URL(`${prefix}${path === '/' && prefix ? '' : path}`, shop.url);
      if (tenant) url.hostname = `${tenant}.localhost`;
      return url.href;
    });
  },
  codeOf: async ({ shop }, use) => {
    await use((mobile) => codeSentTo(mobile, shop));
  },
  complaints: [
    async ({ context }, use) => {
      const { found, allowStatus } = watch(context);
      await use({ allowStatus });
      expect(found(), 'the console is clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** Any console error, hydration warning, violation of the content policy or uncaught exception is a complaint. */
function watch(context: BrowserContext) {
  const complaints: string[] = [];
  const allowed = new Set<string>();
  context.on('console', (message) => {
    const text = message.text();
    const status = /Failed to load resource: .* status of (\d+)/.exec(text)?.[1];
    if (status !== undefined) complaints.push(`${status} ${message.location().url}`);
    else if (message.type() === 'error' || /hydrat/i.test(text)) complaints.push(text);
  });
  context.on('weberror', (event) => complaints.push(String(event.error())));
  return {
    found: () => complaints.filter((complaint) => !allowed.has(complaint.split(' ')[0] ?? '')),
    allowStatus: (status: number) => void allowed.add(String(status)),
  };
}

export { expect };
