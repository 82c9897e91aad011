/** Words of the same meaning, as the form writes them and as links name them. */
import type { Synonym } from './merchant-search.queries.ts';

/** As the shop takes them (`contract/search.schemas.ts`). */
export const MAX_WORD_LENGTH = 60;
export const MAX_MEANS = 20;

/** The group that a search text belongs to by its own word; case does not count. */
export function groupOf(groups: readonly Synonym[] | undefined, text: string): Synonym | undefined {
  const wanted = text.trim().toLowerCase();
  return groups?.find(({ Word }) => Word.toLowerCase() === wanted);
}

/** Those that contain the text, at any position. */
export function groupsWith(groups: readonly Synonym[], text: string): readonly Synonym[] {
  const wanted = text.trim().toLowerCase();
  return groups.filter(({ Word, Means }) =>
    [Word, ...Means].some((one) => one.toLowerCase().includes(wanted)),
  );
}

/** Where the group of a word is made or changed. */
export const wordsPath = (word?: string): string =>
  `/merchant/search/words${word === undefined ? '' : `?word=${encodeURIComponent(word)}`}`;
