import { onOtherLayout } from '#domain/search/keyboard-layout.ts';
import { searchParts, searchWords } from '#domain/search/search-text.ts';

/** `at` is its place in the whole text. */
export type TextPart = { text: string; typed: boolean; at: number };

const LETTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * Cuts a suggestion into what was typed and the rest. Case and tone marks do not count, Thai letters stay whole with
 * the marks above and below them, and each part of what was typed is found wherever it occurs. Where nothing of it is
 * found, it may have been typed on the other keyboard layout.
 */
export function highlight(text: string, typed: string): TextPart[] {
  const letters = lettersOf(text);
  const folded = letters.map((letter) => letter.folded).join('');
  const marked = [typed, ...onOtherLayout(typed)]
    .map((wanted) => rangesOf(folded, wanted))
    .find((ranges) => ranges.length > 0);
  if (!marked) return [{ text, typed: false, at: 0 }];
  const parts: TextPart[] = [];
  for (const letter of letters) {
    const isTyped = marked.some(({ from, to }) => letter.from < to && letter.to > from);
    const last = parts.at(-1);
    if (last && last.typed === isTyped) last.text += letter.text;
    else parts.push({ text: letter.text, typed: isTyped, at: letter.at });
  }
  return parts;
}

type Letter = { text: string; at: number; folded: string; from: number; to: number };

/** The letters as shown on the screen, and where each is in the text as it is compared. */
function lettersOf(text: string): Letter[] {
  let from = 0;
  return Array.from(LETTERS.segment(text), ({ segment, index }) => {
    const folded = fold(segment);
    const letter = { text: segment, at: index, folded, from, to: from + folded.length };
    from = letter.to;
    return letter;
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .replace(/[\u0E48-\u0E4B]/g, '');

type Range = { from: number; to: number };

/**
 * Where each word that was typed occurs, or else its parts; a Thai part that does not occur as a whole, word by word. A single
 * letter or digit out of a longer word, such as the 6 of 6DQT1, is not looked for: it is everywhere.
 */
function rangesOf(folded: string, typed: string): Range[] {
  return typed.split(/\s+/).flatMap((word) => {
    const parts = searchParts(word);
    if (parts.length === 0) return [];
    const whole = placesOf(folded, fold(word));
    if (whole.length > 0) return whole;
    return parts
      .filter(({ text }) => parts.length === 1 || text.length > 1)
      .flatMap(({ text }) => placesOfPart(folded, text));
  });
}

function placesOfPart(folded: string, part: string): Range[] {
  const whole = placesOf(folded, fold(part));
  return whole.length > 0 ? whole : searchWords(part).flatMap((word) => placesOf(folded, fold(word)));
}

function placesOf(folded: string, wanted: string): Range[] {
  const places: Range[] = [];
  if (wanted === '') return places;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    places.push({ from: at, to: at + wanted.length });
  return places;
}
