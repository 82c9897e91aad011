import { TYPED_FIELDS, TYPED_KEY, type TypedNote } from '../page/note-typed.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Notes what was typed when the page goes, also on a page whose code has not come (`page/note-typed.ts`). */
export function noteTyped(window: Window): void {
  const { document, location, sessionStorage } = window;
  window.addEventListener('pagehide', () => {
    const values = [...document.querySelectorAll<Field>(TYPED_FIELDS)]
      .filter(({ value }) => value)
      .map(({ name, value }): [string, string] => [name, value]);
    if (values.length === 0) return;
    const note: TypedNote = { path: location.pathname, at: Date.now(), values };
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(note));
  });
}
