import { wordAsPaths } from './glyphs.ts';
import { mark, type MarkName } from './marks.ts';
import { lighter, rect } from './svg.ts';

type Logo = { mark: MarkName; word: string };

/** The logo of a shop: its mark in a rounded square and its word beside, about 4 to 1. Bright, without a ground. */
export function logoSvg({ mark: name, word }: Logo, colour: string): string {
  const { drawn, width } = wordAsPaths(word, { x: 84, y: 22, height: 28, colour });
  const whole = Math.ceil(width + 92);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} 72" width="${whole}" height="72">${
    rect(4, 4, 64, 64, 18, colour) + mark(name, 36, 36, 44, '#ffffff', lighter(colour, 0.05)) + drawn
  }</svg>`;
}
