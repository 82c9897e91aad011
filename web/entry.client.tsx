import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnLostChunks } from './page/lost-chunks.client.ts';
import { navigationContext, openPageInBrowser } from './page/open-page.client.ts';
import { PageProvider } from './page/page-context.ts';

reloadOnLostChunks(window);
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
