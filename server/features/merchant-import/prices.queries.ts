/** SQL of the prices of many products at once. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { CELLS, type PriceCell } from '#domain/pricing/price-cells.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';

type UnitRow = { no: UnitNumber; rate: number; types: (TaxType | null)[]; levels: (number | null)[] };

export type StoredPrices = {
  units: { no: UnitNumber; rate: number }[];
  cells: PriceCell[];
  /** Of one piece, without tax; null where the shop has set none. */
  floorSatang: number | null;
};

/** The units of each product, and the prices that are set, in the order of `CELLS`. */
export async function findPrices(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<Map<string, StoredPrices>> {
  const { rows } = await sql<{ code: string; units: UnitRow[]; floorSatang: number | null }>`
    select u.product_code as code, max(k.floor_satang) as "floorSatang", json_agg(json_build_object('no', u.unit_no, 'rate', u.rate,
      'types', array[c.tax_type, coalesce(c.tax_type2, c.tax_type), coalesce(c.tax_type3, c.tax_type),
        coalesce(c.tax_type4, c.tax_type), coalesce(c.tax_type5, c.tax_type)],
      'levels', array[c.level1, c.level2, c.level3, c.level4, c.level5]) order by u.unit_no) as units
    from product_units u
    left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
    left join product_costs k on k.tenant_id = u.tenant_id and k.product_code = u.product_code
    where u.product_code = any (${codes}::text[]) group by u.product_code`.execute(tx);
  return new Map(
    rows.map(({ code, units, floorSatang }) => [
      code,
      { units: units.map(({ no, rate }) => ({ no, rate })), cells: cellsOf(units), floorSatang },
    ]),
  );
}

const cellsOf = (units: readonly UnitRow[]): PriceCell[] =>
  CELLS.flatMap(({ unit, level }) => {
    const row = units.find(({ no }) => no === unit);
    const satang = row?.levels[level - 1];
    const type = row?.types[level - 1];
    return satang && type !== null && type !== undefined ? [{ unit, level, satang, type }] : [];
  });

/** The products are locked. Each of their units has its prices from then on, and whoever had opened one is told. */
export async function writePrices(
  tx: TenantTransaction,
  {
    tenantId,
    products,
    at,
  }: { tenantId: string; products: readonly { code: string; cells: readonly PriceCell[] }[]; at: Date },
): Promise<void> {
  const cells = JSON.stringify(
    products.flatMap(({ code, cells: own }) =>
      own.map(({ unit, level, satang, type }) => ({ code, unit, level, satang, type })),
    ),
  );
  const codes = products.map(({ code }) => code);
  await sql`
    insert into product_prices (tenant_id, product_code, unit_no, level1, level2, level3, level4, level5,
      tax_type, tax_type2, tax_type3, tax_type4, tax_type5, updated_at)
    select u.tenant_id, u.product_code, u.unit_no, coalesce(max(c.satang) filter (where c.level = 1), 0),
      max(c.satang) filter (where c.level = 2), max(c.satang) filter (where c.level = 3),
      max(c.satang) filter (where c.level = 4), max(c.satang) filter (where c.level = 5),
      coalesce(max(c.type) filter (where c.level = 1), 1), max(c.type) filter (where c.level = 2),
      max(c.type) filter (where c.level = 3), max(c.type) filter (where c.level = 4), max(c.type) filter (where c.level = 5), ${at}
    from product_units u
    left join jsonb_to_recordset(${cells}::jsonb) as c (code text, unit smallint, level integer, satang bigint, type smallint)
      on c.code = u.product_code and c.unit = u.unit_no
    where u.tenant_id = ${tenantId} and u.product_code = any (${codes}::text[])
    group by u.tenant_id, u.product_code, u.unit_no
    on conflict (tenant_id, product_code, unit_no) do update set level1 = excluded.level1, level2 = excluded.level2,
      level3 = excluded.level3, level4 = excluded.level4, level5 = excluded.level5, tax_type = excluded.tax_type,
      tax_type2 = excluded.tax_type2, tax_type3 = excluded.tax_type3, tax_type4 = excluded.tax_type4,
      tax_type5 = excluded.tax_type5, updated_at = excluded.updated_at`.execute(tx);
  await sql`
    update products set updated_at = ${at}, version = version + 1 where product_code = any (${codes}::text[])`.execute(
    tx,
  );
}
