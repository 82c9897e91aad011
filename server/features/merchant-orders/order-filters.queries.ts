/** What the staff's list of orders is narrowed by, as conditions of a scan along one of its indexes. */
import { sql, type RawBuilder } from 'kysely';
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { TypedNumber } from '#domain/orders/order-number.ts';
import { awaitsMoney, paymentStatuses, type PaymentStatus } from '#domain/orders/payment.ts';
import type { TenantTransaction } from '#database/database.ts';

/** Where a page begins: after this order. `value` is what the list is sorted by: a moment, or satang. */
export type Place = { value: Date | number; orderId: string };

export type OrderFilters = {
  saleUnit: string;
  type: OrderType;
  states: readonly OrderState[];
  sort: 'placed' | 'total';
  dir: 'asc' | 'desc';
  placed: { from?: Date | undefined; until?: Date | undefined };
  /** Any of these; an order of which nothing is due does not wait for money. */
  payments?: readonly PaymentStatus[] | undefined;
  /** Any of these, by the code of who placed the order for the customer. */
  salesmen?: readonly string[] | undefined;
  deliveries?: readonly DeliveryKind[] | undefined;
  total?: { from?: number | undefined; to?: number | undefined } | undefined;
  /** With a note of staff for staff: of the order itself, or of something that happened to it. */
  noted?: boolean | undefined;
  /** With any of these products: the orders themselves where they are few. */
  products?: { codes: readonly string[]; orderIds: readonly string[] | undefined } | undefined;
  after?: Place | undefined;
  take: number;
  /** Any of these. */
  customers?: readonly string[] | undefined;
  search?: Search | undefined;
};

export type Search = {
  number: TypedNumber | undefined;
  /** The beginning of a number's end. */
  end: string | undefined;
  /** Parts of a name, code, mobile number, tax ID, district or province; the customer must have them all. */
  parts: readonly string[];
};

export type Condition = RawBuilder<unknown>;
export const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

/** The sort key of a list, and the extreme values of both directions. */
export const keys = {
  placed: { column: 'placed_at', type: 'timestamptz', ends: { desc: '-infinity', asc: 'infinity' } },
  total: { column: 'total_satang', type: 'bigint', ends: { desc: '0', asc: '9223372036854775807' } },
} as const;

/** The conditions of every scan on an order `o`, except its state. */
export function commonConditions(filters: OrderFilters): Condition[] {
  const { saleUnit, type, sort, dir, placed, total, after } = filters;
  const key = sql.ref(`o.${keys[sort].column}`);
  const past = sql.raw(dir === 'desc' ? '<' : '>');
  const value = sql`${after?.value}::${sql.raw(keys[sort].type)}`;
  return [
    sql`o.sale_unit = ${saleUnit}`,
    sql`o.order_type = ${type}`,
    ...(placed.from ? [sql`o.placed_at >= ${placed.from}::timestamptz`] : []),
    ...(placed.until ? [sql`o.placed_at < ${placed.until}::timestamptz`] : []),
    ...(total?.from === undefined ? [] : [sql`o.total_satang >= ${total.from}::bigint`]),
    ...(total?.to === undefined ? [] : [sql`o.total_satang <= ${total.to}::bigint`]),
    ...chosenConditions(filters),
    // The first is an index condition; the second separates equal values.
    ...(after
      ? [sql`${key} ${past}= ${value}`, sql`(${key}, o.order_id) ${past} (${value}, ${after.orderId})`]
      : []),
  ];
}

/** All but the products are read from the index of the scan. */
function chosenConditions({ payments, salesmen, deliveries, noted, products }: OrderFilters): Condition[] {
  return [
    ...(payments ? [paymentCondition(payments)] : []),
    ...(salesmen ? [sql`o.placed_by_user = any (${salesmen}::text[])`] : []),
    ...(deliveries ? [sql`o.delivery_kind = any (${deliveries}::text[])`] : []),
    ...(noted ? [sql`o.is_noted`] : []),
    ...(products ? [productCondition(products)] : []),
  ];
}

/** Nothing but what is still to be paid, which has an index of its own. */
export const isOwed = ({ payments = [] }: Pick<OrderFilters, 'payments'>): boolean =>
  payments.length > 0 && payments.every(awaitsMoney);

function paymentCondition(payments: readonly PaymentStatus[]): Condition {
  const chosen = sql`o.payment_status = any (${payments}::text[])`;
  if (isOwed({ payments })) return sql`o.due_satang > 0 and ${chosen}`;
  const waiting = paymentStatuses.filter(awaitsMoney);
  return sql`${chosen} and (o.payment_status <> all (${waiting}::text[]) or o.due_satang > 0)`;
}

const productCondition = ({ codes, orderIds }: NonNullable<OrderFilters['products']>): Condition =>
  orderIds
    ? sql`o.order_id = any (${orderIds}::text[])`
    : sql`exists (select from order_lines l
        where l.tenant_id = o.tenant_id and l.order_id = o.order_id and l.product_code = any (${codes}::text[]))`;

/** At most this many orders with a product are read one by one; of a product that more have, one is met soon. */
const FEW_ORDERS = 3000;

export type ProductOrders = { orderIds: string[] } | { oldest: string; newest: string };

/** The orders of the shop with any of the products; where there are many, the first and the last of their numbers. */
export async function ordersOfProducts(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<ProductOrders> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from order_lines where product_code = any (${codes}::text[])
    limit ${FEW_ORDERS + 1}`.execute(tx);
  if (rows.length <= FEW_ORDERS) return { orderIds: [...new Set(rows.map(({ id }) => id))] };
  const ends = await sql<{ oldest: string; newest: string }>`
    select min(e.oldest) as oldest, max(e.newest) as newest from unnest(${codes}::text[]) c (code) cross join lateral (
      select (select l.order_id from order_lines l where l.product_code = c.code order by l.order_id limit 1) as oldest,
        (select l.order_id from order_lines l where l.product_code = c.code order by l.order_id desc limit 1) as newest
    ) e`.execute(tx);
  return ends.rows[0] ?? { orderIds: [] };
}
