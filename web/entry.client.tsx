import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { composeInBrowser } from './compose-page.ts';
import { takePreHydrationInput } from './page/pre-hydration-input.ts';
import { connection } from './page/connection.ts';
import { watchLostAssets } from './page/asset-recovery.client.ts';
import { navigationContext, openPageInBrowser } from './page/open-page.client.ts';
import { PageProvider } from './page/page-context.ts';
import { hydrating } from './page/hydration.ts';
import { watchConnection } from './page/watch-connection.client.ts';

watchLostAssets(window, connection, watchConnection(window, connection));
const page = await openPageInBrowser(document, composeInBrowser);
const applyInput = takePreHydrationInput(window);
/** Stands around the page: what is on it is alive first, part by part. Whoever drives the page can see when. */
function AppliesInput({ children }: { children: ReactNode }) {
  useEffect(() => {
    const alive = () => {
      applyInput?.();
      document.documentElement.dataset['alive'] = '';
    };
    void Promise.resolve(hydrating()).then(alive);
  }, []);
  return children;
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProvider value={page}>
        <AppliesInput>
          <HydratedRouter getContext={() => navigationContext(page)} />
        </AppliesInput>
      </PageProvider>
    </StrictMode>,
  );
});
