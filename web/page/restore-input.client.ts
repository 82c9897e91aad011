/** Restores what was saved of a page that was reloaded (`saved-input.ts`); nothing is kept longer than that takes. */
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { setFieldValue } from './field-value.ts';
import { SAVED_FIELDS, SAVED_INPUT_KEY, type SavedInput } from './saved-input.ts';

const KEPT_FOR_MS = 30_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts back what was noted for this very page, where the fields are still empty. */
export function restoreInput({ document, location, sessionStorage }: Window, now: number): void {
  const text = sessionStorage.getItem(SAVED_INPUT_KEY);
  if (text === null) return;
  sessionStorage.removeItem(SAVED_INPUT_KEY);
  const { path, at, values } = JSON.parse(text) as SavedInput;
  if (pathWithoutLocale(path) !== pathWithoutLocale(location.pathname) || now - at > KEPT_FOR_MS) return;
  const fields = [...document.querySelectorAll<Field>(SAVED_FIELDS)];
  for (const [name, value] of values) {
    const field = fields.find((one) => one.name === name && one.value === '');
    if (field) setFieldValue(field, value);
  }
}
