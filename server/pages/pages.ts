/**
 * Renders pages with the built web app. Everything is passed in: this folder knows neither the server's features
 * nor the web's sources.
 */
import { createHash, randomBytes } from 'node:crypto';
import { jsonForScript, type CustomerUser, type VisitorMarks } from '#contract/page.ts';
import type { BuiltApp, Opening, OwnTexts, WebBuild } from './built-app.ts';
import { lockScripts } from './inline-scripts.ts';
import { freshBodies, cachedBodies, type Bodies } from '../cache/bodies.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { createPlanner, type PagePlan } from './page-plan.ts';
import { pageSecurity, sourcesOf, type MoreSources } from './page-security.ts';
import { createSharedPage } from './shared-page.ts';

/** One visitor's request for a page: the URL as they see it, their identity, and their API client. */
export type PageVisit = Pick<Opening, 'url' | 'bootstrap' | 'api'> & { signal?: AbortSignal };

export type RenderedPage = {
  status: number;
  /** Lower-case names; content-encoding and content-length depend on the body that is picked. */
  headers: Readonly<Record<string, string>>;
  bodies: Bodies;
};

/** A page rendered for an audience, to be cached. */
export type AudiencePage = {
  status: number;
  /** The memory it occupies. */
  bytes: number;
  /** The page for this visitor of the audience. */
  personalize: (visitor: OwnTexts) => RenderedPage;
};

export type Pages = {
  /** The plan for a URL: a page (and whether it is cacheable), a redirect, or nothing. */
  plan: (url: URL) => Promise<PagePlan>;
  /** A page for any visitor without a session: the same bytes for all, to be cached. */
  renderGuest: (visit: PageVisit) => Promise<RenderedPage>;
  /**
   * A page for all customers of an audience. `bootstrap.user` is what they have in common; a visitor's name, credit
   * and bootstrap data are inserted as it is sent.
   */
  renderAudience: (visit: PageVisit) => Promise<AudiencePage>;
  /** A page for this visitor alone, never cached. */
  renderVisitor: (visit: PageVisit) => Promise<RenderedPage>;
};

type Options = BuiltApp & { report: Opening['report']; moreSources?: MoreSources };

export function createPages({ build, assetUrl, report, moreSources }: Options): Pages {
  const current = typeof build === 'function' ? build : () => Promise.resolve(build);
  const tools = remembered((app: WebBuild) => ({
    plan: createPlanner(app),
    handle: app.entry.module.createRequestHandler(app as never, 'production'),
    openPage: app.entry.module.openPage,
    textsOf: app.entry.module.visitorTexts,
  }));

  const render = async ({ url, bootstrap, api, signal }: PageVisit, marks?: VisitorMarks) => {
    const { plan, handle, openPage } = tools(await current());
    const planned = plan(url);
    if (planned.kind === 'redirect') return { redirect: planned.to, status: 308 };
    // Only what the page reads: a cached page must not contain one visitor's other parameters.
    const address = new URL(planned.path, bootstrap.origin);
    const nonce = randomBytes(16).toString('base64');
    const context = openPage({
      url: address,
      bootstrap,
      api,
      nonce,
      assetUrl,
      report,
      ...(marks && { marks }),
    });
    const response = await handle(new Request(address, { signal }), context);
    const location = response.headers.get('location');
    if (location !== null) return { redirect: location, status: response.status };
    return { html: await response.text(), status: response.status, nonce };
  };

  return {
    plan: async (url) => tools(await current()).plan(url),

    renderGuest: async (visit) => {
      const made = await render(visit);
      if (made.html === undefined) return redirectPage(made, 'no-cache');
      const { html, hashes } = lockScripts(made.html, made.nonce);
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...pageSecurity(hashes, sourcesOf(visit.bootstrap, moreSources)),
        // The browser revalidates each time and mostly gets 304; a session cookie makes it another page.
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
        etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      };
      return { status: made.status, headers, bodies: await cachedBodies(Buffer.from(html)) };
    },

    renderAudience: async (visit) => {
      const marks = newMarks(visit.bootstrap.user.CUSTOMERNAME);
      const user = { ...visit.bootstrap.user, CUSTOMERNAME: marks.name };
      const made = await render({ ...visit, bootstrap: { ...visit.bootstrap, user } }, marks);
      if (made.html === undefined) {
        const page = redirectPage(made, 'private, no-store');
        return { status: page.status, bytes: 0, personalize: () => page };
      }
      const { html, hashes } = lockScripts(made.html, made.nonce);
      const { textsOf } = tools(await current());
      const page = await createSharedPage(html, { user: jsonForScript(user), ...marks });
      const headers = { ...ownHeaders, ...pageSecurity(hashes, sourcesOf(visit.bootstrap, moreSources)) };
      return {
        status: made.status,
        bytes: page.bytes,
        personalize: (visitor) => ({
          status: made.status,
          headers,
          bodies: page.personalize(ownOf(visitor, textsOf)),
        }),
      };
    },

    renderVisitor: async (visit) => {
      const made = await render(visit);
      if (made.html === undefined) return redirectPage(made, 'private, no-store');
      const sources = sourcesOf(visit.bootstrap, moreSources);
      const headers = { ...ownHeaders, ...pageSecurity([`'nonce-${made.nonce}'`], sources) };
      return { status: made.status, headers, bodies: freshBodies(made.html) };
    },
  };
}

/** For a page that shows a visitor's own data. */
const ownHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie',
};

/** Unpredictable until the page is rendered, so that no text of the shop can be mistaken for one. */
function newMarks(likeName: string): VisitorMarks {
  const secret = randomBytes(12).toString('hex');
  // Layout depends on a name's script: its placeholder uses the same.
  return { name: `\uE000${likeName}${secret}\uE001`, credit: `\uE002${secret}\uE003` };
}

/** A buyer is cached for seconds: their inserted data is serialized once. */
const ownOfUser = new WeakMap<CustomerUser, Record<string, string>>();

function ownOf(visitor: OwnTexts, textsOf: (visitor: OwnTexts) => VisitorMarks): Record<string, string> {
  const written = ownOfUser.get(visitor.user);
  if (written) return written;
  const { name, credit } = textsOf(visitor);
  const own = { user: jsonForScript(visitor.user), name: escapeHtml(name), credit: escapeHtml(credit) };
  ownOfUser.set(visitor.user, own);
  return own;
}

function redirectPage(
  { status, redirect }: { status: number; redirect: string },
  cacheControl: string,
): RenderedPage {
  return { status, headers: { location: redirect, 'cache-control': cacheControl }, bodies: freshBodies('') };
}

/** Creates the tools of a build once; in development, again for each newer build. */
function remembered<App extends object, Tools>(make: (app: App) => Tools): (app: App) => Tools {
  const made = new WeakMap<App, Tools>();
  return (app) => {
    const known = made.get(app);
    if (known) return known;
    const tools = make(app);
    made.set(app, tools);
    return tools;
  };
}
