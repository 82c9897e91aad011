import type { Line } from './line.ts';

const STORAGE_KEY = 'lost-chunk-reload';
const ONCE_PER_MS = 60_000;

/**
 * A chunk that a newer release has taken away cannot be loaded: the page is loaded anew, at most once per 60
 * seconds, so that a real outage does not become a loop (storefront §8). Without a network there is nothing to load
 * anew from: the page stays, with all that was typed.
 */
export function reloadOnLostChunks(window: Window, line: Pick<Line, 'state'>): void {
  let isReloading = false;
  window.addEventListener('vite:preloadError', (event) => {
    // A part has a script and styles: what else is missed on the way out is not told any more.
    if (isReloading) return event.preventDefault();
    if (line.state() === 'cut' || !mayReload(window.sessionStorage, Date.now())) return;
    isReloading = true;
    event.preventDefault();
    window.location.reload();
  });
}

/** Whether a reload is due, noting it when it is. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(STORAGE_KEY) ?? 0);
  if (now - last < ONCE_PER_MS) return false;
  storage.setItem(STORAGE_KEY, String(now));
  return true;
}
