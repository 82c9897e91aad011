/** The steps of an order by staff, and its parcel. */
import { mayApproveIssue, type StaffMember } from '#domain/access/rights.ts';
import { isIssueApproval } from '#domain/orders/goods-issue.ts';
import { waitsForMoney } from '#domain/orders/order-due.ts';
import { canTransition, isPacked, needsReason, orderStates } from '#domain/orders/order.ts';
import { packOrder, type Packing, type ShortReason } from '#domain/orders/packing.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed } from '../../http/call-error.ts';
import {
  markStepCash,
  orderHappened,
  takeCash,
  transitionOrder,
  withGiftsInRatio,
} from '../orders/orders.public.ts';
import { takerOf } from './cash-hand-ins.usecases.ts';
import { changeOrder, givenOf, inState, withStock, type Mark } from './merchant-order.change.usecases.ts';
import { makerOf } from './merchant-order.present.ts';
import {
  findOrderedLines,
  findOrderEvents,
  setParcel,
  type MerchantOrder,
} from './merchant-order.queries.ts';
import { movedOn, wrongLines, wrongReturn, type Detail, type Key } from './merchant-order.usecases.ts';
import type { CallContext } from '../../http/visitor.ts';

type Step = CallParsed<'stepMerchantOrder'>['body'];

/**
 * Moves the order on, by the one table of steps; what it will not use is returned to stock. Throws 404
 * ORDER_NOT_FOUND; 409 ORDER_MOVED_ON with `details.Status` if it is no longer in the state the caller saw; 409
 * STEP_NOT_ALLOWED, PAYMENT_DUE, CASH_NOT_DUE; ISSUE_OUT_OF_STOCK, ISSUE_OWN of a goods issue; 403 RIGHT_MISSING of one; 400
 * REASON_MISSING, PACKED_LINES_WRONG, RETURNED_LINES_WRONG; 403 RIGHT_MISSING and 400 TAKER_UNKNOWN of cash that a colleague took.
 */
export async function stepMerchantOrder(
  deps: Dependencies,
  context: CallContext,
  { key, step, mark }: { key: Key; step: Step; mark?: Mark },
): Promise<Detail> {
  const { From: from, To: to, Reason: reason, Note: note } = step;
  if (needsReason(to) && reason === '')
    throw badRequest('REASON_MISSING', { fields: { Reason: 'REASON_MISSING' } });
  if (step.Lines.length > 0 && to !== 'Packed') throw wrongLines();
  if (step.Cash && to !== 'Delivered') throw conflict('CASH_NOT_DUE', { details: { AmountDue: 0 } });
  const work = changeOrder(deps, context, {
    key,
    action: 'order.step',
    mark,
    work: async (tx, { order, status, change, staff }) => {
      if (status !== from) throw movedOn(status);
      if (!canTransition(from, to, order.orderType)) throw conflict('STEP_NOT_ALLOWED');
      if (waitsForMoney({ ...order, paymentKind: change.paymentKind }, to)) throw conflict('PAYMENT_DUE');
      if (step.Restocked.length > 0 && to !== 'Returned') throw wrongReturn();
      if (isIssueApproval(order.orderType, to)) await assertMayApprove(tx, staff, order.orderId);
      const packing = await packingOf(tx, order, step.Lines);
      const isMoved = await transitionOrder(deps, tx, change, {
        from,
        to,
        reason,
        note,
        packing,
        restocked: restockedOf(step),
      });
      if (!isMoved) throw movedOn(status);
      const { saleUnit } = change;
      const taker = step.Cash ? await takerOf(tx, { staff, saleUnit, takenBy: step.TakenBy }) : undefined;
      const cashSatang = step.Cash ? await takeCash(deps, tx, change, { taker }) : undefined;
      if (cashSatang !== undefined) await markStepCash(tx, change);
      return {
        before: { Status: from, PaymentStatus: order.paymentStatus, TotalSatang: order.totalSatang },
        after: {
          Status: to,
          PaymentStatus: cashSatang === undefined ? order.paymentStatus : 'paid',
          TotalSatang: packing?.packing.totalSatang ?? order.totalSatang,
          ...(cashSatang !== undefined && { CashSatang: cashSatang }),
          ...(taker && { TakenBy: taker.id }),
          ...givenOf(step),
          ...(step.Restocked.length > 0 && {
            Restocked: step.Restocked.map(({ Line, Restocked }) => ({ lineNo: Line, quantity: Restocked })),
          }),
          ...(packing && { Packed: packedLog(packing.packing.lines, packing.why) }),
        },
      };
    },
  });
  return withStock('ISSUE_OUT_OF_STOCK', work);
}

