/** Who is told of an order as it moves: staff of its center, its customer, and salesmen who act for them at that center. */
import { orderEventNames } from '#domain/orders/order-events.ts';
import { orderTypes } from '#domain/orders/order.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { OrderHappened } from '../../order-effects.ts';
import { roomName } from '../../rooms.ts';
import { centersOfStaff, orderScopeOf } from '../session/session.public.ts';

const centerRoom = (tenantId: string, saleUnit: string) => roomName('center', tenantId, saleUnit);
const customerRoom = (tenantId: string, customerCode: string) => roomName('customer', tenantId, customerCode);
/** Salesmen acting for the customer only receive their orders at the salesmen's own centers. */
const actingRoom = (tenantId: string, customerCode: string, saleUnit: string) =>
  roomName('acting', tenantId, customerCode, saleUnit);

/** Everything that happens to an order is published to these, once for a transaction: with the state that it led to. */
export function defineLiveOrders(deps: Pick<Dependencies, 'events' | 'orderEffects'>): void {
  deps.orderEffects.define({
    name: 'live orders',
    events: orderEventNames,
    orderTypes,
    afterCommit: (happened) => {
      for (const last of new Map(happened.map((one) => [one.orderId, one])).values()) publish(deps, last);
    },
  });
}

function publish(
  { events }: Pick<Dependencies, 'events'>,
  { tenantId, customerCode, saleUnit, orderId, to }: OrderHappened,
): void {
  const rooms = [
    centerRoom(tenantId, saleUnit),
    customerRoom(tenantId, customerCode),
    actingRoom(tenantId, customerCode, saleUnit),
  ];
  const data = { OrderID: orderId, SaleUnit: saleUnit, Status: to };
  events.publish({ live: { event: 'order', rooms, data } });
}

export async function roomsOfOrders(deps: Dependencies, visitor: Visitor): Promise<string[]> {
  const { tenantId, kind, customerCode } = visitor;
  if (kind === 'customer') {
    const { saleUnits } = await orderScopeOf(deps, visitor);
    return saleUnits === 'all'
      ? [customerRoom(tenantId, customerCode)]
      : saleUnits.map((saleUnit) => actingRoom(tenantId, customerCode, saleUnit));
  }
  if (kind !== 'staff') return [];
  const centers = await centersOfStaff(deps, visitor);
  return centers.map(({ saleUnit }) => centerRoom(tenantId, saleUnit));
}
