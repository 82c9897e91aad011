/** Which of the products that a search found an order line means, and whether that is certain. */
import { sameMeasure } from '../search/search-measures.ts';
import { soundOf } from '../search/search-sound.ts';
import { INDEX_LIMITS, searchWords } from '../search/search-text.ts';
import type { OrderLine } from './order-line.ts';
import { meantUnit, type NamedUnit } from './unit-terms.ts';

export type Candidate = {
  code: string;
  /** The name in each language, with brand and size. */
  names: readonly string[];
  /** Brand and size, which a line may name besides. */
  more: readonly string[];
  units: readonly (NamedUnit & { barcode: string | null })[];
};

/** What one search has found. */
export type Found = {
  candidates: readonly Candidate[];
  /** All words as they were typed, and nothing guessed by sound. */
  isAsTyped: boolean;
  /** There may be more of them. */
  isCut: boolean;
};

/** Words that mean the same in this shop, by the words joined with spaces. */
export type MeaningOf = ReadonlyMap<string, readonly (readonly string[])[]>;

export type Understanding = {
  code: string;
  unit: 1 | 2 | 3;
  quantity: number;
  isSure: boolean;
};

const MOST = 99_999;
const MAX_SYNONYM_LENGTH = 4;
/** What a word is worth that only begins or sounds like one of the product's. */
const NEAR = 0.6;
/** A size that the product does not have weighs more than a word that it does not have. */
const WRONG_SIZE = 0.5;

/** The product that bears a code of the line, or its unit that bears it as barcode. */
export function understandCode(line: OrderLine, bearers: readonly Candidate[]): Understanding | undefined {
  for (const code of line.codes) {
    const unit = bearers.flatMap((candidate) =>
      candidate.units
        .filter(({ barcode }) => barcode?.toLowerCase() === code)
        .map(({ no }) => ({ candidate, no })),
    )[0];
    const product = unit?.candidate ?? bearers.find((candidate) => candidate.code.toLowerCase() === code);
    if (!product) continue;
    const others = searchWords(line.name.replace(code, ' '));
    // The rest of the line speaks of something else.
    const isMeant = others.length === 0 || agreement(others, product, new Map()).share > 0;
    const meant =
      unit && line.unit === undefined ? { no: unit.no, times: 1, isCertain: true } : unitOf(line, product);
    return understood(line, product, meant, isMeant);
  }
  return undefined;
}

/** The likeliest of what was found first, and the others in order of likelihood. */
export function understandName(
  line: OrderLine,
  { candidates, isAsTyped, isCut }: Found,
  meanings: MeaningOf,
): { best: Understanding; order: readonly string[] } | undefined {
  const words = searchWords(line.name);
  const ranked = candidates
    .map((candidate, at) => ({ candidate, at, ...agreement(words, candidate, meanings) }))
    .toSorted((a, b) => b.share - a.share || a.extra - b.extra || a.at - b.at);
  const [first] = ranked;
  if (!first) return undefined;
  const whole = ranked.filter(({ isWhole }) => isWhole);
  const exact = whole.filter(({ isFullName }) => isFullName);
  const isOnly = (whole.length === 1 && !isCut) || exact.length === 1;
  const best = exact.length === 1 ? (exact[0] ?? first) : first;
  const { candidate } = best;
  const isUnclearNumber = line.isBare && numbersOf(candidate).has(String(line.quantity));
  // The only product there is, of several words of which one at most is only the beginning of its own, and no other size.
  const isNearlyWhole = words.length > 1 && best.share > 1 - 0.5 / words.length;
  const isAlone = candidates.length === 1 && !isCut && !best.hasWrongSize && isNearlyWhole;
  const isSure = isAsTyped && ((isOnly && best.isWhole) || isAlone) && !isUnclearNumber;
  const order = [best, ...ranked.filter((each) => each !== best)].map((each) => each.candidate.code);
  return { best: understood(line, candidate, unitOf(line, candidate), isSure), order };
}

const unitOf = (line: OrderLine, { units }: Candidate) => meantUnit(line.unit, units);

function understood(
  line: OrderLine,
  { code }: Candidate,
  { no, times, isCertain }: { no: 1 | 2 | 3; times: number; isCertain: boolean },
  isSure: boolean,
): Understanding {
  const quantity = Math.min(line.quantity * times, MOST);
  return { code, unit: no, quantity, isSure: isSure && isCertain && !line.isUnclear };
}

