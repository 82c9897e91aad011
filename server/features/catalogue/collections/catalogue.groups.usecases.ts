/** Groups put together by the shop: display groups, running promotions, related products (C-42). */
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { groupCollection, promotionCollection } from '#database/collections.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../http/call-error.ts';
import { cacheJson, type CachedJson } from '../../../cache/cached-json.ts';
import { tags } from '../../../cache/tags.ts';
import { marksFor } from '../catalogue.marks.usecases.ts';
import { offeredProducts, pageByPosition, pageOfCodes, placeOfProduct } from '../catalogue.queries.ts';
import { presentProduct } from '../catalogue.present.ts';
import { displayGroupsOf, firstOfCollections, runningPromotionsOf } from './catalogue.collections.queries.ts';
import { audienceToday, presentingFor } from '../catalogue.usecases.ts';
import type { CallContext } from '../../../http/visitor.ts';
import { presentPromotion } from './promotion.present.ts';

/** A group or promotion shows as many products as a page of a list; the list has the rest. */
const PRODUCTS_EACH = 12;

type GroupsQuery = { type: string } & CallParsed<'displayGroups'>['query'];
type PromotionsQuery = CallParsed<'promotions'>['query'];
type RelatedQuery = { code: string } & CallParsed<'relatedProducts'>['query'];

/** The groups of a type; those without a product at the center are omitted if products are requested. */
export async function displayGroupsFor(
  deps: Dependencies,
  looking: CallContext,
  { type, id, take, productsIncluded }: GroupsQuery,
): Promise<CallAnswer<'displayGroups'>> {
  const withProducts = productsIncluded === 'Y';
  const firstOf = await firstProductsFor(deps, looking);
  return deps.database.inTenant(
    looking.visitor.tenantId,
    async (tx) => {
      const groups = await displayGroupsOf(tx, { type, id, take });
      const names = groups.map(({ groupId }) => groupCollection(groupId));
      const inStock = groups.filter((group) => group.inStock).map(({ groupId }) => groupCollection(groupId));
      const productsOf = await firstOf(tx, withProducts ? names : [], inStock);
      return {
        Data: groups
          .map(({ groupId, nameTh, nameEn, logoImage, useTranslateName }) => ({
            Group: {
              Id: groupId,
              Name: useTranslateName && looking.language === 'en' ? nameEn : nameTh,
              LogoImage: logoImage,
              UseTranslateName: useTranslateName,
            },
            Products: productsOf(groupCollection(groupId)),
          }))
          .filter(({ Products }) => !withProducts || Products.length > 0),
      };
    },
    { readOnly: true },
  );
}

/** What reads the first products of collections, by their names, as this visitor sees them: two statements however many. */
async function firstProductsFor(deps: Dependencies, looking: CallContext) {
  const presenting = await presentingFor(deps, looking, { exactStock: false });
  const viewer = { ...looking.visitor, at: deps.clock() };
  const marks = await marksFor(deps, looking.visitor.tenantId, viewer);
  return async (
    tx: TenantTransaction,
    names: readonly string[],
    inStock: readonly string[] = [],
  ): Promise<(name: string) => Product[]> => {
    const { saleUnit } = looking.visitor;
    const places =
      names.length > 0 ? await firstOfCollections(tx, { saleUnit, names, inStock, each: PRODUCTS_EACH }) : [];
    const codes = [...new Set(places.map(({ code }) => code))];
    const rows =
      codes.length > 0 ? await offeredProducts(tx, { ...viewer, page: pageOfCodes(codes), marks }) : [];
    const products = new Map(rows.map((row) => [row.code, presentProduct(row, presenting)]));
    return (name) =>
      places.filter(({ collection }) => collection === name).flatMap(({ code }) => products.get(code) ?? []);
  };
}

/** The groups as shared by an audience, cached. */
export function sharedDisplayGroups(
  deps: Dependencies,
  looking: CallContext,
  query: GroupsQuery,
): Promise<CachedJson> {
  const { tenantId } = looking.visitor;
  const { type, id = '', take, productsIncluded } = query;
  const key = `groups/${audienceToday(deps, looking.visitor)}/${looking.language}/${type}/${id}/${take}/${productsIncluded}`;
  return cacheJson(deps.cache, key, async () => {
    const answer = await displayGroupsFor(deps, looking, query);
    const shown = answer.Data.flatMap(({ Products }) => Products);
    return { answer, tags: tagsOf(tenantId, shown) };
  });
}

