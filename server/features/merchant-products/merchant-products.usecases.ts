/** Products as staff look at them: the list, one of them, and what they can be given (R-47, C-11). */
import { HIDDEN_MATYPES } from '#domain/products/product-draft.ts';
import { vatRateAt } from '#domain/pricing/tax.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import { GUEST, type CallContext } from '../../http/visitor.ts';
import { foundInShop, productsFor, stockRules } from '../catalogue/catalogue.public.ts';
import { centerName, centerOfStaff, centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { presentListed, type Presenting } from './merchant-products.present.ts';
import { findCosts } from './product-costs.queries.ts';
import { costFields } from './product-costs.rules.ts';
import {
  findAtCenters,
  findBrands,
  findCategories,
  findCodes,
  findMaterialTypes,
  findProduct,
  findProducts,
  type ProductFilters,
} from './merchant-products.queries.ts';

type Whole = CallAnswer<'merchantProduct'>;

/** Texts are narrowed among so many; who looks for more types more. */
const MOST_FOUND = 500;

export const unknownProduct = () => notFound('PRODUCT_NOT_FOUND');

const presentingOf = async (
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<Omit<Presenting, 'guests'>> => ({
  language,
  rules: stockRules(await webConfigOf(deps, visitor.tenantId)),
  vatRate: vatRateAt(deps.clock()),
});

/** How guests of the center see those of the products that they see. */
async function seenByGuests(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { saleUnit, codes }: { saleUnit: string; codes: string[] },
): Promise<ReadonlyMap<string, Product>> {
  if (codes.length === 0) return new Map();
  const guest = {
    tenantId,
    kind: 'guest',
    customerCode: GUEST,
    userId: '',
    role: '',
    saleUnit,
    sessionId: '',
  } as const;
  const query = { Take: codes.length, Skip: 0, ProductIds: codes };
  const products = await productsFor(deps, { visitor: guest, language }, query);
  return new Map(products.map((product) => [product.P_Code, product]));
}

type Asked = Omit<CallParsed<'merchantProducts'>['body'], 'take' | 'skip' | 'sort' | 'dir' | 'After'>;

/** Undefined where nothing can be found. Throws 404 CENTER_NOT_FOUND for another's center. */
async function filtersOf(deps: Dependencies, context: CallContext, query: Asked) {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const presenting = await presentingOf(deps, context);
  const { SearchText: text } = query;
  const isSearch = text !== undefined && text !== '';
  const found = isSearch ? await foundInShop(deps, { tenantId, text, most: MOST_FOUND }) : undefined;
  if (isSearch && !found) return undefined;
  const { minimumStock, minimumStockEnabled } = presenting.rules;
  // Nothing is limited where the shop has no minimum (V-02).
  if (query.Stock === 'low' && !minimumStockEnabled) return undefined;
  const filters: ProductFilters = {
    saleUnit,
    barcode: query.barcode || undefined,
    code: query.productCode,
    category: query.Category,
    brand: query.P_BrandCode,
    materialType: query.matype,
    isActive: query.Active === undefined ? undefined : query.Active === 'Y',
    stock: query.Stock === 'low' ? { below: minimumStock } : query.Stock,
    withoutPicture: query.WithoutPicture ?? false,
    withoutPrice: query.WithoutPrice ?? false,
    archived: query.Archived ?? false,
    at: deps.clock(),
  };
  return { filters, found: found?.rows, presenting };
}

/** The codes of all that a list shows, and the center that it is about. Throws 404 CENTER_NOT_FOUND for another's. */
export async function listedCodes(
  deps: Dependencies,
  context: CallContext,
  { most, ...query }: Asked & { most: number },
): Promise<{ codes: string[]; saleUnit: string }> {
  const asked = await filtersOf(deps, context, query);
  if (!asked) return { codes: [], saleUnit: '' };
  const { filters, found } = asked;
  const codes = await deps.database.inTenant(
    context.visitor.tenantId,
    (tx) => findCodes(tx, filters, { take: most, found }),
    { readOnly: true },
  );
  return { codes, saleUnit: filters.saleUnit };
}

/** A page of products as they are at a center of the caller. Throws 404 CENTER_NOT_FOUND for another's. */
export async function listProductsOfShop(
  deps: Dependencies,
  context: CallContext,
  query: CallParsed<'merchantProducts'>['body'],
): Promise<CallAnswer<'merchantProducts'>> {
  const { take, sort: by, After: after } = query;
  // What a search finds has one direction: the nearest first.
  const dir = by === 'shop' ? 'asc' : query.dir;
  const skip = after === undefined ? query.skip : 0;
  const asked = await filtersOf(deps, context, query);
  if (!asked) return { Data: [] };
  const { filters, found, presenting } = asked;
  const rows = await deps.database.inTenant(
    context.visitor.tenantId,
    (tx) => findProducts(tx, filters, { skip, take, found, by, dir, after, language: context.language }),
    { readOnly: true },
  );
  const { saleUnit } = filters;
  const seen = await seenByGuests(deps, context, { saleUnit, codes: rows.map(({ code }) => code) });
  return { Data: rows.map((row) => presentListed(row, { ...presenting, guests: seen.get(row.code) })) };
}

/** Throws 404 PRODUCT_NOT_FOUND, and CENTER_NOT_FOUND for a center that is not the caller's. */
export async function readProduct(
  deps: Dependencies,
  context: CallContext,
  { code, saleUnit: asked }: { code: string; saleUnit?: string | undefined },
): Promise<Whole> {
  const { visitor, language } = context;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const centers = await centersOfStaff(deps, visitor);
  const presenting = await presentingOf(deps, context);
  const { rights } = await staffMemberOf(deps, visitor);
  const seesCosts = rights.includes('costs');
  const read = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const row = await findProduct(tx, { code, saleUnit, at: deps.clock() });
      if (!row) throw unknownProduct();
      return {
        row,
        costs: seesCosts ? await findCosts(tx, code) : undefined,
        places: await findAtCenters(tx, { code, saleUnits: centers.map((one) => one.saleUnit) }),
      };
    },
    { readOnly: true },
  );
  const { row, costs, places } = read;
  const seen = await seenByGuests(deps, context, { saleUnit, codes: [code] });
  // The form edits the Thai texts and the English ones beside them; what is chosen is named in the reader's language.
  const { P_Brand, matypeName } = presentListed(row, { ...presenting, guests: undefined });
  return {
    ...presentListed(row, { ...presenting, language: 'th', guests: seen.get(code) }),
    PRODUCTNAME: row.nameTh,
    P_Brand,
    matypeName,
    Version: row.version,
    SaleUnit: saleUnit,
    ...(costs && costFields(costs)),
    Centers: centers.map((center) => {
      const place = places.find((one) => one.saleUnit === center.saleUnit);
      return {
        SaleUnit: center.saleUnit,
        DIST_NAME: centerName(center, language),
        Disable: place?.isActive ? 'N' : 'Y',
        OnHand: place?.onHand ?? 0,
        StockAvailable: place ? Math.max(0, place.onHand - place.held) : 0,
      };
    }),
  };
}

const UNSPECIFIED = { th: 'ไม่ระบุ', en: 'Unspecified' };

/** What staff may choose from, "Unspecified" first (V-13c). */
export async function materialTypes(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'materialTypes'>> {
  const rows = await deps.database.inTenant(visitor.tenantId, findMaterialTypes, { readOnly: true });
  const shown = rows.filter(({ matype }) => !HIDDEN_MATYPES.includes(matype));
  return {
    Data: [
      { matype: '', matypeName: UNSPECIFIED[language] },
      ...shown.map(({ matype, nameTh, nameEn }) => ({
        matype,
        matypeName: language === 'th' ? nameTh : nameEn,
      })),
    ],
  };
}

export async function productChoices(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'productChoices'>> {
  const named = ({ nameTh, nameEn }: { nameTh: string; nameEn: string }) =>
    language === 'th' ? nameTh : nameEn;
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const categories = await findCategories(tx);
      const brands = await findBrands(tx);
      return {
        Categories: categories.map((one) => ({
          Code: one.code,
          Name: named(one),
          Level: one.level,
          Parent: one.parent,
        })),
        Brands: brands.map((one) => ({ Code: one.code, Name: named(one) })),
      };
    },
    { readOnly: true },
  );
}
