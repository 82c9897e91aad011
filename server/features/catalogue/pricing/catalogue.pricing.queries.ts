import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type PriceChange = {
  tenantId: string;
  code: string;
  unitNo: number;
  /** 1 to 5. */
  level: number;
  satang: number;
  at: Date;
};

/**
 * Changes one price. Returns the previous one, null if none was set; undefined: there is no such unit with a price.
 */
export async function changePrice(
  tx: TenantTransaction,
  { tenantId, code, unitNo, level, satang, at }: PriceChange,
): Promise<{ satang: number | null } | undefined> {
  const column = sql.id(`level${level}`);
  const { rows } = await sql<{ satang: string | null }>`
    with before as materialized (
      select product_code, unit_no, ${column} as satang from product_prices
      where tenant_id = ${tenantId} and product_code = ${code} and unit_no = ${unitNo} for update
    )
    update product_prices p set ${column} = ${satang}, updated_at = ${at}
    from before b
    where p.tenant_id = ${tenantId} and p.product_code = b.product_code and p.unit_no = b.unit_no
    returning b.satang`.execute(tx);
  const [before] = rows;
  return before && { satang: before.satang === null ? null : Number(before.satang) };
}
