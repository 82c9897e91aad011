import type { TenantTransaction } from '#database/database.ts';
import { refreshCollections } from '#database/collections.ts';
import { insertAll } from './bulk.queries.ts';
import type { TenantPictures } from './pictures/files.ts';
import type { DemoTenant } from './types.ts';

type Parts = { tenant: DemoTenant; pictures: TenantPictures; today: Date };

const DAY_MS = 86_400_000;

/** Display groups and promotions with their products; after the orders, from which best sellers are counted. */
export async function writeCollections(tx: TenantTransaction, parts: Parts): Promise<void> {
  await writeGroups(tx, parts);
  await writePromotions(tx, parts);
  await refreshCollections(tx, { at: parts.today });
}

async function writeGroups(tx: TenantTransaction, { tenant, pictures }: Parts): Promise<void> {
  const { tenantId, groups } = tenant;
  const rows = groups.map(({ id, type, name, isTranslated }, at) => ({
    tenant_id: tenantId,
    group_id: id,
    group_type: type,
    name_th: name.th,
    name_en: name.en,
    logo_image: pictures.groups.get(id) ?? null,
    use_translate_name: isTranslated,
    position: at + 1,
    is_active: true,
  }));
  await insertAll(tx, 'display_groups', rows);
  const products = groups.flatMap(({ id, products: codes }) =>
    codes.map((code, at) => ({ tenant_id: tenantId, group_id: id, product_code: code, place: at + 1 })),
  );
  await insertAll(tx, 'display_group_products', products);
}

async function writePromotions(tx: TenantTransaction, { tenant, today }: Parts): Promise<void> {
  const { tenantId, promotions } = tenant;
  const day = (days: number) => new Date(today.getTime() + days * DAY_MS);
  const rows = promotions.map(({ id, kind, name, label, remark, fromDay, toDay }, at) => ({
    tenant_id: tenantId,
    promotion_id: id,
    kind,
    name_th: name.th,
    name_en: name.en,
    label_th: label.th,
    label_en: label.en,
    remark_th: remark.th,
    remark_en: remark.en,
    starts_at: day(fromDay),
    ends_at: day(toDay),
    position: at + 1,
    is_active: true,
  }));
  await insertAll(tx, 'promotions', rows);
  const products = promotions.flatMap(({ id, products: codes }) =>
    codes.map((code, at) => ({ tenant_id: tenantId, promotion_id: id, product_code: code, place: at + 1 })),
  );
  await insertAll(tx, 'promotion_products', products);
}
