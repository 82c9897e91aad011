import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { composeInBrowser } from './compose-page.ts';
import { takeEarlyPress } from './page/early-press.ts';
import { line } from './page/line.ts';
import { watchLostChunks } from './page/lost-chunks.client.ts';
import { navigationContext, openPageInBrowser } from './page/open-page.client.ts';
import { PageProvider } from './page/page-context.ts';
import { takingOver } from './page/taking-over.ts';
import { watchLine } from './page/watch-line.client.ts';

watchLostChunks(window, line, watchLine(window, line));
const page = await openPageInBrowser(document, composeInBrowser);
const doPressed = takeEarlyPress(window);
/** Stands around the page: what is on it is alive first, part by part. Whoever drives the page can see when. */
function DoesPressed({ children }: { children: ReactNode }) {
  useEffect(() => {
    const alive = () => {
      doPressed?.();
      document.documentElement.dataset['alive'] = '';
    };
    void Promise.resolve(takingOver()).then(alive);
  }, []);
  return children;
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProvider value={page}>
        <DoesPressed>
          <HydratedRouter getContext={() => navigationContext(page)} />
        </DoesPressed>
      </PageProvider>
    </StrictMode>,
  );
});
