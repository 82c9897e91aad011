/** Looks at the pages of the shop: each address of `web/routes.ts`, in every language and width. */
import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { awaitLife } from './alive.ts';
import { builtPages } from './built-pages.ts';
import type { Tenant } from './callers.ts';
import { expectGood, open, type Look } from './checks/good-page.ts';
import {
  consentCookies,
  expect,
  rememberCenter,
  test as base,
  type TestFixtures,
  type WorkerShop,
} from './fixtures.ts';
import type { Goods } from './goods.ts';
import { bringStaff } from './steps/staff.ts';

export type Given = Pick<TestFixtures, 'language' | 'at' | 'signIn'> & {
  page: Page;
  context: BrowserContext;
  shop: WorkerShop;
  goods: Goods;
};

type How = Look & {
  tenant?: Tenant;
  /** A demo login of the merchant area, who opens the page. */
  staff?: 'admin' | 'sale';
  /** What a call of the page is refused with. */
  hears?: number;
  /** The address, where it is not the route itself; what must be there before the page is opened is made here. */
  path?: string | ((given: Given) => Promise<string>);
  /** The route that this one leads on to. */
  leadsTo?: string;
};

/**
 * All looks of a worker share one browser's memory: code, styles and fonts that it has loaded once it need not load and
 * compile again, which takes longer than to look. Nothing else of a look is left for the next: see `wipe`.
 */
const test = base.extend<object, { kept: Kept }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { viewport, locale, timezoneId, isMobile, hasTouch, deviceScaleFactor, userAgent } = project.use;
      const context = await browser.newContext({
        viewport,
        locale,
        timezoneId,
        isMobile,
        hasTouch,
        deviceScaleFactor,
        userAgent,
      });
      await context.addInitScript(rememberCenter);
      const newPage = context.newPage.bind(context);
      context.newPage = async () => awaitLife(await newPage());
      await use({ context, warm: new Set() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ kept: { context }, shop }, use) => {
    await context.addCookies(consentCookies(shop.url));
    await use(context);
    await wipe(context);
  },
});

type Kept = {
  context: BrowserContext;
  /** Where fonts and styles were loaded: an origin, and whether its desk or its shop. */
  warm: Set<string>;
};

/** Leaves nothing but what any visitor's browser would have loaded: no session, no storage, no permission, no page. */
async function wipe(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (page) {
    const devtools = await context.newCDPSession(page);
    const origins = new Set(context.pages().map((one) => new URL(one.url()).origin));
    for (const origin of origins)
      // oxlint-disable-next-line no-await-in-loop -- nearly always one
      await devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
      });
  }
  await Promise.all(context.pages().map((one) => one.close()));
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
}

const FONT = /^anuphan-.*\.woff2$/;
const fonts = () =>
  readdirSync(new URL('../build/client/assets/', import.meta.url)).filter((name) => FONT.test(name));

/**
 * Until the shop's own font has come another stands in, and a line of a long text may break elsewhere: how late it comes
 * is the machine's doing. So it is there before, as for who has been in the shop once. From a page of the shop.
 */
async function bringFonts(page: Page): Promise<void> {
  const sizes = await page.evaluate(
    (files) => Promise.all(files.map(async (file) => (await (await fetch(file)).arrayBuffer()).byteLength)),
    fonts().map((name) => `/assets/${name}`),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
}

/** From the lightest answer of the place; what it may not load itself concerns nobody. */
async function bringFontsFirst(page: Page, address: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setBypassCSP', { enabled: true });
  await page.goto(new URL('/robots.txt', address).href);
  await bringFonts(page);
  await devtools.send('Page.setBypassCSP', { enabled: false });
  await devtools.detach();
}

/**
 * `look` makes a test of one page; `expectAll` one that fails as long as a page of the build (of those that `isMine`)
 * is looked at by none, whatever became of the others.
 */
export function createLooks(isMine: (route: string) => boolean) {
  const looked = new Set<string>();

  function look(
    title: string,
    route: string,
    { tenant, staff, hears, path = route, leadsTo, ...how }: How,
  ): void {
    looked.add(route);
    test(`${title} @both`, async ({ page, context, kept, shop, goods, language, at, signIn, complaints }) => {
      if (how.status !== undefined) complaints.allowStatus(how.status);
      if (hears !== undefined) complaints.allowStatus(hears);
      const given = { page, context, shop, goods, language, at, signIn };
      const address = at(typeof path === 'string' ? path : await path(given), tenant);
      const { origin } = new URL(address);
      const place = `${origin} ${staff ? 'desk' : 'shop'}`;
      const isWarm = kept.warm.has(place);
      kept.warm.add(place);
      if (staff) {
        // As staff come: through the sign-in page, which has brought the styles.
        if (!isWarm) await page.goto(at('/merchant/login', tenant));
        if (!isWarm) await bringFonts(page);
        await bringStaff(context, address, staff);
      }
      if (!staff && !isWarm) await bringFontsFirst(page, address);
      const opened = await open(page, address);
      const arrived = new URL(page.url()).pathname.replace(/^\/en(?=\/|$)/, '') || '/';
      expect(matchPath(leadsTo ?? route, arrived), `${arrived} is the page that was meant`).not.toBeNull();
      await expectGood({ ...opened, address: leadsTo === undefined ? address : page.url() }, how);
    });
  }

  function expectAll(title: string): void {
    test(title, () => {
      expect([...looked].toSorted()).toEqual(builtPages().filter(isMine));
    });
  }
  return { look, expectAll };
}
