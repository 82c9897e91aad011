/**
 * SQL of orders as staff see them. A page is merged from index scans, one per state or customer, each of which
 * reads no more than the page holds; nothing is counted or sorted over all orders of a center.
 */
import { sql, type RawBuilder } from 'kysely';
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import type { IssuePurpose } from '#domain/orders/goods-issue.ts';
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { TypedNumber } from '#domain/orders/order-number.ts';
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
  /** Only what is still to be paid. */
  unpaid?: boolean;
  after?: Place | undefined;
  take: number;
  customer?: string | undefined;
  search?: Search | undefined;
};

export type Search = {
  number: TypedNumber | undefined;
  /** The beginning of a number's end. */
  end: string | undefined;
  /** Parts of a name, code or mobile number; the customer must have them all. */
  parts: readonly string[];
};

/**
 * At most this many orders whose numbers end alike are considered; there are more only beyond some millions of
 * orders.
 */
const MAX_OF_END = 500;

/** At most this many customers matching a text are considered. */
export const MAX_CUSTOMERS = 30;

export type ListedOrder = {
  orderId: string;
  saleUnit: string;
  orderType: OrderType;
  placedAt: Date;
  customerCode: string;
  customerName: string;
  status: OrderState;
  paymentType: number;
  paymentStatus: PaymentStatus;
  deliveryMethod: string;
  deliveryKind: DeliveryKind;
  totalSatang: number;
  lineCount: number;
  placedByUser: string | null;
  /** Null if nobody ordered for the customer, or no such person is known any more. */
  placedByName: string | null;
  remark: string;
  /** What a goods issue is for. */
  purpose: IssuePurpose | null;
};

type Condition = RawBuilder<unknown>;
const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

/** The sort key of a list, and the extreme values of both directions. */
const keys = {
  placed: { column: 'placed_at', type: 'timestamptz', ends: { desc: '-infinity', asc: 'infinity' } },
  total: { column: 'total_satang', type: 'bigint', ends: { desc: '0', asc: '9223372036854775807' } },
} as const;

/** The conditions of every scan on an order `o`, except its state. */
function commonConditions({ saleUnit, type, sort, dir, placed, unpaid, after }: OrderFilters): Condition[] {
  const key = sql.ref(`o.${keys[sort].column}`);
  const past = sql.raw(dir === 'desc' ? '<' : '>');
  const value = sql`${after?.value}::${sql.raw(keys[sort].type)}`;
  return [
    sql`o.sale_unit = ${saleUnit}`,
    sql`o.order_type = ${type}`,
    ...(unpaid ? [sql`o.payment_status = 'unpaid'`] : []),
    ...(placed.from ? [sql`o.placed_at >= ${placed.from}::timestamptz`] : []),
    ...(placed.until ? [sql`o.placed_at < ${placed.until}::timestamptz`] : []),
    // The first is an index condition; the second separates equal values.
    ...(after
      ? [sql`${key} ${past}= ${value}`, sql`(${key}, o.order_id) ${past} (${value}, ${after.orderId})`]
      : []),
  ];
}

function ordering({ sort, dir }: OrderFilters, table: string) {
  const way = sql.raw(dir);
  const key = sql.ref(`${table}.${keys[sort].column}`);
  return sql`order by ${key} ${way}, ${sql.ref(`${table}.order_id`)} ${way}`;
}

const found = sql`o.order_id, o.placed_at, o.total_satang`;

/**
 * Scans of the center, one per state. By total within days: the days are read, since an index covers only one of
 * the two.
 */
function walksOfCenter(filters: OrderFilters, more: readonly Condition[] = []) {
  const { states, sort, placed, take } = filters;
  const isRange = sort === 'total' && placed.from !== undefined && placed.until !== undefined;
  const end = isRange ? sql`` : sql`${ordering(filters, 'o')} limit ${take}`;
  const walk = (some: readonly OrderState[], also: readonly Condition[]) => sql`
    select w.* from unnest(${some}::text[]) as s (state) cross join lateral (
      select ${found} from orders o
      where ${all([...commonConditions(filters), sql`o.status = s.state`, ...also, ...more])} ${end}
    ) w`;
  // Delivered but unpaid orders have their own index; the others are few.
  if (filters.unpaid) {
    const owed = states.includes('Delivered');
    const open = walk(
      states.filter((state) => state !== 'Delivered'),
      [],
    );
    if (!owed) return open;
    return sql`${open} union all ${walk(['Delivered'], [sql`o.status = 'Delivered'`])}`;
  }
  if (sort === 'placed' || isRange) return walk(states, []);
  // The index by total has no waiting orders.
  const worked = states.filter((state) => state !== 'Wait');
  const both = [
    ...(worked.length > 0 ? [walk(worked, [sql`o.status <> 'Wait'`])] : []),
    ...(states.includes('Wait') ? [walk(['Wait'], [])] : []),
  ];
  return sql.join(both, sql` union all `);
}

