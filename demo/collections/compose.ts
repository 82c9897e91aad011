import { brandCodeOf } from '../catalogue/compose.ts';
import type { Brand } from '../catalogue/family.ts';
import type { CouponPlan, OrderDiscountPlan } from '../content/types.ts';
import type { DemoProduct } from '../types.ts';
import type { DemoGroup, DemoPromotion, CollectionsPlan, PaperCouponPlan, PromotionPlan } from './types.ts';

type Parts = {
  letter: string;
  brands: Record<string, Brand>;
  products: readonly DemoProduct[];
  plan: CollectionsPlan;
};

type Picking = Pick<PromotionPlan, 'id' | 'in' | 'fromBaht' | 'inBulk' | 'most'>;

const PRODUCTS_A_GROUP = 24;
const SATANG = 100;
/** Of a code or coupon without an end. */
const LASTING_DAYS = 3_650;

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

/** A code that is typed: a promotion of the whole order. */
export const promotionOfCode = (plan: CouponPlan): DemoPromotion => ({
  plan: orderDiscount(`CODE-${plan.code}`, plan),
  products: [],
  gifts: [],
  code: plan.code,
});

/** One that is started by a coupon of the customer. */
export const promotionOfCoupons = (plan: PaperCouponPlan): DemoPromotion => ({
  plan: orderDiscount(plan.id, plan),
  products: [],
  gifts: [],
  coupons: plan.coupons,
});

function orderDiscount(id: string, discount: OrderDiscountPlan): PromotionPlan {
  const { name, minimumBaht, perCustomer, inAll, fromDay, toDay = LASTING_DAYS } = discount;
  const isBaht = discount.kind === 'baht';
  const worth = isBaht ? `฿${discount.baht}` : `${discount.percent}%`;
  const step = isBaht
    ? { baht: discount.baht }
    : { percent: discount.percent, atMostBaht: discount.maximumBaht };
  return {
    id,
    kind: isBaht ? 'DISCOUNT_VALUE' : 'DISCOUNT_PERCENT',
    name,
    label: { th: `ลด ${worth}`, en: `${worth} off` },
    remark: {
      th: `เมื่อซื้อครบ ฿${minimumBaht.toLocaleString('en')}`,
      en: `On orders of ฿${minimumBaht.toLocaleString('en')}`,
    },
    in: [],
    fromDay,
    toDay,
    caps: { perCustomer, inAll },
    terms: { condition: 'order', steps: [{ from: minimumBaht, ...step }] },
  };
}

/** A gift that has run out is replaced by the next. */
const GIFTS = 3;

export function composePromotions({ letter, products, plan }: Parts): DemoPromotion[] {
  return plan.promotions.map((promotion) => {
    const codes = promotion.in.length === 0 ? [] : picked(products, letter, promotion);
    if (promotion.kind !== 'FREE_ITEM') return { plan: promotion, products: codes, gifts: [] };
    const { gifts } = promotion.terms;
    const given = gifts ? picked(products, letter, { id: promotion.id, in: gifts }) : codes;
    return { plan: promotion, products: codes, gifts: cheapest(products, given) };
  });
}

function cheapest(products: readonly DemoProduct[], codes: readonly string[]): string[] {
  const among = new Set(codes);
  return products
    .filter(({ code }) => among.has(code))
    .toSorted((a, b) => lowestPrice(a) - lowestPrice(b))
    .slice(0, GIFTS)
    .map(({ code }) => code);
}

/** Satang of a piece at the lowest level and in the biggest unit. */
const lowestPrice = ({ units }: DemoProduct): number =>
  Math.min(...units.flatMap(({ satang, rate }) => satang.map((level) => level / rate)));

/** Codes in the order of the catalogue. A plan that picks nothing is a slip of the pen. */
function picked(
  products: readonly DemoProduct[],
  letter: string,
  { id, in: digits, fromBaht = 0, inBulk = false, most = Infinity }: Picking,
): string[] {
  const categories = new Set(digits.map((each) => letter + each));
  const found = products.filter(
    (product) =>
      categories.has(product.path[2]) &&
      (!inBulk || product.units.length > 1) &&
      lowestPrice(product) >= fromBaht * SATANG,
  );
  if (found.length === 0) throw new RangeError(`Nothing is in ${id}.`);
  return found.slice(0, most).map(({ code }) => code);
}
