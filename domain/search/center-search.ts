/** Finding a distribution center by typed text: code, name or address (L-41). */
import { searchGrams } from './search-text.ts';
import { soundOf } from './search-sound.ts';

const QUERY_LIMITS = { characters: 100, words: 20 };
const CENTER_LIMITS = { characters: 2000, words: 400 };

/**
 * Whether every word of the typed text occurs somewhere in one of the center's own texts, in any order, in either
 * language, with Thai or Arabic digits. Parts of words match: people type the beginning of a road name. An empty
 * text matches every center.
 */
export function matchesCenter(texts: readonly string[], typed: string): boolean {
  const words = searchGrams(typed, QUERY_LIMITS).split(' ').slice(0, QUERY_LIMITS.words);
  const whole = searchGrams(texts.join(' '), CENTER_LIMITS);
  return words.every((word) => whole.includes(word));
}

/**
 * The same with typos, by sound: one wrong letter in a word of four, two in a longer one. Short words and numbers
 * must match as typed. Used if the exact text matches no center.
 */
export function nearlyMatchesCenter(texts: readonly string[], typed: string): boolean {
  const words = searchGrams(typed, QUERY_LIMITS).split(' ').slice(0, QUERY_LIMITS.words);
  const whole = searchGrams(texts.join(' '), CENTER_LIMITS);
  const sounds = texts.map((text) => soundOf(text.slice(0, CENTER_LIMITS.characters)));
  return words.every((word) => {
    if (whole.includes(word)) return true;
    const sound = soundOf(word);
    if (sound.length < 4 || /\d/.test(sound)) return false;
    const slips = sound.length < 8 ? 1 : 2;
    return sounds.some((text) => slipsWithin(text, sound) <= slips);
  });
}

/**
 * The edit distance (substitutions, transpositions, omissions, insertions) of `sound` to its best match in the
 * text.
 */
function slipsWithin(text: string, sound: string): number {
  let before: number[] = [];
  let row = Array.from({ length: text.length + 1 }, () => 0);
  for (const [at, letter] of [...sound].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= text.length; place += 1) {
      const above = row[place] ?? 0;
      const beside = next[place - 1] ?? 0;
      const across = (row[place - 1] ?? 0) + (text[place - 1] === letter ? 0 : 1);
      const isTurned = text[place - 2] === letter && text[place - 1] === sound[at - 1];
      const turned = isTurned ? (before[place - 2] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(above + 1, beside + 1, across, turned));
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}
