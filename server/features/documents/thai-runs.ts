/** Thai text in the form that pdfmake needs. */
import type { ContentText } from 'pdfmake/interfaces.js';

const RUNS = /[\p{Script=Thai}]+|(?:(?!\p{Script=Thai})[\s\S])+/gu;
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
/** A line may break here. The font would draw a box for it, so it is made too small to be seen. */
const BREAK: ContentText = { text: '\u200B', fontSize: 0.01 };

/**
 * A text split where its script changes: a run that begins in Latin and continues in Thai is shaped as Latin, with
 * marks beside their letters. Between Thai words, which are written without spaces, a line may break.
 */
export function scriptRuns(text: string): ContentText[] {
  return [...text.matchAll(RUNS)].flatMap(([run]) => (isThai(run) ? withBreaks(run) : { text: run }));
}

const isThai = (run: string): boolean => /^\p{Script=Thai}/u.test(run);

const withBreaks = (run: string): ContentText[] =>
  [...WORDS.segment(run)].flatMap(({ segment }, index) =>
    index > 0 ? [BREAK, { text: segment }] : [{ text: segment }],
  );
