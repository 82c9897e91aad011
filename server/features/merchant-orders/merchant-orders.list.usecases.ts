/** The list of a center's orders, and how many wait in each state. */
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { typedOrderEnd, typedOrderNumber } from '#domain/orders/order-number.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import { satangFromBaht } from '#domain/pricing/money.ts';
import { openStates, orderStates, type OrderState, type OrderType } from '#domain/orders/order.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import type { Visitor } from '../../http/visitor.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { MAX_CUSTOMERS, pageOfOrders, type ListedOrder } from './merchant-orders.queries.ts';
import { countByState } from './order-counts.queries.ts';
import { ordersOfProducts, type OrderFilters, type Place, type Search } from './order-filters.queries.ts';
import { presentListed } from './merchant-orders.present.ts';

type Query = CallParsed<'merchantOrders'>['query'];

/** Counted up to this number; more is of no use to the reader. */
const MAX_COUNTED = 1000;

/** Both kinds of order share a page, and each has its own setting. */
export const hasType = (deps: Dependencies, visitor: Visitor, type: OrderType): Promise<boolean> =>
  deps.hasMerchantPage(visitor, type === 'I' ? 'goodsIssue' : 'salesOrders');

export async function assertHasType(deps: Dependencies, visitor: Visitor, type: OrderType): Promise<void> {
  if (!(await hasType(deps, visitor, type))) throw notAllowed('PAGE_DISABLED');
}

/**
 * A page of the center's orders. Throws 403 PAGE_DISABLED, 404 CENTER_NOT_FOUND for a center that is not the
 * caller's.
 */
export async function listMerchantOrders(
  deps: Dependencies,
  visitor: Visitor,
  query: Query,
): Promise<CallAnswer<'merchantOrders'>> {
  const { sort, take, after } = query;
  const place = after === undefined ? undefined : placeOf(after, sort);
  const filters = await orderFilters(deps, visitor, query);
  const page = pageOfOrders({ ...filters, after: place, take: take + 1 });
  const { rows } = await deps.database.inTenant(visitor.tenantId, (tx) => page.execute(tx), {
    readOnly: true,
  });
  const orders = rows.filter((row) => row.orderId !== null);
  const shown = orders.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map(presentListed),
    Next: orders.length > take && last ? cursorOf(last, sort) : null,
    MoreCustomers: rows.some(({ customers }) => customers > MAX_CUSTOMERS),
  };
}

/** The newest orders of the active center that a text names. Throws like `listMerchantOrders`. */
export async function searchOrders(
  deps: Dependencies,
  visitor: Visitor,
  { type, text, take }: { type: OrderType; text: string; take: number },
): Promise<CallAnswer<'merchantOrders'>['Data']> {
  const query = { type, tab: 'All', text, sort: 'placed', dir: 'desc', take } as const;
  return (await listMerchantOrders(deps, visitor, query)).Data;
}

/** The orders that a list shows; throws 403 PAGE_DISABLED, 404 CENTER_NOT_FOUND. */
export async function orderFilters(
  deps: Dependencies,
  visitor: Visitor,
  query: Omit<Query, 'take' | 'after'>,
): Promise<Omit<OrderFilters, 'take' | 'after'>> {
  const { type, tab, payment, text, customer, sort, dir, salesman, delivery, note } = query;
  await assertHasType(deps, visitor, type);
  const days = dayRange(query, ['dateStart', 'dateEnd']);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  return {
    saleUnit,
    type,
    states: statesOf(tab, payment),
    payments: payment,
    salesmen: salesman,
    deliveries: delivery,
    total: {
      from: query.totalMin === undefined ? undefined : satangFromBaht(query.totalMin),
      to: query.totalMax === undefined ? undefined : satangFromBaht(query.totalMax),
    },
    noted: note === 'Y',
    sort,
    dir,
    customers: customer,
    search: searchOf(text),
    ...(await ofProducts(deps, visitor, { codes: query.product, placed: days })),
  };
}

type Narrowed = Pick<OrderFilters, 'placed' | 'products'>;

/** What many orders have is looked for between the days of the first and the last of them. */
async function ofProducts(
  deps: Dependencies,
  { tenantId }: Visitor,
  { codes, placed }: { codes: readonly string[] | undefined; placed: Narrowed['placed'] },
): Promise<Narrowed> {
  if (!codes) return { placed };
  const orders = await deps.database.inTenant(tenantId, (tx) => ordersOfProducts(tx, codes), {
    readOnly: true,
  });
  if ('orderIds' in orders) return { placed, products: { codes, orderIds: orders.orderIds } };
  const first = typedOrderNumber(orders.oldest.slice(0, 6))?.from;
  const end = typedOrderNumber(orders.newest.slice(0, 6))?.until;
  return {
    products: { codes, orderIds: undefined },
    placed: {
      from: placed.from && first ? new Date(Math.max(+placed.from, +first)) : (placed.from ?? first),
      until: placed.until && end ? new Date(Math.min(+placed.until, +end)) : (placed.until ?? end),
    },
  };
}

/** Nothing is due of a canceled order: not to look through them. */
function statesOf(tab: Query['tab'], payments: readonly PaymentStatus[] = []): readonly OrderState[] {
  const states = tab === 'All' ? orderStates : [tab];
  return payments.length === 1 && payments[0] === 'unpaid'
    ? states.filter((state) => state !== 'Canceled')
    : states;
}

function searchOf(text = ''): Search | undefined {
  if (text === '') return undefined;
  return { number: typedOrderNumber(text), end: typedOrderEnd(text), parts: customerSearchParts(text) };
}

const cursorOf = ({ placedAt, totalSatang, orderId }: ListedOrder, sort: Query['sort']): string =>
  sort === 'placed' ? `p${placedAt.getTime()}_${orderId}` : `t${totalSatang}_${orderId}`;

/** Where the previous page ended; throws 400 for a cursor that no list in this order has returned. */
function placeOf(after: string, sort: Query['sort']): Place {
  const [, by, value, orderId] = /^([pt])(\d{1,15})_([0-9A-Za-z-]{1,20})$/.exec(after) ?? [];
  if (value === undefined || orderId === undefined || by !== sort.charAt(0))
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { value: sort === 'placed' ? new Date(Number(value)) : Number(value), orderId };
}

/** How many orders are in each state that waits for somebody. Throws 403 PAGE_DISABLED, 404 CENTER_NOT_FOUND. */
export async function countWaiting(
  deps: Dependencies,
  visitor: Visitor,
  { type, saleUnit: asked, since }: CallParsed<'merchantOrdersWaiting'>['query'],
): Promise<CallAnswer<'merchantOrdersWaiting'>> {
  await assertHasType(deps, visitor, type);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  // Before they are read: an order that is placed meanwhile is new the next time.
  const at = deps.clock();
  const counts = await deps.database.inTenant(
    visitor.tenantId,
    (tx) =>
      countByState(tx, {
        saleUnit,
        type,
        states: openStates,
        most: MAX_COUNTED,
        since: since === undefined ? at : new Date(since),
      }),
    { readOnly: true },
  );
  return {
    Data: counts.map(({ status, many }) => ({ Status: status, Count: many })),
    New: counts.find(({ status }) => status === 'Wait')?.fresh ?? 0,
    At: at.toISOString(),
  };
}
