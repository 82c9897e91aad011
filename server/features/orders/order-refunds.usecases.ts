/**
 * Recording that the shop paid back what it owed, by whichever feature learns it: staff now, a payment provider later.
 * Who may do so is for the caller to check. Both run in the caller's transaction, lock the order and raise its event.
 */
import { isRefundedTooMuch, refundDueSatang } from '#domain/orders/order-due.ts';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import type { RefundMethod } from '#domain/orders/payment.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../http/call-error.ts';
import type { OrderChange } from '../../order-effects.ts';
import { orderHappened } from './order-happened.usecases.ts';
import { lockOrderRow, type LockedOrder } from './orders.payment.queries.ts';
import {
  findLastRefund,
  hasRefundUnderWay,
  insertRefund,
  markRefundUndone,
} from './orders.refunds.queries.ts';

type Raises = Pick<Dependencies, 'orderEffects'>;
type Paid = { seenSatang: number; method: RefundMethod; reference: string; reason: string };

/** Throws 409 REFUND_UNDER_WAY, or REFUND_NOT_DUE with `details.RefundDue` in baht unless `seenSatang` is what is owed, and more than nothing. */
export async function payRefund(
  deps: Raises,
  tx: TenantTransaction,
  change: OrderChange,
  { seenSatang, ...paid }: Paid,
): Promise<void> {
  const order = await lockOrderRow(tx, change);
  // A provider that was asked may have paid it back already.
  if (await hasRefundUnderWay(tx, change.orderId)) throw conflict('REFUND_UNDER_WAY', { quiet: true });
  const satang = order ? refundDueSatang(order) : 0;
  if (!order || satang === 0 || satang !== seenSatang)
    throw conflict('REFUND_NOT_DUE', { details: { RefundDue: bahtFromSatang(satang) }, quiet: true });
  const { tenantId, orderId, actor, at } = change;
  await insertRefund(tx, tenantId, { orderId, satang, actor, at, ...paid });
  await raise(deps, tx, change, order);
}

/** Gives the amount in satang. Throws 409 REFUND_TOO_LATE: it is not the last that stands, or older than `UNDO_MS`. */
export async function takeBackRefund(
  deps: Raises,
  tx: TenantTransaction,
  change: OrderChange,
  { refundNo, reason }: { refundNo: number; reason: string },
): Promise<number> {
  const order = await lockOrderRow(tx, change);
  const last = await findLastRefund(tx, change.orderId);
  const isLate = last && change.at.getTime() - last.at.getTime() > UNDO_MS;
  if (!order || last?.refundNo !== refundNo || isLate) throw conflict('REFUND_TOO_LATE', { quiet: true });
  const { tenantId, orderId, actor, at } = change;
  await markRefundUndone(tx, tenantId, { orderId, refundNo, actor, reason, at });
  await raise(deps, tx, change, order);
  return last.satang;
}

/** Throws 409 UNDO_REFUND_FIRST after a change by which more is paid back than the shop would owe. */
export async function assertRefundsStand(tx: TenantTransaction, change: OrderChange): Promise<void> {
  const order = await lockOrderRow(tx, change);
  if (order && isRefundedTooMuch(order)) throw conflict('UNDO_REFUND_FIRST', { quiet: true });
}

async function raise(
  deps: Raises,
  tx: TenantTransaction,
  change: OrderChange,
  { status }: LockedOrder,
): Promise<void> {
  await orderHappened(deps, tx, { ...change, event: 'paymentChanged', from: status, to: status });
}
