/** The internal note of an order: staff change it where it stands. Nothing follows from it, so it is no event of the order. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { assertOwnCenter, subjectOf, type Key } from './merchant-order.usecases.ts';
import { findStaffNote, setStaffNote } from './staff-note.queries.ts';

/** Throws 404 ORDER_NOT_FOUND, 409 STAFF_NOTE_CHANGED if it is not `before` any more. */
export async function saveStaffNote(
  deps: Dependencies,
  visitor: Visitor,
  { key, note, before }: { key: Key; note: string; before: string },
): Promise<CallAnswer<'saveStaffNote'>> {
  const order = { orderId: key.orderid, saleUnit: key.saleunit };
  await assertOwnCenter(deps, visitor, order.saleUnit);
  return deps.database.inTenant(visitor.tenantId, async (tx) => {
    if (!(await setStaffNote(tx, { ...order, note, before }))) {
      const now = await findStaffNote(tx, order);
      if (now === undefined) throw notFound('ORDER_NOT_FOUND');
      // Sent twice.
      if (now === note) return { Note: note };
      throw conflict('STAFF_NOTE_CHANGED', { details: { Note: now }, quiet: true });
    }
    await writeAudit(deps, tx, {
      visitor,
      action: 'order.staffNote',
      subject: subjectOf(order.orderId),
      before: { Note: before },
      after: { Note: note },
    });
    return { Note: note };
  });
}
