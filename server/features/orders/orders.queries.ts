/** SQL of orders. Each takes the tenant's transaction first; none runs once per line. */
import { sql } from 'kysely';
import { staticSql, type TenantTransaction } from '#database/database.ts';
import type { OrderAddress } from '#database/tables.ts';
import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import type { WayToPay } from '#domain/payments/ways.ts';
import type { Language } from '../../http/messages.ts';
import type { Discount, LineMoney, OrderSums } from '#domain/orders/line-money.ts';
import type { Claim as KeyClaim } from '../idempotency/idempotency.public.ts';
import type { OrderPromotion } from '../promotion/promotion.public.ts';
import { isOfPerson, isWithin, type OrderScope } from '#database/order-scope.ts';
import type { NewOrderJob } from '../../order-effects.ts';

export type Actor = { kind: string; id: string };

export type NewOrderLine = LineMoney & {
  productCode: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  unitNo: number;
  unitNameTh: string;
  unitNameEn: string;
  unitRate: number;
  priceSource: string;
  takesStock: boolean;
  /** What makes up the line's discount. */
  discounts: readonly Discount[];
  /** Given with others: its amount is 0 whatever its price. */
  isFree: boolean;
  /** Of one piece; null where the shop has set none. For staff with the right alone. */
  costSatang: number | null;
};

export type NewOrder = OrderSums & {
  deliveryTaxSatang: number;
  orderId: string;
  saleUnit: string;
  customerCode: string;
  paymentType: number;
  payment: Pick<WayToPay, 'code' | 'kind' | 'name'>;
  delivery: Pick<DeliveryMethod, 'code' | 'kind' | 'name'>;
  remark: string;
  shipTo: OrderAddress;
  billTo: OrderAddress | null;
  needsTaxInvoice: boolean;
  placedAt: Date;
  /** In which its customer is written to. */
  language: Language;
  lines: NewOrderLine[];
  /** What it gets of promotions; written by `redeemPromotions`. */
  promotions: readonly OrderPromotion[];
};

/** The key, and the center that the order is for. */
export type IdempotencyClaim = KeyClaim & { saleUnit: string };
/** The earlier response under the key, and who and where the order is for. */
export type Claim = {
  requestHash: string | null;
  /** As JSON. */
  answer: string | null;
  customerName: string;
  centerNameTh: string;
  centerNameEn: string;
};

/**
 * Whether the key has been used, and who and where the order is for. Undefined: customer or center is gone or
 * inactive.
 */
export async function findClaim(
  tx: TenantTransaction,
  tenantId: string,
  claim: IdempotencyClaim,
): Promise<Claim | undefined> {
  const { rows } = await staticSql<Claim>`
    select k.request_hash as "requestHash", k.answer, c.name as "customerName", d.name_th as "centerNameTh", d.name_en as "centerNameEn"
    from customers c join centers d on d.tenant_id = c.tenant_id and d.sale_unit = ${claim.saleUnit} and d.is_active
    left join idempotency_keys k on k.tenant_id = c.tenant_id and k.owner = ${claim.owner} and k.call = ${claim.call} and k.key = ${claim.key}
    where c.tenant_id = ${tenantId} and c.customer_code = ${claim.owner} and c.status = 'active'`.execute(tx);
  return rows[0];
}

/** Own orders are looked for among so many of a customer. */
const LATEST_LOOKED_AT = 50;

type NewOrderWrite = {
  order: NewOrder;
  claim: IdempotencyClaim;
  actor: Actor;
  answer: string;
  jobs: readonly NewOrderJob[];
};

/**
 * Writes the response under the key, the order, its lines, its first event and its jobs, in one statement. It waits
 * for a concurrent write of the same key, and for a closing of the center. Refuses with TRY_AGAIN if the key or the number is
 * taken or the center is closed by now. Placed by a salesman, it
 * is in the customer's language: that of their last own order, else the one they chose for messages, else Thai.
 */
