import type { Print } from './labels.ts';
import { groundShadow, liftOf, SHAPES, type ShapeName } from './shapes.ts';
import { mark, type MarkName } from './marks.ts';
import { circle, element, group, lighter, mix, rect } from './svg.ts';

/** One drawing of a product or category: a shape, what is printed on it and how large it looks. */
export interface Drawing extends Print {
  shape: ShapeName;
  /** 0.7 (a small size of the kind) to 1.1 (a large one). */
  scale: number;
}

const stop = (offset: number, colour: string, opacity: number): string =>
  element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
const along = (id: string, stops: string, down = false): string =>
  element('linearGradient', down ? { id, x1: 0, y1: 0, x2: 0, y2: 1 } : { id }, stops);

/** The shadings `solid` and the shapes refer to. */
export const SHADINGS =
  along(
    'cyl',
    stop(0, '#000', 0.26) +
      stop(0.14, '#000', 0.07) +
      stop(0.26, '#fff', 0.3) +
      stop(0.4, '#fff', 0.04) +
      stop(0.72, '#000', 0.03) +
      stop(1, '#000', 0.28),
  ) +
  along(
    'bag',
    stop(0, '#000', 0.16) +
      stop(0.09, '#fff', 0.14) +
      stop(0.24, '#fff', 0) +
      stop(0.78, '#000', 0) +
      stop(0.93, '#000', 0.06) +
      stop(1, '#000', 0.18),
  ) +
  along('top', stop(0, '#fff', 0.3) + stop(0.4, '#fff', 0) + stop(1, '#000', 0.17), true) +
  element(
    'radialGradient',
    { id: 'ball', cx: 0.36, cy: 0.3, r: 0.8 },
    stop(0, '#fff', 0.38) + stop(0.4, '#fff', 0) + stop(1, '#000', 0.26),
  ) +
  element(
    'radialGradient',
    { id: 'shadow' },
    stop(0, '#1e293b', 0.3) + stop(0.6, '#1e293b', 0.12) + stop(1, '#1e293b', 0),
  );

/** A whole drawing with the shadings defined. */
export const page = (content: string, defs: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${SHADINGS}${defs}</defs>${content}</svg>`;

export const standing = (drawing: Drawing): string =>
  group(
    `translate(200 ${350 - liftOf(drawing.shape) * drawing.scale}) scale(${drawing.scale}) translate(-200 -350)`,
    groundShadow(150) + SHAPES[drawing.shape](drawing),
  );

/** A product on a soft light ground of its own tint. 560 by 560 when rendered at its own size. */
export function productSvg(drawing: Drawing): string {
  const tint = mix(lighter(drawing.accent, 0.88), '#f6f7f9', 0.45);
  const ground = along('ground', stop(0, '#ffffff', 1) + stop(1, tint, 1), true);
  return page(rect(0, 0, 400, 400, 0, 'url(#ground)') + standing(drawing), ground);
}

/** Several of a product, as they come in a pack or a case, on the same ground. */
export function bulkSvg(drawing: Drawing): string {
  const tint = mix(lighter(drawing.accent, 0.88), '#f6f7f9', 0.45);
  const ground = along('ground', stop(0, '#ffffff', 1) + stop(1, tint, 1), true);
  const places = [
    [118, 40, 0.62],
    [282, 40, 0.62],
    [200, 62, 0.74],
  ] as const;
  const all = places.map(([x, down, size]) =>
    group(`translate(${x} ${300 + down}) scale(${size}) translate(-200 -350)`, standing(drawing)),
  );
  return page(rect(0, 0, 400, 400, 0, 'url(#ground)') + all.join(''), ground);
}

/** A category: its thing or mark before a disc of the tenant's tint, for a round or square chip. */
export function categorySvg(picture: { drawing: Drawing } | { mark: MarkName }, colour: string): string {
  const tint = lighter(colour, 0.86);
  const inside =
    'drawing' in picture
      ? group('translate(200 214) scale(.8) translate(-200 -214)', standing(picture.drawing))
      : mark(picture.mark, 200, 200, 190, colour, tint);
  return page(rect(0, 0, 400, 400, 0, lighter(colour, 0.94)) + circle(200, 200, 176, tint) + inside, '');
}
