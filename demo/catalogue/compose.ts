import { sizeLabel, sizeWords } from './sizes.ts';
import { ean13 } from './ean13.ts';
import type { Brand, Family, Variant } from './family.ts';
import { unitPrices } from './prices.ts';
import { soldAs, unitPlans } from './units.ts';
import type { Drawing } from '../pictures/scene.ts';
import { isThing } from '../pictures/shapes.ts';
import { createRandom } from '../random.ts';
import type { DemoProduct, Words, LevelPrices } from '../types.ts';

/** What every product of a tenant shares. */
export type Catalogue = {
  tenantId: string;
  /** First letter of category and product codes. */
  letter: string;
  /** In-store EAN prefix, 20 to 29. */
  eanPrefix: string;
  brands: Record<string, Brand>;
  families: readonly Family[];
  /** Tax type where a family names none. */
  tax: 1 | 2;
};

export const brandCodeOf = (key: string): string => key.toUpperCase();

/** The products of a catalogue, those that sell best first: the order of the shop's lists. */
export function composeProducts(catalogue: Catalogue): DemoProduct[] {
  const running = new Map<string, number>();
  const byFamily = catalogue.families.map((family) => {
    const brand = catalogue.brands[family.brand];
    const brandCode = brandCodeOf(family.brand);
    if (brand === undefined) throw new RangeError(`The brand "${family.brand}" is not known.`);
    return family.of.flatMap((variant) =>
      family.sizes.map((_, sizeAt) => {
        const number = (running.get(family.in) ?? 0) + 1;
        running.set(family.in, number);
        return compose({ catalogue, family, brand, brandCode, variant, sizeAt, number });
      }),
    );
  });
  return mixed(byFamily, catalogue.tenantId);
}

/** One of each family in turn, so that a page of the shop shows many kinds. */
function mixed(byFamily: readonly DemoProduct[][], seed: string): DemoProduct[] {
  const random = createRandom(`${seed} order`);
  const piles = random.shuffled(byFamily).map((products) => random.shuffled(products));
  const longest = Math.max(...piles.map((pile) => pile.length));
  return Array.from({ length: longest }, (_, round) =>
    piles.flatMap((pile) => pile.slice(round, round + 1)),
  ).flat();
}

type Parts = {
  catalogue: Catalogue;
  family: Family;
  brand: Brand;
  brandCode: string;
  variant: Variant;
  sizeAt: number;
  number: number;
};

function compose(parts: Parts): DemoProduct {
  const { catalogue, family, brand, brandCode, variant, sizeAt, number } = parts;
  const [sizeTh = '', baht = 0, ownUnits] = family.sizes[sizeAt] ?? [];
  const size = sizeWords(sizeTh);
  const plans = unitPlans(ownUnits ?? family.units);
  const prices = unitPrices(
    baht + (variant.more ?? 0),
    plans.map(({ rate }) => rate),
  );
  const digits = family.in + String(number).padStart(3, '0');
  const code = catalogue.letter + digits;
  const shortName = {
    th: spaced(family.th.replace('{v}', variant.th), size.th),
    en: englishName(family.en.replace('{v}', variant.en).replace(/, $/, ''), size.en),
  };
  const sold = soldAs(plans);
  return {
    code,
    shortName,
    name: { th: spaced(brand.th, shortName.th), en: spaced(brand.en, shortName.en) },
    description: {
      th: spaced(family.aboutTh, variant.note?.th, sold.th),
      en: spaced(family.aboutEn, variant.note?.en, sold.en),
    },
    brand: { code: brandCode, th: brand.th, en: brand.en },
    size: { th: size.th, en: size.en },
    materialType: 'FG',
    path: pathOf(catalogue.letter, family.in),
    taxType: family.tax ?? catalogue.tax,
    units: plans.map(({ name, rate }, at) => ({
      name,
      rate,
      barcode: ean13(`${catalogue.eanPrefix}000${digits}${at + 1}`),
      // Each plan has a price: both come from the same list of rates.
      satang: prices[at] as (typeof prices)[number],
    })),
    ...costsOf(
      plans.map(({ rate }) => rate),
      prices,
      family.tax ?? catalogue.tax,
    ),
    isStockItem: family.notStocked !== true,
    pointsCost: pointsFor(code, baht),
    drawing: drawingOf(parts, size),
  };
}

/**
 * Of a piece, without tax: the cost, and just above it the floor price, so that there is room for what promotions take off the
 * lowest price.
 */
function costsOf(
  rates: readonly number[],
  prices: readonly LevelPrices[],
  tax: 0 | 1 | 2,
): Pick<DemoProduct, 'costSatang' | 'floorSatang'> {
  const pieces = rates.flatMap((rate, at) => (prices[at] ?? []).map((satang) => satang / rate));
  const lowest = Math.min(...pieces) / (tax === 1 ? 1.07 : 1);
  return { costSatang: Math.floor(lowest * 0.84), floorSatang: Math.floor(lowest * 0.85) };
}

const pathOf = (letter: string, h3: string) =>
  [letter + h3.slice(0, 1), letter + h3.slice(0, 2), letter + h3] as const;

/** A size that is a word (`Size M`) follows a comma, a measure does not. */
const englishName = (name: string, size: string): string =>
  /^(?:Size|No\.)/.test(size) ? `${name}, ${size}` : spaced(name, size);

const spaced = (...parts: (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every fifth handy product can be had for points, at four points a baht in tens. */
function pointsFor(code: string, baht: number): number {
  const redeemable = baht <= 600 && createRandom(`points ${code}`).chance(0.22);
  return redeemable ? Math.max(50, Math.round((baht * 4) / 10) * 10) : 0;
}

/** Small sizes look smaller than large ones of the same family. */
function scaleOf(family: Family, sizeAt: number): number {
  const last = family.sizes.length - 1;
  return last === 0 ? 1 : 0.82 + (0.19 * sizeAt) / last;
}

function drawingOf({ family, brand, variant, sizeAt }: Parts, size: Words): Drawing {
  const shape = variant.shape ?? family.shape;
  const thing = isThing(shape);
  return {
    shape,
    scale: scaleOf(family, sizeAt),
    word: brand.word,
    kind: (variant.kind ?? (variant.en === '' ? (family.kind ?? '') : variant.en))
      .toUpperCase()
      .replaceAll('&', '+'),
    base: thing ? variant.colour : brand.colour,
    accent: thing ? (variant.second ?? brand.colour) : variant.colour,
    mark: variant.mark ?? family.mark ?? 'star',
    size: sizeLabel(size.en),
    design: brand.design,
  };
}
