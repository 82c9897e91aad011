/** Products whose stock runs low. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type LowProduct = {
  saleUnit: string;
  code: string;
  nameTh: string;
  nameEn: string;
  available: number;
};

/** Products that have enough again may be told again. */
export async function forgetRefilled(tx: TenantTransaction, below: number): Promise<void> {
  await sql`
    delete from low_stock_told t using stock s
    where s.tenant_id = t.tenant_id and s.sale_unit = t.sale_unit and s.product_code = t.product_code
      and s.on_hand - s.held >= ${below}`.execute(tx);
}

/** Those that nobody was told of since they fell below; they count as told from then on. The least available first. */
export async function takeLowProducts(
  tx: TenantTransaction,
  { below, now }: { below: number; now: Date },
): Promise<LowProduct[]> {
  const { rows } = await sql<LowProduct>`
    with told as (
      insert into low_stock_told (tenant_id, sale_unit, product_code, told_at)
      select s.tenant_id, s.sale_unit, s.product_code, ${now}
      from stock s join products p using (tenant_id, product_code)
      where s.is_active and p.is_stock_item and s.on_hand - s.held < ${below}
      on conflict do nothing
      returning tenant_id, sale_unit, product_code)
    select s.sale_unit as "saleUnit", s.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn",
      s.on_hand - s.held as available
    from told
      join stock s using (tenant_id, sale_unit, product_code)
      join products p using (tenant_id, product_code)
    order by s.sale_unit, available, s.product_code`.execute(tx);
  return rows;
}
