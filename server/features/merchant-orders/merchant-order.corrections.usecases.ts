/** What happens to an order besides its steps: one is taken back, packing is corrected, delivery fails, goods return. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import {
  assertRefundsStand,
  correctPacking,
  orderHappened,
  removeCash,
  returnGoods,
  returnWorth,
  undoTransition,
} from '../orders/orders.public.ts';
import { changeOrder, givenOf, inState, saidOf, withUses } from './merchant-order.change.usecases.ts';
import { countNotes } from './merchant-order.queries.ts';
import {
  assertOwnCenter,
  findOwn,
  movedOn,
  wrongLines,
  wrongReturn,
  type Detail,
  type Key,
} from './merchant-order.usecases.ts';
import { packedLog, whyOf } from './merchant-order.steps.usecases.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';

type Wanted<Body> = { key: Key; wanted: Body };

/**
 * Takes back the order's last step, with the cash that it booked, or a return in part after it. Throws 404
 * ORDER_NOT_FOUND; 409 ORDER_MOVED_ON, UNDO_TOO_LATE, UNDO_CASH_FIRST, UNDO_REFUND_FIRST, UNDO_OUT_OF_STOCK with `details.Codes` of what
 * is sold since; UNDO_PROMOTION_GONE with `details.PromotionIds` whose limit is reached or whose coupon is used since.
 */
export async function undoMerchantOrder(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: Wanted<CallParsed<'undoMerchantOrder'>['body']>,
): Promise<Detail> {
  return withUses(
    { stock: 'UNDO_OUT_OF_STOCK', promotion: 'UNDO_PROMOTION_GONE' },
    changeOrder(deps, context, {
      key,
      action: 'order.undo',
      work: async (tx, { order, status, change }) => {
        const { From: seen, Return: returnNo } = wanted;
        const undone = await undoTransition(deps, tx, change, { seen, returnNo });
        if (undone === 'moved') throw movedOn(status);
        if (undone === 'late') throw conflict('UNDO_TOO_LATE', { quiet: true });
        if (undone === 'cashFirst') throw conflict('UNDO_CASH_FIRST', { quiet: true });
        const { to, what, hasReturn, hasCash } = undone;
        const cashSatang = hasCash ? await removeCash(deps, tx, change, { reason: '', note: '' }) : undefined;
        await assertRefundsStand(tx, change);
        return {
          before: {
            Status: seen,
            ...(hasReturn && { ReturnedSatang: order.returnedSatang }),
            ...(cashSatang !== undefined && { CashSatang: cashSatang, PaymentStatus: order.paymentStatus }),
          },
          after: {
            ...(what === 'step' && { Status: to }),
            ...(hasReturn && { ReturnedSatang: (await findOwn(tx, key)).returnedSatang }),
            ...(cashSatang !== undefined && { PaymentStatus: 'unpaid' }),
          },
        };
      },
    }),
  );
}

/**
 * Corrects what was packed, until the order is handed over to delivery; stock takes or returns the difference. Throws
 * 404 ORDER_NOT_FOUND; 409 STEP_NOT_ALLOWED, PACKING_OUT_OF_STOCK with `details.Codes`, PACKING_PROMOTION_GONE with
 * `details.PromotionIds` whose budget is used up since less was packed; 400 PACKED_LINES_WRONG.
 */
export async function repackMerchantOrder(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: Wanted<CallParsed<'repackMerchantOrder'>['body']>,
): Promise<Detail> {
  const packed = new Map(wanted.Lines.map(({ Line, Packed }) => [Line, Packed]));
  return withUses(
    { stock: 'PACKING_OUT_OF_STOCK', promotion: 'PACKING_PROMOTION_GONE' },
    changeOrder(deps, context, {
      key,
      action: 'order.packing',
      work: async (tx, { order, status, change }) => {
        if (status !== 'Packed') throw conflict('STEP_NOT_ALLOWED');
        const { Reason: reason, Note: note } = wanted;
        const why = whyOf(wanted.Lines);
        const corrected = await correctPacking(deps, tx, change, { packed, why, reason, note });
        if (!corrected) throw wrongLines();
        return {
          before: { TotalSatang: order.totalSatang },
          after: {
            TotalSatang: corrected.totalSatang,
            Packed: packedLog(
              wanted.Lines.map(({ Line, Packed }) => ({ lineNo: Line, quantity: Packed })),
              why,
            ),
            ...givenOf(wanted),
          },
        };
      },
    }),
  );
}

