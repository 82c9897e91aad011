/** SQL of what orders use of promotions: counted with the order, given back with it. */
import { sql } from 'kysely';
import { staticSql, type TenantTransaction } from '#database/database.ts';

/** What an order got of a promotion, as it is written. */
export type OrderPromotion = {
  promotionId: string;
  version: number;
  nameTh: string;
  nameEn: string;
  couponId: string | null;
  times: number;
  discountSatang: number;
  /** At list prices. */
  freeSatang: number;
  /** It is used by a coupon, or has a limit that the process knows of. */
  isLimited: boolean;
};

export type PromotionUse = {
  orderId: string;
  customerCode: string;
  profileCode: string;
  isFirstOrder: boolean;
  at: Date;
  promotions: readonly OrderPromotion[];
};

/**
 * Writes what the order got of promotions without limits and coupons. Refuses with PROMOTION_LIMITED where one of them has a
 * limit by now: `insertUses` then does.
 */
export async function insertUnlimitedUses(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, profileCode, isFirstOrder, at, promotions }: PromotionUse,
): Promise<void> {
  await staticSql`
    with written as (
      insert into order_promotions (tenant_id, order_id, promotion_id, version, times, discount_satang, free_satang, name_th,
        name_en, profile_code, is_counted_in_all, is_counted_of_person, is_first_order, at)
      select ${tenantId}, ${orderId}, g."promotionId", g.version, g.times, g."discountSatang", g."freeSatang", g."nameTh",
        g."nameEn", ${profileCode}, false, false, ${isFirstOrder}::boolean, ${at}::timestamptz
      from json_to_recordset(${JSON.stringify(promotions)}::json) as g ("promotionId" text, version integer, "nameTh" text,
        "nameEn" text, times integer, "discountSatang" bigint, "freeSatang" bigint)
      join promotions p on p.tenant_id = ${tenantId} and p.promotion_id = g."promotionId"
      where p.in_all is null and p.budget_satang is null and p.per_customer is null and not p.is_for_new
      returning promotion_id
    )
    select case when (select count(*) from written) < ${promotions.length}::integer then refuse('PROMOTION_LIMITED', '') end`.execute(
    tx,
  );
}

/**
 * Counts the uses of limited promotions, marks the coupons as used and writes what the order got, in one statement after the
 * order's own. Refuses with PROMOTION_GONE, and the ids of the promotions whose limit is reached or whose coupon is used:
 * the conditions hold on the rows as they are when their lock is got, so orders at the same moment cannot pass a limit.
 * `isUsedUp`: of one of them this was the last of all.
 */
