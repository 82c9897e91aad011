/** The lists of products and stock that staff look at, for the part `scale`. */
import type { TenantTransaction } from '#database/database.ts';
import { pageByText } from '#server/features/catalogue/catalogue.queries.ts';
import { findLowProducts } from '#server/features/catalogue/low-stock.queries.ts';
import { parseSearch } from '#server/features/catalogue/search/catalogue.search.rules.ts';
import { readSynonyms } from '#server/features/catalogue/search/catalogue.synonyms.rules.ts';
import {
  findProducts,
  type ProductFilters,
} from '#server/features/merchant-products/merchant-products.queries.ts';
import { countFindings, findFindings } from '#server/features/merchant-products/product-findings.queries.ts';
import { findStock } from '#server/features/merchant-stock/merchant-stock.queries.ts';
import { findingKinds, MOST_COUNTED } from '#domain/products/findings.ts';
import { LOW } from '../data/marked.queries.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { productCode, productOf } from '../data/products.ts';
import { SEARCHES, SYNONYMS } from '../data/vocabulary.ts';

const TAKE = 12;
/** Lists read along a key show more. */
const LONG = 26;
/** As the use-cases narrow a text. */
const MOST_FOUND = 500;

export type DeskKind = {
  name: string;
  rows: (tx: TenantTransaction, turn: number) => Promise<readonly unknown[]>;
};

const synonyms = readSynonyms(SYNONYMS);
const foundBy = (texts: readonly string[], turn: number) => {
  const text = parseSearch(texts[turn % texts.length] ?? '', synonyms);
  if (!text) throw new TypeError('A search of the bench has no words');
  return pageByText('*', {}, { skip: 0, take: MOST_FOUND, text }).rows;
};

const EVERYTHING: Omit<ProductFilters, 'at'> = {
  saleUnit: SALE_UNIT,
  barcode: undefined,
  code: undefined,
  category: undefined,
  brand: undefined,
  materialType: undefined,
  isActive: undefined,
  stock: undefined,
  withoutPicture: false,
  withoutPrice: false,
  archived: false,
};
const SHOP = { by: 'shop', dir: 'asc', language: 'th', after: undefined } as const;
const products =
  (filters: (turn: number) => Partial<ProductFilters>, texts?: readonly string[]): DeskKind['rows'] =>
  (tx, turn) =>
    findProducts(
      tx,
      { ...EVERYTHING, at: new Date(), ...filters(turn) },
      { ...SHOP, skip: texts ? 0 : TAKE * (turn % 3), take: TAKE, found: texts && foundBy(texts, turn) },
    );
/** Fewer than three pages are found. */
const few =
  (filters: (turn: number) => Partial<ProductFilters>): DeskKind['rows'] =>
  (tx, turn) =>
    findProducts(tx, { ...EVERYTHING, at: new Date(), ...filters(turn) }, { ...SHOP, skip: 0, take: TAKE });
/** From somewhere in the list, which is another place in each shop. */
const sorted =
  (by: 'code' | 'name', dir: 'asc' | 'desc'): DeskKind['rows'] =>
  (tx, turn) =>
    findProducts(
      tx,
      { ...EVERYTHING, at: new Date() },
      { ...SHOP, by, dir, after: someone(turn).code, skip: 0, take: TAKE },
    );
const stock =
  (show: 'none' | 'held' | undefined, texts?: readonly string[]): DeskKind['rows'] =>
  (tx, turn) =>
    findStock(tx, {
      saleUnit: SALE_UNIT,
      found: texts && foundBy(texts, turn),
      show,
      after: show === undefined && !texts ? productCode(turn * 7) : undefined,
      take: LONG,
    });

const someone = (turn: number) => productOf((turn * 97) % 5000);

export const DESK_KINDS: readonly DeskKind[] = [
  { name: 'Desk, products, first pages', rows: products(() => ({})) },
  { name: 'Desk, products by name', rows: sorted('name', 'asc') },
  { name: 'Desk, products by name, from the last', rows: sorted('name', 'desc') },
  { name: 'Desk, products by code, from the last', rows: sorted('code', 'desc') },
  { name: 'Desk, products of a category', rows: products((turn) => ({ category: `A${turn % 8}` })) },
  { name: 'Desk, products of a brand', rows: products((turn) => ({ brand: someone(turn).brand })) },
  { name: 'Desk, a product by barcode', rows: few((turn) => ({ barcode: `${someone(turn).code}1` })) },
  { name: 'Desk, products that are sold', rows: products(() => ({ isActive: true })) },
  { name: 'Desk, the few that are not sold', rows: few(() => ({ isActive: false })) },
  { name: 'Desk, the few without a picture', rows: few(() => ({ withoutPicture: true })) },
  { name: 'Desk, the few without a price', rows: few(() => ({ withoutPrice: true })) },
  { name: 'Desk, the few that are sold out', rows: few(() => ({ stock: 'none' })) },
  { name: 'Desk, the few that are limited', rows: few(() => ({ stock: { below: LOW } })) },
  { name: 'Desk, search, a word', rows: products(() => ({}), SEARCHES.words) },
  { name: 'Desk, search, two words', rows: products(() => ({}), SEARCHES.pairs) },
  { name: 'Desk, search, a word, of those sold', rows: products(() => ({ isActive: true }), SEARCHES.words) },
  {
    name: 'Desk, how much is wrong',
    rows: async (tx) => [
      ...(
        await countFindings(tx, { kinds: findingKinds, saleUnits: [SALE_UNIT], most: MOST_COUNTED + 1 })
      ).keys(),
    ],
  },
  {
    name: 'Desk, what is wrong, a page',
    rows: (tx) =>
      findFindings(tx, {
        kind: 'noPrice',
        saleUnits: [SALE_UNIT],
        found: undefined,
        after: { code: '', saleUnit: '' },
        take: LONG,
      }),
  },
  { name: 'Desk, stock', rows: stock(undefined) },
  { name: 'Desk, stock, search', rows: stock(undefined, SEARCHES.words) },
  { name: 'Desk, stock, the few that are sold out', rows: stock('none') },
  {
    name: 'Desk, stock that runs low',
    rows: (tx) =>
      findLowProducts(tx, {
        saleUnit: SALE_UNIT,
        limit: { below: LOW, onlyStockItems: false },
        take: LONG,
      }),
  },
];
