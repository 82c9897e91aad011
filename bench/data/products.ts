/** Made-up products: a million of them, every one with a name of its own, the same at every run. */
import { vocabulary, type Name } from './vocabulary.ts';

export type BenchProduct = {
  code: string;
  nameTh: string;
  nameEn: string;
  brand: string;
  size: string;
  h1: string;
  h2: string;
  h3: string;
  picture: string;
  position: number;
  /** Satang for one piece, tax included. */
  satang: number;
  /** How many units of measure it has, 1 to 3. */
  units: number;
};

const FIRST_LEVEL = 8;
const SECOND_LEVEL = 16;

export type BenchCategory = { code: string; level: number; parent: string | null };

const level = (many: number, of: (index: number) => BenchCategory) =>
  Array.from({ length: many }, (_, index) => of(index));

/** Categories of three levels, parents before children: 8, 16, and one for each kind of product. */
export const categories: readonly BenchCategory[] = [
  ...level(FIRST_LEVEL, (index) => ({ code: `A${index}`, level: 1, parent: null })),
  ...level(SECOND_LEVEL, (index) => ({ code: `B${index}`, level: 2, parent: `A${index % FIRST_LEVEL}` })),
  ...level(vocabulary.kinds.length, (index) => ({
    code: `C${index}`,
    level: 3,
    parent: `B${index % SECOND_LEVEL}`,
  })),
];

/** `P0000001` for the product of number 0. */
export const productCode = (number: number): string => `P${String(number + 1).padStart(7, '0')}`;

// Steps without a common factor with their rounds: neighbours in code are not neighbours in name, place or price, and
// a small catalogue has some of everything.
const [NAME_STEP, NAME_ROUND] = [611_953, 1_000_000];
const POSITION_STEP = 7919;
const POSITION_ROUND = 1_000_003;
const PRICE_STEP = 3700;
const [LOWEST_SATANG, PRICE_ROUND] = [1500, 98_000];

/** The product of a number: its digits in a mixed base say which kind, brand, flavour and size it is. */
export function productOf(number: number): BenchProduct {
  let rest = (number * NAME_STEP) % NAME_ROUND;
  const digit = (names: readonly Name[]): Name => {
    const name = names[rest % names.length] ?? ['', ''];
    rest = Math.floor(rest / names.length);
    return name;
  };
  const kindNumber = rest % vocabulary.kinds.length;
  const { kinds, brands, flavours, sizes } = vocabulary;
  const names = [digit(kinds), digit(brands), digit(flavours), digit(sizes)] as const;
  return {
    code: productCode(number),
    nameTh: names.map(([th]) => th).join(' '),
    nameEn: names.map(([, en]) => en).join(' '),
    brand: names[1][1],
    size: names[3][0],
    h1: `A${kindNumber % FIRST_LEVEL}`,
    h2: `B${kindNumber % SECOND_LEVEL}`,
    h3: `C${kindNumber}`,
    picture: `/files/bench/${kindNumber}.webp`,
    position: (number * POSITION_STEP) % POSITION_ROUND,
    satang: LOWEST_SATANG + ((number * PRICE_STEP) % PRICE_ROUND),
    units: 1 + (number % 3),
  };
}

const COLLECTED = 100;

/** Codes of products from all over the shop, for what is promoted and shown in groups. */
export const collectedCodes = (products: number): string[] =>
  Array.from({ length: COLLECTED }, (_, nth) => productCode(nth * Math.floor(products / COLLECTED)));