export async function insertUses(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, customerCode, profileCode, isFirstOrder, at, promotions }: PromotionUse,
): Promise<{ isUsedUp: boolean }> {
  const { rows } = await staticSql<{ isUsedUp: boolean }>`
    with got as materialized (
      select g.*, p.in_all is not null or p.budget_satang is not null as "inAll",
        p.per_customer is not null or p.is_for_new as "ofPerson", coalesce(p.in_all, 2147483647) as "mostInAll",
        coalesce(p.budget_satang, 9223372036854775807) as "mostSatang",
        least(coalesce(p.per_customer, 2147483647), case when p.is_for_new then 1 else 2147483647 end) as "mostOfPerson"
      from json_to_recordset(${JSON.stringify(promotions)}::json) as g ("promotionId" text, version integer, "nameTh" text,
        "nameEn" text, "couponId" text, times integer, "discountSatang" bigint, "freeSatang" bigint)
      join promotions p on p.tenant_id = ${tenantId} and p.promotion_id = g."promotionId"
    ), counted as materialized (
      select "promotionId", '' as profile_code, "discountSatang" + "freeSatang" as satang from got where "inAll"
      union all
      select "promotionId", ${profileCode}::text, "discountSatang" + "freeSatang" from got where "ofPerson"
    ), used as (
      insert into promotion_uses as u (tenant_id, promotion_id, profile_code, uses, given_satang)
      select ${tenantId}, c."promotionId", c.profile_code, 1, c.satang
      from counted c join got g using ("promotionId")
      where c.profile_code <> '' or c.satang <= g."mostSatang"
      order by c."promotionId", c.profile_code
      on conflict (tenant_id, promotion_id, profile_code) do update
      set uses = u.uses + 1, given_satang = u.given_satang + excluded.given_satang
      where exists (
        select from got g
        where g."promotionId" = u.promotion_id and case when u.profile_code = ''
          then u.uses < g."mostInAll" and u.given_satang + excluded.given_satang <= g."mostSatang"
          else u.uses < g."mostOfPerson" end)
      returning u.promotion_id, u.profile_code, u.uses, u.given_satang
    ), spent as (
      update promotion_coupons k set order_id = ${orderId}, used_at = ${at}::timestamptz
      from got g
      where k.tenant_id = ${tenantId} and k.coupon_id = g."couponId" and k.promotion_id = g."promotionId"
        and k.customer_code = ${customerCode} and k.order_id is null and (k.ends_at is null or k.ends_at > ${at}::timestamptz)
      returning k.promotion_id
    ), written as (
      insert into order_promotions (tenant_id, order_id, promotion_id, version, coupon_id, times, discount_satang, free_satang,
        name_th, name_en, profile_code, is_counted_in_all, is_counted_of_person, is_first_order, at)
      select ${tenantId}, ${orderId}, "promotionId", version, "couponId", times, "discountSatang", "freeSatang", "nameTh", "nameEn",
        ${profileCode}, "inAll", "ofPerson", ${isFirstOrder}::boolean, ${at}::timestamptz
      from got
    ), gone as (
      select c."promotionId" from counted c
      where not exists (select from used u where u.promotion_id = c."promotionId" and u.profile_code = c.profile_code)
      union
      select g."promotionId" from got g
      where g."couponId" is not null and not exists (select from spent s where s.promotion_id = g."promotionId")
    )
    select case when exists (select from gone) then refuse('PROMOTION_GONE', (select json_agg("promotionId")::text from gone)) end,
      exists (
        select from used u join got g on g."promotionId" = u.promotion_id
        where u.profile_code = '' and (u.uses >= g."mostInAll" or u.given_satang >= g."mostSatang")) as "isUsedUp"`.execute(
    tx,
  );
  return { isUsedUp: rows[0]?.isUsedUp === true };
}

/**
 * Held by orders that use promotions, from a statement before the one that writes the uses, which then sees what was committed
 * before it got the lock; and alone by who sets a first limit. So either that waits for the order, or the order knows the limit.
 */
export const limitsLock = (tenantId: string) => `promotion_limits/${tenantId}`;

