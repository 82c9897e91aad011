/** A tenant's synonyms (no I/O here). */
import { searchWords } from '#domain/search/search-text.ts';

/** Consecutive words (joined by a space) -> other words for the same. */
export type Synonyms = ReadonlyMap<string, readonly string[][]>;

/** One entry of the tenant's list: the word also finds what it means, and vice versa if it is two-way. */
export type SynonymEntry = { word: string; means: readonly string[]; twoWay: boolean };

/** The list as searches use it, segmented into words as texts are. */
export function readSynonyms(entries: readonly SynonymEntry[]): Synonyms {
  const found = new Map<string, Map<string, string[]>>();
  const lead = (from: readonly string[], to: readonly (readonly string[])[]): void => {
    const key = from.join(' ');
    const others = found.get(key) ?? new Map<string, string[]>();
    for (const words of to) if (words.join(' ') !== key) others.set(words.join(' '), [...words]);
    if (others.size > 0) found.set(key, others);
  };
  for (const { word, means, twoWay } of entries) {
    const [first = [], ...others] = [word, ...means].map((each) => searchWords(each));
    const known = others.filter((words) => words.length > 0);
    if (first.length === 0) continue;
    lead(first, known);
    if (twoWay) for (const other of known) lead(other, [first, ...known]);
  }
  return new Map([...found].map(([key, others]) => [key, [...others.values()]]));
}

/** A word in the list's stored form, so that other spellings of it match; '' if it contains no word. */
export function synonymWord(typed: string): string {
  const word = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return searchWords(word).length > 0 ? word : '';
}

/** A group in stored form: each word once, as segmented; undefined if no synonym is left. */
export function synonymGroup(
  word: string,
  means: readonly string[],
): { word: string; means: string[] } | undefined {
  const cut = (each: string) => searchWords(each).join(' ');
  const first = synonymWord(word);
  const seen = new Set([cut(first)]);
  const others = means
    .map(synonymWord)
    .filter((each) => each !== '' && !seen.has(cut(each)) && seen.add(cut(each)));
  return first === '' || others.length === 0 ? undefined : { word: first, means: others };
}