export async function insertOrder(
  tx: TenantTransaction,
  tenantId: string,
  { order, claim, actor, answer, jobs }: NewOrderWrite,
): Promise<void> {
  const salesman = actor.kind === 'actingSalesman' ? actor.id : null;
  const numbered = order.lines.map((line, index) => ({ lineNo: index + 1, ...line }));
  await staticSql`
    with center as (
      select from centers where tenant_id = ${tenantId} and sale_unit = ${order.saleUnit} and is_active for key share
    ), claimed as (
      insert into idempotency_keys (tenant_id, owner, call, key, request_hash, answer)
      values (${tenantId}, ${claim.owner}, ${claim.call}, ${claim.key}, ${claim.requestHash}, ${answer})
      on conflict do nothing
      returning key
    ), written as (
      insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method,
        delivery_kind, delivery_name_th, delivery_name_en, subtotal_satang, discount_satang, delivery_fee_satang,
        delivery_tax_satang, total_satang, tax_satang, remark, ship_to, bill_to, placed_at, updated_at, placed_by_user, language,
        payment_method, payment_kind, payment_name_th, payment_name_en, needs_tax_invoice)
      select ${tenantId}, ${order.orderId}, ${order.saleUnit}, 'Wait', ${order.customerCode}, ${order.paymentType}::smallint,
        ${order.delivery.code}, ${order.delivery.kind}, ${order.delivery.name.th}, ${order.delivery.name.en},
        ${order.subtotalSatang}::bigint, ${order.discountSatang}::bigint, ${order.deliveryFeeSatang}::bigint,
        ${order.deliveryTaxSatang}::bigint, ${order.totalSatang}::bigint, ${order.taxSatang}::bigint, ${order.remark},
        ${JSON.stringify(order.shipTo)}::jsonb, ${order.billTo ? JSON.stringify(order.billTo) : null}::jsonb,
        ${order.placedAt}::timestamptz, ${order.placedAt}::timestamptz,
        ${salesman}, case when ${salesman}::text is null then ${order.language} else coalesce(
          (select o.language from (
            select language, placed_by_user, placed_at from orders
            where tenant_id = ${tenantId} and customer_code = ${order.customerCode}
            order by placed_at desc limit ${LATEST_LOOKED_AT}) o
          where o.placed_by_user is null order by o.placed_at desc limit 1),
          (select p.language from customers c join notification_preferences p on p.tenant_id = c.tenant_id
              and p.audience = 'customer' and p.recipient = c.profile_code
          where c.tenant_id = ${tenantId} and c.customer_code = ${order.customerCode}),
          'th') end,
        ${order.payment.code}, ${order.payment.kind}, ${order.payment.name.th}, ${order.payment.name.en},
        ${order.needsTaxInvoice}::boolean
      from claimed, center
      on conflict do nothing
      returning order_id
    ), lines as (
      insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, picture, unit_no,
        unit_name_th, unit_name_en, unit_rate, quantity, unit_price_satang, discount_satang, discounts, amount_satang,
        tax_type, tax_rate, tax_satang, is_free, price_source, takes_stock, cost_satang)
      select ${tenantId}, w.order_id, l.* from written w, json_to_recordset(${JSON.stringify(numbered)}::json) as l (
        "lineNo" smallint, "productCode" text, "nameTh" text, "nameEn" text, picture text, "unitNo" smallint,
        "unitNameTh" text, "unitNameEn" text, "unitRate" integer, quantity integer, "unitPriceSatang" bigint,
        "discountSatang" bigint, discounts jsonb, "amountSatang" bigint, "taxType" smallint, "taxRate" smallint,
        "taxSatang" bigint, "isFree" boolean, "priceSource" text, "takesStock" boolean,
        "costSatang" bigint)
    ), event as (
      insert into order_events (tenant_id, order_id, at, to_status, actor_kind, actor_id)
      select ${tenantId}, order_id, ${order.placedAt}, 'Wait', ${actor.kind}, ${actor.id} from written
    ), jobs as (
      insert into outbox (tenant_id, queue, subject, start_after)
      select ${tenantId}, j.queue, w.order_id, j.start_after from written w,
        unnest(${jobs.map(({ queue }) => queue)}::text[], ${jobs.map(({ startAfter }) => startAfter)}::timestamptz[])
          as j (queue, start_after)
    )
    select case when not exists (select from written) then refuse('TRY_AGAIN', '') end`.execute(tx);
}

const orderColumns = [
  'orders.order_id',
  'orders.sale_unit',
  'orders.order_type',
  'orders.status',
  'orders.customer_code',
  'orders.payment_type',
  'orders.payment_status',
  'orders.payment_method',
  'orders.payment_kind',
  'orders.payment_name_th',
  'orders.payment_name_en',
  'orders.delivery_method',
  'orders.delivery_kind',
  'orders.delivery_name_th',
  'orders.delivery_name_en',
  'orders.subtotal_satang',
  'orders.discount_satang',
  'orders.delivery_fee_satang',
  'orders.tax_satang',
  'orders.total_satang',
  'orders.remark',
  'orders.ship_to',
  'orders.bill_to',
  'orders.placed_at',
  'orders.ordered_total_satang',
  'orders.returned_satang',
  'orders.paid_satang',
  'orders.refunded_satang',
  'centers.name_th as center_name_th',
  'centers.name_en as center_name_en',
  'customers.name as customer_name',
  'first_line.name_th as first_name_th',
  'first_line.name_en as first_name_en',
  'first_line.picture as first_picture',
] as const;

const joined = (tx: TenantTransaction) =>
  tx
    .selectFrom('orders')
    .innerJoin('centers', (join) =>
      join
        .onRef('centers.tenant_id', '=', 'orders.tenant_id')
        .onRef('centers.sale_unit', '=', 'orders.sale_unit'),
    )
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'orders.tenant_id')
        .onRef('customers.customer_code', '=', 'orders.customer_code'),
    )
    // Lines are numbered from 1: the product that identifies the order is found by key.
    .leftJoin('order_lines as first_line', (join) =>
      join
        .onRef('first_line.tenant_id', '=', 'orders.tenant_id')
        .onRef('first_line.order_id', '=', 'orders.order_id')
        .on('first_line.line_no', '=', 1),
    )
    .select([...orderColumns])
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .whereRef('order_lines.tenant_id', '=', 'orders.tenant_id')
        .whereRef('order_lines.order_id', '=', 'orders.order_id')
        .select((count) => count.fn.countAll<number>().as('lines'))
        .as('line_count'),
    );

