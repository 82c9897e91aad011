/**
 * A script or style that cannot be loaded, because a newer release has removed it or the connection broke, reloads the
 * page, at most once per 60 seconds, so that a real outage does not become a loop (E-04). Within the minute the page
 * says so and offers to try again (`shell/asset-recovery-note.tsx`). It works on a page whose own code has not been
 * loaded.
 */
import { ASSET_RECOVERY_ID, type AssetsWatched } from '../page/asset-recovery.ts';

/** When the page was last reloaded, in the storage of the tab. */
const STORAGE_KEY = 'lost-chunk-reload';
const ONCE_PER_MS = 60_000;

/**
 * Sets `window.assetLost`, which reloads if it is due and returns whether the page is being reloaded: a component has a
 * script and styles, and further failures during the reload change nothing. The page is reloaded only where the shop
 * answers, for otherwise the browser's own error page would take its place. Only our own scripts are modules: what else
 * a page loads may fail without effect.
 */
export function recoverAssets(window: Window & AssetsWatched): void {
  const { document, location } = window;
  let leaving = false;

  const tell = (): void => {
    const note = document.getElementById(ASSET_RECOVERY_ID);
    if (!note) {
      window.addEventListener('DOMContentLoaded', tell);
      return;
    }
    note.hidden = false;
    const button = note.querySelector('button');
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one, however often it is set
    if (button) button.onclick = () => void reload();
  };

  const reload = async (): Promise<void> => {
    try {
      const { ok } = await window.fetch('/healthz', { cache: 'no-store' });
      if (ok) return location.reload();
    } catch {
      // Treated as an answer that is no success.
    }
    leaving = false;
    tell();
  };

  /** Not where the tab remembers nothing: a loop would have no end. */
  const isDue = (): boolean => {
    try {
      const now = Date.now();
      if (now - Number(window.sessionStorage.getItem(STORAGE_KEY)) < ONCE_PER_MS) return false;
      window.sessionStorage.setItem(STORAGE_KEY, String(now));
      return true;
    } catch {
      return false;
    }
  };

  const assetLost = (): boolean => {
    if (!leaving && isDue()) {
      leaving = true;
      void reload();
    } else if (!leaving) tell();
    return leaving;
  };

  window.assetLost = assetLost;
  window.addEventListener(
    'error',
    ({ target }) => {
      const { rel, type } = target as Partial<HTMLLinkElement & HTMLScriptElement>;
      if (rel === 'stylesheet' || type === 'module') assetLost();
    },
    true,
  );
}