const numbersOf = ({ names, more }: Candidate): Set<string> =>
  new Set([...names, ...more].flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []));

type Agreement = {
  /** Of the line's words, how many are the product's, less what contradicts it. */
  share: number;
  /** Every word, and every size. */
  isWhole: boolean;
  /** The line has every word of the product's name as well. */
  isFullName: boolean;
  /** Words of its shortest name that the line does not have. */
  extra: number;
  hasWrongSize: boolean;
};

/** How far the words of a line are those of a product. */
function agreement(words: readonly string[], candidate: Candidate, meanings: MeaningOf): Agreement {
  const names = candidate.names.map((name) => searchWords(name, INDEX_LIMITS));
  const own = new Set([
    ...names.flat(),
    ...candidate.more.flatMap((text) => searchWords(text, INDEX_LIMITS)),
  ]);
  const sounds = new Set([...own].map(soundOf).filter((sound) => sound.length >= 3));
  const measures = measuresIn([...candidate.names, ...candidate.more]);
  let points = 0;
  let isWhole = words.length > 0;
  for (let at = 0; at < words.length;) {
    const { length, ways } = meaningAt(words, at, meanings);
    if (ways.some((way) => way.every((word) => own.has(word)))) points += length;
    else {
      isWhole = false;
      const isNear = words.slice(at, at + length).every((word) => isNearTo(word, own, sounds));
      points += isNear ? length * NEAR : 0;
    }
    at += length;
  }
  const wrong = sizesOf(words).filter((size) => !measures.has(size)).length;
  if (wrong > 0) isWhole = false;
  const typed = new Set(words.flatMap((word, at) => [word, ...sameMeasureAt(words, at)]));
  const missing = names.map((name) => name.filter((word) => !typed.has(word)).length);
  return {
    share: words.length === 0 ? 0 : points / words.length - wrong * WRONG_SIZE,
    isWhole,
    hasWrongSize: wrong > 0,
    isFullName: missing.includes(0),
    extra: Math.min(...missing),
  };
}

const sameMeasureAt = (words: readonly string[], at: number): readonly string[] =>
  /^\d/.test(words[at - 1] ?? '') ? sameMeasure(words[at] ?? '') : [];

/** The words from here on that are one meaning in this shop, and all ways to say it. */
function meaningAt(words: readonly string[], at: number, meanings: MeaningOf) {
  for (let length = Math.min(MAX_SYNONYM_LENGTH, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const others = meanings.get(own.join(' '));
    if (others) return { length, ways: [own, ...others] };
  }
  const word = words[at] ?? '';
  const singular = /^[a-z]{2,}[^s']s$/.test(word) ? [[word.slice(0, -1)]] : [];
  return { length: 1, ways: [[word], ...singular, ...sameMeasureAt(words, at).map((other) => [other])] };
}

const isNearTo = (word: string, own: ReadonlySet<string>, sounds: ReadonlySet<string>): boolean => {
  if (/^\d/.test(word)) return false;
  if (
    word.length >= 3 &&
    [...own].some((each) => each.startsWith(word) || (each.length >= 3 && word.startsWith(each)))
  )
    return true;
  const sound = soundOf(word);
  return sound.length >= 3 && sounds.has(sound);
};

/** A number with its measure in one spelling, such as `1.5 kg`. */
const sizeOf = (number: string, measure: string): string =>
  `${Number(number)} ${[measure, ...sameMeasure(measure)].toSorted()[0] ?? measure}`;

const isMeasure = (word: string | undefined): word is string =>
  word !== undefined && sameMeasure(word).length > 0;

function sizesOf(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return /^\d/.test(word) && isMeasure(next) ? [sizeOf(word, next)] : [];
  });
}

/** `searchWords` leaves out what occurs twice, so every text is read by itself, number by number. */
function measuresIn(texts: readonly string[]): Set<string> {
  const sizes = texts.flatMap((text) =>
    [...text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+)/gu)].flatMap(
      ([, number = '', word = '']) => (isMeasure(word) ? [sizeOf(number, word)] : []),
    ),
  );
  return new Set(sizes);
}
