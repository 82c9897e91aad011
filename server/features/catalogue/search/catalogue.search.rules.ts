/** Maps a buyer's text to the parameters of the database's search functions (no I/O here). */
import { onOtherLayout } from '#domain/search/keyboard-layout.ts';
import { sameMeasure } from '#domain/search/search-measures.ts';
import { soundOf } from '#domain/search/search-sound.ts';
import { joinWords, searchParts, searchWords } from '#domain/search/search-text.ts';
import { quoted } from '#database/search-index.ts';
import type { Synonyms } from './catalogue.synonyms.rules.ts';

/**
 * How a text sounds, part by part as typed: the sound ('' for a part that must stay as it is) and the part as a
 * query.
 */
type Heard = { sounds: string[]; parts: string[] };

export type TextQuery = {
  /**
   * Tried in turn until one matches: the text as one code, then all its words, the last one as a prefix, then the
   * same in the other keyboard layout. Never joined by "or": a rare word next to a common one would then no longer
   * be fast.
   */
  queries: string[];
  /** What each query searches for, in readable form. */
  readings: string[];
  /** Then by sound: as typed, and in the other keyboard layout. */
  typed: Heard;
  other: Heard;
};

const MAX_PARTS = 6;
const MAX_OTHER_READINGS = 2;
const MAX_ALTERNATIVES = 12;
const MAX_SYNONYM_LENGTH = 4;
const SHORTEST_SOUND = 3;
const CODE = /^[a-z0-9][a-z0-9._-]{1,39}$/;
/** A complete code: letters or signs besides digits, or the digits of a barcode. */
const WHOLE_CODE = /^(?=.*\d)(?=.*[a-z._-]).{4,}$|^\d{8,14}$/;
/** A barcode as printed, in groups. */
const SPACED_BARCODE = /^\d[\d -]{7,20}$/;

const all = (words: readonly string[]) => words.map(quoted).join(' & ');

export type SearchOptions = {
  /** More may follow: the text may still become another code or number. */
  typing?: boolean;
};

/** Undefined if the text contains nothing to search for. */
export function parseSearch(
  text: string,
  synonyms: Synonyms,
  { typing = false }: SearchOptions = {},
): TextQuery | undefined {
  const asTyped = queriesOf(text, synonyms, typing);
  if (asTyped.length === 0) return undefined;
  const others = onOtherLayout(text).slice(0, MAX_OTHER_READINGS);
  const attempts = [text.trim(), ...others].map((reading, at) => ({
    reading,
    queries: at === 0 ? asTyped : queriesOf(reading, synonyms, typing),
  }));
  return {
    queries: attempts.flatMap(({ queries }) => queries),
    readings: attempts.flatMap(({ reading, queries }) => queries.map(() => reading)),
    typed: heard(text),
    other: heard(others[0] ?? ''),
  };
}

/** Each result row has the number of the query that found it (from 1), or the phrases if it was found by sound. */
export type Understood = { way: number; understood: string[] | null };

/** Finds the product that bears exactly this code or barcode, in lower case. */
export const parseCode = (code: string): TextQuery => ({
  queries: [quoted(code)],
  readings: [code],
  typed: { sounds: [], parts: [] },
  other: { sounds: [], parts: [] },
});

/** The text that the results match: as typed, or its correction. */
export function readingOf(text: string, query: TextQuery, { way, understood }: Understood): string {
  if (way > 0) return query.readings[way - 1] ?? text.trim();
  return (understood ?? []).map((phrase) => joinWords(wordsOfQuery(phrase))).join(' ');
}

/** The words of a query that `quoted` wrote. */
const wordsOfQuery = (query: string): string[] =>
  [...query.matchAll(/'((?:[^']|'')*)'/g)].map(([, word = '']) =>
    word.replace(/''|\\\\/g, (two) => two.charAt(0)),
  );

function queriesOf(text: string, synonyms: Synonyms, typing: boolean): string[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const endsInNumber = /^\p{Nd}/u.test(words.at(-1) ?? '');
  const queries = [
    ...codeQueries(words, text.trim().toLowerCase(), typing),
    // 10 means 10 before it is a prefix of 100.
    ...(endsInNumber && words.length > 1 && !typing ? [wordsQuery(words, synonyms, '')] : []),
    wordsQuery(words, synonyms, ':*'),
  ];
  return [...new Set(queries)];
}

/** A code is one word of the index, although segmenting would split it. */
function codeQueries(words: readonly string[], typed: string, typing: boolean): string[] {
  const code = SPACED_BARCODE.test(typed) ? typed.replace(/[ -]/g, '') : typed;
  if (!CODE.test(code) || (words.length === 1 && !WHOLE_CODE.test(code))) return [];
  const whole = !typing && WHOLE_CODE.test(code) ? [quoted(code)] : [];
  return [...whole, `${quoted(code)}:*`];
}

/** `ending` follows the last typed word: `:*` if it may be incomplete. */
function wordsQuery(words: readonly string[], synonyms: Synonyms, ending: '' | ':*'): string {
  const groups: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = Math.max(1, synonymAt(words, at, synonyms));
    const own = words.slice(at, at + length);
    const others = [...(synonyms.get(own.join(' ')) ?? []), ...otherForms(own, words[at - 1], synonyms)];
    at += length;
    const typedWords = at === words.length ? `${all(own)}${ending}` : all(own);
    const ways = [...new Set([typedWords, ...others.slice(0, MAX_ALTERNATIVES).map(all)])];
    groups.push(ways.length > 1 ? `(${ways.map((each) => `(${each})`).join(' | ')})` : typedWords);
  }
  return groups.join(' & ');
}

/** How many words from here on are one entry of the list; the longest wins. */
function synonymAt(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(MAX_SYNONYM_LENGTH, words.length - at); length > 0; length -= 1) {
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** A measure after its number also matches its other names; plurals also match the singular. */
function otherForms([word = '', ...more]: readonly string[], before: string | undefined, synonyms: Synonyms) {
  if (more.length > 0) return [];
  if (before !== undefined && /^\p{Nd}/u.test(before)) return sameMeasure(word).map((other) => [other]);
  const one = /^[a-z]{2,}[^s']s$/.test(word) ? word.slice(0, -1) : undefined;
  return one === undefined ? [] : [[one], ...(synonyms.get(one) ?? [])];
}

function heard(text: string): Heard {
  // Numbers are never matched by sound: 400 is not 500.
  const parts = searchParts(text).slice(0, MAX_PARTS);
  const queries = parts.map((part) => (part.isNumber ? quoted(part.text) : all(searchWords(part.text))));
  const spoken = parts.map((part, at) => ({
    query: queries[at] ?? '',
    sound: part.isNumber ? '' : soundOfPart(part.text),
  }));
  const asked = spoken.filter(({ query }) => query !== '');
  return { sounds: asked.map(({ sound }) => sound), parts: asked.map(({ query }) => query) };
}

function soundOfPart(part: string): string {
  const sound = soundOf(part);
  return sound.length < SHORTEST_SOUND ? '' : sound;
}
