import { word } from './glyphs.ts';
import { mark, type MarkName } from './marks.ts';
import { circle, darker, element, inkOn, lighter, luminance, path, rect, stroke } from './svg.ts';

/** How a brand lays out its labels; every product of the brand follows it. */
export type LabelDesign = 'band' | 'disc' | 'slope' | 'wave' | 'frame' | 'stripe' | 'arch' | 'burst';

/** What is printed on a pack: brand colour, the colour of the kind (flavour, scent), a mark. */
export interface Print {
  /** Brand word in Latin capitals. */
  word: string;
  /** What it is, in Latin capitals: `TUNA`, `LEMON`; may be empty. */
  kind: string;
  /** `#rrggbb` of the brand. */
  base: string;
  /** `#rrggbb` of the flavour, scent or kind. */
  accent: string;
  mark: MarkName;
  /** Content as printed, such as `85 g`; may be empty. */
  size: string;
  design: LabelDesign;
}

/** Where the print goes: the box of the pack's face. */
export interface Face {
  x: number;
  y: number;
  w: number;
  h: number;
}

const PAPER = '#fffdf8';
const CREAM = '#fbf5ea';
/** A tone of the colour that reads on paper, however pale the colour is. */
const readable = (colour: string): string => darker(colour, luminance(colour) > 0.3 ? 0.5 : 0.15);

/** The content of the pack in a rounded chip centred at (cx, cy). */
function sizeChip(print: Print, cx: number, cy: number, h: number, colour: string): string {
  if (print.size === '') return '';
  const height = Math.max(15, h);
  const width = Math.max(height * 2.2, print.size.length * height * 0.42 + height * 0.8);
  return (
    rect(cx - width / 2, cy - height / 2, width, height, height / 2, colour) +
    word(print.size, {
      cx,
      y: cy - height * 0.27,
      height: height * 0.54,
      colour: inkOn(colour),
      maxWidth: width - height * 0.6,
      weight: 2.8,
    })
  );
}

/** Faces lower than this have a smaller mark, so that the words keep their room. */
const SMALL = 170;

/** Measures every upright design shares, as shares of the face. */
function measures({ x, y, w, h }: Face) {
  const cx = x + w / 2;
  return {
    cx,
    markSize: Math.min(w * 0.6, h * (h < SMALL ? 0.37 : 0.42)),
    wordHeight: Math.min(32, w * 0.17, h * 0.13),
    kindHeight: Math.min(14, h * 0.062),
    chip: h * 0.09,
    at: (share: number): number => y + h * share,
  };
}

type Design = (print: Print, face: Face) => string;

const brandWord = (
  print: Print,
  face: Face,
  colour: string,
  middle: number,
  cx?: number,
  share = 0.84,
): string => {
  const m = measures(face);
  return word(print.word, {
    cx: cx ?? m.cx,
    y: m.at(middle) - m.wordHeight / 2,
    height: m.wordHeight,
    colour,
    maxWidth: face.w * share,
    weight: 3.2,
  });
};

const kindWord = (
  print: Print,
  face: Face,
  colour: string,
  middle: number,
  cx?: number,
  share = 0.74,
): string => {
  const m = measures(face);
  return word(print.kind, {
    cx: cx ?? m.cx,
    y: m.at(middle) - m.kindHeight / 2,
    height: m.kindHeight,
    colour,
    maxWidth: face.w * share,
    weight: 2.5,
  });
};

