/** Settings that hold a list as JSON, such as the ways of delivery and of paying: what their readers share. */

/** Undefined if the text is no JSON, or no list. */
export function parsedList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A code as calls and orders name an entry. */
export const isListCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_]{0,19}$/.test(value);
export const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
/** Of baht, or another quantity that is not negative. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
