/** SQL of the lists narrowed to a collection (best sellers, promotions, a display group) or to previous purchases. */
import { sql, type RawBuilder } from 'kysely';
import { groupCollection, promotionCollection, COLLECTIONS } from '#database/collections.ts';
import type { TenantTransaction } from '#database/database.ts';
import { isWithin, type OrderScope } from '#database/order-scope.ts';
import {
  categoriesOf,
  isOffered,
  isOfKind,
  ofKind,
  type Customer,
  type Direction,
  type Kind,
  type Page,
  type Range,
  type Viewer,
} from '../catalogue.queries.ts';
import {
  hasPriceHere,
  listedHere,
  listedLevel,
  pageOfPrices,
} from '../pricing/catalogue.by-price.queries.ts';
import { isShownTo } from '../catalogue.promotions.queries.ts';

export type Collection =
  | { collection: 'BEST_SELLER' | 'HOT_DEAL' | 'PROMOTION' }
  | { collection: 'GROUP' | 'ONE_PROMOTION'; id: string };

/** The customer whose prices it is sorted by, if any. */
type CollectionsRequest = Range &
  Customer & {
    collections: readonly [Collection, ...Collection[]];
    at: Date;
    sort?: Direction | undefined;
  };

const nameOf = (collection: Collection): string => {
  switch (collection.collection) {
    case 'BEST_SELLER':
      return COLLECTIONS.bestSeller;
    case 'HOT_DEAL':
      return COLLECTIONS.hotDeal;
    case 'PROMOTION':
      return COLLECTIONS.promotion;
    case 'GROUP':
      return groupCollection(collection.id);
    case 'ONE_PROMOTION':
      return promotionCollection(collection.id);
  }
};

/** Whether the center has some of a product, or never counts it. Asked as a list is read: each order changes it. */
const isLeft = (saleUnit: string, row: RawBuilder<unknown>) => sql`(
  exists (
    select from stock k where k.tenant_id = ${row}.tenant_id and k.sale_unit = ${saleUnit}
      and k.product_code = ${row}.product_code and k.on_hand > k.held)
  or exists (
    select from products o where o.tenant_id = ${row}.tenant_id and o.product_code = ${row}.product_code and not o.is_stock_item))`;

/** Collections are rebuilt periodically; whether a promotion runs, and for whom, is checked at query time. */
function stillStands(collection: Collection, viewer: Viewer, row: RawBuilder<unknown>): RawBuilder<unknown> {
  const inRunning = (more: RawBuilder<unknown>) => sql`exists (
    select from promotion_products l join promotions r on r.tenant_id = l.tenant_id and r.promotion_id = l.promotion_id
    where l.tenant_id = ${row}.tenant_id and l.product_code = ${row}.product_code and ${isShownTo(viewer)} ${more})`;
  switch (collection.collection) {
    case 'BEST_SELLER':
      return sql`true`;
    case 'HOT_DEAL':
      return inRunning(sql`and r.kind = 'HOT_DEAL'`);
    case 'PROMOTION':
      return inRunning(sql``);
    case 'GROUP':
      return sql`exists (select from display_groups g where g.group_id = ${collection.id} and g.is_active)
        and (not exists (select from display_groups g where g.group_id = ${collection.id} and g.rule_in_stock)
          or ${isLeft(viewer.saleUnit, row)})`;
    case 'ONE_PROMOTION':
      return sql`exists (select from promotions r where r.promotion_id = ${collection.id} and ${isShownTo(viewer)})`;
  }
}

/** Whether a product (a row with tenant and code) is in each of the collections. */
const standsOn = (collections: readonly Collection[], viewer: Viewer, row: RawBuilder<unknown>) =>
  sql.join(
    collections.map(
      (collection) => sql`exists (
        select from shelf_products x
        where x.tenant_id = ${row}.tenant_id and x.shelf = ${nameOf(collection)} and x.category = ''
          and x.product_code = ${row}.product_code and ${stillStands(collection, viewer, sql`x`)})`,
    ),
    sql` and `,
  );

