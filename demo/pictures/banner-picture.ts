import { mark, type MarkName } from './marks.ts';
import { SHADINGS, standing, type Drawing } from './scene.ts';
import { circle, darker, element, ellipse, group, lighter, rect } from './svg.ts';

/** What a banner or a piece of news shows; its words are laid over by the shop, left of the goods. */
export type BannerLook = {
  /** The background, dark or light, that words are drawn on. */
  colour: string;
  mark: MarkName;
  /** One to three; the first is in front. */
  goods: readonly Drawing[];
};

/** Banners are wide, or higher for phones; news has no words beside its goods. */
export type Cut = 'wide' | 'phone' | 'news';
/** The same three to one and sixteen to nine as the shop's own frames. */
export const CUTS: Record<Cut, { width: number; height: number }> = {
  wide: { width: 1200, height: 400 },
  phone: { width: 720, height: 405 },
  news: { width: 720, height: 405 },
};

/** Where the goods are: middle of the foot and scale; the first is drawn last, over the others. */
const PLACES: Record<Cut, readonly (readonly [x: number, y: number, scale: number])[]> = {
  wide: [
    [890, 366, 0.94],
    [1062, 346, 0.76],
    [724, 346, 0.72],
  ],
  phone: [
    [566, 386, 0.8],
    [664, 340, 0.54],
    [452, 356, 0.5],
  ],
  news: [
    [360, 388, 0.84],
    [536, 366, 0.64],
    [186, 366, 0.64],
  ],
};

/** Where the disc behind the goods lies. */
const DISC: Record<Cut, readonly [x: number, y: number, r: number]> = {
  wide: [892, 204, 240],
  phone: [580, 224, 196],
  news: [360, 224, 210],
};

export function bannerSvg({ colour, mark: name, goods }: BannerLook, cut: Cut): string {
  const { width, height } = CUTS[cut];
  const [x, y, r] = DISC[cut];
  const bright = lighter(colour, 0.22);
  const ground =
    element(
      'linearGradient',
      { id: 'ground', x1: 0, y1: 0, x2: 1, y2: 1 },
      element('stop', { offset: 0, 'stop-color': colour }) +
        element('stop', { offset: 1, 'stop-color': darker(colour, 0.16) }),
    ) +
    element(
      'radialGradient',
      { id: 'disc' },
      element('stop', { offset: 0, 'stop-color': lighter(colour, 0.62) }) +
        element('stop', { offset: 1, 'stop-color': bright }),
    );
  const scattered = scatter(cut)
    .map(([at, down, size, turn]) =>
      group(`rotate(${turn} ${at} ${down})`, mark(name, at, down, size, bright, colour), { opacity: 0.4 }),
    )
    .join('');
  const places = PLACES[cut];
  const stood = goods
    .map((drawing, at) => {
      const [goodX, goodY, scale] = places[at] ?? places[0] ?? [0, 0, 1];
      const drawn = standing({ ...drawing, scale: Math.max(drawing.scale, 0.92) });
      return group(`translate(${goodX} ${goodY}) scale(${scale}) translate(-200 -350)`, ownIds(drawn, at));
    })
    .toReversed()
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${SHADINGS}${ground}</defs>` +
    rect(0, 0, width, height, 0, 'url(#ground)') +
    ellipse(width * 0.1, height * 1.08, width * 0.34, height * 0.36, bright, { opacity: 0.22 }) +
    circle(width * 0.44, -height * 0.18, height * 0.34, bright, { opacity: 0.2 }) +
    scattered +
    circle(x, y, r, 'url(#disc)') +
    circle(x, y, r * 1.12, 'none', { stroke: bright, 'stroke-width': 3, 'stroke-dasharray': '4 14' }) +
    stood +
    '</svg>'
  );
}

function scatter(cut: Cut): readonly (readonly [x: number, y: number, size: number, turn: number])[] {
  if (cut === 'news')
    return [
      [72, 80, 64, -16],
      [648, 84, 56, 18],
      [76, 300, 40, 20],
      [652, 240, 36, -18],
    ];
  if (cut === 'phone')
    return [
      [676, 52, 56, 18],
      [388, 60, 34, -14],
      [356, 352, 44, 22],
    ];
  return [
    [1134, 70, 84, 18],
    [604, 62, 48, -16],
    [586, 336, 60, 20],
    [1150, 300, 50, -20],
  ];
}

/** Each product brings its clips under the same names: in one picture they need names of their own. */
const ownIds = (svg: string, at: number): string =>
  svg.replaceAll(/(\bid="|url\(#)(?!(?:cyl|bag|top|ball|shadow)\b)([\w-]+)/g, `$1$2-${at}`);
