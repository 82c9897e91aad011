/** SQL of what stands of an order's promotions once less was packed, or something came back. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { GoneOfPromotion, Granted, StandingLine } from '#domain/promotion/standing-promotions.ts';

/** What the order got of promotions, and its lines as they stand; both empty for an order without promotions. */
export async function findGranted(
  tx: TenantTransaction,
  orderId: string,
): Promise<{ lines: StandingLine[]; granted: Granted[] }> {
  const { rows } = await sql<{ lines: StandingLine[]; granted: Granted[] }>`
    with granted as materialized (
      select promotion_id, discount_satang, free_satang from order_promotions
      where order_id = ${orderId} and not is_given_back
    )
    select
      (select coalesce(json_agg(json_build_object('id', promotion_id, 'discountSatang', discount_satang,
        'freeSatang', free_satang) order by promotion_id), '[]') from granted) as granted,
      (select coalesce(json_agg(json_build_object('isFree', l.is_free, 'discounts', l.discounts,
          'kept', coalesce(p.quantity, l.quantity) - coalesce(b.quantity, 0),
          'discountSatang', coalesce(p.discount_satang, l.discount_satang) - coalesce(b.satang, 0)) order by l.line_no), '[]')
        from order_lines l
        left join packed_lines p using (tenant_id, order_id, line_no)
        left join lateral (
          select sum(r.quantity) as quantity, sum(r.discount_satang) as satang
          from order_return_lines r join order_returns d using (tenant_id, order_id, return_no)
          where r.tenant_id = l.tenant_id and r.order_id = l.order_id and r.line_no = l.line_no and d.undone_at is null
        ) b on true
        where l.order_id = ${orderId} and exists (select from granted)) as lines`.execute(tx);
  return rows[0] ?? { lines: [], granted: [] };
}

/**
 * Writes what of an order's promotions is gone, and corrects what their budgets have given by the difference. With `mayRefuse`
 * it refuses with PROMOTION_GONE and the ids of the promotions whose budget does not allow more any longer.
 */
export async function writeGone(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, gone, mayRefuse }: { orderId: string; gone: readonly GoneOfPromotion[]; mayRefuse: boolean },
): Promise<void> {
  await sql`
    with changed as materialized (
      select g.promotion_id, g.profile_code, g.is_counted_in_all, g.is_counted_of_person,
        g.gone_discount_satang + g.gone_free_satang - n."goneDiscountSatang" - n."goneFreeSatang" as more
      from order_promotions g
      join json_to_recordset(${JSON.stringify(gone)}::json) as n (id text, "goneDiscountSatang" bigint, "goneFreeSatang" bigint)
        on n.id = g.promotion_id
      where g.tenant_id = ${tenantId} and g.order_id = ${orderId} and not g.is_given_back
    ), written as (
      update order_promotions g set gone_discount_satang = n."goneDiscountSatang", gone_free_satang = n."goneFreeSatang",
        is_gone = n."isGone"
      from json_to_recordset(${JSON.stringify(gone)}::json)
        as n (id text, "goneDiscountSatang" bigint, "goneFreeSatang" bigint, "isGone" boolean)
      where g.tenant_id = ${tenantId} and g.order_id = ${orderId} and g.promotion_id = n.id
    ), locked as materialized (
      select u.promotion_id, u.profile_code, c.more
      from promotion_uses u join changed c on c.promotion_id = u.promotion_id and c.more <> 0
        and (u.profile_code = '' and c.is_counted_in_all or u.profile_code = c.profile_code and c.is_counted_of_person)
      where u.tenant_id = ${tenantId} order by u.promotion_id, u.profile_code for update of u
    ), used as (
      update promotion_uses u set given_satang = greatest(0, u.given_satang + l.more)
      from locked l join promotions p on p.tenant_id = ${tenantId} and p.promotion_id = l.promotion_id
      where u.tenant_id = ${tenantId} and u.promotion_id = l.promotion_id and u.profile_code = l.profile_code
        and (not ${mayRefuse}::boolean or l.more < 0 or u.profile_code <> ''
          or u.given_satang + l.more <= coalesce(p.budget_satang, 9223372036854775807))
      returning u.promotion_id, u.profile_code
    ), refused as (
      select l.promotion_id from locked l
      where not exists (select from used u where u.promotion_id = l.promotion_id and u.profile_code = l.profile_code)
    )
    select case when exists (select from refused)
      then refuse('PROMOTION_GONE', (select json_agg(promotion_id)::text from refused)) end`.execute(tx);
}