/** Products that are in all of the collections, in the order of the first or by price: a range of one index of it. */
export function pageOfCollections(saleUnit: string, kind: Kind, asked: CollectionsRequest): Page {
  const { collections, sort, skip, take } = asked;
  const viewer = { ...asked, saleUnit };
  const [first, ...others] = collections;
  const category = categoriesOf(kind).findLast((code) => code !== undefined) ?? '';
  // The range is that of the deepest category; other filters are applied to the product.
  const many = categoriesOf(kind).filter((code) => code !== undefined).length > 1;
  const more = many || kind.Mattype !== undefined || kind.BrandCode !== undefined || kind.Point;
  const isOnFirst = (row: RawBuilder<unknown>) => sql`b.shelf = ${nameOf(first)} and b.category = ${category}
    and ${isOffered(saleUnit, row)} and ${stillStands(first, viewer, sql`b`)}
    ${others.length > 0 ? sql`and ${standsOn(others, viewer, row)}` : sql``}
    ${more ? sql`and ${isOfKind(kind, row)}` : sql``}`;
  if (sort === undefined)
    return {
      direction: 'asc',
      rows: sql`
        select b.product_code as code, b.place as place from shelf_products b where ${isOnFirst(sql`b`)}
        order by b.place, b.product_code offset ${skip} limit ${take}`,
    };
  return {
    direction: sort,
    rows: pageOfPrices({
      shop: sql`
        select b.product_code as code, b.satang as place from shelf_prices b
        where ${isOnFirst(sql`b`)} and b.level = ${listedLevel(asked)} and not ${hasPriceHere(saleUnit, sql`b`)}`,
      here: sql`
        select z.product_code as code, z.satang as place from listed_center_prices z
        join shelf_products b on b.tenant_id = z.tenant_id and b.product_code = z.product_code
        where ${listedHere(saleUnit, asked)} and ${isOnFirst(sql`z`)}`,
      direction: sort,
      skip,
      take,
    }),
  };
}

/** How many of a customer's orders are searched for products to buy again. */
const LATEST_ORDERS = 40;

const latestOrders = (scope: OrderScope) => sql`
  select tenant_id, order_id, row_number() over (order by placed_at desc, order_id) as turn
  from orders where ${isWithin(scope)} and status <> 'Canceled'
  order by placed_at desc, order_id limit ${LATEST_ORDERS}`;

type AskedOfAny = Omit<CollectionsRequest, 'collections'> & { collections: readonly Collection[] };

/** The price of the product `p` as `x`: looked up for each, for small sets; products without one are omitted. */
const withPrice = (saleUnit: string, customer: Customer) => sql`
  cross join lateral (
    select coalesce(
      (select z.satang from listed_center_prices z
        where z.tenant_id = p.tenant_id and z.product_code = p.product_code and ${listedHere(saleUnit, customer)}),
      (select l.satang from listed_prices l
        where l.tenant_id = p.tenant_id and l.product_code = p.product_code and l.level = ${listedLevel(customer)})) as satang
  ) x`;
const hasPrice = sql`and x.satang is not null`;

/** What the customer has ordered lately, newest first or by price. */
export function pageBoughtBefore(
  saleUnit: string,
  kind: Kind,
  { bought, collections, at, sort, skip, take, ...customer }: AskedOfAny & { bought: OrderScope },
): Page {
  const by = sql.raw(sort === undefined ? 'min(o.turn)' : 'min(x.satang)');
  const direction = sql.raw(sort ?? 'asc');
  return {
    direction: sort ?? 'asc',
    rows: sql`
      select l.product_code as code, ${by} as place
      from (${latestOrders(bought)}) o
      join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.order_id
      join products p on p.tenant_id = l.tenant_id and p.product_code = l.product_code
      ${sort === undefined ? sql`` : withPrice(saleUnit, customer)}
      where ${isOffered(saleUnit, sql`l`)} ${ofKind(kind) ?? sql``} ${sort === undefined ? sql`` : hasPrice}
        ${collections.length > 0 ? sql`and ${standsOn(collections, { ...customer, saleUnit, at }, sql`l`)}` : sql``}
      group by l.product_code order by 2 ${direction}, 1 ${direction} offset ${skip} limit ${take}`,
  };
}

