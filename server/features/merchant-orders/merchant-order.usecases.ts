/** One order of the staff's own centers: reading it, moving it to the next state, setting its parcel. */
import { canTransition, isPacked, needsReason, orderStates, type OrderState } from '#domain/orders/order.ts';
import { packOrder, type Packing } from '#domain/orders/packing.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, CallError, conflict, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { orderParts, transitionOrder, publishTransition, writeReturn } from '../orders/orders.public.ts';
import { centersOfStaff } from '../session/session.public.ts';
import { presentMerchantOrder } from './merchant-order.present.ts';
import {
  findMerchantOrder,
  findOrderedLines,
  findOrderEvents,
  setParcel,
  type MerchantOrder,
} from './merchant-order.queries.ts';

export type Context = { visitor: Visitor; language: Language };
export type Key = { orderid: string; saleunit: string };
export type Detail = CallAnswer<'merchantOrderDetail'>;

export const subjectOf = (orderId: string) => `order/${orderId}` as const;

/** An order of another center is treated as missing: nobody learns what others have. */
export async function assertOwnCenter(deps: Dependencies, visitor: Visitor, saleUnit: string): Promise<void> {
  const centers = await centersOfStaff(deps, visitor);
  if (!centers.some((center) => center.saleUnit === saleUnit)) throw notFound('ORDER_NOT_FOUND');
}

export async function findOwn(tx: TenantTransaction, { orderid, saleunit }: Key): Promise<MerchantOrder> {
  const order = await findMerchantOrder(tx, { orderId: orderid, saleUnit: saleunit });
  if (!order) throw notFound('ORDER_NOT_FOUND');
  return order;
}

export async function readDetail(tx: TenantTransaction, key: Key, language: Language): Promise<Detail> {
  const order = await findOwn(tx, key);
  const { orderId, status, shipTo, billTo } = order;
  const [parts, events] = await Promise.all([
    orderParts(tx, { orderId, status, shipTo, billTo }, language),
    findOrderEvents(tx, orderId),
  ]);
  return presentMerchantOrder({ order, events, parts }, language);
}

/** An order of one of the caller's centers. Throws 404 ORDER_NOT_FOUND. */
export async function merchantOrder(
  deps: Dependencies,
  { visitor, language }: Context,
  key: Key,
): Promise<Detail> {
  await assertOwnCenter(deps, visitor, key.saleunit);
  return deps.database.inTenant(visitor.tenantId, (tx) => readDetail(tx, key, language), { readOnly: true });
}

type Step = CallParsed<'stepMerchantOrder'>['body'];

/**
 * Moves the order on, by the one table of steps, with its event and an audit row; what it will not use is returned
 * to stock. Throws 404 ORDER_NOT_FOUND; 409 ORDER_MOVED_ON with `details.Status` if it is no longer in the state
 * the caller saw; 409 STEP_NOT_ALLOWED; 400 REASON_MISSING, PACKED_LINES_WRONG. Nothing is written then.
 */
