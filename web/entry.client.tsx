import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { line } from './page/line.ts';
import { reloadOnLostChunks } from './page/lost-chunks.client.ts';
import { navigationContext, openPageInBrowser } from './page/open-page.client.ts';
import { PageProvider } from './page/page-context.ts';
import { noteTyped } from './page/typed.client.ts';
import { watchLine } from './page/watch-line.client.ts';

reloadOnLostChunks(window, line);
window.addEventListener('pagehide', () => noteTyped(window, Date.now()));
watchLine(window, line);
const page = await openPageInBrowser(document);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProvider value={page}>
        <HydratedRouter getContext={() => navigationContext(page)} />
      </PageProvider>
    </StrictMode>,
  );
});
