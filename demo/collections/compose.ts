import { brandCodeOf } from '../catalogue/compose.ts';
import type { Brand } from '../catalogue/family.ts';
import type { DemoProduct } from '../types.ts';
import type { DemoGroup, DemoPromotion, CollectionsPlan } from './types.ts';

type Parts = {
  letter: string;
  brands: Record<string, Brand>;
  products: readonly DemoProduct[];
  plan: CollectionsPlan;
};

type Wanted = CollectionsPlan['groups'][number] | CollectionsPlan['promotions'][number];

const PRODUCTS_A_GROUP = 24;

/** The display group of a brand; they share its logo. */
export const brandGroupOf = (brandCode: string): string => `BRAND-${brandCode}`;

/** The display groups of a tenant: those of its home page, and one for each of its brands. */
export function composeGroups({ letter, brands, products, plan }: Parts): DemoGroup[] {
  const home = plan.groups.map((group): DemoGroup => {
    const { id, name, mark } = group;
    const codes = picked(products, letter, { most: PRODUCTS_A_GROUP, ...group });
    return { id, type: 'HOME', name, logo: { mark }, isTranslated: true, products: codes };
  });
  const ofBrands = Object.entries(brands).map(([key, { th, en, word, colour }]): DemoGroup => {
    const codes = products.filter(({ brand }) => brand.code === brandCodeOf(key)).map(({ code }) => code);
    return {
      id: brandGroupOf(brandCodeOf(key)),
      type: 'DRAWER',
      name: { th, en },
      logo: { word, colour },
      isTranslated: true,
      products: codes,
    };
  });
  return [...home, ...ofBrands];
}

export function composePromotions({ letter, products, plan }: Parts): DemoPromotion[] {
  return plan.promotions.map((promotion) => {
    const { in: _, inBulk: __, most: ___, ...told } = promotion;
    return { ...told, products: picked(products, letter, promotion) };
  });
}

/** Codes in the order of the catalogue. A plan that picks nothing is a slip of the pen. */
function picked(
  products: readonly DemoProduct[],
  letter: string,
  { id, in: digits, inBulk = false, most = Infinity }: Wanted,
): string[] {
  const categories = new Set(digits.map((each) => letter + each));
  const found = products.filter(
    ({ path, units }) => categories.has(path[2]) && (!inBulk || units.length > 1),
  );
  if (found.length === 0) throw new RangeError(`Nothing is in ${id}.`);
  return found.slice(0, most).map(({ code }) => code);
}
