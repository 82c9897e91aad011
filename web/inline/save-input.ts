import { SAVED_FIELDS, SAVED_INPUT_KEY, type SavedInput } from '../page/saved-input.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Notes what was typed when the page goes, also on a page whose code has not come (`page/saved-input.ts`). */
export function saveInput(window: Window): void {
  const { document, location, sessionStorage } = window;
  window.addEventListener('pagehide', () => {
    const values = [...document.querySelectorAll<Field>(SAVED_FIELDS)]
      .filter(({ value }) => value)
      .map(({ name, value }): [string, string] => [name, value]);
    if (values.length === 0) return;
    const note: SavedInput = { path: location.pathname, at: Date.now(), values };
    sessionStorage.setItem(SAVED_INPUT_KEY, JSON.stringify(note));
  });
}
