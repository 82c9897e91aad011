/** The promotions of a shop as a process keeps them: compiled, found by product, id and code. */
import type { StoredTerms } from '#database/tables.ts';
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

export type KnownPromotions = {
  byId: ReadonlyMap<string, KnownPromotion>;
  byCode: ReadonlyMap<string, KnownPromotion>;
  index: PromotionIndex;
};

export function compiled(rows: readonly RunningRow[]): KnownPromotions {
  const all = rows.flatMap((row) => (row.terms ? [knownOf(row, row.terms)] : []));
  return {
    byId: new Map(all.map((one) => [one.id, one])),
    byCode: new Map(all.flatMap((one) => (one.code === null ? [] : [[one.code, one] as const]))),
    index: compilePromotions(all.map(({ terms }) => terms)),
  };
}

export const termsOf = ({ saleProducts, ...terms }: StoredTerms): PromotionTerms => ({
  ...terms,
  saleProducts: new Set(saleProducts),
});

function knownOf(row: RunningRow, terms: StoredTerms): KnownPromotion {
  const { id, nameTh, nameEn, labelTh, labelEn, remarkTh, remarkEn, isCollectable, code } = row;
  const { perCustomer, inAll, budgetSatang } = row;
  const { startsAt, endsAt, weekdays, saleUnits, customerTypes, storeTypes } = row;
  const { isForListed, leavesOut, isForNew } = row;
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
    audience: {
      startsAt,
      endsAt,
      weekdays,
      saleUnits,
      customerTypes,
      storeTypes,
      isForListed,
      leavesOut,
      isForNew,
    },
    caps: { perCustomer, inAll, budgetSatang },
  };
}
