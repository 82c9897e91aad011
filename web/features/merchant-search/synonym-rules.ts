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

/** As many whole words of a name as fit a synonym. */
function asWord(name: string): string {
  if (name.length <= MAX_WORD_LENGTH) return name;
  const cut = name.slice(0, MAX_WORD_LENGTH + 1);
  return name.slice(0, Math.max(cut.lastIndexOf(' '), 0) || MAX_WORD_LENGTH).trim();
}

type Leading = { text: string; known: Synonym | undefined; name: string };

/** The group of a text that is to find a product by its name, too; what it means already stays, but for the oldest where it is full. */
export function withMeaning({ text, known, name }: Leading) {
  const word = asWord(name);
  if (!known) return { Word: asWord(text), Means: [word], TwoWay: false };
  const others = known.Means.filter((one) => one.toLowerCase() !== word.toLowerCase());
  const means = [...others, word].slice(-MAX_MEANS);
  return { Word: known.Word, Replaces: known.Word, Means: means, TwoWay: known.TwoWay };
}

/** Where the group of a word is made or changed. */
export const wordsPath = (word?: string): string =>
  `/merchant/search/words${word === undefined ? '' : `?word=${encodeURIComponent(word)}`}`;
