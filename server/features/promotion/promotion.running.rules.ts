/** The promotions of a shop as a process keeps them: compiled, found by product, id and code. */
import type { StoredTerms } from '#database/tables.ts';
import { isCertain } from '#domain/promotion/shown-on-product.ts';
import { compilePromotions, type PromotionIndex } from '#domain/promotion/promotion-index.ts';
import type { PromotionAudience, PromotionCaps, PromotionTerms } from '#domain/promotion/promotion-terms.ts';
import type { RunningRow } from './promotion.running.queries.ts';

/** A promotion that gives something off; what only marks products (a hot deal) is none. */
export type KnownPromotion = {
  id: string;
  nameTh: string;
  nameEn: string;
  labelTh: string;
  labelEn: string;
  remarkTh: string;
  remarkEn: string;
  /** Customers take a coupon of it themselves. */
  isCollectable: boolean;
  audience: PromotionAudience;
  caps: PromotionCaps;
  code: string | null;
  terms: PromotionTerms;
};

/** What a promotion that runs by itself, or a hot deal, shows on its products. */
export type PromotionMark = Pick<
  KnownPromotion,
  'id' | 'nameTh' | 'nameEn' | 'labelTh' | 'labelEn' | 'audience'
> & {
  /** Whether it is shown depends on who looks, or on how often it was used: that only the database knows. */
  isAsked: boolean;
  /** Undefined for a hot deal, which says nothing about a price. */
  terms: PromotionTerms | undefined;
  /** Whoever is shown it pays less for each single unit, however many they buy. */
  isCertain: boolean;
  /** Promotions of the whole order that may be got instead of it. */
  rivals: readonly KnownPromotion[];
};

export type KnownPromotions = {
  byId: ReadonlyMap<string, KnownPromotion>;
  byCode: ReadonlyMap<string, KnownPromotion>;
  index: PromotionIndex;
  /** By product, in the order of the shop. */
  marks: ReadonlyMap<string, readonly PromotionMark[]>;
  /** Those of the marks that are asked. */
  asked: readonly PromotionMark[];
};

export function compiled(rows: readonly RunningRow[]): KnownPromotions {
  const all = rows.flatMap((row) => (row.terms ? [knownOf(row, row.terms)] : []));
  const marks = marksOf(rows, all);
  return {
    byId: new Map(all.map((one) => [one.id, one])),
    byCode: new Map(all.flatMap((one) => (one.code === null ? [] : [[one.code, one] as const]))),
    index: compilePromotions(all.map(({ terms }) => terms)),
    marks,
    asked: [...new Set([...marks.values()].flat())].filter((mark) => mark.isAsked),
  };
}

function marksOf(rows: readonly RunningRow[], all: readonly KnownPromotion[]): Map<string, PromotionMark[]> {
  const byId = new Map(all.map((one) => [one.id, one]));
  const marks = new Map<string, PromotionMark[]>();
  for (const row of rows) {
    if (row.trigger !== 'automatic' || (row.kind !== 'HOT_DEAL' && !row.terms)) continue;
    const { id, nameTh, nameEn, labelTh, labelEn } = row;
    const known = byId.get(id);
    const group = known?.terms.exclusionGroup ?? null;
    const others =
      group === null ? [] : all.filter((one) => one !== known && one.terms.exclusionGroup === group);
    const mark: PromotionMark = {
      id,
      nameTh,
      nameEn,
      labelTh,
      labelEn,
      audience: audienceOf(row),
      isAsked: isAsked(row),
      terms: known?.terms,
      isCertain:
        known !== undefined && !isCapped(known.caps) && others.length === 0 && isCertain(known.terms),
      rivals: others.filter(({ terms }) => terms.condition === 'order' && terms.trigger === 'automatic'),
    };
    for (const code of row.products) {
      const here = marks.get(code);
      if (here) here.push(mark);
      else marks.set(code, [mark]);
    }
  }
  return marks;
}

const isAsked = (row: PromotionAudience & PromotionCaps): boolean =>
  row.customerTypes !== null ||
  row.storeTypes !== null ||
  row.isForListed ||
  row.leavesOut ||
  row.isForNew ||
  isCapped(row);

const isCapped = ({ perCustomer, inAll, budgetSatang }: PromotionCaps): boolean =>
  perCustomer !== null || inAll !== null || budgetSatang !== null;

export const termsOf = ({ saleProducts, ...terms }: StoredTerms): PromotionTerms => ({
  ...terms,
  saleProducts: new Set(saleProducts),
});

function knownOf(row: RunningRow, terms: StoredTerms): KnownPromotion {
  const { id, nameTh, nameEn, labelTh, labelEn, remarkTh, remarkEn, isCollectable, code } = row;
  const { perCustomer, inAll, budgetSatang } = row;
  return {
    id,
    nameTh,
    nameEn,
    labelTh,
    labelEn,
    remarkTh,
    remarkEn,
    isCollectable,
    code,
    terms: termsOf(terms),
    audience: audienceOf(row),
    caps: { perCustomer, inAll, budgetSatang },
  };
}

function audienceOf(row: PromotionAudience): PromotionAudience {
  const { startsAt, endsAt, weekdays, saleUnits, customerTypes, storeTypes } = row;
  const { isForListed, leavesOut, isForNew } = row;
  return {
    startsAt,
    endsAt,
    weekdays,
    saleUnits,
    customerTypes,
    storeTypes,
    isForListed,
    leavesOut,
    isForNew,
  };
}
