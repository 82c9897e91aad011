/** SQL of prices as staff set them: of a product for always, and for some days. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import { CELLS, type PriceCell } from '#domain/pricing/price-cells.ts';
import type { LevelPrices } from '#domain/pricing/pricing.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';

export type PricedUnitRow = {
  no: UnitNumber;
  nameTh: string;
  nameEn: string;
  rate: number;
} & LevelPrices;

/** The units of a product with their prices; a level without a type of its own has that of level 1. */
export async function findPricedUnits(tx: TenantTransaction, code: string): Promise<PricedUnitRow[]> {
  const { rows } = await sql<PricedUnitRow>`
    select u.unit_no as no, u.name_th as "nameTh", u.name_en as "nameEn", u.rate,
      array[c.tax_type, coalesce(c.tax_type2, c.tax_type), coalesce(c.tax_type3, c.tax_type), coalesce(c.tax_type4, c.tax_type),
        coalesce(c.tax_type5, c.tax_type)] as types,
      array[c.level1, c.level2, c.level3, c.level4, c.level5] as levels
    from product_units u
    left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
    where u.product_code = ${code} order by u.unit_no`.execute(tx);
  return rows;
}

/** Those that are set. */
export const cellsOf = (units: readonly (LevelPrices & { no: UnitNumber })[]): PriceCell[] =>
  CELLS.flatMap(({ unit, level }) => {
    const row = units.find(({ no }) => no === unit);
    const satang = row?.levels[level - 1];
    const type = row?.types[level - 1];
    return satang && type !== null && type !== undefined ? [{ unit, level, satang, type }] : [];
  });

/** By level, null where none is set. */
export function byLevel(cells: readonly PriceCell[], unit: UnitNumber) {
  const own = cells.filter((cell) => cell.unit === unit);
  const satang = ([1, 2, 3, 4, 5] as const).map(
    (level) => own.find((cell) => cell.level === level)?.satang ?? null,
  );
  const types = ([1, 2, 3, 4, 5] as const).map(
    (level): TaxType | null => own.find((cell) => cell.level === level)?.type ?? null,
  );
  return { satang, types };
}

export const columnsOf = ({ satang, types }: ReturnType<typeof byLevel>) => ({
  level2: satang[1] ?? null,
  level3: satang[2] ?? null,
  level4: satang[3] ?? null,
  level5: satang[4] ?? null,
  tax_type2: types[1] ?? null,
  tax_type3: types[2] ?? null,
  tax_type4: types[3] ?? null,
  tax_type5: types[4] ?? null,
});

/** Prices of units behind so many, those of some days, of centers and those agreed included. */
export async function countPricesBeyond(
  tx: TenantTransaction,
  { code, units }: { code: string; units: number },
): Promise<number> {
  const beyond = cellsOf((await findPricedUnits(tx, code)).filter(({ no }) => no > units));
  const { count } = await tx
    .selectFrom('advance_unit_prices')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('product_code', '=', code)
    .where('unit_no', '>', units)
    .executeTakeFirstOrThrow();
  const agreed = await tx
    .selectFrom('agreed_prices')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('product_code', '=', code)
    .where('unit_no', '>', units)
    .executeTakeFirstOrThrow();
  const ofCenters = await tx
    .selectFrom('center_prices')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('product_code', '=', code)
    .where('unit_no', '>', units)
    .executeTakeFirstOrThrow();
  return beyond.length + count + agreed.count + ofCenters.count;
}

type Writing = { tenantId: string; code: string; cells: readonly PriceCell[] };

