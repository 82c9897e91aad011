/** Products and categories as buyers see them (C-04, S-10). */
import { vatRateAt } from '#domain/pricing/tax.ts';
import { weekdayOf } from '#domain/promotion/promotion-audience.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { Visitor, CallContext } from '../../http/visitor.ts';
import { cacheJson, type CachedJson } from '../../cache/cached-json.ts';
import { tags } from '../../cache/tags.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { listKey, pageOf, type ListQuery } from './catalogue.list.usecases.ts';
import { marksFor } from './catalogue.marks.usecases.ts';
import { offeredProduct, offeredProducts } from './catalogue.queries.ts';
import { presentDetail, presentProduct, type Presenting } from './catalogue.present.ts';
import { seesPrices, stockRules } from './pricing/catalogue.rules.ts';

type Products = CallAnswer<'listProducts'>;

export async function presentingFor(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { exactStock }: Pick<Presenting, 'exactStock'>,
): Promise<Presenting> {
  const config = await webConfigOf(deps, visitor.tenantId);
  return {
    language,
    exactStock,
    rules: stockRules(config),
    showPrices: seesPrices(visitor, config),
    vatRate: vatRateAt(deps.clock()),
  };
}

/** Throws 409 CENTER_MISMATCH if the list is requested for a center other than the token's (two tabs). */
export function assertOwnCenter({ saleUnit }: Visitor, { SaleUnit }: Pick<ListQuery, 'SaleUnit'>): void {
  if (SaleUnit !== undefined && SaleUnit !== saleUnit)
    throw conflict('CENTER_MISMATCH', { details: { SaleUnit: saleUnit } });
}

/**
 * A page of products of the visitor's center: in the catalogue's order, by price, by text, from a collection
 * (promotions, best sellers, a display group), from previous purchases, or (cart sync) exactly `ProductIds` in
 * their order with the pieces left, unknown ones omitted. Otherwise stock is given as a word.
 */
export async function productsFor(
  deps: Dependencies,
  looking: CallContext,
  query: ListQuery,
): Promise<Products> {
  const { tenantId } = looking.visitor;
  const presenting = await presentingFor(deps, looking, { exactStock: query.ProductIds !== undefined });
  const { showPrices } = presenting;
  const page = await pageOf(deps, { visitor: looking.visitor, query, showPrices });
  if (!page) return [];
  const viewer = { ...looking.visitor, at: deps.clock() };
  const marks = await marksFor(deps, tenantId, viewer);
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => offeredProducts(tx, { ...viewer, page, marks }),
    { readOnly: true },
  );
  return rows.map((row) => presentProduct(row, presenting));
}

/**
 * Who sees the same: the guests of a center, or all its customers of a price level; part of a cached response's
 * key.
 */
const audienceOf = ({ tenantId, saleUnit, priceLevel }: Visitor): string =>
  `${tenantId}/${saleUnit}/${priceLevel ?? 'guest'}`;

/** The same on this day: promotions of weekdays begin and end at midnight. */
export const audienceToday = (deps: Pick<Dependencies, 'clock'>, visitor: Visitor): string =>
  `${audienceOf(visitor)}/${weekdayOf(deps.clock())}`;

/** The list shared by an audience, cached. */
export function sharedList(deps: Dependencies, looking: CallContext, query: ListQuery): Promise<CachedJson> {
  const { visitor, language } = looking;
  const { tenantId } = visitor;
  const key = `list/${audienceToday(deps, visitor)}/${language}/${listKey(query)}`;
  return cacheJson(deps.cache, key, async () => {
    const answer = await productsFor(deps, looking, query);
    const shown = answer.map((product) => tags.product(tenantId, product.P_Code));
    return {
      answer,
      tags: [tags.catalogue(tenantId), tags.promotions(tenantId), tags.config(tenantId), ...shown],
    };
  });
}

/** One product with the pieces left. Throws 404 PRODUCT_NOT_FOUND, also if the center does not offer it. */
export async function productFor(
  deps: Dependencies,
  looking: CallContext,
  { code, exactStock = true }: { code: string; exactStock?: boolean },
): Promise<CallAnswer<'productDetail'>> {
  const { tenantId } = looking.visitor;
  const presenting = await presentingFor(deps, looking, { exactStock });
  const viewer = { ...looking.visitor, at: deps.clock() };
  const marks = await marksFor(deps, tenantId, viewer);
  const row = await deps.database.inTenant(tenantId, (tx) => offeredProduct(tx, { ...viewer, code, marks }), {
    readOnly: true,
  });
  if (!row) throw notFound('PRODUCT_NOT_FOUND');
  return presentDetail(row, presenting);
}

/**
 * The product as shared by an audience, cached. With the pieces left it is dropped at every sale; page rendering
 * only gets the stock word, so that the cached page lives until the word changes and the browser fetches the rest.
 */
export function sharedProduct(
  deps: Dependencies,
  looking: CallContext,
  { code, forPage }: { code: string; forPage: boolean },
): Promise<CachedJson> {
  const { tenantId, saleUnit } = looking.visitor;
  const audience = audienceToday(deps, looking.visitor);
  const key = `product/${audience}/${looking.language}/${code}/${forPage ? 'page' : 'exact'}`;
  return cacheJson(deps.cache, key, async () => {
    const answer = await productFor(deps, looking, { code, exactStock: !forPage });
    const shown = [tags.product(tenantId, code), tags.promotions(tenantId), tags.config(tenantId)];
    return { answer, tags: forPage ? shown : [...shown, tags.stock(tenantId, saleUnit, code)] };
  });
}
