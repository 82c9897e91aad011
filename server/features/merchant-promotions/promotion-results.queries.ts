/** SQL of what promotions brought, from what each order got of them. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type BroughtRow = {
  /** YYYY-MM-DD of Bangkok. */
  day: string;
  saleUnit: string;
  orders: number;
  discountSatang: number;
  freeSatang: number;
  newBuyers: number;
};

type Asked = { id: string; saleUnits: readonly string[]; from: Date; until: Date };

/** By day and center of the orders, of what was packed and kept (`promotion.standing.queries.ts`); none of which nothing was. */
export async function findBrought(
  tx: TenantTransaction,
  { id, saleUnits, from, until }: Asked,
): Promise<BroughtRow[]> {
  const { rows } = await sql<BroughtRow>`
    select to_char(g.at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day, o.sale_unit as "saleUnit", count(*)::integer as orders,
      sum(g.discount_satang - g.gone_discount_satang)::bigint as "discountSatang", sum(g.free_satang - g.gone_free_satang)::bigint as "freeSatang",
      (count(*) filter (where g.is_first_order))::integer as "newBuyers"
    from order_promotions g join orders o on o.tenant_id = g.tenant_id and o.order_id = g.order_id
    where g.promotion_id = ${id} and g.at >= ${from} and g.at < ${until} and not g.is_given_back and not g.is_gone
      and o.sale_unit = any (${saleUnits}::text[])
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** How often it was used by all, and what it has given; nothing where it has no limit. */
export async function findUses(
  tx: TenantTransaction,
  id: string,
): Promise<{ uses: number; givenSatang: number }> {
  const { rows } = await sql<{ uses: number; givenSatang: number }>`
    select uses, given_satang as "givenSatang" from promotion_uses where promotion_id = ${id} and profile_code = ''`.execute(
    tx,
  );
  return rows[0] ?? { uses: 0, givenSatang: 0 };
}