const UPRIGHT: Record<LabelDesign, Design> = {
  band(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    const paper = lighter(print.accent, 0.86);
    return (
      rect(x, y, w, h, 0, paper) +
      rect(x, y, w, h * 0.25, 0, print.base) +
      rect(x, m.at(0.25), w, h * 0.025, 0, print.accent) +
      brandWord(print, face, inkOn(print.base), 0.13) +
      mark(print.mark, m.cx, m.at(0.505), m.markSize, print.accent, paper) +
      kindWord(print, face, readable(print.accent), 0.77) +
      sizeChip(print, m.cx, m.at(0.895), m.chip, print.accent)
    );
  },
  disc(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    return (
      rect(x, y, w, h, 0, print.base) +
      circle(m.cx, m.at(0.49), m.markSize * 0.74, print.accent) +
      circle(m.cx, m.at(0.49), m.markSize * 0.66, PAPER) +
      mark(print.mark, m.cx, m.at(0.49), m.markSize * 0.84, print.accent, PAPER) +
      brandWord(print, face, inkOn(print.base), 0.12) +
      kindWord(print, face, inkOn(print.base), 0.815) +
      sizeChip(print, m.cx, m.at(0.915), m.chip, PAPER)
    );
  },
  slope(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    const paper = lighter(print.accent, 0.88);
    return (
      rect(x, y, w, h, 0, print.base) +
      path(`M${x} ${m.at(0.58)}L${x + w} ${m.at(0.32)}V${y + h}H${x}Z`, paper) +
      path(`M${x} ${m.at(0.56)}L${x + w} ${m.at(0.3)}V${m.at(0.36)}L${x} ${m.at(0.62)}Z`, print.accent) +
      brandWord(print, face, inkOn(print.base), 0.14) +
      kindWord(print, face, inkOn(print.base), 0.29, x + w * 0.4, 0.6) +
      mark(print.mark, x + w * 0.6, m.at(0.68), m.markSize * 0.95, print.accent, paper) +
      sizeChip(print, x + w * 0.27, m.at(0.9), m.chip, readable(print.accent))
    );
  },
  wave(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    const at = m.at(0.74);
    const wave = (dy: number): string =>
      `M${x} ${at + dy}Q${x + w * 0.25} ${at + dy - h * 0.09} ${m.cx} ${at + dy}T${x + w} ${at + dy}V${y + h}H${x}Z`;
    return (
      rect(x, y, w, h, 0, PAPER) +
      path(wave(-h * 0.05), lighter(print.accent, 0.5)) +
      path(wave(0), print.accent) +
      brandWord(print, face, print.base, 0.13) +
      kindWord(print, face, readable(print.accent), 0.275) +
      mark(print.mark, m.cx, m.at(0.49), m.markSize * 0.88, print.accent, PAPER) +
      sizeChip(print, m.cx, m.at(0.89), m.chip, PAPER)
    );
  },
  frame(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    return (
      rect(x, y, w, h, 0, print.base) +
      rect(x + w * 0.07, m.at(0.06), w * 0.86, h * 0.88, 10, CREAM) +
      rect(x + w * 0.1, m.at(0.085), w * 0.8, h * 0.83, 7, 'none', {
        stroke: print.accent,
        'stroke-width': 2,
      }) +
      brandWord(print, face, readable(print.base), 0.19, undefined, 0.7) +
      stroke(`M${m.cx - w * 0.14} ${m.at(0.285)}H${m.cx + w * 0.14}`, print.accent, 2.5) +
      mark(print.mark, m.cx, m.at(0.49), m.markSize * 0.8, print.accent, CREAM) +
      kindWord(print, face, readable(print.base), 0.725, undefined, 0.66) +
      sizeChip(print, m.cx, m.at(0.84), m.chip, print.base)
    );
  },
  stripe(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    const right = x + w * 0.59;
    return (
      rect(x, y, w, h, 0, '#ffffff') +
      rect(x, y, w * 0.16, h, 0, print.base) +
      rect(x + w * 0.16, y, w * 0.045, h, 0, print.accent) +
      brandWord(print, face, readable(print.base), 0.15, right, 0.62) +
      kindWord(print, face, '#6b7280', 0.28, right, 0.62) +
      mark(print.mark, right, m.at(0.55), m.markSize * 0.94, print.accent, '#ffffff') +
      sizeChip(print, right, m.at(0.88), m.chip, readable(print.accent))
    );
  },
  burst(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    const deep = darker(print.accent, 0.16);
    const rays = Array.from({ length: 12 }, (_, ray) => {
      const [from, to] = [(ray * Math.PI) / 6, (ray * Math.PI) / 6 + Math.PI / 12];
      const tip = (turn: number) => `${m.cx + w * Math.cos(turn)} ${m.at(0.52) + w * Math.sin(turn)}`;
      return `M${m.cx} ${m.at(0.52)}L${tip(from)}L${tip(to)}Z`;
    });
    const rounded = rays.join('').replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(0));
    return (
      rect(x, y, w, h, 0, print.accent) +
      path(rounded, deep, { opacity: 0.55 }) +
      circle(m.cx, m.at(0.52), m.markSize * 0.64, PAPER) +
      mark(print.mark, m.cx, m.at(0.52), m.markSize * 0.86, print.accent, PAPER) +
      path(
        `M${x} ${m.at(0.05)}H${x + w}V${m.at(0.24)}Q${m.cx} ${m.at(0.29)} ${x} ${m.at(0.24)}Z`,
        print.base,
      ) +
      brandWord(print, face, inkOn(print.base), 0.15) +
      rect(x, m.at(0.76), w, h * 0.1, 0, '#ffffff', { opacity: 0.92 }) +
      kindWord(print, face, readable(print.accent), 0.81) +
      sizeChip(print, m.cx, m.at(0.925), m.chip, print.base)
    );
  },
  arch(print, face) {
    const { x, y, w, h } = face;
    const m = measures(face);
    const paper = lighter(print.accent, 0.8);
    const top = m.at(0.24);
    const r = Math.min(w * 0.4, h * 0.36);
    return (
      rect(x, y, w, h, 0, print.base) +
      path(
        `M${x + w * 0.1} ${y + h}V${top + r}Q${x + w * 0.1} ${top} ${m.cx} ${top}T${x + w * 0.9} ${top + r}V${y + h}Z`,
        paper,
      ) +
      brandWord(print, face, inkOn(print.base), 0.125) +
      mark(print.mark, m.cx, m.at(0.525), m.markSize * 0.92, print.accent, paper) +
      kindWord(print, face, readable(print.accent), 0.775) +
      sizeChip(print, m.cx, m.at(0.9), m.chip, readable(print.accent))
    );
  },
};

