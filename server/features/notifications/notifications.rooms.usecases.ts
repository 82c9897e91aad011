/** Whom a live notification reaches: the person it is for. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed } from '../../http/call-error.ts';
import { isActing, type Visitor } from '../../http/visitor.ts';
import { roomName } from '../../rooms.ts';
import { holdPerson } from '../session/session.public.ts';
import { findProfileCode, type Person } from './notifications.queries.ts';

export const personRoom = (tenantId: string, { audience, recipient }: Person): string =>
  roomName('person', tenantId, audience, recipient);

/** Customers and staff. A salesman who orders for a customer is not told what the customer is told. */
export async function roomsOfNotifications(
  { database }: Pick<Dependencies, 'database'>,
  visitor: Visitor,
): Promise<string[]> {
  if (!isTold(visitor)) return [];
  const { tenantId } = visitor;
  const person = await database.inTenant(tenantId, (tx) => callingPerson(tx, visitor), { readOnly: true });
  return [personRoom(tenantId, person)];
}

const isTold = (visitor: Visitor): boolean =>
  visitor.kind === 'staff' || (visitor.kind === 'customer' && !isActing(visitor));

/** A customer is the person, whichever of their accounts they use. Throws 403 NOT_ALLOWED for a visitor who is told nothing. */
export async function callingPerson(tx: TenantTransaction, visitor: Visitor): Promise<Person> {
  if (!isTold(visitor)) throw notAllowed('NOT_ALLOWED');
  if (visitor.kind === 'staff') return { audience: 'staff', recipient: visitor.userId };
  const recipient = await findProfileCode(tx, visitor.customerCode);
  if (recipient === undefined) throw notAllowed('NOT_ALLOWED');
  return { audience: 'customer', recipient };
}

/** Like `callingPerson`, for what is going to be written. Throws 401 SESSION_OVER too. */
export async function heldCaller(tx: TenantTransaction, visitor: Visitor): Promise<Person> {
  if (isTold(visitor) && visitor.kind === 'customer') await holdPerson(tx, visitor);
  return callingPerson(tx, visitor);
}
