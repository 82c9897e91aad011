/**
 * The area of a Thai postal code: its first two digits, which provinces have of their own; a few small neighbors share
 * one. Undefined for a text without a postal code; of several numbers the last one counts, as addresses end with it.
 */
export function postalArea(text: string): string | undefined {
  return [...text.matchAll(/(?<!\d)([1-9]\d)\d{3}(?!\d)/g)].at(-1)?.[1];
}
