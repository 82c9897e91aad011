/** The list of a center's orders, and how many wait in each state. */
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { typedOrderEnd, typedOrderNumber } from '#domain/orders/order-number.ts';
import { openStates, orderStates, type OrderState, type OrderType } from '#domain/orders/order.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import type { Visitor } from '../../http/visitor.ts';
import { centerOfStaff } from '../session/session.public.ts';
import {
  countByState,
  MAX_CUSTOMERS,
  pageOfOrders,
  type ListedOrder,
  type OrderFilters,
  type Place,
  type Search,
} from './merchant-orders.queries.ts';
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

/** The orders that a list shows; throws 403 PAGE_DISABLED, 404 CENTER_NOT_FOUND. */
export async function orderFilters(
  deps: Dependencies,
  visitor: Visitor,
  query: Omit<Query, 'take' | 'after'>,
): Promise<Omit<OrderFilters, 'take' | 'after'>> {
  const { type, tab, payment, text, customer, sort, dir } = query;
  await assertHasType(deps, visitor, type);
  const placed = dayRange(query, ['dateStart', 'dateEnd']);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  return {
    saleUnit,
    type,
    states: statesOf(tab, payment),
    unpaid: payment === 'unpaid',
    sort,
    dir,
    placed,
    customer,
    search: searchOf(text),
  };
}

/** Canceled and returned orders are not paid any more. */
function statesOf(tab: Query['tab'], payment: Query['payment']): readonly OrderState[] {
  const states = tab === 'All' ? orderStates : [tab];
  return payment === 'unpaid'
    ? states.filter((state) => state !== 'Canceled' && state !== 'Returned')
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
  { type, saleUnit: asked }: CallParsed<'merchantOrdersWaiting'>['query'],
): Promise<CallAnswer<'merchantOrdersWaiting'>> {
  await assertHasType(deps, visitor, type);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const counts = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => countByState(tx, { saleUnit, type, states: openStates, most: MAX_COUNTED }),
    { readOnly: true },
  );
  return { Data: counts.map(({ status, many }) => ({ Status: status, Count: many })) };
}
