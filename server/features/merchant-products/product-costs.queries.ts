/** SQL of what a piece of a product costs the shop, and its floor price. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

/** Satang of one piece without tax; null where none is set. */
export type Costs = { costSatang: number | null; floorSatang: number | null };
/** What is undefined stays as it is. */
export type CostsGiven = { [Field in keyof Costs]?: Costs[Field] | undefined };

export const NO_COSTS: Costs = { costSatang: null, floorSatang: null };

export async function findCosts(tx: TenantTransaction, code: string): Promise<Costs> {
  const row = await tx
    .selectFrom('product_costs')
    .select(['cost_satang as costSatang', 'floor_satang as floorSatang'])
    .where('product_code', '=', code)
    .executeTakeFirst();
  return row ?? NO_COSTS;
}

export async function findCostsOf(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<Map<string, Costs>> {
  const rows = await tx
    .selectFrom('product_costs')
    .select(['product_code as code', 'cost_satang as costSatang', 'floor_satang as floorSatang'])
    .where('product_code', 'in', [...codes])
    .execute();
  return new Map(rows.map(({ code, ...costs }) => [code, costs]));
}

/** The products are locked. */
export async function writeCosts(
  tx: TenantTransaction,
  {
    tenantId,
    products,
    at,
  }: { tenantId: string; products: readonly (CostsGiven & { code: string })[]; at: Date },
): Promise<void> {
  const given = JSON.stringify(
    products.map(({ code, costSatang, floorSatang }) => ({
      code,
      cost: costSatang ?? null,
      floor: floorSatang ?? null,
      has_cost: costSatang !== undefined,
      has_floor: floorSatang !== undefined,
    })),
  );
  await sql`
    insert into product_costs as k (tenant_id, product_code, cost_satang, floor_satang, updated_at)
    select ${tenantId}, g.code, case when g.has_cost then g.cost else o.cost_satang end,
      case when g.has_floor then g.floor else o.floor_satang end, ${at}
    from jsonb_to_recordset(${given}::jsonb) as g (code text, cost bigint, floor bigint, has_cost boolean, has_floor boolean)
    left join product_costs o on o.tenant_id = ${tenantId} and o.product_code = g.code
    where o.product_code is not null or g.cost is not null or g.floor is not null
    on conflict (tenant_id, product_code) do update set cost_satang = excluded.cost_satang, floor_satang = excluded.floor_satang,
      updated_at = excluded.updated_at
    where (k.cost_satang, k.floor_satang) is distinct from (excluded.cost_satang, excluded.floor_satang)`.execute(
    tx,
  );
}
