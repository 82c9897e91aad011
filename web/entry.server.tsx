/**
 * The server's entry to the web app: the page server loads the bundle of this file and uses what is exported
 * here, and never imports from `web/`.
 */
import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { composeOnServer } from './compose-page.ts';
import { BODY_SCRIPT } from 'virtual:inline-scripts';
import { lowerScriptPriority } from './page/script-priority.ts';
import { watchAssets } from './page/asset-recovery.server.ts';
import { openPage as openPageWith, renderingContext, type Opening } from './page/open-page.server.ts';
import { pageContext, PageProvider } from './page/page-context.ts';

export { createRequestHandler, matchRoutes } from 'react-router';
export { visitorTexts } from './shell/visitor-texts.ts';
export const openPage = (opening: Opening): RouterContextProvider => openPageWith(opening, composeOnServer);

/** Renders the whole page before anything is sent: pages are kept as complete bytes, nothing streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(renderingContext);
  const html = await renderWhole(
    <PageProvider value={loadContext.get(pageContext)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageProvider>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(watchAssets(lowerScriptPriority(html), nonce), { status, headers });
}

/** An answer with a status (404 and the like) is no fault of the server's; everything else is told. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) context.get(renderingContext).report(error);
};

function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: BODY_SCRIPT,
      // No boundary is sent apart: that would need React's own inline scripts to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect),
      // Also what fails inside a boundary: the router then renders the error page instead of half a page.
      onError: reject,
    });
  });
}
