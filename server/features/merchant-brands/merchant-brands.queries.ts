/** SQL of brands as staff look after them, and of the products that follow a name. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { isStillNamed } from '#database/errors.ts';

/** Products of a brand are counted so far; more are many. */
const MOST_COUNTED = 1000;

export type BrandRow = {
  code: string;
  nameTh: string;
  nameEn: string;
  logo: string | null;
  isActive: boolean;
  position: number;
  version: number;
  products: number;
};

const columns = sql`
  b.brand_code as code, b.name_th as "nameTh", b.name_en as "nameEn", b.logo_image as logo, b.is_active as "isActive",
  b.position, b.version, (
    select count(*)::int from (
      select from products p where p.tenant_id = b.tenant_id and p.brand_code = b.brand_code limit ${MOST_COUNTED + 1}) told
  ) as products`;

export type BrandPlace = { position: number; code: string };

/** In the shop's order. */
export async function findBrandPage(
  tx: TenantTransaction,
  {
    text,
    active,
    after,
    take,
  }: { text: string; active: boolean | undefined; after: BrandPlace | undefined; take: number },
): Promise<BrandRow[]> {
  const parts = [sql`true`];
  if (text !== '')
    parts.push(
      sql`position(lower(${text}) in lower(concat_ws(' ', b.brand_code, b.name_th, b.name_en))) > 0`,
    );
  if (active !== undefined) parts.push(sql`b.is_active = ${active}`);
  if (after) parts.push(sql`(b.position, b.brand_code) > (${after.position}, ${after.code})`);
  const { rows } = await sql<BrandRow>`
    select ${columns} from brands b where ${sql.join(parts, sql` and `)}
    order by b.position, b.brand_code limit ${take}`.execute(tx);
  return rows;
}

export async function findBrandRow(tx: TenantTransaction, code: string): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`select ${columns} from brands b where b.brand_code = ${code}`.execute(
    tx,
  );
  return rows[0];
}

/** One change of the brands at a time: their order is that of all of them. */
export async function lockBrands(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`brands/${tenantId}`}, 0))`.execute(tx);
}

export async function countBrands(tx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ brands: number }>`select count(*)::int as brands from brands`.execute(tx);
  return rows[0]?.brands ?? 0;
}

type Names = { nameTh: string; nameEn: string };

/** The last in the order. */
export async function insertBrand(
  tx: TenantTransaction,
  { tenantId, code, nameTh, nameEn }: Names & { tenantId: string; code: string },
): Promise<void> {
  await sql`
    insert into brands (tenant_id, brand_code, name_th, name_en, position)
    values (${tenantId}, ${code}, ${nameTh}, ${nameEn}, (select coalesce(max(o.position), 0) + 1 from brands o))`.execute(
    tx,
  );
}

export async function updateBrand(
  tx: TenantTransaction,
  { code, nameTh, nameEn, isActive }: Names & { code: string; isActive: boolean },
): Promise<void> {
  await tx
    .updateTable('brands')
    .set((of) => ({
      name_th: nameTh,
      name_en: nameEn,
      is_active: isActive,
      version: of('version', '+', 1),
    }))
    .where('brand_code', '=', code)
    .execute();
}

/** Before this one, or last. Those that keep their place are not written. */
export async function placeBrand(
  tx: TenantTransaction,
  { code, before }: { code: string; before: string | null },
): Promise<void> {
  await sql`
    with others as (
      select o.brand_code, row_number() over (order by o.position, o.brand_code)::int * 2 as nth
      from brands o where o.brand_code <> ${code}
    ), wanted as (
      select brand_code, nth from others
      union all
      select ${code}, coalesce((select nth - 1 from others where brand_code = ${before}), (select count(*)::int * 2 + 1 from others))
    ), placed as (
      select brand_code, row_number() over (order by nth)::int as place from wanted
    )
    update brands b set position = p.place from placed p
    where b.brand_code = p.brand_code and b.position <> p.place`.execute(tx);
}

/** False where a product has it, also one of a transaction that ended while this waited; nothing else is done in this one then. */
export async function deleteBrand(tx: TenantTransaction, code: string): Promise<boolean> {
  try {
    await tx.deleteFrom('brands').where('brand_code', '=', code).execute();
    return true;
  } catch (error) {
    if (isStillNamed(error)) return false;
    throw error;
  }
}

export async function setLogo(
  tx: TenantTransaction,
  { code, logo }: { code: string; logo: string | null },
): Promise<void> {
  await tx.updateTable('brands').set({ logo_image: logo }).where('brand_code', '=', code).execute();
}

/** Products of the brand in the catalogue's order, along their index. */
export async function findBrandProducts(
  tx: TenantTransaction,
  { code, after, take }: { code: string; after: BrandPlace | undefined; take: number },
): Promise<BrandPlace[]> {
  const beyond = after ? sql`and (p.position, p.product_code) > (${after.position}, ${after.code})` : sql``;
  const { rows } = await sql<BrandPlace>`
    select p.product_code as code, p.position from products p where p.brand_code = ${code} ${beyond}
    order by p.position, p.product_code limit ${take}`.execute(tx);
  return rows;
}
