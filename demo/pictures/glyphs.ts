import { group } from './svg.ts';

/**
 * Letters drawn by us as strokes, so that a label reads the same on a machine without any font. Each glyph rests on the
 * line y = 14 and begins at x = 0; the number is its width.
 */
const GLYPHS: Record<string, readonly [number, string]> = {
  A: [10, 'M0 14L5 0L10 14M2 9H8'],
  B: [8.5, 'M0 6.6H4.8A3.3 3.3 0 0 0 4.8 0H0V14H5A3.7 3.7 0 0 0 5 6.6'],
  C: [9, 'M9 3.2C8 1.2 6.8 0 5 0C1.8 0 0 3 0 7S1.8 14 5 14C6.8 14 8 12.8 9 10.8'],
  D: [9, 'M0 0V14H3.6C7.4 14 9 11 9 7S7.4 0 3.6 0Z'],
  E: [7.5, 'M7.5 0H0V14H7.5M0 7H6.2'],
  F: [7.5, 'M7.5 0H0V14M0 7H6.2'],
  G: [9.5, 'M9 3.2C8 1.2 6.8 0 5 0C1.8 0 0 3 0 7S1.8 14 5 14C8 14 9.5 12 9.5 7.8H5.4'],
  H: [8.5, 'M0 0V14M8.5 0V14M0 7H8.5'],
  I: [0, 'M0 0V14'],
  J: [6, 'M6 0V10C6 12.8 5 14 3 14S0 12.8 0 11'],
  K: [8.5, 'M0 0V14M8.2 0L0 8.6M3 5.6L8.5 14'],
  L: [7, 'M0 0V14H7'],
  M: [11, 'M0 14V0L5.5 8.5L11 0V14'],
  N: [9, 'M0 14V0L9 14V0'],
  O: [10, 'M5 0C1.8 0 0 3 0 7S1.8 14 5 14S10 11 10 7S8.2 0 5 0Z'],
  P: [8, 'M0 14V0H4.2A4 4 0 0 1 4.2 8H0'],
  Q: [10, 'M5 0C1.8 0 0 3 0 7S1.8 14 5 14S10 11 10 7S8.2 0 5 0ZM6.4 10.4L10 14.6'],
  R: [8.5, 'M0 14V0H4.2A4 4 0 0 1 4.2 8H0M4.6 8L8.5 14'],
  S: [
    8.6,
    'M8.2 2.6C7.6 .9 6.2 0 4.4 0C2 0 .4 1.3 .4 3.5C.4 8.4 8.6 5.6 8.6 10.4C8.6 12.6 6.8 14 4.4 14C2.2 14 .6 13 0 11.2',
  ],
  T: [9, 'M0 0H9M4.5 0V14'],
  U: [8.6, 'M0 0V9C0 12.3 1.6 14 4.3 14S8.6 12.3 8.6 9V0'],
  V: [10, 'M0 0L5 14L10 0'],
  W: [13, 'M0 0L3.2 14L6.5 3L9.8 14L13 0'],
  X: [9, 'M0 0L9 14M9 0L0 14'],
  Y: [9, 'M0 0L4.5 7.5V14M9 0L4.5 7.5'],
  Z: [8.5, 'M0 0H8.5L0 14H8.5'],
  '0': [8, 'M4 0C1.4 0 0 2.6 0 7S1.4 14 4 14S8 11.4 8 7S6.6 0 4 0Z'],
  '1': [4, 'M0 3L4 0V14'],
  '2': [8, 'M.2 3.6C.4 1.3 2 0 4.1 0C6.4 0 7.8 1.5 7.8 3.8C7.8 7.4 0 9.6 0 14H8'],
  '3': [
    8,
    'M.3 2.4C1 .8 2.3 0 4 0C6.2 0 7.6 1.3 7.6 3.3S6.2 6.6 4 6.6H2.8M4 6.6C6.5 6.6 8 8 8 10.3S6.4 14 3.9 14C2 14 .6 13.1 0 11.4',
  ],
  '4': [8.4, 'M6.4 14V0L0 9.8H8.4'],
  '5': [8, 'M7.2 0H1.2L.6 6.4C1.6 5.6 2.7 5.2 4 5.2C6.5 5.2 8 6.9 8 9.5S6.4 14 3.9 14C2 14 .7 13.2 0 11.6'],
  '6': [
    8,
    'M7 1.6C6.3 .5 5.3 0 4.2 0C1.5 0 0 2.8 0 7.6C0 11.8 1.4 14 4 14S8 12.2 8 9.6S6.4 5.4 4.1 5.4C1.9 5.4 .4 6.8 .1 8.6',
  ],
  '7': [7.6, 'M0 0H7.6L2.8 14'],
  '8': [
    8,
    'M4 6.5C1.9 6.5 .6 5.2 .6 3.3S1.9 0 4 0S7.4 1.3 7.4 3.3S6.1 6.5 4 6.5C1.6 6.5 0 8 0 10.3S1.6 14 4 14S8 12.6 8 10.3S6.4 6.5 4 6.5Z',
  ],
  '9': [
    8,
    'M1 12.4C1.7 13.5 2.7 14 3.8 14C6.5 14 8 11.2 8 6.4C8 2.2 6.6 0 4 0S0 1.8 0 4.4S1.6 8.6 3.9 8.6C6.1 8.6 7.6 7.2 7.9 5.4',
  ],
  '.': [0, 'M0 13.6V14'],
  '-': [4.5, 'M0 8.4H4.5'],
  '+': [6.5, 'M0 8H6.5M3.2 4.8V11.2'],
  '%': [9, 'M9 1L0 13M1.8 0A1.6 1.8 0 1 0 1.9 0ZM7.2 10.4A1.6 1.8 0 1 0 7.3 10.4Z'],
  '/': [5, 'M5 -1L0 15'],
  g: [6.6, 'M6.6 5.6V13.6C6.6 16.4 5.2 17.8 3.3 17.8S.6 17 .2 15.8M6.6 9.4A3.3 3.7 0 1 1 6.6 9.2'],
  k: [6.2, 'M0 0V14M5.8 5.4L0 10.6M2.4 8.6L6.2 14'],
  m: [
    9.6,
    'M0 14V5.4M0 9C0 6.6 1 5.4 2.6 5.4S4.8 6.5 4.8 8.6V14M4.8 9C4.8 6.6 5.8 5.4 7.4 5.4S9.6 6.5 9.6 8.6V14',
  ],
  l: [0, 'M0 0V14'],
  c: [5.4, 'M5.4 7.2C5 6 4.2 5.4 3 5.4C1.2 5.4 0 7 0 9.7S1.2 14 3 14C4.2 14 5 13.4 5.4 12.2'],
  x: [5.6, 'M0 5.4L5.6 14M5.6 5.4L0 14'],
};