/** Other products of the same kind, in the shop's own order. Throws 404 PRODUCT_NOT_FOUND. */
export async function relatedFor(
  deps: Dependencies,
  looking: CallContext,
  { code, take }: RelatedQuery,
): Promise<CallAnswer<'relatedProducts'>> {
  const { tenantId, saleUnit } = looking.visitor;
  const presenting = await presentingFor(deps, looking, { exactStock: false });
  const viewer = { ...looking.visitor, at: deps.clock() };
  const marks = await marksFor(deps, tenantId, viewer);
  const rows = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const [place] = (await placeOfProduct({ saleUnit, code }).execute(tx)).rows;
      if (!place) throw notFound('PRODUCT_NOT_FOUND');
      if (place.h1 === null) return [];
      const kind = { Hierarchy1: place.h1, Hierarchy2: place.h2 ?? undefined };
      // One more: the product itself is among them.
      const page = pageByPosition(saleUnit, kind, { skip: 0, take: take + 1 });
      return offeredProducts(tx, { ...viewer, page, marks });
    },
    { readOnly: true },
  );
  const others = rows.filter((row) => row.code !== code).slice(0, take);
  return { Data: others.map((row) => presentProduct(row, presenting)) };
}

/** The same as shared by an audience, cached. */
export function sharedRelated(
  deps: Dependencies,
  looking: CallContext,
  query: RelatedQuery,
): Promise<CachedJson> {
  const { tenantId } = looking.visitor;
  const key = `related/${audienceToday(deps, looking.visitor)}/${looking.language}/${query.code}/${query.take}`;
  return cacheJson(deps.cache, key, async () => {
    const answer = await relatedFor(deps, looking, query);
    return { answer, tags: tagsOf(tenantId, answer.Data) };
  });
}

const tagsOf = (tenantId: string, shown: readonly Product[]): string[] => [
  tags.catalogue(tenantId),
  tags.promotions(tenantId),
  tags.config(tenantId),
  ...new Set(shown.map((product) => tags.product(tenantId, product.P_Code))),
];

/** The promotions that the visitor sees, in the shop's order; those without a product at the center are omitted if products are requested. */
export async function promotionsShown(
  deps: Dependencies,
  looking: CallContext,
  { take, productsIncluded }: PromotionsQuery,
): Promise<CallAnswer<'promotions'>> {
  const { visitor, language } = looking;
  const running = (tx: TenantTransaction) => runningPromotionsOf(tx, { ...visitor, at: deps.clock(), take });
  if (productsIncluded === 'N') {
    const rows = await deps.database.inTenant(visitor.tenantId, running, { readOnly: true });
    return { Data: rows.map((row) => presentPromotion(row, language)) };
  }
  const firstOf = await firstProductsFor(deps, looking);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const rows = await running(tx);
      const names = rows.map((row) => promotionCollection(row.promotion_id));
      const productsOf = await firstOf(tx, names);
      return {
        Data: rows
          .map((row) =>
            Object.assign(presentPromotion(row, language), {
              Products: productsOf(promotionCollection(row.promotion_id)),
            }),
          )
          .filter(({ Products }) => Products.length > 0),
      };
    },
    { readOnly: true },
  );
}

/** The same as shared by an audience, cached: one that begins shows at the latest when the cache expires. */
export function sharedPromotions(
  deps: Dependencies,
  looking: CallContext,
  query: PromotionsQuery,
): Promise<CachedJson> {
  const { visitor, language } = looking;
  const { take, productsIncluded } = query;
  const key = `promotions/${audienceToday(deps, visitor)}/${language}/${take}/${productsIncluded}`;
  return cacheJson(deps.cache, key, async () => {
    const answer = await promotionsShown(deps, looking, query);
    const shown = answer.Data.flatMap(({ Products = [] }) => Products);
    const { tenantId } = visitor;
    return {
      answer,
      tags:
        productsIncluded === 'Y'
          ? tagsOf(tenantId, shown)
          : [tags.promotions(tenantId), tags.config(tenantId)],
    };
  });
}
