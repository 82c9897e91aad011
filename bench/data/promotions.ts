/** Made-up promotions of every kind and condition, the same at every run; each touches a few products that stand together. */
import type { PromotableLine, PromotionStep, PromotionTerms } from '#domain/promotion/promotion-terms.ts';
import { productCode } from './products.ts';

export const PROMOTIONS = 500;
/** Of the whole order, which touch every cart; of these the buyer gets the best. */
const OF_ORDER = 10;
const GROUPS = 20;
const PIECE_SATANG = 1500;

/** `among` are the products that are bought; each promotion counts `each` of them. */
export function makePromotions({ among, each }: { among: number; each: number }): PromotionTerms[] {
  return Array.from({ length: PROMOTIONS }, (_, n) => {
    const codes = Array.from({ length: each }, (_place, i) => productCode((n * each + i) % among));
    const isOfOrder = n < OF_ORDER;
    const isPercent = n % 2 === 0;
    const step = (no: number): PromotionStep => ({
      no,
      from: isOfOrder ? no * 100_000 : no,
      to: null,
      timesPerOrder: 0,
      free: 0,
      discount: isPercent ? { code: 'P', basisPoints: 300 + 200 * no } : { code: 'B', satang: 300 * no },
      atMostSatang: null,
    });
    return {
      id: `BENCH-${n}`,
      version: 1,
      kind: isPercent ? 'DISCOUNT_PERCENT' : 'DISCOUNT_VALUE',
      trigger: 'automatic',
      condition: isOfOrder ? 'order' : 'quantity',
      calculation: n % 3 === 0 && !isPercent ? 'each' : 'once',
      steps: [step(1), step(4)],
      saleProducts: new Set(isOfOrder ? [] : codes),
      freeProducts: [],
      givesBiggestUnits: false,
      total: null,
      priority: 100,
      exclusionGroup: isOfOrder ? 'order' : n % 4 === 0 ? `group ${n % GROUPS}` : null,
    };
  });
}

/** A cart of so many different products; prices are hard to divide, some have a floor. */
export const makeLines = (many: number): PromotableLine[] =>
  Array.from({ length: many }, (_, n) => ({
    productCode: productCode(n),
    unitNo: 1,
    unitRate: 1,
    quantity: 1 + (n % 7),
    unitPriceSatang: PIECE_SATANG + 37 * n,
    floorSatang: n % 10 === 0 ? PIECE_SATANG : null,
  }));
