/** SQL of the lists by the price that is shown: of the shop by level, and of a center where it has prices of its own (decision 73). */
import { sql, type RawBuilder } from 'kysely';
import { GUEST } from '../../../http/visitor.ts';
import {
  isOffered,
  isOfKind,
  ofCategories,
  ofKind,
  type Customer,
  type Direction,
  type Kind,
  type Page,
  type Range,
} from '../catalogue.queries.ts';

const nothing = sql``;

/**
 * The price level that a customer's lists are sorted by: their own if it is listed, else 1. The order by leaves the
 * planner only one way to read (see `is_listed` in the database). Compared with nothing but this one subselect, a
 * level can still use the index: under row-level security any other expression on the column might leak other
 * tenants' rows.
 */
export const listedLevel = ({ customerCode, priceLevel }: Customer): RawBuilder<unknown> => {
  if (priceLevel !== undefined)
    return sql`(select coalesce((
        select l.level from listed_prices l where l.level = ${priceLevel} order by l.satang limit 1), 1::smallint))`;
  return customerCode === GUEST
    ? sql`1`
    : sql`(select coalesce((
        select (
          select l.level from listed_prices l where l.tenant_id = c.tenant_id and l.level = c.price_level
          order by l.satang limit 1)
        from customers c where c.customer_code = ${customerCode}), 1::smallint))`;
};

/** A customer's own level, whether the shop's lists are sorted by it or not: prices of a center are listed at each. */
const ownLevel = ({ customerCode, priceLevel }: Customer): RawBuilder<unknown> => {
  if (priceLevel !== undefined) return sql`(select ${priceLevel}::smallint)`;
  return customerCode === GUEST
    ? sql`1`
    : sql`(select coalesce((select c.price_level::smallint from customers c where c.customer_code = ${customerCode}), 1::smallint))`;
};

/** The rows of a center's own prices `z` for a customer. */
export const listedHere = (saleUnit: string, customer: Customer): RawBuilder<unknown> =>
  sql`z.sale_unit = ${saleUnit} and z.level = ${ownLevel(customer)}`;

/** Whether the center has a price of its own for the product of a row of the shop's prices, which then stands in for it. */
export const hasPriceHere = (saleUnit: string, row: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from listed_center_prices z
  where z.tenant_id = ${row}.tenant_id and z.product_code = ${row}.product_code and z.sale_unit = ${saleUnit})`;

type Sorted = { shop: RawBuilder<unknown>; here: RawBuilder<unknown>; direction: Direction } & Range;

/**
 * A page by price of two ranges, each in its order and of `code` and `place`: what has the shop's price, and what has one of the center,
 * which are few or none.
 */
export const pageOfPrices = ({ shop, here, direction, skip, take }: Sorted): RawBuilder<unknown> => {
  const by = sql.raw(`order by 2 ${direction}, 1 ${direction}`);
  return sql`
    select code, place from (
      (${shop} ${by} limit ${skip + take}) union all (${here} ${by} limit ${skip + take})
    ) both_prices order by place ${sql.raw(direction)}, code ${sql.raw(direction)} offset ${skip} limit ${take}`;
};

/** By the price the customer sees for the smallest unit, along its index; products without one are omitted. */
export const pageByPrice = (
  saleUnit: string,
  kind: Kind,
  { skip, take, direction, ...customer }: Range & Customer & { direction: Direction },
): Page => {
  const { Mattype, BrandCode, Point } = kind;
  const goods = { Mattype, BrandCode, Point };
  return {
    direction,
    rows: pageOfPrices({
      shop: sql`
        select l.product_code as code, l.satang as place from listed_prices l
        where l.level = ${listedLevel(customer)} and ${isOffered(saleUnit, sql`l`)} and not ${hasPriceHere(saleUnit, sql`l`)}
          ${sql.join(ofCategories(kind, sql`l`), sql` `)}
          ${ofKind(goods) ? sql`and ${isOfKind(goods, sql`l`)}` : nothing}`,
      here: sql`
        select z.product_code as code, z.satang as place from listed_center_prices z
        where ${listedHere(saleUnit, customer)} and ${isOffered(saleUnit, sql`z`)}
          ${ofKind(kind) ? sql`and ${isOfKind(kind, sql`z`)}` : nothing}`,
      direction,
      skip,
      take,
    }),
  };
};
