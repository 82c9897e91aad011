/** What else happens to an order: its last step is taken back, goods of it come back. */
import type { OrderState } from '#domain/orders/order.ts';
import { refusalOf } from '#database/errors.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import { actorOf } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { publishTransition, transitionOrder, undoTransition, writeReturn } from '../orders/orders.public.ts';
import {
  assertOwnCenter,
  findOwn,
  movedOn,
  readDetail,
  subjectOf,
  type Context,
  type Detail,
  type Key,
} from './merchant-order.usecases.ts';

/**
 * Takes the order's last step back, with an audit row. Throws 404 ORDER_NOT_FOUND; 409 ORDER_MOVED_ON, UNDO_TOO_LATE,
 * OUT_OF_STOCK with the codes of what is sold since.
 */
export async function undoMerchantOrder(
  deps: Dependencies,
  { visitor, language }: Context,
  { key, from }: { key: Key; from: OrderState },
): Promise<Detail> {
  const { tenantId } = visitor;
  const { orderid: orderId, saleunit: saleUnit } = key;
  await assertOwnCenter(deps, visitor, saleUnit);
  const work = deps.database.inTenant(tenantId, async (tx) => {
    const { customerCode } = await findOwn(tx, key);
    const actor = actorOf(visitor);
    const undone = await undoTransition(tx, tenantId, { orderId, seen: from, actor, now: deps.clock() });
    if (undone === 'moved') throw movedOn((await findOwn(tx, key)).status);
    if (undone === 'late') throw conflict('UNDO_TOO_LATE', { quiet: true });
    await writeAudit(deps, tx, {
      visitor,
      action: 'order.undo',
      subject: subjectOf(orderId),
      before: { Status: from },
      after: { Status: undone.to },
    });
    return { ...undone, customerCode, detail: await readDetail(tx, key, language) };
  });
  const { to, moves, customerCode, detail } = await work.catch((error: unknown) => {
    const refusal = refusalOf(error);
    throw refusal?.reason === 'OUT_OF_STOCK'
      ? conflict('UNDO_OUT_OF_STOCK', {
          details: { Codes: JSON.parse(refusal.detail) as string[] },
          quiet: true,
        })
      : error;
  });
  publishTransition(deps, { tenantId, saleUnit, orderId, customerCode, status: to, moves });
  return detail;
}

/**
 * Records goods of a delivered order that came back; once nothing is left with the customer the order is Returned.
 * Throws 404 ORDER_NOT_FOUND; 409 STEP_NOT_ALLOWED before it is delivered; 400 REASON_MISSING, RETURNED_LINES_WRONG.
 */
export async function returnMerchantOrder(
  deps: Dependencies,
  { visitor, language }: Context,
  { key, wanted }: { key: Key; wanted: CallParsed<'returnMerchantOrder'>['body'] },
): Promise<Detail> {
  const { tenantId } = visitor;
  const { orderid: orderId, saleunit: saleUnit } = key;
  const { Lines, Reason: reason, Note: note } = wanted;
  if (reason === '') throw badRequest('REASON_MISSING', { fields: { Reason: 'REASON_MISSING' } });
  await assertOwnCenter(deps, visitor, saleUnit);
  const lines = new Map(
    Lines.map(({ Line, Quantity, Restocked }) => [Line, { quantity: Quantity, restocked: Restocked }]),
  );
  const { detail, moves, customerCode } = await deps.database.inTenant(tenantId, async (tx) => {
    const order = await findOwn(tx, key);
    if (order.status !== 'Delivered') throw conflict('STEP_NOT_ALLOWED');
    const [actor, at] = [actorOf(visitor), deps.clock()];
    const what = { orderId, actor, reason, note, at, lines, isUndelivered: false };
    const back = await writeReturn(tx, tenantId, what);
    if (!back) throw badRequest('RETURNED_LINES_WRONG', { fields: { Lines: 'RETURNED_LINES_WRONG' } });
    if (back.isWhole)
      await transitionOrder(tx, tenantId, { orderId, from: 'Delivered', to: 'Returned', actor, reason, at });
    await writeAudit(deps, tx, {
      visitor,
      action: 'order.return',
      subject: subjectOf(orderId),
      after: { Reason: reason, ReturnedSatang: back.amountSatang },
    });
    return {
      detail: await readDetail(tx, key, language),
      moves: back.moves,
      customerCode: order.customerCode,
    };
  });
  publishTransition(deps, { tenantId, saleUnit, orderId, customerCode, status: detail.Order.Status, moves });
  return detail;
}
