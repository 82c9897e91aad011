import type { Location } from 'react-router';
import type { Line } from './line.ts';
import type { PartsWatched } from './lost-parts.ts';

/** What the router tells of itself, and what it asks for (`go-on-from-lost-route.ts`). */
type Routing = {
  __reactRouterDataRouter?: { state: { navigation: { location?: Location } } };
  routeLost?: (error: unknown) => Promise<never>;
};

/**
 * The rule of `lost-parts.server.ts` for what the running page loads. Without a network there is nothing to load anew from, and
 * its own note says so.
 */
export function watchLostChunks(window: Window & PartsWatched & Routing, line: Line): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (line.state() !== 'cut' && window.partLost?.()) event.preventDefault();
  });
  // oxlint-disable-next-line typescript/promise-function-async -- its answer never comes
  window.routeLost = (error) => {
    console.warn(error);
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name
    const to = window.__reactRouterDataRouter?.state.navigation.location;
    // The way to the next page goes on as a document: a newer release has other code for it, and where the code cannot be
    // had it can still be read, and says so. What was only fetched ahead is nobody's loss.
    if (to) whenThere(line, () => window.location.assign(to.pathname + to.search + to.hash));
    return new Promise(() => undefined);
  };
}

/** As soon as the line is not cut. */
function whenThere(line: Line, go: () => void): void {
  if (line.state() !== 'cut') return go();
  const stop = line.subscribe(() => {
    if (line.state() === 'cut') return;
    stop();
    go();
  });
}