export async function stepMerchantOrder(
  deps: Dependencies,
  { visitor, language }: Context,
  { key, step }: { key: Key; step: Step },
): Promise<Detail> {
  const { tenantId } = visitor;
  const { orderid: orderId, saleunit: saleUnit } = key;
  const { From: from, To: to, Reason: reason } = step;
  if (needsReason(to) && reason === '')
    throw badRequest('REASON_MISSING', { fields: { Reason: 'REASON_MISSING' } });
  if (step.Lines.length > 0 && to !== 'Packed') throw wrongLines();
  await assertOwnCenter(deps, visitor, saleUnit);
  const done = await deps.database.inTenant(tenantId, async (tx) => {
    const order = await findOwn(tx, key);
    if (order.status !== from) throw movedOn(order.status);
    if (!canTransition(from, to)) throw conflict('STEP_NOT_ALLOWED');
    const packing = await packingOf(tx, order, step.Lines);
    const actor = actorOf(visitor);
    const returned = await transitionOrder(tx, tenantId, {
      orderId,
      from,
      to,
      actor,
      reason,
      at: deps.clock(),
      packing,
    });
    // Somebody else moved it on between the read and this write; theirs wins.
    if (!returned) throw movedOn((await findOwn(tx, key)).status);
    const back =
      to === 'Returned' &&
      (await writeReturn(tx, tenantId, {
        orderId,
        actor,
        reason,
        note: '',
        at: deps.clock(),
        isUndelivered: from === 'Shipping',
      }));
    const detail = await readDetail(tx, key, language);
    await writeAudit(deps, tx, {
      visitor,
      action: 'order.step',
      subject: subjectOf(orderId),
      before: { Status: from, PaymentStatus: order.paymentStatus, TotalSatang: order.totalSatang },
      after: {
        Status: to,
        PaymentStatus: detail.Order.PaymentStatus,
        TotalSatang: packing?.totalSatang ?? order.totalSatang,
        ...(reason === '' ? {} : { Reason: reason }),
        ...(packing ? { Packed: packing.lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })) } : {}),
      },
    });
    return { detail, returned: back ? back.moves : returned, customerCode: order.customerCode };
  });
  const { detail, returned, customerCode } = done;
  publishTransition(deps, { tenantId, saleUnit, orderId, customerCode, status: to, moves: returned });
  return detail;
}

export const movedOn = (status: OrderState): CallError =>
  conflict('ORDER_MOVED_ON', { details: { Status: status }, quiet: true });
const wrongLines = (): CallError =>
  badRequest('PACKED_LINES_WRONG', { fields: { Lines: 'PACKED_LINES_WRONG' } });

/** What is packed, if that is less than was ordered. */
async function packingOf(
  tx: TenantTransaction,
  { orderId, deliveryFeeSatang, deliveryTaxSatang }: MerchantOrder,
  lines: Step['Lines'],
): Promise<Packing | undefined> {
  if (lines.length === 0) return undefined;
  const ordered = await findOrderedLines(tx, orderId);
  const packed = new Map(lines.map(({ Line, Packed }) => [Line, Packed]));
  const packing = packOrder(ordered, packed, { deliveryFeeSatang, deliveryTaxSatang });
  if (!packing) throw wrongLines();
  const isInFull = ordered.every(({ lineNo, quantity }) => (packed.get(lineNo) ?? quantity) === quantity);
  return isInFull ? undefined : packing;
}

/**
 * Sets carrier and tracking number of the parcel, with an audit row. Throws 404 ORDER_NOT_FOUND; 409
 * TRACKING_OF_PICKUP, TRACKING_TOO_EARLY.
 */
export async function trackMerchantOrder(
  deps: Dependencies,
  { visitor, language }: Context,
  { key, parcel }: { key: Key; parcel: CallParsed<'trackMerchantOrder'>['body'] },
): Promise<Detail> {
  const { tenantId } = visitor;
  const { orderid: orderId, saleunit: saleUnit } = key;
  await assertOwnCenter(deps, visitor, saleUnit);
  const after = { carrier: parcel.Carrier, trackingNo: parcel.TrackingNo, trackingUrl: parcel.Url ?? null };
  const detail = await deps.database.inTenant(tenantId, async (tx) => {
    const { deliveryKind } = await findOwn(tx, key);
    if (deliveryKind === 'pickup') throw conflict('TRACKING_OF_PICKUP');
    const states = orderStates.filter(isPacked);
    const before = await setParcel(tx, { orderId, states, parcel: after, at: deps.clock() });
    if (!before) throw conflict('TRACKING_TOO_EARLY');
    await writeAudit(deps, tx, {
      visitor,
      action: 'order.tracking',
      subject: subjectOf(orderId),
      before,
      after,
    });
    return readDetail(tx, key, language);
  });
  const { Customer_Id: customerCode, Status: status } = detail.Order;
  publishTransition(deps, { tenantId, saleUnit, orderId, customerCode, status, moves: [] });
  return detail;
}
