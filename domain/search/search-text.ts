import { arabicDigits } from '../text/thai-text.ts';

export type SearchLimits = { characters: number; words: number };

const QUERY_LIMITS: SearchLimits = { characters: 200, words: 32 };
/** The searchable text of a product: its names, brand and description together. */
export const INDEX_LIMITS: SearchLimits = { characters: 5000, words: 500 };

/** Runs of one script: a number ('1.5' stays whole), Thai letters with their marks, other letters with theirs. */
const RUNS = /\p{Nd}+(?:\.\p{Nd}+)?|[\p{Script=Thai}]+|(?:(?!\p{Script=Thai})[\p{L}\p{M}])+/gu;
const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The words of a text, for the search index and for queries alike, in order and without duplicates. Runs are split
 * where the script or a digit changes first, because the segmenter returns "ขนาด10กิโลกรัม" and "ตรวจATK" unsplit,
 * and then into Thai words. Words hold letters, marks, digits and a decimal point only.
 */
export function searchWords(text: string, limits: SearchLimits = QUERY_LIMITS): string[] {
  return [...new Set(wordsOfPlain(normalised(text, limits)))].slice(0, limits.words);
}

/** The words of a part from `searchParts`, segmented like `searchWords`. */
export const wordsOfPart = ({ text }: SearchPart): string[] => wordsOfPlain(text);

const wordsOfPlain = (plain: string): string[] =>
  [...plain.matchAll(RUNS)].flatMap(([run]) => (/^\p{Nd}/u.test(run) ? [run] : wordsOfRun(run)));

// Segmenting takes twenty times as long as a lookup, and product names consist of recurring runs.
const MAX_RUNS = 5000;
const MAX_KEPT_RUN_LENGTH = 60;
const cutBefore = new Map<string, readonly string[]>();

function wordsOfRun(run: string): readonly string[] {
  if (/^[a-z]+$/.test(run)) return [run];
  const known = cutBefore.get(run);
  if (known) return known;
  const words = [...THAI_WORDS.segment(run)].flatMap(({ segment }) =>
    /\p{L}/u.test(segment) ? [segment] : [],
  );
  if (run.length > MAX_KEPT_RUN_LENGTH) return words;
  if (cutBefore.size >= MAX_RUNS) cutBefore.clear();
  cutBefore.set(run, words);
  return words;
}

/** A run of letters (of any script) or a number, in typed order. */
export type SearchPart = { text: string; isNumber: boolean };

/** The text between spaces, signs and numbers, and the numbers, in order; the words of a part stay together. */
export function searchParts(text: string, limits: SearchLimits = QUERY_LIMITS): SearchPart[] {
  return [...normalised(text, limits).matchAll(/\p{Nd}+(?:\.\p{Nd}+)?|[\p{L}\p{M}]+/gu)]
    .map(([part]) => ({ text: part, isNumber: /^\p{Nd}/u.test(part) }))
    .filter((part) => part.isNumber || /\p{L}/u.test(part.text))
    .slice(0, limits.words);
}

/** Joins words into one line: spaces around Latin words and numbers, never between Thai words. */
export function joinWords(words: readonly string[]): string {
  const isThai = (word = '') => /^\p{Script=Thai}/u.test(word);
  return words
    .map((word, at) => (at > 0 && !(isThai(word) && isThai(words[at - 1])) ? ` ${word}` : word))
    .join('');
}

/** The text as one normalised string for trigrams: letters, marks and digits, single spaces in between. */
export function searchGrams(text: string, limits: SearchLimits = QUERY_LIMITS): string {
  return normalised(text, limits)
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();
}

/** One spelling for everything that looks the same on screen. */
function normalised(text: string, { characters }: SearchLimits): string {
  const plain = text.slice(0, characters).normalize('NFC').toLowerCase();
  return (
    arabicDigits(plain)
      // A zero-width space is a word break; other invisible marks are removed.
      .replace(/\u200B/g, ' ')
      .replace(/[\u00AD\u200C-\u200F\u2060\uFEFF]/g, '')
      .replace(/เ{2,}/g, 'แ')
      // Vowels typed twice by accident; Thai never doubles them.
      .replace(/([แโใไะาำ])\1+/g, '$1')
      // The long vowel sign alone is another key for the same stroke.
      .replace(/(?<![ฤฦ])ๅ/g, 'า')
      // Nikhahit and sara aa, also with a tone mark typed between, are sara am after its tone mark.
      .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
      .replace(/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33')
      // The tone mark typed after sara am belongs before it.
      .replace(/\u0E33([\u0E48-\u0E4B])/g, '$1\u0E33')
      // A mark typed twice shows once.
      .replace(/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1')
      // The signs of abbreviation and repetition mean nothing to a search.
      .replace(/[ฯๆ]/g, ' ')
      .replace(/(?<=\p{Nd}),(?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
  );
}
