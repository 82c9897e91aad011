/**
 * What is typed survives that the page is loaded anew, be it for a newer release or in the other language: the fields'
 * values are noted when the page goes (`inline/note-typed.ts`) and put back when it comes (`typed.client.ts`). Passwords
 * and one-time codes are left out.
 */

export const TYPED_KEY = 'typed';

const NEVER = ['password', 'hidden', 'file', 'checkbox', 'radio', 'search', 'submit']
  .map((type) => `[type=${type}]`)
  .join(',');
export const TYPED_FIELDS = `:is(input,textarea,select)[name]:not(${NEVER},[autocomplete=one-time-code])`;

/** `at` in milliseconds; `path` may carry the language. */
export type TypedNote = { path: string; at: number; values: [name: string, value: string][] };
