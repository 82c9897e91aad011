import type { MarkName } from '../pictures/marks.ts';
import type { LabelDesign } from '../pictures/labels.ts';
import type { ShapeName } from '../pictures/shapes.ts';
import type { Words } from '../types.ts';

/** A flavour, scent, colour or model of a family. */
export type Variant = {
  th: string;
  en: string;
  colour: string;
  /** Second colour of a thing without a pack. */
  second?: string;
  mark?: MarkName;
  /** Another shape than the family's. */
  shape?: ShapeName;
  /** What the pack says; the English name when left out. */
  kind?: string;
  /** A sentence of its own for the description. */
  note?: Words;
  /** Baht more or less than the family's price. */
  more?: number;
};

export type Brand = Words & { colour: string; design: LabelDesign; word: string };

/** Products that differ by variant and size only. Prices are baht of one piece at retail. */
export type Family = {
  /** Code of the third-level category. */
  in: string;
  brand: string;
  /** Names without brand and size; `{v}` is the variant. */
  th: string;
  en: string;
  /** What the kind is and does, two or three sentences. */
  aboutTh: string;
  aboutEn: string;
  shape: ShapeName;
  mark?: MarkName;
  /** What the pack says where the variant has nothing to say. */
  kind?: string;
  of: readonly Variant[];
  /** Sizes in Thai with the price of a piece, small to large. */
  sizes: readonly (readonly [size: string, baht: number, units?: string])[];
  /** Units such as `ซอง / แพ็ค 12 / ลัง 48`; a size may have its own. */
  units: string;
  tax?: 0 | 1 | 2;
  /** Made to order or carried without counting stock. */
  notStocked?: boolean;
};

/** A family that comes in one kind only. */
export const plain = (colour: string, more: Partial<Variant> = {}): readonly Variant[] => [
  { th: '', en: '', colour, ...more },
];