export type OrderRow = Awaited<ReturnType<ReturnType<typeof findOrders>['execute']>>[number];

type Filters = {
  scope: OrderScope;
  before?: { placedAt: Date; orderId: string };
  take: number;
  statuses?: readonly string[];
  placed?: { from?: Date; until?: Date };
  /** Part of the order number, or of the name or code of a product in it. */
  text?: string;
};

/**
 * The query of a page of the customer's orders, newest first, after the given position. Keyset pagination along the
 * index of the customer's orders by time: no page is slower than the first, and a filter reads only their own
 * orders.
 */
export function findOrders(
  tx: TenantTransaction,
  { scope, before, take, statuses, placed = {}, text = '' }: Filters,
) {
  let query = joined(tx).where(isWithin(scope));
  // The first is an index condition; the second separates orders of the same moment.
  if (before)
    query = query
      .where('orders.placed_at', '<=', before.placedAt)
      .where(sql<boolean>`(orders.placed_at, orders.order_id) < (${before.placedAt}, ${before.orderId})`);
  if (statuses) query = query.where('orders.status', 'in', statuses);
  if (placed.from) query = query.where('orders.placed_at', '>=', placed.from);
  if (placed.until) query = query.where('orders.placed_at', '<', placed.until);
  if (text !== '') {
    // With a limit, so that it is evaluated per order: "exists" may read the lines of the whole shop.
    const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(
      sql<boolean>`(orders.order_id ilike ${like} or (
        select true from order_lines l where l.tenant_id = orders.tenant_id and l.order_id = orders.order_id
          and (l.name_th ilike ${like} or l.name_en ilike ${like} or l.product_code ilike ${like}) limit 1))`,
    );
  }
  return query.orderBy('orders.placed_at', 'desc').orderBy('orders.order_id', 'desc').limit(take);
}

type OrderKey = { scope: OrderScope; orderId: string; saleUnit: string };

export function findOrder(tx: TenantTransaction, { scope, orderId, saleUnit }: OrderKey) {
  return joined(tx)
    .select('orders.needs_tax_invoice')
    .select((eb) =>
      eb
        .selectFrom('papers')
        .whereRef('papers.tenant_id', '=', 'orders.tenant_id')
        .whereRef('papers.order_id', '=', 'orders.order_id')
        .select((count) => count.fn.countAll<number>().as('papers'))
        .as('paper_count'),
    )
    .where('orders.order_id', '=', orderId)
    .where('orders.sale_unit', '=', saleUnit)
    .where(isOfPerson(scope))
    .executeTakeFirst();
}

export function findLines(tx: TenantTransaction, orderId: string) {
  return tx
    .selectFrom('order_lines')
    .leftJoin('packed_lines', (join) =>
      join
        .onRef('packed_lines.tenant_id', '=', 'order_lines.tenant_id')
        .onRef('packed_lines.order_id', '=', 'order_lines.order_id')
        .onRef('packed_lines.line_no', '=', 'order_lines.line_no'),
    )
    .selectAll('order_lines')
    .select([
      'packed_lines.quantity as packed_quantity',
      'packed_lines.amount_satang as packed_amount_satang',
      'packed_lines.discount_satang as packed_discount_satang',
      'packed_lines.tax_satang as packed_tax_satang',
      'packed_lines.why as packed_why',
    ])
    .select((eb) => [
      eb
        .selectFrom('order_return_lines as r')
        .innerJoin('order_returns as d', (join) =>
          join
            .onRef('d.tenant_id', '=', 'r.tenant_id')
            .onRef('d.order_id', '=', 'r.order_id')
            .onRef('d.return_no', '=', 'r.return_no'),
        )
        .where('d.undone_at', 'is', null)
        .whereRef('r.tenant_id', '=', 'order_lines.tenant_id')
        .whereRef('r.order_id', '=', 'order_lines.order_id')
        .whereRef('r.line_no', '=', 'order_lines.line_no')
        .select(sql<number>`coalesce(sum(r.quantity), 0)::integer`.as('quantity'))
        .as('returned_quantity'),
    ])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.line_no')
    .execute();
}

/** What an order got of promotions, as they were called then. */
export function findOrderPromotions(tx: TenantTransaction, orderId: string) {
  return tx
    .selectFrom('order_promotions')
    .select([
      'promotion_id as promotionId',
      'name_th as nameTh',
      'name_en as nameEn',
      'coupon_id as couponId',
      'times',
      'discount_satang as discountSatang',
      'free_satang as freeSatang',
    ])
    .where('order_id', '=', orderId)
    .orderBy('promotion_id')
    .execute();
}
