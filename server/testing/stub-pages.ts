/** A web app of two pages that show API responses, for tests of how pages are cached: no build is needed. */
import { createContext, matchRoutes, RouterContextProvider } from 'react-router';
import type { BuiltApp, Opening, OwnTexts, WebBuild } from '../pages/built-app.ts';

const Page = () => null;
const opened = createContext<Opening>();

const routes = {
  root: { id: 'root', path: '', module: {} },
  home: { id: 'home', parentId: 'root', index: true, module: { default: Page } },
  product: { id: 'product', parentId: 'root', path: 'product/:code', module: { default: Page } },
};

async function answer(request: Request, context: RouterContextProvider): Promise<Response> {
  const { api, url } = context.get(opened);
  const [, code] = /^\/product\/(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  const shown =
    code === undefined ? await api.listProducts({ body: {} }) : await api.productDetail({ params: { code } });
  return new Response(`<html><link rel="canonical" href="${url.href}">${JSON.stringify(shown)}</html>`);
}

// Only the parts of a build that the page server uses.
const build = {
  routes,
  entry: {
    module: {
      matchRoutes,
      openPage: (opening: Opening) => new RouterContextProvider(new Map([[opened, opening]])),
      visitorTexts: ({ user }: OwnTexts) => ({ name: user.CUSTOMERNAME, credit: '' }),
      createRequestHandler: () => answer,
    },
  },
} as unknown as WebBuild;

/** `/` shows the first page of the list as JSON in HTML, `/product/{code}` the product; each names its URL. */
export const stubPages: BuiltApp = { build, assetUrl: () => undefined };
