/** Finding a distribution center by what a person types: code, name or address (storefront §2.10). */
import { searchGrams } from './search-text.ts';

const QUERY_LIMITS = { characters: 100, words: 20 };
const CENTER_LIMITS = { characters: 2000, words: 400 };

/**
 * Whether every word of the typed text stands somewhere in one of the center's own texts, in any order, in either
 * language, with Thai or Arabic digits. Parts of words count: a person types the beginning of a road. Nothing typed
 * finds every center.
 */
export function matchesCenter(texts: readonly string[], typed: string): boolean {
  const words = searchGrams(typed, QUERY_LIMITS).split(' ').slice(0, QUERY_LIMITS.words);
  const whole = searchGrams(texts.join(' '), CENTER_LIMITS);
  return words.every((word) => whole.includes(word));
}
