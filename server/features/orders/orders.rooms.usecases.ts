/** Who is told of an order as it moves: staff of its center, its customer, and salesmen who act for them at that center. */
import type { OrderMoved } from '#contract/events.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { roomName } from '../../rooms.ts';
import { centersOfStaff, orderScopeOf } from '../session/session.public.ts';

const centerRoom = (tenantId: string, saleUnit: string) => roomName('center', tenantId, saleUnit);
const customerRoom = (tenantId: string, customerCode: string) => roomName('customer', tenantId, customerCode);
/** Salesmen acting for the customer only receive their orders at the salesmen's own centers. */
const actingRoom = (tenantId: string, customerCode: string, saleUnit: string) =>
  roomName('acting', tenantId, customerCode, saleUnit);

type MovedOrder = OrderMoved & { tenantId: string; customerCode: string };

/** Call after the commit. */
export function tellMoved(
  { events }: Pick<Dependencies, 'events'>,
  { tenantId, customerCode, ...data }: MovedOrder,
): void {
  const { SaleUnit: saleUnit } = data;
  const rooms = [
    centerRoom(tenantId, saleUnit),
    customerRoom(tenantId, customerCode),
    actingRoom(tenantId, customerCode, saleUnit),
  ];
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