/**
 * Records that an order on its way could not be delivered. Throws 404 ORDER_NOT_FOUND; 409 STEP_NOT_ALLOWED in any
 * other state, TOO_MANY_NOTES; 400 REASON_MISSING.
 */
export async function failMerchantDelivery(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: Wanted<CallParsed<'failMerchantDelivery'>['body']>,
): Promise<Detail> {
  assertReason(wanted.Reason);
  return changeOrder(deps, context, {
    key,
    action: 'order.failed',
    work: async (tx, { status, change }) => {
      if (status !== 'Shipping') throw conflict('STEP_NOT_ALLOWED');
      await assertRoomForNote(tx, key);
      await orderHappened(deps, tx, {
        ...change,
        event: 'deliveryFailed',
        ...inState(status),
        ...saidOf(wanted),
      });
      return { after: givenOf(wanted) };
    },
  });
}

/**
 * Records goods of a delivered order that came back; once nothing is left with the customer the order is Returned.
 * Throws 404 ORDER_NOT_FOUND; 409 STEP_NOT_ALLOWED before it is delivered; 400 REASON_MISSING, RETURNED_LINES_WRONG.
 */
export async function returnMerchantOrder(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: Wanted<CallParsed<'returnMerchantOrder'>['body']>,
): Promise<Detail> {
  const { Lines, Reason: reason, Note: note } = wanted;
  assertReason(reason);
  const lines = wantedReturn(Lines);
  return changeOrder(deps, context, {
    key,
    action: 'order.return',
    work: async (tx, { status, change }) => {
      if (status !== 'Delivered') throw conflict('STEP_NOT_ALLOWED');
      const back = await returnGoods(deps, tx, change, { lines, reason, note });
      if (!back) throw wrongReturn();
      return { after: { ReturnedSatang: back.amountSatang, ...givenOf(wanted) } };
    },
  });
}

/**
 * What that return would be worth, before it is recorded. Throws 404 ORDER_NOT_FOUND; 409 STEP_NOT_ALLOWED before it is
 * delivered; 400 RETURNED_LINES_WRONG.
 */
export async function merchantReturnWorth(
  deps: Dependencies,
  visitor: Visitor,
  { key, wanted }: Wanted<CallParsed<'merchantReturnWorth'>['body']>,
): Promise<CallAnswer<'merchantReturnWorth'>> {
  await assertOwnCenter(deps, visitor, key.saleunit);
  const satang = await deps.database.inTenant(visitor.tenantId, async (tx) => {
    const { status } = await findOwn(tx, key);
    if (status !== 'Delivered') throw conflict('STEP_NOT_ALLOWED');
    return returnWorth(tx, key.orderid, wantedReturn(wanted.Lines));
  });
  if (satang === undefined) throw wrongReturn();
  return { Amount: bahtFromSatang(satang) };
}

const wantedReturn = (lines: CallParsed<'merchantReturnWorth'>['body']['Lines']) =>
  new Map(lines.map(({ Line, Quantity, Restocked }) => [Line, { quantity: Quantity, restocked: Restocked }]));

/** Adds a note: `Reason` to the customer, `Note` for staff only, or both. Throws 404 ORDER_NOT_FOUND; 409 TOO_MANY_NOTES. */
export async function noteMerchantOrder(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: Wanted<CallParsed<'noteMerchantOrder'>['body']>,
): Promise<Detail> {
  return changeOrder(deps, context, {
    key,
    action: 'order.note',
    work: async (tx, { status, change }) => {
      await assertRoomForNote(tx, key);
      await orderHappened(deps, tx, { ...change, event: 'noted', ...inState(status), ...saidOf(wanted) });
      return { after: givenOf(wanted) };
    },
  });
}

/** More is a conversation: the whole history is read with the order, and sent with it. */
const MOST_NOTES = 100;

async function assertRoomForNote(tx: TenantTransaction, { orderid }: Key): Promise<void> {
  if ((await countNotes(tx, orderid)) >= MOST_NOTES)
    throw conflict('TOO_MANY_NOTES', { values: { count: MOST_NOTES }, quiet: true });
}

function assertReason(reason: string): void {
  if (reason === '') throw badRequest('REASON_MISSING', { fields: { Reason: 'REASON_MISSING' } });
}
