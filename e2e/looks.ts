/** Looks at the pages of the shop: each address of `web/routes.ts`, in every language and width. */
import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { builtPages } from './built-pages.ts';
import type { Tenant } from './callers.ts';
import { expectGood, open, type Look } from './checks/good-page.ts';
import { expect, test, type TestFixtures, type WorkerShop } from './fixtures.ts';
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
    test(`${title} @both`, async ({ page, context, shop, goods, language, at, signIn, complaints }) => {
      if (how.status !== undefined) complaints.allowStatus(how.status);
      if (hears !== undefined) complaints.allowStatus(hears);
      const given = { page, context, shop, goods, language, at, signIn };
      const address = at(typeof path === 'string' ? path : await path(given), tenant);
      if (staff) {
        // As staff come: through the sign-in page, which has brought the styles.
        await page.goto(at('/merchant/login', tenant));
        await bringFonts(page);
        await bringStaff(context, address, staff);
      }
      if (!staff) await bringFontsFirst(page, address);
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
