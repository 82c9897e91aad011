/** What a buyer typed, as what the search functions of the database take (no I/O here). */
import { soundOf } from '#domain/search-sound.ts';
import { searchGrams, searchWords } from '#domain/search-text.ts';
import { quoted } from '#database/search-index.ts';

export type TextQuery = {
  /**
   * Tried in turn until one is answered: the text as one code, then every word of it, the last one as a beginning.
   * Never joined by "or": a rare word beside a common one would then no longer be quick to find.
   */
  queries: string[];
  /** Each part of the text as it sounds; '' for a part that must stay as it is. */
  sounds: string[];
  /** Each part as a query of its own. */
  parts: string[];
};

/** Words in a row (joined by a space) -> other words for the same; one-way, as the tenant's list says. */
export type Synonyms = ReadonlyMap<string, readonly string[][]>;

/** The tenant's list, cut into words as texts are. */
export function readSynonyms(rows: readonly { word: string; means: readonly string[] }[]): Synonyms {
  return new Map(
    rows.map(({ word, means }) => [
      searchWords(word).join(' '),
      means.map((each) => searchWords(each)).filter((words) => words.length > 0),
    ]),
  );
}

const MOST_PARTS = 6;
const LONGEST_SYNONYM = 4;
const SHORTEST_SOUND = 3;
const CODE = /^[a-z0-9][a-z0-9._-]{1,39}$/;

const all = (words: readonly string[]) => words.map(quoted).join(' & ');

/** Undefined when nothing in the text can be searched for. */
export function parseSearch(text: string, synonyms: Synonyms): TextQuery | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  // A number is never misheard: 400 is not 500.
  const numbers = words.filter((word) => /^\p{Nd}/u.test(word));
  const letters = (searchGrams(text).match(/[^\p{Nd}\s]+/gu) ?? []).filter(
    (part) => searchWords(part).length > 0,
  );
  const parts = letters.slice(0, MOST_PARTS);
  return {
    queries: [...codeQuery(words, text.trim().toLowerCase()), wordsQuery(words, synonyms)],
    sounds: [...parts.map(soundOfPart), ...numbers.map(() => '')],
    parts: [...parts.map((part) => all(searchWords(part))), ...numbers.map(quoted)],
  };
}

/** A code is one word of the index, though it falls into several when cut. */
function codeQuery(words: readonly string[], typed: string): string[] {
  return CODE.test(typed) && words.length > 1 ? [`${quoted(typed)}:*`] : [];
}

function wordsQuery(words: readonly string[], synonyms: Synonyms): string {
  const groups: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = synonymAt(words, at, synonyms);
    const own = words.slice(at, at + Math.max(1, length));
    at += own.length;
    // What is typed last may not be finished.
    const typedWords = at === words.length ? `${all(own)}:*` : all(own);
    const others = length > 0 ? (synonyms.get(own.join(' ')) ?? []) : [];
    groups.push(
      others.length > 0
        ? `(${[typedWords, ...others.map(all)].map((each) => `(${each})`).join(' | ')})`
        : typedWords,
    );
  }
  return groups.join(' & ');
}

/** How many words from here on are one entry of the list; the longest counts. */
function synonymAt(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(LONGEST_SYNONYM, words.length - at); length > 0; length -= 1) {
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

function soundOfPart(part: string): string {
  const sound = soundOf(part);
  return sound.length < SHORTEST_SOUND ? '' : sound;
}
