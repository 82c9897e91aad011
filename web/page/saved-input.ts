/**
 * What is typed survives a reload of the page, be it for a newer release or in the other language: the fields' values
 * are saved when the page goes (`inline/save-input.ts`) and restored when it comes (`restore-input.client.ts`).
 * Passwords and one-time codes are left out.
 */

export const SAVED_INPUT_KEY = 'typed';

const NEVER = ['password', 'hidden', 'file', 'checkbox', 'radio', 'search', 'submit']
  .map((type) => `[type=${type}]`)
  .join(',');
export const SAVED_FIELDS = `:is(input,textarea,select)[name]:not(${NEVER},[autocomplete=one-time-code])`;

/** `at` in milliseconds; `path` may carry the language. */
export type SavedInput = { path: string; at: number; values: [name: string, value: string][] };
