/** Whom a live notification reaches: the person it is for. */
import type { Visitor } from '../../http/visitor.ts';
import { isActing } from '../../http/visitor.ts';
import { roomName } from '../../rooms.ts';
import type { Person } from './notifications.queries.ts';

export const personRoom = (tenantId: string, { audience, recipient }: Person): string =>
  roomName('person', tenantId, audience, recipient);

/** Customers and staff. A salesman who orders for a customer is not told what the customer is told. */
export const roomsOfNotifications = async (visitor: Visitor): Promise<string[]> => {
  const person = personOf(visitor);
  return person ? [personRoom(visitor.tenantId, person)] : [];
};

export function personOf(visitor: Visitor): Person | undefined {
  const { kind, customerCode, userId } = visitor;
  if (kind === 'staff') return { audience: 'staff', recipient: userId };
  if (kind === 'customer' && !isActing(visitor)) return { audience: 'customer', recipient: customerCode };
  return undefined;
}
