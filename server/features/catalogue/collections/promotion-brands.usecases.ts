/** Brands that are in promotions. */
import type { CallAnswer } from '#contract/schemas.ts';
import { cacheJson, type CachedJson } from '../../../cache/cached-json.ts';
import { tags } from '../../../cache/tags.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../http/call-error.ts';
import type { Language } from '../../../http/messages.ts';
import type { CallContext } from '../../../http/visitor.ts';
import { audienceToday } from '../catalogue.usecases.ts';
import { runningPromotionsOf } from './catalogue.collections.queries.ts';
import { presentPromotion } from './promotion.present.ts';
import {
  findBrand,
  findPromotionBrands,
  findPromotionsOfBrand,
  type BrandRow,
} from './promotion-brands.queries.ts';

/** More than one brand can be in. */
const MOST_PROMOTIONS = 48;

const presentBrand = ({ code, nameTh, nameEn, logo }: BrandRow, language: Language) => ({
  BrandCode: code,
  Name: language === 'en' ? nameEn : nameTh,
  LogoImage: logo,
});

export async function promotionBrands(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'promotionBrands'>> {
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findPromotionBrands(tx, { ...visitor, at: deps.clock() }),
    { readOnly: true },
  );
  return { Data: rows.map((row) => presentBrand(row, language)) };
}

/** Throws 404 BRAND_NOT_FOUND. */
export async function promotionBrand(
  deps: Dependencies,
  { visitor, language }: CallContext,
  code: string,
): Promise<CallAnswer<'promotionBrand'>> {
  const viewer = { ...visitor, at: deps.clock() };
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const brand = await findBrand(tx, code);
      if (!brand) throw notFound('BRAND_NOT_FOUND');
      const ids = new Set(await findPromotionsOfBrand(tx, { ...viewer, code }));
      const running = await runningPromotionsOf(tx, { ...viewer, take: MOST_PROMOTIONS });
      return {
        Brand: presentBrand(brand, language),
        Promotions: running
          .filter((row) => ids.has(row.promotion_id))
          .map((row) => presentPromotion(row, language)),
      };
    },
    { readOnly: true },
  );
}

/** The same as shared by an audience, cached. */
export function sharedPromotionBrands(deps: Dependencies, looking: CallContext): Promise<CachedJson> {
  const key = `promotion-brands/${audienceToday(deps, looking.visitor)}/${looking.language}`;
  return cacheJson(deps.cache, key, async () => ({
    answer: await promotionBrands(deps, looking),
    tags: tagsOf(looking.visitor.tenantId),
  }));
}

export function sharedPromotionBrand(
  deps: Dependencies,
  looking: CallContext,
  code: string,
): Promise<CachedJson> {
  const key = `promotion-brand/${audienceToday(deps, looking.visitor)}/${looking.language}/${code}`;
  return cacheJson(deps.cache, key, async () => ({
    answer: await promotionBrand(deps, looking, code),
    tags: tagsOf(looking.visitor.tenantId),
  }));
}

const tagsOf = (tenantId: string): string[] => [tags.catalogue(tenantId), tags.promotions(tenantId)];
