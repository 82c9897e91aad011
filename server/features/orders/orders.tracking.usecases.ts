/** The progress of a customer's order (`/order/tracking`). */
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import { orderWay, type OrderState } from '#domain/orders/order.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { orderScopeOf } from '../session/session.public.ts';
import { findEvents } from './orders.events.queries.ts';
import { findTracking } from './orders.tracking.queries.ts';

/** One of the customer's own orders. Throws 404 ORDER_NOT_FOUND for one outside the visitor's scope. */
export async function trackOrder(
  deps: Dependencies,
  visitor: Visitor,
  orderId: string,
): Promise<CallAnswer<'orderTracking'>> {
  const scope = await orderScopeOf(deps, visitor);
  const found = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const order = await findTracking(tx, { scope, orderId });
      return order && { order, events: await findEvents(tx, orderId) };
    },
    { readOnly: true },
  );
  if (!found) throw notFound('ORDER_NOT_FOUND');
  const { order, events } = found;
  const status = order.status as OrderState;
  const transitions = events.filter(({ kind }) => kind === 'transition');
  const times = new Map(transitions.map((event) => [event.to_status, event.at]));
  // A canceled or returned order ends at the step it had reached.
  const states: readonly OrderState[] =
    status === 'Canceled' || status === 'Returned'
      ? [...orderWay.filter((state) => times.has(state)), status]
      : orderWay;
  return {
    OrderID: order.order_id,
    SaleUnit: order.sale_unit,
    Status: status,
    DeliveryKind: order.delivery_kind as DeliveryKind,
    OrderDate: order.placed_at.toISOString(),
    Steps: states.map((state) => ({ Status: state, At: times.get(state)?.toISOString() ?? null })),
    Carrier: order.carrier,
    TrackingNo: order.tracking_no,
    Url: order.tracking_url,
  };
}
