/** SQL of the prices of many products. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';

/** A unit that has prices. */
export type PricedProductUnit = {
  code: string;
  nameTh: string;
  nameEn: string;
  unit: UnitNumber;
  unitTh: string;
  unitEn: string;
  rate: number;
  types: (TaxType | null)[];
  /** Satang. */
  levels: (number | null)[];
  /** Of one piece, without tax; null where the shop has set none. */
  floorSatang: number | null;
};

/** Of these products, in the order of the catalogue; a level without a type of its own has that of level 1. */
export async function findCellsOf(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<PricedProductUnit[]> {
  const { rows } = await sql<PricedProductUnit>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", u.unit_no as unit, u.name_th as "unitTh",
      u.name_en as "unitEn", u.rate, array[c.tax_type, coalesce(c.tax_type2, c.tax_type), coalesce(c.tax_type3, c.tax_type),
        coalesce(c.tax_type4, c.tax_type), coalesce(c.tax_type5, c.tax_type)] as types,
      array[c.level1, c.level2, c.level3, c.level4, c.level5] as levels, k.floor_satang as "floorSatang"
    from products p
    join product_units u on u.tenant_id = p.tenant_id and u.product_code = p.product_code
    join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
    left join product_costs k on k.tenant_id = p.tenant_id and k.product_code = p.product_code
    where p.product_code = any(${codes}::text[])
    order by p.position, p.product_code, u.unit_no`.execute(tx);
  return rows;
}
