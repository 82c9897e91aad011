/** SQL of brands that are in promotions. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { isShownTo } from '../catalogue.promotions.queries.ts';
import { isOffered, type Viewer } from '../catalogue.queries.ts';

export type BrandRow = { code: string; nameTh: string; nameEn: string; logo: string | null };

const brandColumns = sql`b.brand_code as code, b.name_th as "nameTh", b.name_en as "nameEn", b.logo_image as logo`;

/** A product of the brand `b` in the promotion `r`, that the center offers. */
const hasProductIn = (saleUnit: string) => sql`exists (
  select from promotion_products l
  join products p on p.tenant_id = l.tenant_id and p.product_code = l.product_code
  where l.tenant_id = r.tenant_id and l.promotion_id = r.promotion_id and p.brand_code = b.brand_code
    and ${isOffered(saleUnit, sql`l`)})`;

/** Those of promotions that the viewer sees, in the order of the shop. */
export async function findPromotionBrands(tx: TenantTransaction, viewer: Viewer): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select ${brandColumns} from brands b
    where b.is_active and b.brand_code in (
      select p.brand_code from promotions r
      join promotion_products l on l.tenant_id = r.tenant_id and l.promotion_id = r.promotion_id
      join products p on p.tenant_id = l.tenant_id and p.product_code = l.product_code
      where ${isShownTo(viewer)} and ${isOffered(viewer.saleUnit, sql`l`)})
    order by b.position, b.brand_code`.execute(tx);
  return rows;
}

export async function findBrand(tx: TenantTransaction, code: string): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`
    select ${brandColumns} from brands b where b.brand_code = ${code} and b.is_active`.execute(tx);
  return rows[0];
}

/** The ids of promotions with something of the brand. */
export async function findPromotionsOfBrand(
  tx: TenantTransaction,
  { code, ...viewer }: Viewer & { code: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.promotion_id as id from brands b cross join promotions r
    where b.brand_code = ${code} and r.tenant_id = b.tenant_id and ${isShownTo(viewer)} and ${hasProductIn(viewer.saleUnit)}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