/** As an order holds it: no first limit is set meanwhile. Before any row is locked. */
export async function shareLimitsLock(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${limitsLock(tenantId)}, 0))`.execute(tx);
}

/** What of an order's promotion stands: budgets are used by it. */
const STANDING = sql`discount_satang + free_satang - gone_discount_satang - gone_free_satang`;

/**
 * Counts what was used before anybody counted it: a limit also holds for orders that were placed before it was set. Of all, of
 * each person, or both; from the orders that have not given it back. In the transaction that saves the limit, as its last part:
 * it waits for the orders that are being placed by the promotion without the limit, and those after them wait for its end.
 */
export async function countEarlierUses(
  tx: TenantTransaction,
  tenantId: string,
  { promotionId, inAll, ofPerson }: { promotionId: string; inAll: boolean; ofPerson: boolean },
): Promise<void> {
  // A statement of its own: the next one sees what was committed while this one waited.
  await sql`select pg_advisory_xact_lock(hashtextextended(${limitsLock(tenantId)}, 0))`.execute(tx);
  await sql`
    with marked as (
      update order_promotions set is_counted_in_all = is_counted_in_all or ${inAll}::boolean,
        is_counted_of_person = is_counted_of_person or ${ofPerson}::boolean
      where tenant_id = ${tenantId} and promotion_id = ${promotionId}
      returning profile_code, ${STANDING} as satang, not is_given_back as stands
    ), counted as (
      select w.profile_code, count(*) filter (where m.stands) as uses, coalesce(sum(m.satang) filter (where m.stands), 0) as satang
      from marked m cross join lateral (
        select '' as profile_code where ${inAll}::boolean
        union all
        select m.profile_code where ${ofPerson}::boolean and m.profile_code <> ''
      ) w group by w.profile_code
    )
    insert into promotion_uses (tenant_id, promotion_id, profile_code, uses, given_satang)
    select ${tenantId}, ${promotionId}, profile_code, uses, satang from counted order by profile_code
    on conflict (tenant_id, promotion_id, profile_code) do update
    set uses = excluded.uses, given_satang = excluded.given_satang`.execute(tx);
}

/** Gives back what an order used, once: of limits, and its coupons. */
export async function giveBackUses(tx: TenantTransaction, tenantId: string, orderId: string): Promise<void> {
  await sql`
    with gone as (
      update order_promotions set is_given_back = true
      where tenant_id = ${tenantId} and order_id = ${orderId} and not is_given_back
      returning promotion_id, profile_code, coupon_id, ${STANDING} as satang, is_counted_in_all,
        is_counted_of_person
    ), unused as (
      update promotion_coupons k set order_id = null, used_at = null
      from gone g where k.tenant_id = ${tenantId} and k.coupon_id = g.coupon_id and k.order_id = ${orderId}
    ), locked as materialized (
      select u.promotion_id, u.profile_code, g.satang
      from promotion_uses u join gone g on g.promotion_id = u.promotion_id
        and (u.profile_code = '' and g.is_counted_in_all or u.profile_code = g.profile_code and g.is_counted_of_person)
      where u.tenant_id = ${tenantId} order by u.promotion_id, u.profile_code for update of u
    )
    update promotion_uses u set uses = greatest(0, u.uses - 1), given_satang = greatest(0, u.given_satang - l.satang)
    from locked l
    where u.tenant_id = ${tenantId} and u.promotion_id = l.promotion_id and u.profile_code = l.profile_code`.execute(
    tx,
  );
}

/**
 * Takes again what `giveBackUses` gave back, when the step that gave it back is undone. Refuses with PROMOTION_GONE and the ids
 * of the promotions whose limit is reached or whose coupon is used since.
 */
export async function redeemAgain(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, at }: { orderId: string; at: Date },
): Promise<void> {
  await sql`
    with back as materialized (
      update order_promotions set is_given_back = false
      where tenant_id = ${tenantId} and order_id = ${orderId} and is_given_back
      returning promotion_id, profile_code, coupon_id, ${STANDING} as satang, is_counted_in_all,
        is_counted_of_person
    ), counted as materialized (
      select promotion_id, '' as profile_code, satang from back where is_counted_in_all
      union all
      select promotion_id, profile_code, satang from back where is_counted_of_person
    ), locked as materialized (
      select u.promotion_id, u.profile_code, c.satang from promotion_uses u join counted c using (promotion_id, profile_code)
      where u.tenant_id = ${tenantId} order by u.promotion_id, u.profile_code for update of u
    ), used as (
      update promotion_uses u set uses = u.uses + 1, given_satang = u.given_satang + l.satang
      from locked l join promotions p on p.tenant_id = ${tenantId} and p.promotion_id = l.promotion_id
      where u.tenant_id = ${tenantId} and u.promotion_id = l.promotion_id and u.profile_code = l.profile_code
        and case when u.profile_code = '' then u.uses < coalesce(p.in_all, 2147483647)
            and u.given_satang + l.satang <= coalesce(p.budget_satang, 9223372036854775807)
          else u.uses < least(coalesce(p.per_customer, 2147483647), case when p.is_for_new then 1 else 2147483647 end) end
      returning u.promotion_id, u.profile_code
    ), spent as (
      update promotion_coupons k set order_id = ${orderId}, used_at = ${at}::timestamptz
      from back b where k.tenant_id = ${tenantId} and k.coupon_id = b.coupon_id and k.order_id is null
      returning k.coupon_id
    ), gone as (
      select c.promotion_id from counted c
      where not exists (select from used u where u.promotion_id = c.promotion_id and u.profile_code = c.profile_code)
      union
      select b.promotion_id from back b
      where b.coupon_id is not null and not exists (select from spent s where s.coupon_id = b.coupon_id)
    )
    select case when exists (select from gone) then refuse('PROMOTION_GONE', (select json_agg(promotion_id)::text from gone)) end`.execute(
    tx,
  );
}