type Walk = { codes: Condition; more?: readonly Condition[]; take?: Condition; also?: Condition };

/** Scans of these customers' orders, one each; by total without waiting ones. */
function walksOfCustomers(
  filters: OrderFilters,
  { codes, more = [], take = sql`${filters.take}`, also = sql`` }: Walk,
) {
  const { states, sort } = filters;
  const indexed = sort === 'total' ? [sql`o.status <> 'Wait'`] : [];
  return sql`
    select w.*${also} from ${codes} as c (customer_code) cross join lateral (
      select ${found} from orders o
      where ${all([...commonConditions(filters), sql`o.customer_code = c.customer_code`, sql`o.status = any (${states}::text[])`, ...indexed, ...more])}
      ${ordering(filters, 'o')} limit ${take}
    ) w`;
}

/** By total, the waiting orders of these customers: read from all waiting orders of the center, which are few. */
function waitingOfCustomers(filters: OrderFilters, { codes, more = [] }: Walk) {
  if (filters.sort === 'placed' || !filters.states.includes('Wait')) return sql``;
  const waiting = [sql`o.status = 'Wait'`, sql`o.customer_code in ${codes}`];
  return sql` union all (
    select ${found} from orders o
    where ${all([...commonConditions(filters), ...waiting, ...more])} ${ordering(filters, 'o')} limit ${filters.take})`;
}

/** The orders of one customer; with `more` those that satisfy it. */
function walksOfOne(filters: OrderFilters, customer: string, more: readonly Condition[] = []) {
  const walk = { codes: sql`(select ${customer}::text)`, more };
  return sql`${walksOfCustomers(filters, walk)}${waitingOfCustomers(filters, walk)}`;
}

/**
 * Orders of very many customers, without reading a page of each: a few of each bound how far the page reaches, and
 * only customers with orders within that bound are read further. Two parts: the CTE, and the scans themselves.
 */
function walksOfMany(filters: OrderFilters) {
  const { sort, dir, take } = filters;
  const codes = sql`(select customer_code from answering)`;
  const few = sql`(select (${take}::integer + greatest(1, count(*)) - 1) / greatest(1, count(*)) from answering)`;
  const { column, type, ends } = keys[sort];
  // The default is inside: next to the column it would prevent the use of the index (row-level security).
  const reach = sql`(select coalesce((
    select ${sql.ref(`near.${column}`)} from near ${ordering(filters, 'near')} offset ${take - 1} limit 1), ${ends[dir]}::${sql.raw(type)}))`;
  const within = (table: string) =>
    sql`${sql.ref(`${table}.${column}`)} ${sql.raw(dir === 'desc' ? '>=' : '<=')} ${reach}`;
  const nearer = sql`(select distinct customer_code from near where ${within('near')})`;
  const walk = walksOfCustomers(filters, { codes: nearer, more: [within('o')] });
  return {
    before: sql`near as materialized (${walksOfCustomers(filters, { codes, take: few, also: sql`, c.customer_code` })}),`,
    walks: sql`${walk}${waitingOfCustomers(filters, { codes })}`,
  };
}

const beginsWith = ({ prefix }: TypedNumber): Condition => sql`starts_with(o.order_id, ${prefix})`;

/** The beginning of a number bounds the time at which its orders were placed. */
function ofNumber(filters: OrderFilters, { from, until }: TypedNumber): OrderFilters {
  const { placed } = filters;
  return {
    ...filters,
    placed: {
      from: placed.from && placed.from > from ? placed.from : from,
      until: placed.until && placed.until < until ? placed.until : until,
    },
  };
}

/** By the end of their numbers: orders that have been worked on are in an index, waiting ones are few. */
function walksOfEnd(filters: OrderFilters, end: string) {
  const { states } = filters;
  const waiting = walksOfCenter({ ...filters, states: ['Wait'] }, [
    sql`starts_with(substr(o.order_id, 8), ${end})`,
  ]);
  return sql`
    select ${found} from search.orders_by_end(${end}, ${MAX_OF_END}) e join orders o on o.order_id = e.order_id
    where ${all([...commonConditions(filters), sql`o.status = any (${states}::text[])`])}
    ${states.includes('Wait') ? sql`union all ${waiting}` : sql``}`;
}

