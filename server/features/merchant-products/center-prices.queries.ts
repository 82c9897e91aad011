/** SQL of the prices that a center has of its own. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PriceCell } from '#domain/pricing/price-cells.ts';
import type { LevelPrices } from '#domain/pricing/pricing.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { byLevel, columnsOf } from './product-prices.queries.ts';

type CenterUnitRow = { no: UnitNumber } & LevelPrices;

/** Of units that have any there. */
export async function findCenterUnits(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<CenterUnitRow[]> {
  const { rows } = await sql<CenterUnitRow>`
    select z.unit_no as no, array[z.tax_type, z.tax_type2, z.tax_type3, z.tax_type4, z.tax_type5] as types,
      array[z.level1, z.level2, z.level3, z.level4, z.level5] as levels
    from center_prices z where z.product_code = ${code} and z.sale_unit = ${saleUnit} order by z.unit_no`.execute(
    tx,
  );
  return rows;
}

/** The product is locked, and has these units: at the center it then has these prices of its own, and no others. */
export async function writeCenterPrices(
  tx: TenantTransaction,
  {
    tenantId,
    code,
    saleUnit,
    cells,
    at,
  }: { tenantId: string; code: string; saleUnit: string; cells: readonly PriceCell[]; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('center_prices')
    .where('product_code', '=', code)
    .where('sale_unit', '=', saleUnit)
    .execute();
  const units = [...new Set(cells.map(({ unit }) => unit))];
  if (units.length === 0) return;
  await tx
    .insertInto('center_prices')
    .values(
      units.map((unit) => {
        const prices = byLevel(cells, unit);
        return Object.assign(columnsOf(prices), {
          tenant_id: tenantId,
          product_code: code,
          sale_unit: saleUnit,
          unit_no: unit,
          level1: prices.satang[0] ?? null,
          tax_type: prices.types[0] ?? null,
          updated_at: at,
        });
      }),
    )
    .execute();
}
