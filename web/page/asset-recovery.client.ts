import type { Location } from 'react-router';
import type { Connection } from './connection.ts';
import type { AssetsWatched } from './asset-recovery.ts';
import type { AskShop } from './watch-connection.client.ts';

/** The router's manifest, and what it asks for (`recover-lost-route.ts`). */
type Routing = {
  __reactRouterDataRouter?: { state: { navigation: { location?: Location } } };
  routeLost?: (error: unknown) => Promise<never>;
};

/**
 * The rule of `inline/recover-assets.ts` for what the running page loads. Where the shop does not answer a reload is
 * pointless: the connection's own note says so, the page stays with all that was typed, and goes on once the shop
 * answers.
 */
export function watchLostAssets(
  window: Window & AssetsWatched & Routing,
  connection: Connection,
  ask: AskShop,
): void {
  const whenReached = async (go: () => void): Promise<void> => {
    await ask();
    whenThere(connection, go);
  };
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const going = () => window.__reactRouterDataRouter?.state.navigation.location;
  const isLoadedAnew = async (): Promise<boolean> => (await ask()) && window.assetLost?.() === true;
  window.partMissed = isLoadedAnew;
  window.componentLost = () => void whenReached(() => void window.assetLost?.());
  // Who only fetched it ahead has lost nothing when the connection is there again.
  window.addEventListener('vite:preloadError', () => void isLoadedAnew());
  // oxlint-disable-next-line typescript/promise-function-async -- its answer never comes
  window.routeLost = (error) => {
    console.warn(error);
    const to = going();
    // The navigation goes on as a document: a newer release has other code for it, and where the code cannot be loaded
    // the page can still be read, and says so. A failed prefetch has no effect.
    if (to)
      void whenReached(() => {
        // Who went elsewhere meanwhile is left there.
        if (going()?.key === to.key) window.location.assign(to.pathname + to.search + to.hash);
      });
    return new Promise(() => undefined);
  };
}

/** As soon as the connection is not cut. */
function whenThere(connection: Connection, go: () => void): void {
  if (connection.state() !== 'cut') return go();
  const stop = connection.subscribe(() => {
    if (connection.state() === 'cut') return;
    stop();
    go();
  });
}
