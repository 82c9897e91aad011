import { word } from './glyphs.ts';
import { mark, type MarkName } from './marks.ts';
import { circle, darker, element, lighter, path, rect } from './svg.ts';

type Look = { colour: string; mark: MarkName; word: string };

/** A sheet, higher than wide, as a registration hangs on the wall. */
export const CERTIFICATE_WIDTH = 420;
const HEIGHT = 594;
/** Lines of writing, too small to be read: y and width. */
const LINES = [
  [312, 300],
  [334, 280],
  [356, 300],
  [378, 190],
] as const;

/** The business registration of a shop that is none: it says itself that it is a specimen. */
export function certificateSvg({ colour, mark: name, word: shop }: Look): string {
  const ink = darker(colour, 0.5);
  const middle = CERTIFICATE_WIDTH / 2;
  const said = (text: string, y: number, height: number) =>
    word(text, { cx: middle, y, height, colour: ink, maxWidth: 320 });
  const frame = (inset: number, thick: number) =>
    rect(inset, inset, CERTIFICATE_WIDTH - 2 * inset, HEIGHT - 2 * inset, 6, 'none', {
      stroke: colour,
      'stroke-width': thick,
    });
  const lines = LINES.map(([y, width]) => rect(middle - width / 2, y, width, 5, 2.5, '#c9d3dc')).join('');
  const seal =
    path('M318 500L306 556L330 542L354 556L342 500Z', darker(colour, 0.15)) +
    circle(330, 480, 42, colour) +
    circle(330, 480, 33, lighter(colour, 0.85)) +
    mark(name, 330, 480, 36, colour, '#ffffff');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${CERTIFICATE_WIDTH} ${HEIGHT}` },
    rect(0, 0, CERTIFICATE_WIDTH, HEIGHT, 0, '#fffdf7') +
      frame(16, 5) +
      frame(26, 1.5) +
      mark(name, middle, 92, 72, colour, '#ffffff') +
      said('BUSINESS REGISTRATION', 150, 17) +
      said(shop, 214, 34) +
      said('SPECIMEN', 270, 12) +
      lines +
      rect(66, 506, 150, 2, 1, '#8b98a5') +
      seal,
  );
}
