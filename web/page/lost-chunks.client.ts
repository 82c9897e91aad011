const STORAGE_KEY = 'lost-chunk-reload';
const ONCE_PER_MS = 60_000;

/**
 * A chunk that a newer release has taken away cannot be loaded: the page is loaded anew, at most once per 60
 * seconds, so that a real outage does not become a loop (storefront §8).
 */
export function reloadOnLostChunks(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(window.sessionStorage, Date.now())) return;
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