/** The product is locked, and has these units. */
export async function writePrices(
  tx: TenantTransaction,
  { tenantId, code, units, cells, at }: Writing & { units: readonly UnitNumber[]; at: Date },
): Promise<void> {
  await tx
    .insertInto('product_prices')
    .values(
      units.map((unit) => {
        const prices = byLevel(cells, unit);
        return {
          tenant_id: tenantId,
          product_code: code,
          unit_no: unit,
          level1: prices.satang[0] ?? 0,
          tax_type: prices.types[0] ?? 1,
          updated_at: at,
          ...columnsOf(prices),
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'product_code', 'unit_no']).doUpdateSet((is) => ({
        level1: is.ref('excluded.level1'),
        level2: is.ref('excluded.level2'),
        level3: is.ref('excluded.level3'),
        level4: is.ref('excluded.level4'),
        level5: is.ref('excluded.level5'),
        tax_type: is.ref('excluded.tax_type'),
        tax_type2: is.ref('excluded.tax_type2'),
        tax_type3: is.ref('excluded.tax_type3'),
        tax_type4: is.ref('excluded.tax_type4'),
        tax_type5: is.ref('excluded.tax_type5'),
        updated_at: is.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** The product is locked: whoever read it before is told. */
export async function raiseVersion(
  tx: TenantTransaction,
  { code, at }: { code: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ updated_at: at, version: sql<number>`version + 1` })
    .where('product_code', '=', code)
    .execute();
}

/** An active customer who orders from the center: it is assigned to them, or they are assigned to none. */
export async function isCustomerOfCenter(
  tx: TenantTransaction,
  { customerCode, saleUnit }: { customerCode: string; saleUnit: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from customers c where c.customer_code = ${customerCode} and c.status = 'active'
      and ${isCustomerOfCenters([saleUnit])}`.execute(tx);
  return rows.length > 0;
}

export type AdvanceRow = {
  id: string;
  name: string;
  /** YYYY-MM-DD. */
  firstDay: string;
  lastDay: string;
  version: number;
  units: (LevelPrices & { no: UnitNumber })[];
};

const advanceColumns = sql`
  a.advance_id as id, a.name, to_char(a.first_day, 'YYYY-MM-DD') as "firstDay", to_char(a.last_day, 'YYYY-MM-DD') as "lastDay", a.version,
  coalesce((
    select json_agg(json_build_object(
      'no', v.unit_no, 'types', array[v.tax_type, v.tax_type2, v.tax_type3, v.tax_type4, v.tax_type5],
      'levels', array[v.level1, v.level2, v.level3, v.level4, v.level5]) order by v.unit_no)
    from advance_unit_prices v
    where v.tenant_id = a.tenant_id and v.product_code = a.product_code and v.advance_id = a.advance_id), '[]') as units`;

/** The last day first; of one product. */
export async function findAdvances(tx: TenantTransaction, code: string): Promise<AdvanceRow[]> {
  const { rows } = await sql<AdvanceRow>`
    select ${advanceColumns} from advance_prices a where a.product_code = ${code}
    order by a.last_day desc, a.advance_id`.execute(tx);
  return rows;
}

type Advance = { id: string; name: string; firstDay: string; lastDay: string };

/** Another one of the product that has a day of it; the first by its days. */
export async function findMeeting(
  tx: TenantTransaction,
  { code, id, firstDay, lastDay }: Omit<Advance, 'name'> & { code: string },
): Promise<{ name: string; firstDay: string; lastDay: string } | undefined> {
  const { rows } = await sql<{ name: string; firstDay: string; lastDay: string }>`
    select a.name, to_char(a.first_day, 'YYYY-MM-DD') as "firstDay", to_char(a.last_day, 'YYYY-MM-DD') as "lastDay"
    from advance_prices a
    where a.product_code = ${code} and a.advance_id <> ${id} and a.first_day <= ${lastDay}::date and a.last_day >= ${firstDay}::date
    order by a.first_day limit 1`.execute(tx);
  return rows[0];
}

/** The product is locked, has these units, and nothing meets it. A unit without a row of prices gets one: lists go by that. */
export async function writeAdvance(
  tx: TenantTransaction,
  { tenantId, code, cells, at, id, name, firstDay, lastDay }: Writing & Advance & { at: Date },
): Promise<void> {
  const key = { tenant_id: tenantId, product_code: code };
  await sql`
    insert into advance_prices (tenant_id, product_code, advance_id, name, first_day, last_day, updated_at)
    values (${tenantId}, ${code}, ${id}, ${name}, ${firstDay}::date, ${lastDay}::date, ${at})
    on conflict (tenant_id, product_code, advance_id) do update set
      name = excluded.name, first_day = excluded.first_day, last_day = excluded.last_day, updated_at = excluded.updated_at,
      version = advance_prices.version + 1`.execute(tx);
  const units = [...new Set(cells.map(({ unit }) => unit))];
  await tx
    .insertInto('product_prices')
    .values(
      units.map((unit) => ({
        ...key,
        unit_no: unit,
        tax_type: 1,
        level1: 0,
        ...columnsOf(byLevel([], unit)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .deleteFrom('advance_unit_prices')
    .where('product_code', '=', code)
    .where('advance_id', '=', id)
    .execute();
  await tx
    .insertInto('advance_unit_prices')
    .values(
      units.map((unit) => {
        const prices = byLevel(cells, unit);
        return Object.assign(columnsOf(prices), key, {
          advance_id: id,
          unit_no: unit,
          level1: prices.satang[0] ?? null,
          tax_type: prices.types[0] ?? null,
        });
      }),
    )
    .execute();
}

export async function deleteAdvance(
  tx: TenantTransaction,
  { code, id }: { code: string; id: string },
): Promise<void> {
  await tx
    .deleteFrom('advance_prices')
    .where('product_code', '=', code)
    .where('advance_id', '=', id)
    .execute();
}
