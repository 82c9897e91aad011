import type { Variant } from './family.ts';

/** Colours that collars, bowls, buckets and other things come in. */
const COLOURS = {
  red: { th: 'สีแดง', en: 'Red', colour: '#d63b3b', second: '#f7c948' },
  pink: { th: 'สีชมพู', en: 'Pink', colour: '#ea7aa3', second: '#8d5fd3' },
  orange: { th: 'สีส้ม', en: 'Orange', colour: '#ea7c2d', second: '#2f6f8f' },
  yellow: { th: 'สีเหลือง', en: 'Yellow', colour: '#edb928', second: '#3c6e8f' },
  green: { th: 'สีเขียว', en: 'Green', colour: '#3f9b57', second: '#f2b63c' },
  mint: { th: 'สีมิ้นต์', en: 'Mint', colour: '#5fbfa8', second: '#f08a6c' },
  blue: { th: 'สีน้ำเงิน', en: 'Blue', colour: '#2b62b8', second: '#f2a33a' },
  sky: { th: 'สีฟ้า', en: 'Sky Blue', colour: '#57a9dd', second: '#f47c6b' },
  purple: { th: 'สีม่วง', en: 'Purple', colour: '#8058c4', second: '#f2bd49' },
  grey: { th: 'สีเทา', en: 'Grey', colour: '#7f8a98', second: '#5d6875' },
  black: { th: 'สีดำ', en: 'Black', colour: '#343b47', second: '#d94f4f' },
  brown: { th: 'สีน้ำตาล', en: 'Brown', colour: '#9a6a42', second: '#f0d3a4' },
  cream: { th: 'สีครีม', en: 'Cream', colour: '#dcc7a3', second: '#8a6b4c' },
  white: { th: 'สีขาว', en: 'White', colour: '#e6eaee', second: '#4d9de0' },
} as const satisfies Record<string, Variant>;

export type ColourName = keyof typeof COLOURS;

/** The named colours as variants, in that order. */
export const colours = (...names: readonly ColourName[]): readonly Variant[] =>
  names.map((name) => COLOURS[name]);
