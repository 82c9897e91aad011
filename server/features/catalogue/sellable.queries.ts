/** SQL of the product data that orders need: units, prices and stock, and nothing that only a page shows. */
import type { AgreedPrice, LevelPrices } from '#domain/pricing/pricing.ts';
import { staticSql, type TenantTransaction } from '#database/database.ts';
import type { UnitOfRow } from './catalogue.queries.ts';

/** A product with one of its units; one row without a unit for a product that has none. */
export type SellableRow = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  isStockItem: boolean;
  /** Pieces; null if the center does not know the product. */
  available: number | null;
  isActive: boolean | null;
  /** What a piece costs the shop, for the order alone: no answer shows it. Null where the shop has set none. */
  costSatang: number | null;
  /** What a piece costs at least, without tax, whatever promotions take off; null where the shop has set none. */
  floorSatang: number | null;
  /** The customer's price level; null for a guest. */
  priceLevel: number | null;
  no: UnitOfRow['no'] | null;
  unitTh: string;
  unitEn: string;
  rate: number;
  taxTypes: UnitOfRow['taxTypes'];
  levels: UnitOfRow['levels'];
  /** The advance price of the day; null without one. */
  advanceTypes: LevelPrices['types'] | null;
  advanceLevels: LevelPrices['levels'] | null;
  /** Those of the center; null without any. */
  centerTypes: LevelPrices['types'] | null;
  centerLevels: LevelPrices['levels'] | null;
  /** Agreed for the day with the customer or their type; null without any. */
  agreed: AgreedPrice[] | null;
};

type Wanted = {
  customerCode: string;
  saleUnit: string;
  codes: readonly string[];
  /** In Bangkok, YYYYMMDD. */
  day: string;
};

/**
 * These products by code whether or not the center offers them, unordered. Pieces reserved by the customer count as
 * available to them.
 */
export async function findSellable(
  tx: TenantTransaction,
  { customerCode, saleUnit, codes, day }: Wanted,
): Promise<SellableRow[]> {
  const { rows } = await staticSql<SellableRow>`
    with customer as materialized (
      select price_level as level, customer_type as type from customers where customer_code = ${customerCode}
    ), agreed as materialized (
      select g.product_code as code, g.unit_no as no, json_agg(json_build_object(
        'source', case when g.customer_type is null then 'customer' else 'group' end, 'satang', g.satang, 'type', g.tax_type)) as prices
      from agreed_prices g
      where g.product_code = any(${codes}::text[])
        and g.who = any(array['U' || ${customerCode}::text, (select 'T' || type from customer)])
        and (g.first_day is null or g.first_day <= ${day}::date) and (g.last_day is null or g.last_day >= ${day}::date)
      group by g.product_code, g.unit_no
    ), hold as materialized (
      select codes, pieces from stock_holds where customer_code = ${customerCode} and sale_unit = ${saleUnit}
    )
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture,
      p.is_stock_item as "isStockItem", s.is_active as "isActive", k.cost_satang as "costSatang", k.floor_satang as "floorSatang",
      s.on_hand - s.held + coalesce((select h.pieces[array_position(h.codes, p.product_code)] from hold h), 0) as available,
      (select level from customer) as "priceLevel", u.unit_no as no, u.name_th as "unitTh", u.name_en as "unitEn", u.rate,
      array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5] as "taxTypes", array[c.level1, c.level2, c.level3, c.level4, c.level5] as levels,
      case when v.unit_no is not null then array[v.tax_type, v.tax_type2, v.tax_type3, v.tax_type4, v.tax_type5] end as "advanceTypes",
      case when v.unit_no is not null then array[v.level1, v.level2, v.level3, v.level4, v.level5] end as "advanceLevels",
      case when z.unit_no is not null then array[z.tax_type, z.tax_type2, z.tax_type3, z.tax_type4, z.tax_type5] end as "centerTypes",
      case when z.unit_no is not null then array[z.level1, z.level2, z.level3, z.level4, z.level5] end as "centerLevels",
      g.prices as agreed
    from products p
    left join stock s on s.tenant_id = p.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = p.product_code
    left join product_costs k on k.tenant_id = p.tenant_id and k.product_code = p.product_code
    left join product_units u on u.tenant_id = p.tenant_id and u.product_code = p.product_code
    left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
    left join advance_prices a on a.tenant_id = p.tenant_id and a.product_code = p.product_code and ${day}::date between a.first_day and a.last_day
    left join advance_unit_prices v
      on v.tenant_id = a.tenant_id and v.product_code = a.product_code and v.advance_id = a.advance_id and v.unit_no = u.unit_no
    left join center_prices z
      on z.tenant_id = u.tenant_id and z.product_code = u.product_code and z.sale_unit = ${saleUnit} and z.unit_no = u.unit_no
    left join agreed g on g.code = u.product_code and g.no = u.unit_no
    where p.product_code = any(${codes}::text[])`.execute(tx);
  return rows;
}

/** Of how many pieces left something else is shown of these products: what a pack or a case contains, and their own minimum. */
export async function findThresholds(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<{ code: string; pieces: number }[]> {
  const { rows } = await staticSql<{ code: string; pieces: number }>`
    select product_code as code, rate as pieces from product_units
    where product_code = any(${codes}::text[]) and rate > 1
    union all
    select product_code, minimum_stock from products where product_code = any(${codes}::text[]) and minimum_stock > 0`.execute(
    tx,
  );
  return rows;
}
