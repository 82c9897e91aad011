/** Ten shades from light to dark; index 6 is the brand colour itself, as Mantine's primary shade expects. */
export type BrandShades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** WCAG AA for text of normal size. */
export const READABLE_CONTRAST = 4.5;

/** A colour as '#rrggbb' in lower case, from '#rgb' or '#rrggbb' in any case; anything else is undefined. */
export function normaliseHex(text: string): string | undefined {
  const hex = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^#[0-9a-f]{3}$/.test(hex)) return hex.replace(/[0-9a-f]/g, '$&$&');
  return undefined;
}

/** The shades of a brand colour. Throws RangeError if `hex` is no colour. */
export function brandShades(hex: string): BrandShades {
  const rgb = rgbOf(hex);
  const lighter = (share: number) => mixed(rgb, WHITE, share);
  const darker = (share: number) => mixed(rgb, BLACK, share);
  return [
    lighter(0.93),
    lighter(0.84),
    lighter(0.68),
    lighter(0.5),
    lighter(0.32),
    lighter(0.16),
    hexOf(rgb),
    darker(0.14),
    darker(0.28),
    darker(0.42),
  ];
}

/** The contrast of two colours, 1 to 21 (WCAG 2). Throws RangeError if one is no colour. */
export function contrastRatio(a: string, b: string): number {
  const [lighter, darker] = [luminance(rgbOf(a)), luminance(rgbOf(b))].toSorted((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** White if it is readable on the background (contrast 4.5 or more), else black, which then always is. */
export function readableTextOn(background: string): '#ffffff' | '#000000' {
  return contrastRatio('#ffffff', background) >= READABLE_CONTRAST ? '#ffffff' : '#000000';
}

/** The colour itself if it is readable as text on white, else the first darker one that is. */
export function readableOnWhite(hex: string): string {
  const rgb = rgbOf(hex);
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(rgb, BLACK, share);
    if (contrastRatio(candidate, '#ffffff') >= READABLE_CONTRAST) return candidate;
  }
  return '#000000';
}

function rgbOf(text: string): Rgb {
  const hex = normaliseHex(text);
  if (!hex) throw new RangeError(`Not a colour: ${text}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function mixed([r, g, b]: Rgb, [tr, tg, tb]: Rgb, share: number): string {
  const channel = (from: number, to: number) => Math.round(from + (to - from) * share);
  return hexOf([channel(r, tr), channel(g, tg), channel(b, tb)]);
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
