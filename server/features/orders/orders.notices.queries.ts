/** What notifications about orders contain. */
import { sql } from 'kysely';
import type { OrderState } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Language } from '../../http/messages.ts';

export type NoticeRow = {
  orderId: string;
  saleUnit: string;
  /** The person behind the account. */
  profileCode: string;
  language: Language;
  status: OrderState;
  totalSatang: number;
  /** Of an order that was not packed in full; null otherwise. */
  orderedTotalSatang: number | null;
  /** What it got of promotions, and what it saved; free goods at their list price. */
  promotions: { nameTh: string; nameEn: string }[];
  discountSatang: number;
  deliveryKind: string;
  carrier: string | null;
  trackingNo: string | null;
  /** Of the step into the state: which it was, since when the order is in it, and what the customer was told. */
  stepId: number;
  since: Date;
  stepReason: string;
  /** The last delivery that failed. */
  failedId: number | null;
  failedReason: string | null;
  /** The last note that was addressed to the customer. */
  noteId: number | null;
  noteReason: string | null;
  /** The last return that stands: the number of its document, and when it was written. */
  returnNo: number | null;
  returnedAt: Date | null;
};

export async function findOrdersToTell(
  tx: TenantTransaction,
  orderIds: readonly string[],
): Promise<NoticeRow[]> {
  const last = (condition: ReturnType<typeof sql>) => sql`
    (select event_id, at, reason from order_events e
      where e.tenant_id = o.tenant_id and e.order_id = o.order_id and ${condition}
      order by event_id desc limit 1)`;
  const { rows } = await sql<NoticeRow>`
    select o.order_id as "orderId", o.sale_unit as "saleUnit", c.profile_code as "profileCode", o.language, o.status,
      o.total_satang as "totalSatang", o.ordered_total_satang as "orderedTotalSatang",
      o.discount_satang as "discountSatang", array(
        select json_build_object('nameTh', p.name_th, 'nameEn', p.name_en) from order_promotions p
        where p.tenant_id = o.tenant_id and p.order_id = o.order_id order by p.promotion_id) as promotions,
      o.delivery_kind as "deliveryKind", o.carrier, o.tracking_no as "trackingNo",
      step.event_id as "stepId", step.at as since, step.reason as "stepReason",
      failed.event_id as "failedId", failed.reason as "failedReason", back.return_no as "returnNo", back.at as "returnedAt",
      note.event_id as "noteId", note.reason as "noteReason"
    from orders o
      join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
      join lateral ${last(sql`e.kind = 'transition' and e.to_status = o.status`)} as step on true
      left join lateral ${last(sql`e.kind = 'failed'`)} as failed on true
      left join lateral ${last(sql`e.kind = 'note' and e.reason <> ''`)} as note on true
      left join lateral (
        select return_no, at from order_returns r
        where r.tenant_id = o.tenant_id and r.order_id = o.order_id and r.undone_at is null
        order by return_no desc limit 1) as back on true
    where o.order_id = any(${orderIds}::text[])`.execute(tx);
  return rows;
}

export type WaitingCenter = { saleUnit: string; nameTh: string; nameEn: string; many: number };

/**
 * Centers with an order in Wait that was placed until then and that nobody was told of, and how many wait there, counted
 * to `most`. They count as told from then on. `notBefore`: a center that was told since is left for later.
 */
export async function takeWaitingCenters(
  tx: TenantTransaction,
  tenantId: string,
  { until, now, notBefore, most }: { until: Date; now: Date; notBefore: Date; most: number },
): Promise<WaitingCenter[]> {
  const { rows } = await sql<WaitingCenter>`
    with told as (
      insert into orders_waiting_told as t (tenant_id, sale_unit, placed_until, told_at)
      select ${tenantId}, c.sale_unit, ${until}, ${now} from centers c
      where exists (select from orders o where o.tenant_id = c.tenant_id and o.sale_unit = c.sale_unit
        and o.order_type = '3' and o.status = 'Wait' and o.placed_at <= ${until}
        and o.placed_at > coalesce((select w.placed_until from orders_waiting_told w
          where w.tenant_id = c.tenant_id and w.sale_unit = c.sale_unit), '-infinity'))
      on conflict (tenant_id, sale_unit) do update set placed_until = excluded.placed_until, told_at = excluded.told_at
        where t.told_at <= ${notBefore}
      returning t.tenant_id, t.sale_unit)
    select c.sale_unit as "saleUnit", c.name_th as "nameTh", c.name_en as "nameEn",
      (select count(*)::integer from (select from orders o where o.tenant_id = c.tenant_id and o.sale_unit = c.sale_unit
        and o.order_type = '3' and o.status = 'Wait' and o.placed_at <= ${until} limit ${most}) as waiting) as many
    from told join centers c using (tenant_id, sale_unit)
    order by c.position, c.sale_unit`.execute(tx);
  return rows;
}
