import type { GroupLogo } from '../collections/types.ts';
import { wordAsPaths } from './glyphs.ts';
import { categorySvg, page } from './scene.ts';
import { circle, group, lighter, rect } from './svg.ts';

/** As wide as a word may be inside the disc. */
const WIDEST = 300;
const LETTER_HEIGHT = 60;

/** The logo of a display group: a mark in the tenant's tint, or a brand's word in its own colour. */
export function groupLogoSvg(logo: GroupLogo, tenantColour: string): string {
  if ('mark' in logo) return categorySvg(logo, tenantColour);
  const { word, colour } = logo;
  const { drawn, width } = wordAsPaths(word, { x: 0, y: 0, height: LETTER_HEIGHT, colour });
  const scale = Math.min(1, WIDEST / width);
  const left = 200 - (width * scale) / 2;
  const top = 200 - (LETTER_HEIGHT * scale) / 2;
  const ground =
    rect(0, 0, 400, 400, 0, lighter(colour, 0.92)) + circle(200, 200, 176, lighter(colour, 0.82));
  return page(ground + group(`translate(${left} ${top}) scale(${scale})`, drawn), '');
}
