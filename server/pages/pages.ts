/**
 * Renders pages with the built web app. Everything comes in as an argument: this folder knows neither the
 * server's features nor the web's sources.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { BuiltApp, Opening, WebBuild } from './built-app.ts';
import { lockScripts } from './inline-scripts.ts';
import { freshBodies, keptBodies, type Bodies } from '../kept/bodies.ts';
import { createPlanner, type PagePlan } from './page-plan.ts';
import { pageSecurity, sourcesOf, type MoreSources } from './page-security.ts';

/** One visitor's request for a page: the address as he sees it, who he is, and his door to the API. */
export type PageVisit = Pick<Opening, 'url' | 'facts' | 'api'> & { signal?: AbortSignal };

export type RenderedPage = {
  status: number;
  /** Lower-case names; content-encoding and content-length depend on the body that is picked. */
  headers: Readonly<Record<string, string>>;
  bodies: Bodies;
};

export type Pages = {
  /** What an address asks for: a page (and whether it may be kept), a redirect, or nothing that there is. */
  plan: (url: URL) => Promise<PagePlan>;
  /** A page for any visitor without a session: the same bytes for all, to be kept ready-made. */
  renderGuest: (visit: PageVisit) => Promise<RenderedPage>;
  /** A page for this visitor alone, never kept by anyone. */
  renderVisitor: (visit: PageVisit) => Promise<RenderedPage>;
};

type Options = BuiltApp & { report: Opening['report']; moreSources?: MoreSources };

export function createPages({ build, assetUrl, report, moreSources }: Options): Pages {
  const current = typeof build === 'function' ? build : () => Promise.resolve(build);
  const tools = remembered((app: WebBuild) => ({
    plan: createPlanner(app),
    handle: app.entry.module.createRequestHandler(app as never, 'production'),
    openPage: app.entry.module.openPage,
  }));

  const render = async ({ url, facts, api, signal }: PageVisit) => {
    const { plan, handle, openPage } = tools(await current());
    const planned = plan(url);
    if (planned.kind === 'redirect') return { redirect: planned.to, status: 308 };
    // Only what the page reads: a kept page must not carry one visitor's other parameters.
    const address = new URL(planned.path, facts.origin);
    const nonce = randomBytes(16).toString('base64');
    const context = openPage({ url: address, facts, api, nonce, assetUrl, report });
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
        ...pageSecurity(hashes, sourcesOf(visit.facts, moreSources)),
        // The browser asks each time and mostly hears 304; a session cookie makes it another page.
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
        etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      };
      return { status: made.status, headers, bodies: await keptBodies(Buffer.from(html)) };
    },

    renderVisitor: async (visit) => {
      const made = await render(visit);
      if (made.html === undefined) return redirectPage(made, 'private, no-store');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...pageSecurity([`'nonce-${made.nonce}'`], sourcesOf(visit.facts, moreSources)),
        'cache-control': 'private, no-store',
        vary: 'accept-encoding, cookie',
      };
      return { status: made.status, headers, bodies: freshBodies(made.html) };
    },
  };
}

function redirectPage(
  { status, redirect }: { status: number; redirect: string },
  cacheControl: string,
): RenderedPage {
  return { status, headers: { location: redirect, 'cache-control': cacheControl }, bodies: freshBodies('') };
}

/** Makes the tools of a build once; while developing, again for each newer build. */
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
