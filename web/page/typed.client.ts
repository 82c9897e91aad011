/**
 * What is typed survives that the page is loaded anew, be it for a newer release or in the other language: the fields'
 * values are noted when the page goes and put back when it comes. Passwords and one-time codes are left out, and
 * nothing is kept longer than that takes.
 */
import { pathWithoutLocale } from '../i18n/locale-path.ts';

const STORAGE_KEY = 'typed';
const KEPT_FOR_MS = 30_000;
const FIELDS = 'input[name], textarea[name], select[name]';
const NEVER = new Set(['password', 'hidden', 'file', 'checkbox', 'radio', 'search', 'submit']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Noted = { path: string; at: number; values: [name: string, value: string][] };

/** Notes what stands in the page's fields. */
export function noteTyped({ document, location, sessionStorage }: Window, now: number): void {
  const values = fieldsOf(document)
    .filter(({ value }) => value !== '')
    .map(({ name, value }): [string, string] => [name, value]);
  if (values.length === 0) return;
  const noted: Noted = { path: pathWithoutLocale(location.pathname), at: now, values };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(noted));
}

/** Puts back what was noted for this very page, where the fields are still empty. */
export function restoreTyped({ document, location, sessionStorage }: Window, now: number): void {
  const text = sessionStorage.getItem(STORAGE_KEY);
  if (text === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  const { path, at, values } = JSON.parse(text) as Noted;
  if (path !== pathWithoutLocale(location.pathname) || now - at > KEPT_FOR_MS) return;
  const fields = fieldsOf(document);
  for (const [name, value] of values) {
    const field = fields.find((one) => one.name === name && one.value === '');
    if (field) fill(field, value);
  }
}

function fieldsOf(document: Document): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)].filter(
    ({ type, autocomplete }) => !NEVER.has(type) && autocomplete !== 'one-time-code',
  );
}

/** As if it were typed: React hears of a value only through the element's own setter and an event. */
function fill(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
