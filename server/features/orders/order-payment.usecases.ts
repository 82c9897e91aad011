/**
 * Recording that an order was paid, by whichever feature learns it. Who may do so is for the caller to check. All of
 * them run in the caller's transaction, lock the order and raise its event.
 */
import { cashDueSatang } from '#domain/orders/order-due.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { canChangePayment, type PaymentStatus } from '#domain/orders/payment.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { WayToPay } from '#domain/payments/ways.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../http/call-error.ts';
import type { OrderChange } from '../../order-effects.ts';
import { orderHappened } from './order-happened.usecases.ts';
import type { Actor } from './orders.queries.ts';
import {
  addPaid,
  deleteCash,
  insertCash,
  lockOrderRow,
  updatePaymentStatus,
  updateWayToPay,
  type LockedOrder,
} from './orders.payment.queries.ts';
import { insertRefund } from './orders.refunds.queries.ts';

type Raises = Pick<Dependencies, 'orderEffects'>;

/** Cash is taken at the door or when the order is collected, or afterwards. */
const CASH_STATES: ReadonlySet<OrderState> = new Set(['Shipping', 'Delivered', 'Returned']);

/**
 * Moves the payment by the table of `domain/orders/payment.ts`, such as for a transfer that was announced or confirmed;
 * for cash there are functions of their own. Gives the previous payment; undefined: it cannot become that now, and
 * nothing is written.
 */
export async function changePayment(
  deps: Raises,
  tx: TenantTransaction,
  change: OrderChange,
  to: PaymentStatus,
): Promise<PaymentStatus | undefined> {
  const order = await lockOrderRow(tx, change);
  if (!order || !canChangePayment(order.paymentStatus, to)) return undefined;
  const { tenantId, orderId, at } = change;
  await updatePaymentStatus(tx, tenantId, { orderId, to, at });
  await orderHappened(deps, tx, { ...change, event: 'paymentChanged', ...inState(order.status) });
  return order.paymentStatus;
}

/**
 * Records that all that is due for the order was taken in cash by `taker`, by default `change.actor`, who holds it until
 * it is handed in.
 * Returns the amount in satang. Throws 409 CASH_NOT_DUE with `details.AmountDue` in baht if there is nothing to take or
 * `seenSatang` differs.
 */
export async function takeCash(
  deps: Raises,
  tx: TenantTransaction,
  change: OrderChange,
  { seenSatang, taker = change.actor }: { seenSatang?: number; taker?: Actor | undefined } = {},
): Promise<number> {
  const order = await lockOrderRow(tx, change);
  const satang = order && CASH_STATES.has(order.status) ? cashDueSatang(order) : 0;
  if (!order || satang === 0 || (seenSatang ?? satang) !== satang)
    throw conflict('CASH_NOT_DUE', { details: { AmountDue: bahtFromSatang(satang) }, quiet: true });
  const { tenantId, orderId, saleUnit, at } = change;
  await insertCash(tx, tenantId, { orderId, saleUnit, satang, taker, at });
  await orderHappened(deps, tx, { ...change, event: 'cashRecorded', ...inState(order.status) });
  return satang;
}

/**
 * Removes the record of cash, until it is handed in; the order is unpaid then. Returns the amount in satang. Throws 409
 * CASH_HANDED_IN if there is no such record any more, CASH_REFUNDED if some of it was paid back.
 */
export async function removeCash(
  deps: Raises,
  tx: TenantTransaction,
  change: OrderChange,
  said: { reason: string; note: string },
): Promise<number> {
  const order = await lockOrderRow(tx, change);
  if (order && order.refundedSatang > 0) throw conflict('CASH_REFUNDED', { quiet: true });
  const isPaid = order !== undefined && canChangePayment(order.paymentStatus, 'unpaid');
  const satang = isPaid ? await deleteCash(tx, change.tenantId, change.orderId) : undefined;
  if (!order || satang === undefined) throw conflict('CASH_HANDED_IN', { quiet: true });
  await orderHappened(deps, tx, { ...change, event: 'cashRemoved', ...inState(order.status), ...said });
  return satang;
}

type Booking = {
  /** What has come, besides what came before. */
  paidSatang: number;
  /** What a provider has paid back. */
  refund?: { satang: number; reference: string; reason: string } | undefined;
  to: PaymentStatus;
};

/** Books money of a provider on an order that is locked, and how far it is paid then; raises nothing where nothing changes. */
export async function bookPayment(
  deps: Raises,
  tx: TenantTransaction,
  change: OrderChange,
  { order, booking }: { order: LockedOrder; booking: Booking },
): Promise<void> {
  const { paidSatang, refund, to } = booking;
  if (paidSatang === 0 && !refund && to === order.paymentStatus) return;
  const { tenantId, orderId, actor, at } = change;
  await addPaid(tx, tenantId, { orderId, satang: paidSatang, to, at });
  if (refund) await insertRefund(tx, tenantId, { orderId, method: 'other', actor, at, ...refund });
  await orderHappened(deps, tx, { ...change, event: 'paymentChanged', ...inState(order.status) });
}

/** The order, which is locked, says the way in which it is paid now, such as after another one failed. */
export const changeWayToPay = async (
  tx: TenantTransaction,
  { tenantId, orderId, at }: OrderChange,
  way: WayToPay,
): Promise<void> => updateWayToPay(tx, tenantId, { orderId, way, at });

const inState = (status: OrderState) => ({ from: status, to: status });
