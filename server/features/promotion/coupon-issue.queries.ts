/** SQL of issuing coupons: of which promotions, to whom, and writing them. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

export type IssuablePromotion = {
  promotionId: string;
  nameTh: string;
  nameEn: string;
  labelTh: string;
  labelEn: string;
  startsAt: Date;
  endsAt: Date;
};

/** Those started by coupons, enabled, not over and with uses left, that a center has. */
export async function findIssuable(
  tx: TenantTransaction,
  tenantId: string,
  { saleUnit, at }: { saleUnit: string; at: Date },
): Promise<IssuablePromotion[]> {
  const { rows } = await sql<IssuablePromotion>`
    select promotion_id as "promotionId", name_th as "nameTh", name_en as "nameEn", label_th as "labelTh",
      label_en as "labelEn", starts_at as "startsAt", ends_at as "endsAt"
    from promotions p
    where tenant_id = ${tenantId} and trigger = 'coupon' and is_active and ends_at > ${at}
      and (sale_units is null or ${saleUnit} = any(sale_units))
      and not exists (
        select from promotion_uses u
        where u.tenant_id = p.tenant_id and u.promotion_id = p.promotion_id and u.profile_code = ''
          and (u.uses >= p.in_all or u.given_satang >= p.budget_satang))
    order by position, promotion_id`.execute(tx);
  return rows;
}

type CustomerType = { code: string; nameTh: string; nameEn: string; customers: number };

/** With how many customers of the center are of each. */
export async function findCustomerTypes(
  tx: TenantTransaction,
  tenantId: string,
  saleUnit: string,
): Promise<CustomerType[]> {
  const { rows } = await sql<CustomerType>`
    select t.type_code as code, t.name_th as "nameTh", t.name_en as "nameEn",
      (select count(*)::int from customers c
        where c.tenant_id = t.tenant_id and c.status = 'active' and c.customer_type = t.type_code
          and ${isCustomerOfCenters([saleUnit])}) as customers
    from customer_types t where t.tenant_id = ${tenantId} order by t.type_code`.execute(tx);
  return rows;
}

type Meant = { saleUnit: string; codes?: readonly string[] | undefined; type?: string | undefined };

/** Active customers of a center. By code, one more than `take` if there are. */
export async function findMeant(
  tx: TenantTransaction,
  tenantId: string,
  { saleUnit, codes, type, take }: Meant & { take: number },
): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select c.customer_code as code, c.name from customers c
    where c.tenant_id = ${tenantId} and c.status = 'active'
      and (${codes ?? null}::text[] is null or c.customer_code = any(${codes ?? null}::text[]))
      and (${type ?? null}::text is null or c.customer_type = ${type ?? null}::text)
      and ${isCustomerOfCenters([saleUnit])}
    order by c.customer_code limit ${take + 1}`.execute(tx);
  return rows;
}

type Holding = { promotionId: string; kind: string; codes: readonly string[]; at: Date };

/**
 * How many of these customers hold an unused coupon of the promotion that staff issued, or wait for one in a run of that kind. Locks
 * the promotion until the end of the transaction, so that of two who issue at the same moment one knows of the other.
 */
export async function countHolders(
  tx: TenantTransaction,
  tenantId: string,
  { promotionId, kind, codes, at }: Holding,
): Promise<number> {
  await sql`select from promotions where tenant_id = ${tenantId} and promotion_id = ${promotionId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from unnest(${codes}::text[]) as c (code)
    where exists (
      select from promotion_coupons k
      where k.tenant_id = ${tenantId} and k.customer_code = c.code and k.promotion_id = ${promotionId}
        and k.order_id is null and not k.is_collected and (k.ends_at is null or k.ends_at > ${at}))
    or c.code in (
      select w.key from runs r join run_rows w on w.tenant_id = r.tenant_id and w.run_id = r.run_id
      where r.tenant_id = ${tenantId} and r.kind = ${kind} and r.ended_at is null and r.state <> 'stopping'
        and r.parameters ->> 'promotionId' = ${promotionId} and w.state = 'waiting')`.execute(tx);
  return rows[0]?.many ?? 0;
}

type NewCoupons = {
  couponIds: readonly string[];
  promotionId: string;
  customerCode: string;
  at: Date;
  endsAt: Date | null;
  by: string;
};

export async function insertCoupons(
  tx: TenantTransaction,
  tenantId: string,
  { couponIds, promotionId, customerCode, at, endsAt, by }: NewCoupons,
): Promise<void> {
  await sql`
    insert into promotion_coupons (tenant_id, coupon_id, promotion_id, customer_code, issued_at, issued_by, ends_at)
    select ${tenantId}, id, ${promotionId}, ${customerCode}, ${at}, ${by}, ${endsAt}
    from unnest(${couponIds}::text[]) as id`.execute(tx);
}
