/**
 * What an order on credit does to its customer's account, in the transaction of whatever happens to the order: it holds what the
 * rule says of the order as it is now, and only the difference is booked. So nothing counts twice, in whichever order things happen.
 */
import { availableSatang, heldOf, staysTakenOver } from '#domain/credit/credit.ts';
import { isCreditCustomer } from '#domain/access/roles.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CreditEntryKind } from '#database/tables/credit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../http/call-error.ts';
import type { OrderChange } from '../../order-effects.ts';
import {
  findAccount,
  findCreditOfOrder,
  markOrder,
  moveOrder,
  type CreditOfOrder,
  type HeldNow,
  type Move,
} from './credit.queries.ts';

const KINDS: Partial<Record<OrderEventName, CreditEntryKind>> = {
  placed: 'reserved',
  delivered: 'delivered',
  canceled: 'released',
  refused: 'released',
  paymentChanged: 'paid',
  stepUndone: 'undone',
};

/** Orders on credit follow everything that changes what they are worth; of all others only a refund can be credit. */
export function defineCreditEffects(deps: Dependencies): void {
  deps.orderEffects.define({
    name: 'credit: placed',
    events: ['placed'],
    when: ({ paymentKind }) => paymentKind === 'credit',
    inTransaction: async (tx, { ...change }) => followOrder(tx, change, { event: 'placed', mustFit: true }),
  });
  deps.orderEffects.define({
    name: 'credit: order',
    events: [
      'approved',
      'packed',
      'packingCorrected',
      'shipping',
      'delivered',
      'refused',
      'returnedInPart',
      'returned',
      'canceled',
      'stepUndone',
      'paymentChanged',
    ],
    when: ({ paymentKind, event }) => paymentKind === 'credit' || event === 'paymentChanged',
    // What was canceled and is wanted again must fit; goods that left have left.
    inTransaction: async (tx, { event, undone, ...change }) =>
      followOrder(tx, change, { event, mustFit: event === 'stepUndone' && undone === 'canceled' }),
  });
}

type Following = { event: OrderEventName; mustFit: boolean };

/**
 * Books what the order holds now, of an order that is locked. Throws 409 CREDIT_NOT_ENOUGH with what is available, or
 * PAYMENT_NOT_OFFERED for a customer without credit, where it must fit.
 */
export async function followOrder(
  tx: TenantTransaction,
  change: Omit<OrderChange, 'paymentKind'>,
  { event, mustFit }: Following,
): Promise<void> {
  const order = await findCreditOfOrder(tx, change.orderId);
  if (!order) return;
  await followRefunds(tx, change, order);
  if (order.paymentKind !== 'credit') return;
  const { tenantId, orderId, actor, at, config } = change;
  const { customerCode } = order;
  const held = heldNow(order, at);
  const debtDelta = held.debtSatang - order.debtSatang;
  const reservedDelta = held.reservedSatang - order.reservedSatang;
  if (debtDelta === 0 && reservedDelta === 0) {
    if (isMarked(order, held)) await markOrder(tx, tenantId, { orderId, customerCode, held });
    return;
  }
  const needed = debtDelta + reservedDelta;
  const needsSapFlag = config.does('CREDIT_NEEDS_SAP_FLAG');
  const move: Move = {
    customerCode,
    kind: KINDS[event] ?? 'changed',
    debtDelta,
    reservedDelta,
    orderId,
    actor,
    at,
    ...(mustFit && { needs: { satang: needed, needsSapFlag } }),
  };
  if (await moveOrder(tx, tenantId, { move, orderId, held })) return;
  throw await refusal(tx, { customerCode, needsSapFlag });
}

const isMarked = (order: CreditOfOrder, { deliveredAt, takenOverAt }: HeldNow): boolean =>
  order.deliveredAt?.getTime() !== deliveredAt?.getTime() ||
  order.takenOverAt?.getTime() !== takenOverAt?.getTime();

function heldNow(order: CreditOfOrder, at: Date): HeldNow {
  const { status, isSap, takenOverAt, refundedAsCreditSatang } = order;
  const isTakenOver = staysTakenOver(status, takenOverAt !== null);
  const isDelivered = status === 'Delivered' || status === 'Returned';
  return {
    ...heldOf(order, { isSap, isTakenOver }),
    givenSatang: refundedAsCreditSatang,
    deliveredAt: isDelivered ? (order.deliveredAt ?? at) : null,
    takenOverAt: isTakenOver ? takenOverAt : null,
  };
}

/** What was paid back as credit lowers the debt, as it stands in the records of refunds. */
async function followRefunds(
  tx: TenantTransaction,
  { tenantId, orderId, actor, at }: Omit<OrderChange, 'paymentKind'>,
  order: CreditOfOrder,
): Promise<void> {
  const more = order.refundedAsCreditSatang - order.givenSatang;
  if (more === 0) return;
  const { customerCode } = order;
  const move: Move = {
    customerCode,
    kind: more > 0 ? 'refunded' : 'undone',
    debtDelta: -more,
    reservedDelta: 0,
    orderId,
    actor,
    at,
  };
  const held = { ...order, givenSatang: order.refundedAsCreditSatang };
  await moveOrder(tx, tenantId, { move, orderId, held });
}

async function refusal(
  tx: TenantTransaction,
  { customerCode, needsSapFlag }: { customerCode: string; needsSapFlag: boolean },
) {
  const account = await findAccount(tx, customerCode);
  const has =
    account &&
    isCreditCustomer(
      { authorizeSatang: account.limitSatang, isSapCustomer: account.isSap },
      { needsSapFlag },
    );
  if (!has) return conflict('PAYMENT_NOT_OFFERED', { fields: { PaymentMethod: 'PAYMENT_NOT_OFFERED' } });
  const available = bahtFromSatang(Math.max(0, availableSatang(account)));
  return conflict('CREDIT_NOT_ENOUGH', {
    values: { number: available.toFixed(2) },
    details: { Available: available },
    fields: { PaymentMethod: 'CREDIT_NOT_ENOUGH' },
    quiet: true,
  });
}
