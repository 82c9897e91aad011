/** What a buyer typed, as what the search functions of the database take (no I/O here). */
import { onOtherLayout } from '#domain/search/keyboard-layout.ts';
import { sameMeasure } from '#domain/search/search-measures.ts';
import { soundOf } from '#domain/search/search-sound.ts';
import { joinWords, searchParts, searchWords } from '#domain/search/search-text.ts';
import { quoted } from '#database/search-index.ts';
import type { Synonyms } from './catalogue.synonyms.rules.ts';

/** How a text sounds, part by part as typed: the sound ('' for a part that must stay as it is) and it as a query. */
type Heard = { sounds: string[]; parts: string[] };

export type TextQuery = {
  /**
   * Tried in turn until one is answered: the text as one code, then every word of it, the last one as a beginning,
   * then the same of what the keys give in the other language. Never joined by "or": a rare word beside a common one
   * would then no longer be quick to find.
   */
  queries: string[];
  /** What each query asks for, as people write it. */
  readings: string[];
  /** Then by sound: what was typed, and what the keys give in the other language. */
  typed: Heard;
  other: Heard;
};

const MAX_PARTS = 6;
const MAX_OTHER_READINGS = 2;
const MAX_ALTERNATIVES = 12;
const MAX_SYNONYM_LENGTH = 4;
const SHORTEST_SOUND = 3;
const CODE = /^[a-z0-9][a-z0-9._-]{1,39}$/;
/** A code that is all there: letters or signs beside digits, or the digits of a barcode. */
const WHOLE_CODE = /^(?=.*\d)(?=.*[a-z._-]).{4,}$|^\d{8,14}$/;
/** A barcode as it is printed, in groups. */
const SPACED_BARCODE = /^\d[\d -]{7,20}$/;

const all = (words: readonly string[]) => words.map(quoted).join(' & ');

export type SearchOptions = {
  /** More may follow: what is typed may still become another code or number. */
  typing?: boolean;
};

/** Undefined when nothing in the text can be searched for. */
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

/** A row of the answer tells by which query it was found (from 1), or by which phrases where it was by sound. */
export type Understood = { way: number; understood: string[] | null };

/** What the answer is for: what was typed, or what it was taken for. */
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
    // 10 is 10 before it is the beginning of 100.
    ...(endsInNumber && words.length > 1 && !typing ? [wordsQuery(words, synonyms, '')] : []),
    wordsQuery(words, synonyms, ':*'),
  ];
  return [...new Set(queries)];
}

/** A code is one word of the index, though it falls into several when cut. */
function codeQueries(words: readonly string[], typed: string, typing: boolean): string[] {
  const code = SPACED_BARCODE.test(typed) ? typed.replace(/[ -]/g, '') : typed;
  if (!CODE.test(code) || (words.length === 1 && !WHOLE_CODE.test(code))) return [];
  const whole = !typing && WHOLE_CODE.test(code) ? [quoted(code)] : [];
  return [...whole, `${quoted(code)}:*`];
}

/** `ending` stands behind what is typed last: `:*` where it may not be finished. */
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

/** How many words from here on are one entry of the list; the longest counts. */
function synonymAt(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(MAX_SYNONYM_LENGTH, words.length - at); length > 0; length -= 1) {
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** A measure behind its number is known by its other names; more than one cat is a cat. */
function otherForms([word = '', ...more]: readonly string[], before: string | undefined, synonyms: Synonyms) {
  if (more.length > 0) return [];
  if (before !== undefined && /^\p{Nd}/u.test(before)) return sameMeasure(word).map((other) => [other]);
  const one = /^[a-z]{2,}[^s']s$/.test(word) ? word.slice(0, -1) : undefined;
  return one === undefined ? [] : [[one], ...(synonyms.get(one) ?? [])];
}

function heard(text: string): Heard {
  // A number is never misheard: 400 is not 500.
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
