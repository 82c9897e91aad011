/** SQL of coupons: a customer's own, and taking one. */
import { sql } from 'kysely';
import type { DiscountKind } from '#domain/promotion/promotion-terms.ts';
import type { TenantTransaction } from '#database/database.ts';

export type CouponRow = {
  couponId: string;
  promotionId: string;
  kind: DiscountKind;
  nameTh: string;
  nameEn: string;
  labelTh: string;
  labelEn: string;
  remarkTh: string;
  remarkEn: string;
  isActive: boolean;
  startsAt: Date;
  /** Of the promotion, or of the coupon where that is sooner. */
  endsAt: Date;
  /** Null is every center. */
  saleUnits: string[] | null;
  orderId: string | null;
  usedAt: Date | null;
};

const couponColumns = sql`
  k.coupon_id as "couponId", k.promotion_id as "promotionId", p.kind, p.name_th as "nameTh", p.name_en as "nameEn",
  p.label_th as "labelTh", p.label_en as "labelEn", p.remark_th as "remarkTh", p.remark_en as "remarkEn",
  p.is_active as "isActive", p.starts_at as "startsAt", least(p.ends_at, k.ends_at) as "endsAt", p.sale_units as "saleUnits",
  k.order_id as "orderId", k.used_at as "usedAt"`;

/** What ends first of the unused, then the used; the latest first of what is over. */
export async function findCoupons(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, at, take }: { customerCode: string; at: Date; take: number },
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    with own as materialized (
      select ${couponColumns}, k.issued_at
      from promotion_coupons k
      join promotions p on p.tenant_id = k.tenant_id and p.promotion_id = k.promotion_id
      where k.tenant_id = ${tenantId} and k.customer_code = ${customerCode}
      order by (k.order_id is null and p.is_active and least(p.ends_at, k.ends_at) > ${at}) desc, k.issued_at desc, k.coupon_id
      limit ${take}
    )
    select * from own
    order by "orderId" is null and "isActive" and "endsAt" > ${at} desc,
      case when "orderId" is null and "endsAt" > ${at} then "endsAt" end,
      coalesce("usedAt", "endsAt") desc, "couponId"`.execute(tx);
  return rows;
}

export async function findCoupon(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, couponId }: { customerCode: string; couponId: string },
): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    select ${couponColumns}
    from promotion_coupons k
    join promotions p on p.tenant_id = k.tenant_id and p.promotion_id = k.promotion_id
    where k.tenant_id = ${tenantId} and k.coupon_id = ${couponId} and k.customer_code = ${customerCode}`.execute(
    tx,
  );
  return rows[0];
}

/** Those of these promotions of which the account has taken a coupon. */
export async function findCollected(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, promotionIds }: { customerCode: string; promotionIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select promotion_id as id from promotion_coupons
    where tenant_id = ${tenantId} and customer_code = ${customerCode} and promotion_id = any(${promotionIds}::text[])
      and is_collected`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The account's collected coupon of the promotion: the new one, or the one that it took before, also at the same moment. */
export async function takeCoupon(
  tx: TenantTransaction,
  tenantId: string,
  coupon: { couponId: string; promotionId: string; customerCode: string; at: Date; by: string | null },
): Promise<string> {
  const { couponId, promotionId, customerCode, at, by } = coupon;
  const { rows } = await sql<{ couponId: string }>`
    insert into promotion_coupons as k (tenant_id, coupon_id, promotion_id, customer_code, issued_at, issued_by, is_collected)
    values (${tenantId}, ${couponId}, ${promotionId}, ${customerCode}, ${at}, ${by}, true)
    on conflict (tenant_id, promotion_id, customer_code) where is_collected do update set issued_at = k.issued_at
    returning coupon_id as "couponId"`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error('Taking a coupon gave no row.');
  return taken.couponId;
}
