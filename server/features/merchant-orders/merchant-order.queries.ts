/** SQL of one order as staff see it. */
import { sql } from 'kysely';
import type { OrderState } from '#domain/orders/order.ts';
import { standingEvents, type OrderEventKind } from '#domain/orders/order-events.ts';
import type { LineToPack } from '#domain/orders/packing.ts';
import { isDeskCustomerOf } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { PapersOfOrder } from '#domain/papers/doc-state.ts';
import type { OrderAddress } from '#database/tables.ts';
import type { ListedOrder } from './merchant-orders.queries.ts';

export type MerchantOrder = ListedOrder & {
  deliveryNameTh: string;
  deliveryNameEn: string;
  subtotalSatang: number;
  discountSatang: number;
  deliveryFeeSatang: number;
  deliveryTaxSatang: number;
  taxSatang: number;
  orderedTotalSatang: number | null;
  returnedSatang: number;
  paidSatang: number;
  refundedSatang: number;
  /** Cash that was taken for it; null while none was. */
  cashSatang: number | null;
  cashTakenAt: Date | null;
  cashTakenBy: string | null;
  cashTakenByName: string | null;
  cashHandedInAt: Date | null;
  cashWithStep: boolean | null;
  shipTo: OrderAddress;
  billTo: OrderAddress | null;
  needsTaxInvoice: boolean;
  papers: PapersOfOrder;
  carrier: string | null;
  trackingNo: string | null;
  trackingUrl: string | null;
  /** The customer's own center; null if none is assigned. */
  customerSaleUnit: string | null;
  /** Whether the customer's page can be opened at the order's center. */
  customerIsHere: boolean;
  centerNameTh: string;
  centerNameEn: string;
  customerCenterNameTh: string | null;
  customerCenterNameEn: string | null;
};

type Key = { orderId: string; saleUnit: string };

export async function findMerchantOrder(
  tx: TenantTransaction,
  { orderId, saleUnit }: Key,
): Promise<MerchantOrder | undefined> {
  const { rows } = await sql<MerchantOrder>`
    select o.order_id as "orderId", o.sale_unit as "saleUnit", o.order_type as "orderType", o.placed_at as "placedAt",
      coalesce(o.customer_code, '') as "customerCode", coalesce(c.name, '') as "customerName", o.purpose, o.status, o.payment_type as "paymentType",
      o.payment_status as "paymentStatus", o.delivery_method as "deliveryMethod", o.delivery_kind as "deliveryKind",
      o.delivery_name_th as "deliveryNameTh", o.delivery_name_en as "deliveryNameEn", o.subtotal_satang as "subtotalSatang",
      o.discount_satang as "discountSatang", o.delivery_fee_satang as "deliveryFeeSatang", o.delivery_tax_satang as "deliveryTaxSatang", o.tax_satang as "taxSatang", o.total_satang as "totalSatang", o.due_satang as "dueSatang",
      o.ordered_total_satang as "orderedTotalSatang", o.returned_satang as "returnedSatang", o.paid_satang as "paidSatang", o.refunded_satang as "refundedSatang",
      r.satang as "cashSatang", r.taken_at as "cashTakenAt", r.taken_by as "cashTakenBy", r.handed_in_at as "cashHandedInAt", r.with_step as "cashWithStep",
      (select s.name from staff s where s.tenant_id = r.tenant_id and s.user_id = r.taken_by) as "cashTakenByName", o.placed_by_user as "placedByUser",
      (select s.name from staff s where s.tenant_id = o.tenant_id and s.user_id = o.placed_by_user) as "placedByName", o.remark, o.staff_note as "staffNote", o.ship_to as "shipTo",
      o.needs_tax_invoice as "needsTaxInvoice", (
        select json_build_object('many', count(*), 'standing', count(*) filter (where p.state = 'Approved' and p.kind <> 'credit'),
          'areIssued', exists (select from center_sellers s where s.tenant_id = o.tenant_id and s.sale_unit = o.sale_unit
            and s.since <= o.placed_at))
        from papers p where p.tenant_id = o.tenant_id and p.order_id = o.order_id) as papers,
      o.bill_to as "billTo", o.carrier, o.tracking_no as "trackingNo", o.tracking_url as "trackingUrl",
      (select count(*)::integer from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.order_id) as "lineCount",
      e.name_th as "centerNameTh", e.name_en as "centerNameEn", own.sale_unit as "customerSaleUnit",
      coalesce(${isDeskCustomerOf([saleUnit])}, false) as "customerIsHere",
      own.name_th as "customerCenterNameTh", own.name_en as "customerCenterNameEn"
    from orders o left join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    join centers e on e.tenant_id = o.tenant_id and e.sale_unit = o.sale_unit
    left join cash_receipts r on r.tenant_id = o.tenant_id and r.order_id = o.order_id
    left join lateral (
      select d.sale_unit, n.name_th, n.name_en from customer_centers d
      join centers n on n.tenant_id = d.tenant_id and n.sale_unit = d.sale_unit
      where d.tenant_id = o.tenant_id and d.customer_code = o.customer_code order by d.position, d.sale_unit limit 1
    ) own on true
    where o.order_id = ${orderId} and o.sale_unit = ${saleUnit}`.execute(tx);
  return rows[0];
}

