/** What the installed router writes into a document, and what becomes of it (decision 32). */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  Scripts,
  ServerRouter,
  type EntryContext,
  type StaticHandlerContext,
} from 'react-router';
import { expect, test } from 'vitest';
import { watchAssets } from './asset-recovery.server.ts';
import { lowerScriptPriority } from './script-priority.ts';

function Root() {
  return (
    <html lang="th">
      <head>
        <title>Shop</title>
      </head>
      <body>
        <Scripts />
      </body>
    </html>
  );
}

async function documentOfRouter(): Promise<string> {
  const routes = [{ id: 'root', path: '/', Component: Root }];
  const answer = await createStaticHandler(routes).query(new Request('http://shop.example/'));
  const route = { id: 'root', path: '/', module: '/assets/root.js', imports: ['/assets/react.js'], css: [] };
  const context = {
    manifest: {
      url: '/assets/manifest.js',
      version: '1',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: route },
    },
    routeModules: { root: { default: Root } },
    criticalCss: undefined,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
    staticHandlerContext: answer as StaticHandlerContext,
    serverHandoffString: '{}',
    serverHandoffStream: undefined,
    renderMeta: {},
  } as unknown as EntryContext;
  return renderToString(<ServerRouter context={context} url="http://shop.example/" nonce="N" />);
}

test('all code that the router has a document fetch is fetched at low priority, its own module too', async () => {
  const html = lowerScriptPriority(await documentOfRouter());
  const links = html.match(/<link\b[^>]*modulepreload[^>]*>/g) ?? [];
  const modules = html.match(/<script\b[^>]*type="module"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(2);
  expect(modules).toHaveLength(1);
  for (const tag of [...links, ...modules]) expect(tag).toContain('fetchpriority="low"');
});

test('E-04 the code that the router begins is watched from the document’s first script on', async () => {
  const html = watchAssets(await documentOfRouter(), 'N');
  expect(html).toContain(
    'import("/assets/entry.js").catch(error=>{console.warn(error);assetLost()});</script>',
  );
  expect(html).toContain('<head><script nonce="N">');
});