/** The same designs on a face wider than high: words on the left, the mark on the right. */
function lying(print: Print, face: Face): string {
  const { x, y, w, h } = face;
  const light = print.design === 'band' || print.design === 'wave' || print.design === 'stripe';
  const ground = light ? PAPER : print.base;
  const ink = light ? readable(print.base) : inkOn(print.base);
  const left = x + w * 0.31;
  const right = x + w * 0.77;
  const r = Math.min(w * 0.175, h * 0.36);
  const under: Record<LabelDesign, string> = {
    band: rect(x, y, w, h * 0.12, 0, print.base) + rect(x, y + h * 0.88, w, h * 0.12, 0, print.accent),
    disc: '',
    burst: rect(x, y + h * 0.86, w, h * 0.14, 0, print.accent),
    slope: path(`M${x + w * 0.5} ${y + h}L${x + w * 0.66} ${y}H${x + w}V${y + h}Z`, print.accent),
    wave: path(
      `M${x} ${y + h * 0.86}Q${x + w * 0.25} ${y + h * 0.74} ${x + w * 0.5} ${y + h * 0.86}T${x + w} ${y + h * 0.8}V${y + h}H${x}Z`,
      print.accent,
    ),
    frame: rect(x + w * 0.025, y + h * 0.05, w * 0.95, h * 0.9, 8, 'none', {
      stroke: print.accent,
      'stroke-width': 2.4,
    }),
    stripe: rect(x, y, w * 0.045, h, 0, print.base) + rect(x + w * 0.955, y, w * 0.045, h, 0, print.accent),
    arch: path(
      `M${x + w * 0.54} ${y + h}V${y + h * 0.5}Q${x + w * 0.54} ${y} ${right} ${y}T${x + w * 0.98} ${y + h * 0.5}V${y + h}Z`,
      lighter(print.accent, 0.4),
    ),
  };
  const height = Math.min(30, h * 0.2, w * 0.11);
  return (
    rect(x, y, w, h, 0, ground) +
    under[print.design] +
    circle(right, y + h * 0.5, r, PAPER) +
    circle(right, y + h * 0.5, r, 'none', { stroke: lighter(print.accent, 0.3), 'stroke-width': 3 }) +
    mark(print.mark, right, y + h * 0.5, r * 1.28, print.accent, PAPER) +
    word(print.word, { cx: left, y: y + h * 0.24, height, colour: ink, maxWidth: w * 0.47, weight: 3.2 }) +
    word(print.kind, {
      cx: left,
      y: y + h * 0.51,
      height: height * 0.5,
      colour: ink,
      maxWidth: w * 0.44,
      weight: 2.5,
    }) +
    sizeChip(print, left, y + h * 0.74, h * 0.14, light ? readable(print.accent) : PAPER)
  );
}

/** A face counts as lying when it is this much wider than high. */
const LYING = 1.3;

/** The print laid over a face and clipped to the outline `d` of the pack. */
export function printed(print: Print, face: Face, d: string, id = 'face'): string {
  const drawn = face.w > face.h * LYING ? lying(print, face) : UPRIGHT[print.design](print, face);
  return element('clipPath', { id }, path(d, '#000')) + element('g', { 'clip-path': `url(#${id})` }, drawn);
}

/** A label stuck on a bottle or jar: the print inside a rounded rectangle. */
export function sticker(print: Print, { x, y, w, h }: Face, r = 6, id = 'label'): string {
  const d = `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
  return printed(print, { x, y, w, h }, d, id);
}
