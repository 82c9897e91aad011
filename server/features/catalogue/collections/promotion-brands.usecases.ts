/** Brands that are in promotions: the same for everybody at a center, so cached. */
import type { CallAnswer } from '#contract/schemas.ts';
import { cacheJson, type CachedJson } from '../../../cache/cached-json.ts';
import { tags } from '../../../cache/tags.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../http/call-error.ts';
import type { Language } from '../../../http/messages.ts';
import type { CallContext } from '../../../http/visitor.ts';
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

export function sharedPromotionBrands(
  deps: Dependencies,
  { visitor: { tenantId, saleUnit }, language }: CallContext,
): Promise<CachedJson> {
  return cacheJson(deps.cache, `promotion-brands/${tenantId}/${saleUnit}/${language}`, async () => {
    const rows = await deps.database.inTenant(
      tenantId,
      (tx) => findPromotionBrands(tx, { at: deps.clock(), saleUnit }),
      { readOnly: true },
    );
    const answer: CallAnswer<'promotionBrands'> = { Data: rows.map((row) => presentBrand(row, language)) };
    return { answer, tags: tagsOf(tenantId) };
  });
}

/** Throws 404 BRAND_NOT_FOUND. */
export function sharedPromotionBrand(
  deps: Dependencies,
  { visitor: { tenantId, saleUnit }, language }: CallContext,
  code: string,
): Promise<CachedJson> {
  return cacheJson(deps.cache, `promotion-brand/${tenantId}/${saleUnit}/${language}/${code}`, async () => {
    const at = deps.clock();
    const { brand, promotions } = await deps.database.inTenant(
      tenantId,
      async (tx) => {
        const found = await findBrand(tx, code);
        if (!found) throw notFound('BRAND_NOT_FOUND');
        const ids = new Set(await findPromotionsOfBrand(tx, { code, at, saleUnit }));
        const running = await runningPromotionsOf(tx, { at, take: MOST_PROMOTIONS });
        return { brand: found, promotions: running.filter((row) => ids.has(row.promotion_id)) };
      },
      { readOnly: true },
    );
    const answer: CallAnswer<'promotionBrand'> = {
      Brand: presentBrand(brand, language),
      Promotions: promotions.map((row) => presentPromotion(row, language)),
    };
    return { answer, tags: tagsOf(tenantId) };
  });
}

const tagsOf = (tenantId: string): string[] => [tags.catalogue(tenantId), tags.promotions(tenantId)];
