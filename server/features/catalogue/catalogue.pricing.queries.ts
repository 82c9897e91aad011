import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type PriceChange = {
  tenantId: string;
  code: string;
  unitNo: number;
  /** 1 to 5. */
  level: number;
  satang: number;
  actor: { kind: string; id: string };
  at: Date;
};

/** Changes one price and writes what it was and is, in one statement. False: there is no such unit with a price. */
export async function changePrice(tx: TenantTransaction, change: PriceChange): Promise<boolean> {
  const { tenantId, code, unitNo, level, satang, actor, at } = change;
  const column = sql.id(`level${level}`);
  const { rows } = await sql`
    with before as materialized (
      select product_code, unit_no, ${column} as satang from product_prices
      where tenant_id = ${tenantId} and product_code = ${code} and unit_no = ${unitNo} for update
    ), changed as (
      update product_prices p set ${column} = ${satang}, updated_at = ${at}
      from before b
      where p.tenant_id = ${tenantId} and p.product_code = b.product_code and p.unit_no = b.unit_no
      returning p.product_code
    )
    insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
    select ${tenantId}, ${at}, ${actor.kind}, ${actor.id}, 'product.price', 'product/' || b.product_code,
      jsonb_build_object('unit', b.unit_no, 'level', ${level}::integer, 'satang', b.satang),
      jsonb_build_object('unit', b.unit_no, 'level', ${level}::integer, 'satang', ${satang}::bigint)
    from before b join changed using (product_code)
    returning audit_id`.execute(tx);
  return rows.length > 0;
}