const SPACE = 5;
/** Between two letters, in glyph units. */
const GAP = 4.2;

/** Width of a word in glyph units (cap height 14). */
function wordWidth(text: string): number {
  let width = -GAP;
  for (const letter of text) width += (GLYPHS[letter]?.[0] ?? SPACE) + GAP;
  return Math.max(0, width);
}

/** Options of a written word: `height` is the cap height; the word shrinks to fit `maxWidth`. */
export interface WordStyle {
  cx: number;
  y: number;
  height: number;
  colour: string;
  maxWidth: number;
  /** Stroke width in glyph units; 2.4 is regular, 3.2 is bold. */
  weight?: number;
}

/** A word centred at `cx` whose capitals begin at `y`. Letters we do not have become a gap. */
export function word(text: string, style: WordStyle): string {
  const weight = style.weight ?? 2.9;
  const width = wordWidth(text);
  const scale = Math.min(style.height / 14, style.maxWidth / (width + weight));
  let x = 0;
  let drawn = '';
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (glyph !== undefined) drawn += moved(glyph[1], x);
    x += (glyph?.[0] ?? SPACE) + GAP;
  }
  const left = style.cx - (width * scale) / 2;
  const top = style.y + (style.height - 14 * scale) / 2;
  return group(
    `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`,
    drawn.replaceAll('@', `stroke="${style.colour}" stroke-width="${weight}"`),
  );
}

const moved = (d: string, x: number): string =>
  `<path d="${d}" transform="translate(${Math.round(x * 10) / 10} 0)" fill="none" @ stroke-linecap="round" stroke-linejoin="round"/>`;

/** A word that begins at `x`, in its full height, and how wide it became. */
export function wordAsPaths(
  text: string,
  { x, y, height, colour }: { x: number; y: number; height: number; colour: string },
): { drawn: string; width: number } {
  const width = (wordWidth(text) * height) / 14;
  return {
    drawn: word(text, { cx: x + width / 2, y, height, colour, maxWidth: width * 2, weight: 3 }),
    width,
  };
}