export type HistoryEvent = {
  at: Date;
  from: OrderState | null;
  to: OrderState;
  actorKind: string;
  actorId: string;
  /** The staff member's name; null for everybody else. */
  staffName: string | null;
  /** Shown to the customer. */
  reason: string;
  /** For staff only. */
  note: string;
  kind: OrderEventKind;
};

/** The events of the order that are still true, oldest first: a step that was taken back is none. */
export async function findOrderEvents(tx: TenantTransaction, orderId: string): Promise<HistoryEvent[]> {
  const { rows } = await sql<HistoryEvent>`
    select e.at, e.from_status as "from", e.to_status as "to", e.actor_kind as "actorKind", e.actor_id as "actorId",
      s.name as "staffName", e.reason, e.note, e.kind
    from order_events e
    left join staff s on s.tenant_id = e.tenant_id and s.user_id = e.actor_id and e.actor_kind <> 'customer'
    where e.order_id = ${orderId} order by e.event_id`.execute(tx);
  return standingEvents(rows);
}

/** Notes and failed deliveries of the order: what staff can add without end. */
export async function countNotes(tx: TenantTransaction, orderId: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from order_events where order_id = ${orderId} and kind in ('note', 'failed')`.execute(
    tx,
  );
  return rows[0]?.many ?? 0;
}

export type ReturnRow = {
  returnNo: number;
  at: Date;
  actorId: string;
  staffName: string | null;
  reason: string;
  amountSatang: number;
  feeSatang: number;
  undoneAt: Date | null;
  lines: { line: number; quantity: number; restocked: number }[];
};

/** The return documents of the order, oldest first; those that were taken back too. */
export async function findReturns(tx: TenantTransaction, orderId: string): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select r.return_no as "returnNo", r.at, r.actor_id as "actorId", s.name as "staffName", r.reason,
      r.amount_satang as "amountSatang", r.fee_satang as "feeSatang", r.undone_at as "undoneAt", l.lines
    from order_returns r
    left join staff s on s.tenant_id = r.tenant_id and s.user_id = r.actor_id
    join lateral (
      select json_agg(json_build_object('line', l.line_no, 'quantity', l.quantity, 'restocked', l.restocked) order by l.line_no) as lines
      from order_return_lines l
      where l.tenant_id = r.tenant_id and l.order_id = r.order_id and l.return_no = r.return_no and l.quantity > 0
    ) l on true
    where r.order_id = ${orderId} order by r.return_no`.execute(tx);
  return rows;
}

/** The ordered lines, to compute what is packed. */
export async function findOrderedLines(tx: TenantTransaction, orderId: string): Promise<LineToPack[]> {
  const { rows } = await sql<LineToPack>`
    select line_no as "lineNo", quantity, unit_price_satang as "unitPriceSatang", discount_satang as "discountSatang",
      amount_satang as "amountSatang", tax_satang as "taxSatang"
    from order_lines where order_id = ${orderId} order by line_no`.execute(tx);
  return rows;
}

export type Parcel = { carrier: string; trackingNo: string; trackingUrl: string | null };

/** Sets the parcel of an order in one of these states, and returns the previous one; otherwise undefined. */
export async function setParcel(
  tx: TenantTransaction,
  {
    orderId,
    states,
    parcel,
    at,
  }: { orderId: string; states: readonly OrderState[]; parcel: Parcel; at: Date },
): Promise<{ [K in keyof Parcel]: string | null } | undefined> {
  const { rows } = await sql<{ [K in keyof Parcel]: string | null }>`
    with before as materialized (
      select order_id, carrier, tracking_no, tracking_url from orders
      where order_id = ${orderId} and status = any (${states}::text[]) for update
    )
    update orders o set carrier = ${parcel.carrier}, tracking_no = ${parcel.trackingNo},
      tracking_url = ${parcel.trackingUrl}, updated_at = ${at}
    from before b where o.order_id = b.order_id
    returning b.carrier, b.tracking_no as "trackingNo", b.tracking_url as "trackingUrl"`.execute(tx);
  return rows[0];
}
