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
  /** No uses of the promotion are left, or none for the customer. */
  isUsedUp: boolean;
};

const couponColumns = sql`
  k.coupon_id as "couponId", k.promotion_id as "promotionId", p.kind, p.name_th as "nameTh", p.name_en as "nameEn",
  p.label_th as "labelTh", p.label_en as "labelEn", p.remark_th as "remarkTh", p.remark_en as "remarkEn",
  p.is_active as "isActive", p.starts_at as "startsAt", least(p.ends_at, k.ends_at) as "endsAt", p.sale_units as "saleUnits",
  k.order_id as "orderId", k.used_at as "usedAt",
  p.promotion_id in (select promotion_id from used_up) as "isUsedUp"`;

/** Of what is started by coupons and not over: what has no uses left, of all or for this customer. */
const usedUp = (tenantId: string, { customerCode, at }: { customerCode: string; at: Date }) => sql`
  used_up as materialized (
    select p.promotion_id from promotions p
    where p.tenant_id = ${tenantId} and p.trigger = 'coupon' and p.is_active and p.ends_at > ${at} and exists (
      select from promotion_uses u
      where u.tenant_id = p.tenant_id and u.promotion_id = p.promotion_id and (
        (u.profile_code = '' and (u.uses >= p.in_all or u.given_satang >= p.budget_satang))
        or (u.uses >= least(p.per_customer, case when p.is_for_new then 1 end)
          and u.profile_code = (select c.profile_code from customers c
            where c.tenant_id = ${tenantId} and c.customer_code = ${customerCode}))))
  )`;

/** What ends first of the unused, then the used; the latest first of what is over. */
export async function findCoupons(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, at, take }: { customerCode: string; at: Date; take: number },
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    with ${usedUp(tenantId, { customerCode, at })}, own as materialized (
      select ${couponColumns}, k.issued_at
      from promotion_coupons k
      join promotions p on p.tenant_id = k.tenant_id and p.promotion_id = k.promotion_id
      where k.tenant_id = ${tenantId} and k.customer_code = ${customerCode}
      order by (k.order_id is null and p.is_active and least(p.ends_at, k.ends_at) > ${at}
        and p.promotion_id not in (select promotion_id from used_up)) desc, k.issued_at desc, k.coupon_id
      limit ${take}
    )
    select * from own
    order by "orderId" is null and "isActive" and "endsAt" > ${at} and not "isUsedUp" desc,
      case when "orderId" is null and "endsAt" > ${at} then "endsAt" end,
      coalesce("usedAt", "endsAt") desc, "couponId"`.execute(tx);
  return rows;
}

export async function findCoupon(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, couponId, at }: { customerCode: string; couponId: string; at: Date },
): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    with ${usedUp(tenantId, { customerCode, at })}
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

type Taking = { couponId: string; promotionId: string; customerCode: string; at: Date; by: string | null };

/**
 * The account's collected coupon of the promotion: the new one, or the one that it took before, also at the same moment. Undefined
 * where its uses and the unused coupons that others hold reach its limit: nobody collects what they could not use.
 */
export async function takeCoupon(
  tx: TenantTransaction,
  tenantId: string,
  { couponId, promotionId, customerCode, at, by }: Taking,
): Promise<string | undefined> {
  // Whoever collects waits for the one before; orders do not wait for them.
  await sql`select from promotions where tenant_id = ${tenantId} and promotion_id = ${promotionId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ couponId: string }>`
    insert into promotion_coupons as k (tenant_id, coupon_id, promotion_id, customer_code, issued_at, issued_by, is_collected)
    select ${tenantId}, ${couponId}, ${promotionId}, ${customerCode}, ${at}, ${by}, true
    from promotions p where p.tenant_id = ${tenantId} and p.promotion_id = ${promotionId} and (
      p.in_all is null
      or exists (select from promotion_coupons c
        where c.tenant_id = p.tenant_id and c.promotion_id = p.promotion_id and c.customer_code = ${customerCode} and c.is_collected)
      or p.in_all > coalesce((select u.uses from promotion_uses u
          where u.tenant_id = p.tenant_id and u.promotion_id = p.promotion_id and u.profile_code = ''), 0)
        + (select count(*) from promotion_coupons h
          where h.tenant_id = p.tenant_id and h.promotion_id = p.promotion_id and h.order_id is null
            and (h.ends_at is null or h.ends_at > ${at})))
    on conflict (tenant_id, promotion_id, customer_code) where is_collected do update set issued_at = k.issued_at
    returning coupon_id as "couponId"`.execute(tx);
  return rows[0]?.couponId;
}
