/**
 * SQL of orders as staff see them. A page is merged from index scans, one per state or customer, each of which
 * reads no more than the page holds; nothing is counted or sorted over all orders of a center.
 */
import { sql } from 'kysely';
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import type { IssuePurpose } from '#domain/orders/goods-issue.ts';
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { TypedNumber } from '#domain/orders/order-number.ts';
import type { TenantTransaction } from '#database/database.ts';
import {
  all,
  commonConditions,
  isOwed,
  keys,
  type Condition,
  type OrderFilters,
  type Search,
} from './order-filters.queries.ts';

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
  /** Still to be paid. */
  dueSatang: number;
  lineCount: number;
  placedByUser: string | null;
  /** Null if nobody ordered for the customer, or no such person is known any more. */
  placedByName: string | null;
  remark: string;
  staffNote: string;
  /** What a goods issue is for. */
  purpose: IssuePurpose | null;
  /** Of a goods issue. */
  pieces: number | null;
  madeBy: string | null;
  approvedBy: string | null;
};

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
  // What is due after delivery has its own index; the others are few.
  if (isOwed(filters)) {
    const isOver = (state: OrderState) => state === 'Delivered' || state === 'Returned';
    const open = walk(
      states.filter((state) => !isOver(state)),
      [],
    );
    return sql`${open} union all ${walk(states.filter(isOver), [sql`o.status in ('Delivered', 'Returned')`])}`;
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

/** The orders of chosen customers; with `more` those that satisfy it. */
function walksOfChosen(filters: OrderFilters, customers: readonly string[], more: readonly Condition[] = []) {
  const walk = { codes: sql`(select unnest(${customers}::text[]))`, more };
  return sql`${walksOfCustomers(filters, walk)}${waitingOfCustomers(filters, walk)}`;
}

/**
 * Orders of very many customers, without reading a page of each: a few of each bound how far the page reaches, and
 * only customers with orders within that bound are read further. Two parts: the CTE, and the scans themselves.
 */
function walksOfMany(filters: OrderFilters) {
  const { sort, dir, take } = filters;
  const codes = sql`(select customer_code from answering)`;
  // What is due at a center is little, whoever owes it: their paid orders would be read in vain.
  if (isOwed(filters))
    return { before: sql``, walks: walksOfCenter(filters, [sql`o.customer_code in ${codes}`]) };
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

/** By where they go: one scan a district, of orders that have been worked on; those that wait are few. */
function walksOfPlaces(filters: OrderFilters) {
  const { states } = filters;
  const places = sql`(select place from places)`;
  const waiting = walksOfCenter({ ...filters, states: ['Wait'] }, [sql`o.ship_place in ${places}`]);
  const conditions = [
    ...commonConditions(filters),
    sql`o.ship_place = p.place`,
    sql`o.status = any (${states}::text[])`,
    sql`o.status <> 'Wait'`,
  ];
  return sql`
    select w.* from ${places} as p cross join lateral (
      select ${found} from orders o where ${all(conditions)} ${ordering(filters, 'o')} limit ${filters.take}
    ) w
    ${states.includes('Wait') ? sql`union all ${waiting}` : sql``}`;
}

/** The orders of a page and some more, and the CTEs they need. */
function walks(filters: OrderFilters): { before: Condition; walks: Condition } {
  const { customers, products, search, states } = filters;
  const number = search?.number;
  const before = sql``;
  if (customers !== undefined) {
    if (!search) return { before, walks: walksOfChosen(filters, customers) };
    // Of chosen customers the text can only mean the number.
    const ends =
      search.end === undefined ? sql`false` : sql`starts_with(substr(o.order_id, 8), ${search.end})`;
    const ofEnd = walksOfChosen(filters, customers, [ends]);
    if (!number) return { before, walks: ofEnd };
    const ofStart = walksOfChosen(ofNumber(filters, number), customers, [beginsWith(number)]);
    return { before, walks: sql`${ofStart} union ${ofEnd}` };
  }
  if (!search && products?.orderIds) {
    const conditions = [...commonConditions(filters), sql`o.status = any (${states}::text[])`];
    return { before, walks: sql`select ${found} from orders o where ${all(conditions)}` };
  }
  if (!search) return { before, walks: walksOfCenter(filters) };
  const byCustomer = walksOfMany(filters);
  const asked = sql`${answering(filters)} ${placesMeant(search)} ${byCustomer.before}`;
  // An order may match by its number, by its customer and by where it goes.
  const answers = [
    byCustomer.walks,
    walksOfPlaces(filters),
    ...(number ? [walksOfCenter(ofNumber(filters, number), [beginsWith(number)])] : []),
    ...(search.end === undefined ? [] : [walksOfEnd(filters, search.end)]),
  ];
  // In brackets: a part may have several scans of its own.
  return {
    before: asked,
    walks: sql.join(
      answers.map((answer) => sql`(${answer})`),
      sql` union `,
    ),
  };
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

/** Who last took an order `o` into a state, by name. */
const lastActor = (state: OrderState, also: Condition) => sql`(
  select coalesce(s.name, e.actor_id) from order_events e
  left join staff s on s.tenant_id = e.tenant_id and s.user_id = e.actor_id
  where e.tenant_id = o.tenant_id and e.order_id = o.order_id and e.to_status = ${state} and ${also}
  order by e.event_id desc limit 1)`;

/** More districts than these are no place that anybody means. */
const MAX_PLACES = 60;

/** The districts that the text names, themselves or by their province, as orders store them. */
const placesMeant = ({ parts }: Search) => sql`
  named as materialized (
    select p.name_th || '/' || d.name_th as place from reference.districts d
    join reference.provinces p on p.province_code = d.province_code
    where ${parts.length > 0 && parts.every((part) => part.length >= 3 && /\p{L}/u.test(part))}::boolean
      and not exists (
        select from unnest(${parts}::text[]) part
        where not (starts_with(d.name_th, part) or starts_with(p.name_th, part)
          or starts_with(lower(d.name_en), lower(part)) or starts_with(lower(p.name_en), lower(part))))
    limit ${MAX_PLACES + 1}
  ),
  places as materialized (select place from named where (select count(*) from named) <= ${MAX_PLACES}),`;

/**
 * The query of a page of orders; each row also has the number of customers that matched the text. Without orders
 * there is one empty row, for that number.
 */
export function pageOfOrders(filters: OrderFilters) {
  const { search, customers, take } = filters;
  const asksCustomers = search !== undefined && customers === undefined;
  const from = walks(filters);
  // Who is found by the district has orders that are found by it as well.
  const many = asksCustomers
    ? sql`(select case when exists (select from places) then 0 else count(*)::integer end from answering)`
    : sql`0`;
  return sql<(ListedOrder | { orderId: null }) & { customers: number }>`
    with ${from.before} page as materialized (
      select p.* from (${from.walks}) p ${ordering(filters, 'p')} limit ${take}
    )
    select o.order_id as "orderId", o.sale_unit as "saleUnit", o.order_type as "orderType", o.placed_at as "placedAt",
      coalesce(o.customer_code, '') as "customerCode", coalesce(c.name, '') as "customerName", o.purpose, o.status, o.payment_type as "paymentType",
      o.payment_status as "paymentStatus", o.delivery_method as "deliveryMethod", o.delivery_kind as "deliveryKind",
      o.total_satang as "totalSatang", o.due_satang as "dueSatang",
      (select count(*)::integer from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.order_id) as "lineCount",
      o.placed_by_user as "placedByUser",
      (select s.name from staff s where s.tenant_id = o.tenant_id and s.user_id = o.placed_by_user) as "placedByName",
      o.remark, o.staff_note as "staffNote", issue.pieces, issue."madeBy", issue."approvedBy", n.customers
    from (select ${many} as customers) n
    left join (
      page join orders o on o.order_id = page.order_id
      left join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    ) on true
    left join lateral (
      select
        (select sum(l.quantity * l.unit_rate)::integer from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.order_id) as pieces,
        ${lastActor('Wait', sql`e.from_status is null`)} as "madeBy",
        case when o.status <> 'Wait' then ${lastActor('Approved', sql`true`)} end as "approvedBy"
      where o.order_type = 'I'
    ) issue on true
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
