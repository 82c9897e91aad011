/** Cash on delivery: who took it, and what is still to be handed in to the center. */
import { mayReceiveCash, mayRemoveCash } from '#domain/access/rights.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed } from '../../http/call-error.ts';
import { timeCursor, timePlaceOf } from '../../http/time-cursor.ts';
import { actorOf, type Visitor, type CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { removeCash, takeCash } from '../orders/orders.public.ts';
import { centerOfStaff, staffMemberOf } from '../session/session.public.ts';
import { takerOf } from './cash-hand-ins.usecases.ts';
import { changeOrder, givenOf, saidOf } from './merchant-order.change.usecases.ts';
import { countHeldCash, findHeldCash, findHolders, markHandedIn } from './merchant-order.cash.queries.ts';
import type { Detail, Key } from './merchant-order.usecases.ts';

/**
 * Records who took the cash for an order. Throws 404 ORDER_NOT_FOUND; 409 CASH_NOT_DUE; 403 RIGHT_MISSING and 400 TAKER_UNKNOWN of
 * a colleague.
 */
export async function takeMerchantCash(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: { key: Key; wanted: CallParsed<'takeMerchantCash'>['body'] },
): Promise<Detail> {
  return changeOrder(deps, context, {
    key,
    action: 'order.cash',
    work: async (tx, { change, staff }) => {
      const taker = await takerOf(tx, { staff, saleUnit: change.saleUnit, takenBy: wanted.TakenBy });
      const satang = await takeCash(deps, tx, change, { seenSatang: satangFromBaht(wanted.Amount), taker });
      return { after: { CashSatang: satang, ...(taker && { TakenBy: taker.id }), PaymentStatus: 'paid' } };
    },
  });
}

/**
 * Removes the record of cash, until it is handed in. Throws 404 ORDER_NOT_FOUND; 409 CASH_HANDED_IN; 400 REASON_MISSING;
 * 409 CASH_REFUNDED; 403 CASH_OF_OTHER unless the caller took it or has the right `receiveCash`.
 */
export async function removeMerchantCash(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: { key: Key; wanted: CallParsed<'removeMerchantCash'>['body'] },
): Promise<Detail> {
  if (wanted.Reason === '') throw badRequest('REASON_MISSING', { fields: { Reason: 'REASON_MISSING' } });
  return changeOrder(deps, context, {
    key,
    action: 'order.cashRemoved',
    work: async (tx, { order, change, staff }) => {
      const { cashTakenBy: taker } = order;
      if (taker !== null && !mayRemoveCash(staff, taker)) throw notAllowed('CASH_OF_OTHER');
      const satang = await removeCash(deps, tx, change, saidOf(wanted));
      return {
        before: { CashSatang: satang, PaymentStatus: 'paid' },
        after: { PaymentStatus: 'unpaid', ...givenOf(wanted) },
      };
    },
  });
}

const MAX_COUNTED = 1000;

/** For the menu; at the active center. */
export async function cashWaiting(deps: Dependencies, visitor: Visitor): Promise<CallAnswer<'cashWaiting'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: undefined });
  const Count = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => countHeldCash(tx, { saleUnit, most: MAX_COUNTED }),
    { readOnly: true },
  );
  return { Count };
}

/** The cash still to be handed in at a center. Throws 404 CENTER_NOT_FOUND; 400 for a cursor of no list. */
export async function heldCash(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit: asked, after, take }: CallParsed<'heldCash'>['query'],
): Promise<CallAnswer<'heldCash'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const place = timePlaceOf(after);
  const [rows, holders] = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => [
      await findHeldCash(tx, { saleUnit, after: place, take: take + 1 }),
      await findHolders(tx, { saleUnit }),
    ],
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map((row) => ({
      OrderID: row.orderId,
      SaleUnit: saleUnit,
      Customer_Name: row.customerName,
      Amount: bahtFromSatang(row.satang),
      At: row.takenAt.toISOString(),
      By: row.staffName ?? row.takenBy,
    })),
    Next: rows.length > take && last ? timeCursor({ at: last.takenAt, key: last.orderId }) : null,
    Holders: holders.map((holder) => ({
      UserId: holder.takenBy,
      Name: holder.staffName ?? holder.takenBy,
      Count: holder.many,
      Sum: bahtFromSatang(holder.satang),
      Since: holder.since.toISOString(),
    })),
  };
}

/**
 * Records that a person has handed in all the cash they hold at a center, with an audit row. Throws 404
 * CENTER_NOT_FOUND; 409 CASH_CHANGED with `details.Count` and `details.Sum` as they are now; 403 CASH_OWN for the
 * caller's own.
 */
export async function handInCash(
  deps: Dependencies,
  visitor: Visitor,
  { SaleUnit, UserId, Count, Sum }: CallParsed<'handInCash'>['body'],
): Promise<CallAnswer<'handInCash'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: SaleUnit });
  if (!mayReceiveCash(await staffMemberOf(deps, visitor), UserId)) throw notAllowed('CASH_OWN');
  const at = deps.clock();
  await deps.database.inTenant(tenantId, async (tx) => {
    const { many, satang } = await markHandedIn(tx, tenantId, {
      saleUnit,
      takenBy: UserId,
      to: actorOf(visitor),
      at,
    });
    if (many !== Count || satang !== satangFromBaht(Sum))
      throw conflict('CASH_CHANGED', { details: { Count: many, Sum: bahtFromSatang(satang) }, quiet: true });
    await writeAudit(deps, tx, {
      visitor,
      action: 'cash.handIn',
      subject: `staff/${UserId}`,
      after: { CashSatang: satang, SaleUnit: saleUnit },
    });
  });
  return { Count, Sum };
}
