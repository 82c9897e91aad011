/**
 * The area of a Thai postal code: its first two digits, which provinces have of their own; a few small neighbors share
 * one. Undefined for a text without a postal code; of several numbers the last one counts, as addresses end with it.
 */
export function postalArea(text: string): string | undefined {
  return [...text.matchAll(/(?<!\d)([1-9]\d)\d{3}(?!\d)/g)].at(-1)?.[1];
}

/** Bangkok, Nonthaburi, Pathum Thani, Nakhon Pathom, Samut Sakhon: with Samut Prakan, which shares 10, one city to drive in. */
const GREATER_BANGKOK = new Set(['10', '11', '12', '73', '74']);

/** Whether a shop's own transport goes from one to the other without leaving its part of the country. */
export function isSameArea(from: string, to: string): boolean {
  return from === to || (GREATER_BANGKOK.has(from) && GREATER_BANGKOK.has(to));
}
