/** What every browser test begins with: a running shop, a browser that tolerates no console error, and the language. */
import { expect, test as base, type BrowserContext } from '@playwright/test';
import type { BootstrapData } from '#contract/page.ts';
import { awaitLife } from './alive.ts';
import { codeSentTo, customerOfMobile, type Caller, type Tenant } from './callers.ts';
import { copyDemoShop } from './demo-shop.ts';
import { createGoods, type Goods } from './goods.ts';
import { startShop, type ShopProcess } from './shop-process.ts';

export type Language = 'th' | 'en';
/** The projects are called by language and width: `th-phone`. */
export const languageOf = ({ name }: { name: string }): Language => (name.startsWith('en') ? 'en' : 'th');

/** What a test calls things, written out per language: a text that was not translated fails it. */
export type InBoth<Words> = Record<Language, Words>;

export type WorkerShop = Pick<ShopProcess, 'url'> & {
  /** Where its data lies. */
  dataDir: string;
  /** Ends the process as a power cut would, and starts another on the same data and port. */
  crashAndStart: () => Promise<void>;
};

type Complaints = {
  /** The test provokes a refusal: the browser reports answers of this status as errors of its own accord. */
  allowStatus: (status: number) => void;
  /** The test cuts the connection: the browser reports each request that gets no answer. */
  allowNoAnswer: () => void;
};

export type TestFixtures = {
  /** What the visitor has said about cookies before; `unasked` to be asked in the test. */
  consent: 'refused' | 'unasked';
  /** Whether the visitor has chosen a center before; `unasked` for the sheet that asks at the start. */
  center: 'remembered' | 'unasked';
  language: Language;
  /** The address of a page in the test's language: `at('/product')`, of another tenant `at('/', 'medisupply')`. */
  at: (path: string, tenant?: Tenant) => string;
  /** The newest code sent to a mobile number. */
  codeOf: (mobile: string) => Promise<string>;
  complaints: Complaints;
  /** Signs the browser in without its pages, and gives the same customer as a caller of the API. */
  signIn: (mobile: string, tenant?: Tenant) => Promise<Caller>;
};

export const test = base.extend<TestFixtures, { shop: WorkerShop; goods: Goods }>({
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
      await use({ url, dataDir, crashAndStart });
      await shop.stop();
      await remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  goods: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => use(createGoods()),
    { scope: 'worker' },
  ],
  consent: ['refused', { option: true }],
  center: ['remembered', { option: true }],
  context: async ({ context, consent, center, shop }, use) => {
    if (consent === 'refused') await context.addCookies(consentCookies(shop.url));
    if (center === 'remembered') await context.addInitScript(rememberCenter);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => awaitLife(await newPage());
    await use(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  language: async ({}, use, { project }) => {
    await use(languageOf(project));
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
  signIn: async ({ shop, language, context, at }, use) => {
    await use(async (mobile, tenant) => {
      const { caller, cookies } = await customerOfMobile({ url: shop.url, tenant, language }, mobile);
      const url = at('/', tenant);
      for (const { name, value } of cookies) await context.addCookies([{ name, value, url, httpOnly: true }]);
      return caller;
    });
  },
  complaints: [
    async ({ context }, use) => {
      const { found, ...allow } = watch(context);
      await use(allow);
      expect(found(), 'the console is clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** What Chromium says of a realtime connection whose page, or person, left while it was being made: no complaint of the page's. */
const LEFT = 'WebSocket is closed before the connection is established.';

/** What it says of the tests' own script in a frame whose document may run none, such as a preview. */
const SANDBOXED = "Blocked script execution in 'about:srcdoc'";

/** Any console error, hydration warning, violation of the content policy or uncaught exception is a complaint. */
function watch(context: BrowserContext) {
  const complaints: string[] = [];
  const allowed = new Set<string>();
  context.on('console', (message) => {
    const text = message.text();
    const status = /Failed to load resource: .* status of (\d+)/.exec(text)?.[1];
    if (status !== undefined) complaints.push(`${status} ${message.location().url}`);
    else if (text.endsWith(LEFT) || text.startsWith(SANDBOXED)) return;
    else if (text.startsWith('WebSocket connection to')) complaints.push(`Failed ${text}`);
    else if (message.type() === 'error' || /hydrat/i.test(text)) complaints.push(text);
  });
  context.on('weberror', (event) => complaints.push(String(event.error())));
  return {
    found: () => complaints.filter((complaint) => !allowed.has(complaint.split(' ')[0] ?? '')),
    allowStatus: (status: number) => void allowed.add(String(status)),
    allowNoAnswer: () => void allowed.add('Failed'),
  };
}

/** Each shop's question about cookies is answered, so that it lies over no page. */
function consentCookies(shopUrl: string) {
  const tenants: readonly Tenant[] = ['petclub', 'medisupply', 'homegoods'];
  return tenants.flatMap((tenant) =>
    ['localhost', `${tenant}.localhost`].map((hostname) => {
      const { href: url } = Object.assign(new URL(shopUrl), { hostname });
      return { name: `shop-${tenant}-consent`, value: 'N', url };
    }),
  );
}

/** As if the sheet had been closed at the center that the page is for. Runs in the browser. */
export function rememberCenter(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const bootstrap = document.getElementById('bootstrap-data')?.textContent;
    if (!bootstrap) return;
    const { keyPrefix, tenant, user } = JSON.parse(bootstrap) as BootstrapData;
    const name = `${keyPrefix}-${tenant.id}-center`;
    const chosen = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    // A customer may have another center than the guest that the browser was before.
    const isHis = user.userRole === 'GUEST' ? chosen !== undefined : chosen === `${name}=${user.ActiveDC}`;
    if (!isHis && user.ActiveDC) document.cookie = `${name}=${user.ActiveDC}; path=/; samesite=lax`;
  });
}

export { expect };
