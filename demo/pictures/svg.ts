/**
 * The few SVG words every drawing is made of. A drawing is a string of SVG elements inside a 400 by 400 box whose
 * products rest on the line y = 350.
 */

/** Attributes of an element; undefined ones are left out. */
export type Attributes = Record<string, string | number | undefined>;

/** Rounds to a tenth: smaller files, no visible difference at 560 px. */
const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

/** One element, with its children inside when there are any. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${short(value as string | number)}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, rx, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A stroked line without fill, round at ends and corners. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (transform: string, children: string, more: Attributes = {}): string =>
  element('g', { transform: transform === '' ? undefined : transform, ...more }, children);

/** A filled outline with a shading of `scene.ts` laid over it, so that flat colour looks round. */
export const solid = (d: string, fill: string, shading: Shading = 'cyl'): string =>
  path(d, fill) + path(d, `url(#${shading})`);

/** The shadings every scene defines: round like a bottle, soft like a bag, lit from above. */
export type Shading = 'cyl' | 'bag' | 'top' | 'ball';

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** The colour `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const at = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${at(0)}${at(1)}${at(2)}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darker = (hex: string, share: number): string => mix(hex, '#10141c', share);

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** White or a near black of the same hue, whichever reads better on the colour. */
export const inkOn = (hex: string): string => (luminance(hex) < 0.42 ? '#ffffff' : darker(hex, 0.72));
