/** A customer's own orders: the list, one of them, and canceling. */
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import { holdPerson, orderScopeOf } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { changerOf, lockOrder } from './order-change.usecases.ts';
import { transitionOrder } from './order-transitions.usecases.ts';
import { findLines, findOrder, findOrderPromotions, findOrders } from './orders.queries.ts';
import { findEvents } from './orders.events.queries.ts';
import type { OrderScope } from '#database/order-scope.ts';
import { presentDetail, presentListed } from './orders.present.ts';

/** Read before a connection is taken: on a cold start the settings need one themselves. */
const buyersMayCancel = async (deps: Dependencies, tenantId: string): Promise<boolean> =>
  (await webConfigOf(deps, tenantId)).get('ORDER_CANCEL_ENABLED');

const cursorOf = ({ placed_at, order_id }: { placed_at: Date; order_id: string }) =>
  `${placed_at.getTime()}_${order_id}`;

function placeOfCursor(cursor: string): { placedAt: Date; orderId: string } {
  const [, time, orderId] = /^(\d{1,15})_([0-9A-Z-]{1,20})$/.exec(cursor) ?? [];
  if (time === undefined || orderId === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'before' }, fields: { before: 'INVALID_INPUT' } });
  return { placedAt: new Date(Number(time)), orderId };
}

/** A page of the orders in the visitor's scope that match the filters, newest first. Days are those of Bangkok. */
export async function ordersOfCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  query: CallParsed<'listOrders'>['query'],
): Promise<CallAnswer<'listOrders'>> {
  const { take, before, status, text } = query;
  const place = before === undefined ? undefined : placeOfCursor(before);
  const placed = dayRange(query, ['from', 'to']);
  const [mayCancel, scope] = await Promise.all([
    buyersMayCancel(deps, visitor.tenantId),
    orderScopeOf(deps, visitor),
  ]);
  const rows = await deps.database.inTenant(visitor.tenantId, (tx) =>
    findOrders(tx, {
      scope,
      before: place,
      take: take + 1,
      statuses: status?.split(','),
      placed,
      text,
    }).execute(),
  );
  const page = rows.slice(0, take);
  const last = page.at(-1);
  return {
    Data: page.map((row) => presentListed(row, language, mayCancel)),
    Next: rows.length > take && last ? cursorOf(last) : null,
  };
}

type Key = { orderid: string; saleunit: string };

type Reading = { language: Language; key: Key; mayCancel: boolean; scope: OrderScope };

async function readDetail(
  tx: TenantTransaction,
  { language, key, mayCancel, scope }: Reading,
): Promise<OrderDetail> {
  const order = await findOrder(tx, { scope, orderId: key.orderid, saleUnit: key.saleunit });
  if (!order) throw notFound('ORDER_NOT_FOUND');
  const [lines, promotions, events] = await Promise.all([
    findLines(tx, order.order_id),
    findOrderPromotions(tx, order.order_id),
    findEvents(tx, order.order_id),
  ]);
  // Of another account of the person it is for reading.
  const isOwn = order.customer_code === scope.customerCode;
  return presentDetail({ order, lines, promotions, events }, { language, mayCancel: mayCancel && isOwn });
}

async function readingOf(deps: Dependencies, { visitor, language }: CallContext, key: Key): Promise<Reading> {
  const [mayCancel, scope] = await Promise.all([
    buyersMayCancel(deps, visitor.tenantId),
    orderScopeOf(deps, visitor),
  ]);
  return { language, key, mayCancel, scope };
}

/** An order of the customer, or of another account of the same person. Throws 404 ORDER_NOT_FOUND for one outside the visitor's scope. */
export async function orderOfCustomer(
  deps: Dependencies,
  context: CallContext,
  key: Key,
): Promise<OrderDetail> {
  const reading = await readingOf(deps, context, key);
  return deps.database.inTenant(context.visitor.tenantId, (tx) => readDetail(tx, reading));
}

/**
 * Cancels a waiting order and returns its stock. Canceling twice gives the same response. Throws 404
 * ORDER_NOT_FOUND, 409 ORDER_NOT_CANCELABLE.
 */
export async function cancelOrder(
  deps: Dependencies,
  context: CallContext,
  { key, reason }: { key: Key; reason: string },
): Promise<OrderDetail> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const reading = await readingOf(deps, context, key);
  const changer = await changerOf(deps, context);
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    const before = await readDetail(tx, reading);
    if (before.Order.Status === 'Canceled') return before;
    if (!before.Order.MayCancel) throw conflict('ORDER_NOT_CANCELABLE');
    const locked = await lockOrder(tx, changer, { orderId: key.orderid, saleUnit: key.saleunit });
    if (!locked) throw notFound('ORDER_NOT_FOUND');
    await transitionOrder(deps, tx, locked.change, { from: 'Wait', to: 'Canceled', reason });
    // Concurrent calls: the second waited for the first, finds the order moved on and returns no stock again.
    const after = await readDetail(tx, reading);
    if (after.Order.Status !== 'Canceled') throw conflict('ORDER_NOT_CANCELABLE');
    return after;
  });
}