/** The orders of a page and some more, and the CTEs they need. */
function walks(filters: OrderFilters): { before: Condition; walks: Condition } {
  const { customer, search } = filters;
  const number = search?.number;
  const before = sql``;
  if (customer !== undefined) {
    if (!search) return { before, walks: walksOfOne(filters, customer) };
    // For a single customer the text can only mean the number.
    return number
      ? { before, walks: walksOfOne(ofNumber(filters, number), customer, [beginsWith(number)]) }
      : { before, walks: walksOfOne(filters, customer, [sql`false`]) };
  }
  if (!search) return { before, walks: walksOfCenter(filters) };
  const byCustomer = walksOfMany(filters);
  const asked = sql`${answering(filters)} ${byCustomer.before}`;
  // An order may match by its number and by its customer.
  const answers = [
    byCustomer.walks,
    ...(number ? [walksOfCenter(ofNumber(filters, number), [beginsWith(number)])] : []),
    ...(search.end === undefined ? [] : [walksOfEnd(filters, search.end)]),
  ];
  return { before: asked, walks: sql.join(answers, sql` union `) };
}

/**
 * One more customer than are considered, to show that there are more. A code matches whether the customer is active
 * or not.
 */
const answering = ({ saleUnit, search }: OrderFilters) => sql`
  answering as materialized (
    select customer_code from search.find_customers(${search?.parts ?? []}::text[], ${saleUnit}, null, ${MAX_CUSTOMERS + 1})
    union
    select customer_code from customers
    where customer_code = upper(${search?.parts[0] ?? ''})
  ),`;

/**
 * The query of a page of orders; each row also has the number of customers that matched the text. Without orders
 * there is one empty row, for that number.
 */
export function pageOfOrders(filters: OrderFilters) {
  const { search, customer, take } = filters;
  const asksCustomers = search !== undefined && customer === undefined;
  const from = walks(filters);
  const many = asksCustomers ? sql`(select count(*)::integer from answering)` : sql`0`;
  return sql<(ListedOrder | { orderId: null }) & { customers: number }>`
    with ${from.before} page as materialized (
      select p.* from (${from.walks}) p ${ordering(filters, 'p')} limit ${take}
    )
    select o.order_id as "orderId", o.sale_unit as "saleUnit", o.order_type as "orderType", o.placed_at as "placedAt",
      coalesce(o.customer_code, '') as "customerCode", coalesce(c.name, '') as "customerName", o.purpose, o.status, o.payment_type as "paymentType",
      o.payment_status as "paymentStatus", o.delivery_method as "deliveryMethod", o.delivery_kind as "deliveryKind",
      o.total_satang as "totalSatang",
      (select count(*)::integer from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.order_id) as "lineCount",
      o.placed_by_user as "placedByUser",
      (select s.name from staff s where s.tenant_id = o.tenant_id and s.user_id = o.placed_by_user) as "placedByName",
      o.remark, n.customers
    from (select ${many} as customers) n
    left join (
      page join orders o on o.order_id = page.order_id
      left join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    ) on true
    ${ordering(filters, 'o')}`;
}

/** The numbers of the orders that a list shows, in its order. */
export async function findOrderIds(tx: TenantTransaction, filters: OrderFilters): Promise<string[]> {
  const from = walks(filters);
  const { rows } = await sql<{ id: string }>`
    with ${from.before} page as materialized (
      select p.* from (${from.walks}) p ${ordering(filters, 'p')} limit ${filters.take}
    )
    select p.order_id as id from page p ${ordering(filters, 'p')}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Orders in each of the states, counted up to `most`. */
export async function countByState(
  tx: TenantTransaction,
  {
    saleUnit,
    type,
    states,
    most,
  }: { saleUnit: string; type: OrderType; states: readonly OrderState[]; most: number },
): Promise<{ status: OrderState; many: number }[]> {
  const { rows } = await sql<{ status: OrderState; many: number }>`
    select s.state as status, w.many from unnest(${states}::text[]) with ordinality as s (state, nth) cross join lateral (
      select count(*)::integer as many from (
        select from orders o
        where o.sale_unit = ${saleUnit} and o.order_type = ${type} and o.status = s.state
        limit ${most}
      ) counted
    ) w order by s.nth`.execute(tx);
  return rows;
}
