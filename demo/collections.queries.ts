import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PromotionTrigger } from '#domain/promotion/promotion-terms.ts';
import { couponIdOf } from '#domain/promotion/coupon.ts';
import { refreshCollections } from '#database/collections.ts';
import { insertAll } from './bulk.queries.ts';
import { audienceColumns, stepRows, termColumns } from './collections/promotion-rows.ts';
import type { TenantPictures } from './pictures/files.ts';
import type { DemoPromotion } from './collections/types.ts';
import type { DemoTenant } from './types.ts';

type Parts = { tenant: DemoTenant; pictures: TenantPictures; today: Date };

const DAY_MS = 86_400_000;
const COUPON_BYTES = 10;

/** Display groups and promotions with their products; after the orders, from which best sellers are counted. */
export async function writeCollections(tx: TenantTransaction, parts: Parts): Promise<void> {
  await writeGroups(tx, parts);
  await writePromotions(tx, parts);
  await writeCoupons(tx, parts);
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
  const { tenantId: tenant_id, promotions } = tenant;
  const day = (days: number) => new Date(today.getTime() + days * DAY_MS);
  const rows = promotions.map(({ plan, code, coupons }, at) => ({
    tenant_id,
    promotion_id: plan.id,
    kind: plan.kind,
    name_th: plan.name.th,
    name_en: plan.name.en,
    label_th: plan.label.th,
    label_en: plan.label.en,
    remark_th: plan.remark.th,
    remark_en: plan.remark.en,
    starts_at: day(plan.fromDay),
    ends_at: day(plan.toDay),
    position: at + 1,
    is_active: true,
    trigger: triggerOf({ code, coupons }),
    is_collectable: coupons === 'collect',
    gives_biggest_units: false,
    is_for_listed: false,
    priority: 100,
    version: 1,
    created_at: day(Math.min(plan.fromDay, 0)),
    updated_at: day(Math.min(plan.fromDay, 0)),
    ...termColumns(plan),
    ...audienceColumns(plan),
  }));
  await insertAll(tx, 'promotions', rows);
  const ofPromotion = (codes: readonly string[], promotion_id: string) =>
    codes.map((product_code, at) => ({ tenant_id, promotion_id, product_code, place: at + 1 }));
  await insertAll(
    tx,
    'promotion_products',
    promotions.flatMap(({ plan, products }) => ofPromotion(products, plan.id)),
  );
  await insertAll(
    tx,
    'promotion_free_products',
    promotions.flatMap(({ plan, gifts }) => ofPromotion(gifts, plan.id)),
  );
  await insertAll(
    tx,
    'promotion_steps',
    promotions.flatMap(({ plan }) =>
      stepRows(plan).map((step) => Object.assign(step, { tenant_id, promotion_id: plan.id })),
    ),
  );
  await insertAll(
    tx,
    'promotion_codes',
    promotions.flatMap(({ plan, code }) =>
      code === undefined ? [] : { tenant_id, code, promotion_id: plan.id },
    ),
  );
  await sql`
    insert into promotion_versions (tenant_id, promotion_id, version, terms, at)
    select p.tenant_id, p.promotion_id, p.version, promotion_terms(p), p.created_at from promotions p
    where p.kind <> 'HOT_DEAL'`.execute(tx);
}

const triggerOf = ({ code, coupons }: Pick<DemoPromotion, 'code' | 'coupons'>): PromotionTrigger => {
  if (coupons !== undefined) return 'coupon';
  return code === undefined ? 'automatic' : 'code';
};

/** One of each promotion for every demo login; a shop that is no demo has none of either. */
async function writeCoupons(tx: TenantTransaction, { tenant, today }: Parts): Promise<void> {
  const { tenantId, promotions, customers } = tenant;
  const given = promotions.filter(({ coupons }) => coupons === 'given');
  const logins = customers.filter(({ hasPassword }) => hasPassword);
  const rows = given.flatMap(({ plan }) =>
    logins.map(({ code }) => ({
      tenant_id: tenantId,
      coupon_id: couponIdOf(
        createHash('sha256').update(`${plan.id} ${code}`).digest().subarray(0, COUPON_BYTES),
      ),
      promotion_id: plan.id,
      customer_code: code,
      issued_at: new Date(today.getTime() + plan.fromDay * DAY_MS),
    })),
  );
  await insertAll(tx, 'promotion_coupons', rows);
}