/** At most this many text matches are considered if they are narrowed or sorted further. */
const LOOKED_AT = 480;

/**
 * The text matches that are in all of the collections, match the filters and were bought; in their order, or by
 * price.
 */
export function pageWithin(
  found: (range: Range) => Page,
  kind: Kind,
  {
    bought,
    collections,
    at,
    sort,
    skip,
    take,
    ...customer
  }: AskedOfAny & { bought: OrderScope | undefined; saleUnit: string },
): Page {
  const wasBought = (scope: OrderScope) => sql`and p.product_code in (
    select l.product_code from (${latestOrders(scope)}) o
    join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.order_id)`;
  const by = sql.raw(sort === undefined ? 'f.place' : 'x.satang');
  const direction = sql.raw(sort ?? 'asc');
  return {
    direction: sort ?? 'asc',
    rows: sql`
      select f.code, ${by} as place
      from (${found({ skip: 0, take: LOOKED_AT }).rows}) f
      join products p on p.product_code = f.code
      ${sort === undefined ? sql`` : withPrice(customer.saleUnit, customer)}
      where true ${ofKind(kind) ?? sql``} ${sort === undefined ? sql`` : hasPrice}
        ${collections.length > 0 ? sql`and ${standsOn(collections, { ...customer, at }, sql`p`)}` : sql``}
        ${bought ? wasBought(bought) : sql``}
      order by ${by} ${direction}, f.code ${direction} offset ${skip} limit ${take}`,
  };
}

/** Used instead of a type: all of them. */
const ANY_TYPE = 'ANY';

export type GroupRow = {
  groupId: string;
  nameTh: string;
  nameEn: string;
  logoImage: string | null;
  useTranslateName: boolean;
  /** It shows what the center has alone. */
  inStock: boolean;
};

export async function displayGroupsOf(
  tx: TenantTransaction,
  { type, id, take }: { type: string; id?: string; take: number },
): Promise<GroupRow[]> {
  const groups = tx
    .selectFrom('display_groups')
    .select([
      'group_id as groupId',
      'name_th as nameTh',
      'name_en as nameEn',
      'logo_image as logoImage',
      'use_translate_name as useTranslateName',
      'rule_in_stock as inStock',
    ])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('group_id')
    .limit(take);
  const ofType = type.toUpperCase() === ANY_TYPE ? groups : groups.where('group_type', '=', type);
  return (id === undefined ? ofType : ofType.where('group_id', '=', id)).execute();
}

type ProductOfCollection = { collection: string; code: string };

/** `inStock`: those of which only what the center has is shown. */
type Firsts = { saleUnit: string; names: readonly string[]; inStock: readonly string[]; each: number };

/** The first products of each collection, by its name, that the center offers, in one statement. */
export async function firstOfCollections(
  tx: TenantTransaction,
  { saleUnit, names, inStock, each }: Firsts,
): Promise<ProductOfCollection[]> {
  const { rows } = await sql<ProductOfCollection>`
    select g.name as collection, s.code
    from unnest(${names}::text[]) with ordinality as g (name, nth)
    cross join lateral (
      select b.product_code as code, b.place from shelf_products b
      where b.shelf = g.name and b.category = '' and ${isOffered(saleUnit, sql`b`)}
        and (g.name <> all (${inStock}::text[]) or ${isLeft(saleUnit, sql`b`)})
      order by b.place, b.product_code limit ${each}
    ) s
    order by g.nth, s.place, s.code`.execute(tx);
  return rows;
}

export async function runningPromotionsOf(
  tx: TenantTransaction,
  { take, ...viewer }: Viewer & { take: number },
) {
  return tx
    .selectFrom('promotions as r')
    .select(['promotion_id', 'kind', 'name_th', 'name_en', 'label_th', 'label_en'])
    .select(['remark_th', 'remark_en', 'starts_at', 'ends_at'])
    .where(isShownTo(viewer))
    .orderBy('position')
    .orderBy('promotion_id')
    .limit(take)
    .execute();
}