/** By line, where it was given. */
const restockedOf = ({ Restocked }: Step): ReadonlyMap<number, number> | undefined =>
  Restocked.length === 0 ? undefined : new Map(Restocked.map((one) => [one.Line, one.Restocked]));

/** One's own is a conflict with that one issue: a 403 would end a whole run. */
async function assertMayApprove(tx: TenantTransaction, staff: StaffMember, orderId: string): Promise<void> {
  if (!staff.rights.includes('approveIssues')) throw notAllowed('RIGHT_MISSING');
  if (!mayApproveIssue(staff, makerOf(await findOrderEvents(tx, orderId)))) throw conflict('ISSUE_OWN');
}

/** Why less was packed, by line, where that was told. */
export const whyOf = (lines: Step['Lines']): ReadonlyMap<number, ShortReason> =>
  new Map(lines.flatMap(({ Line, Because }) => (Because ? [[Line, Because]] : [])));

/** For the log. */
export const packedLog = (
  lines: readonly { lineNo: number; quantity: number }[],
  why: ReadonlyMap<number, ShortReason>,
) =>
  lines.map(({ lineNo, quantity }) => {
    const because = why.get(lineNo);
    return { lineNo, quantity, ...(because && { because }) };
  });

/** What is packed, if that is less than was ordered. */
async function packingOf(
  tx: TenantTransaction,
  { orderId, deliveryFeeSatang, deliveryTaxSatang }: MerchantOrder,
  lines: Step['Lines'],
): Promise<{ packing: Packing; why: ReadonlyMap<number, ShortReason> } | undefined> {
  if (lines.length === 0) return undefined;
  const ordered = await findOrderedLines(tx, orderId);
  const packed = new Map(lines.map(({ Line, Packed }) => [Line, Packed]));
  const withGifts = await withGiftsInRatio(tx, orderId, packed);
  const packing = packOrder(ordered, withGifts, { deliveryFeeSatang, deliveryTaxSatang });
  if (!packing) throw wrongLines();
  const isInFull = ordered.every(({ lineNo, quantity }) => (withGifts.get(lineNo) ?? quantity) === quantity);
  return isInFull ? undefined : { packing, why: whyOf(lines) };
}

/** Sets carrier and tracking number of the parcel. Throws 404 ORDER_NOT_FOUND; 409 TRACKING_OF_PICKUP, TRACKING_TOO_EARLY. */
export async function trackMerchantOrder(
  deps: Dependencies,
  context: CallContext,
  { key, parcel }: { key: Key; parcel: CallParsed<'trackMerchantOrder'>['body'] },
): Promise<Detail> {
  const after = { carrier: parcel.Carrier, trackingNo: parcel.TrackingNo, trackingUrl: parcel.Url ?? null };
  return changeOrder(deps, context, {
    key,
    action: 'order.tracking',
    work: async (tx, { order, status, change }) => {
      if (order.deliveryKind === 'pickup') throw conflict('TRACKING_OF_PICKUP');
      const states = orderStates.filter(isPacked);
      const before = await setParcel(tx, { orderId: key.orderid, states, parcel: after, at: change.at });
      if (!before) throw conflict('TRACKING_TOO_EARLY');
      await orderHappened(deps, tx, { ...change, event: 'parcelTracked', ...inState(status) });
      return { before, after };
    },
  });
}
