/** The end of the time for paying, and what becomes of a payment whose order was canceled. */
import { isOpen } from '#domain/payments/attempt.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { transitionOrder, type OrderChanger } from '../orders/orders.public.ts';
import { notify, staffToTell } from '../notifications/notifications.public.ts';
import { lockPayment, settleOrders, type LockedPayment } from './payment-facts.usecases.ts';
import { lookAtPayment, systemChanger } from './payment-looking.usecases.ts';
import { EXPIRY_QUEUE, giveUpOthers } from './payment-starting.usecases.ts';
import { waitsWords } from './payments.words.ts';
import { findAttempts, findIntentOfOrder, updateIntent, type StoredAttempt } from './payments.queries.ts';

type Payload = { tenantId: string; id: string };

/** Asked again so long after somebody had to look at it. */
const AGAIN_MS = 30 * 60_000;

const isUnderWay = ({ state }: StoredAttempt): boolean => isOpen(state);

/**
 * Cancels the orders of an intent whose time is over: stock, coupons and limits come back with the step. An order whose payment is
 * open at the provider, in review or half done is not canceled: staff are told. Running twice, early or late changes nothing more.
 */
export async function expirePayment(deps: Dependencies, { tenantId, id: intentId }: Payload): Promise<void> {
  // What the provider knows by now.
  const attempts = await deps.database.inTenant(tenantId, (tx) => findAttempts(tx, intentId), {
    readOnly: true,
  });
  for (const { reference } of attempts.filter(isUnderWay))
    // oxlint-disable-next-line no-await-in-loop -- one or two
    await lookAtPayment(deps, { tenantId, reference, source: 'poll' }).catch(deps.onProblem);
  const changer = await systemChanger(deps, tenantId);
  await deps.database.inTenant(tenantId, async (tx) => {
    const payment = await lockPayment(tx, changer, { intentId });
    if (!payment) return;
    const { intent } = payment;
    if (intent.state !== 'open' || !intent.expiresAt) return;
    if (intent.expiresAt > changer.at) return againAt(deps, tx, { tenantId, intentId, at: intent.expiresAt });
    const waits =
      payment.attempts.some(isUnderWay) ||
      payment.orders.some(
        ({ order: { paymentStatus } }) => paymentStatus === 'inReview' || paymentStatus === 'partlyPaid',
      );
    if (waits) {
      await tellStaff(deps, tx, { changer, payment });
      return againAt(deps, tx, { tenantId, intentId, at: new Date(changer.at.getTime() + AGAIN_MS) });
    }
    await endPayment(deps, tx, { changer, payment, to: 'expired' });
  });
}

const againAt = async (
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, intentId, at }: { tenantId: string; intentId: string; at: Date },
): Promise<void> => deps.jobs.enqueue(tx, EXPIRY_QUEUE, { tenantId, id: intentId }, { startAfter: at });

async function tellStaff(
  deps: Dependencies,
  tx: TenantTransaction,
  { changer: { tenantId, at }, payment }: { changer: OrderChanger; payment: LockedPayment },
): Promise<void> {
  const { saleUnit, intentId, orderIds } = payment.intent;
  const [orderId = ''] = orderIds;
  await notify(deps, tx, tenantId, [
    {
      kind: 'payments.waiting',
      recipients: await staffToTell(deps, tx, { tenantId, kind: 'payments.waiting', saleUnit }),
      onceKey: `payments.waiting:${intentId}`,
      words: waitsWords(orderId),
      link: `/merchant/order/${orderId}/${saleUnit}`,
      at,
    },
  ]);
}

type Ending = { changer: OrderChanger; payment: LockedPayment; to: 'expired' | 'canceled' };

/** Ends what is under way on our side; at the end of the time the orders that still wait are canceled. */
async function endPayment(
  deps: Dependencies,
  tx: TenantTransaction,
  { changer, payment, to }: Ending,
): Promise<void> {
  const { tenantId } = changer;
  const { intentId } = payment.intent;
  await updateIntent(tx, tenantId, { intentId, state: to });
  for (const { change, order } of payment.orders)
    if (to === 'expired' && order.status === 'Wait')
      // oxlint-disable-next-line no-await-in-loop -- the orders of one payment, each a step of its own
      await transitionOrder(deps, tx, change, {
        from: 'Wait',
        to: 'Canceled',
        reason: EXPIRED[changer.language],
      });
  const ended = await lockPayment(tx, changer, { intentId });
  if (ended) await settleOrders(deps, tx, changer, { payment: ended });
}

const EXPIRED = { th: 'ไม่ได้ชำระเงินภายในเวลาที่กำหนด', en: 'Not paid in time' };

/**
 * After an order was canceled, or that was taken back: what is under way ends, at the provider too, or the time for paying begins
 * again. Reads the order as it is now.
 */
export async function followOrder(deps: Dependencies, { tenantId, id: orderId }: Payload): Promise<void> {
  const changer = await systemChanger(deps, tenantId);
  const open = await deps.database.inTenant(tenantId, async (tx) => {
    const intentId = await findIntentOfOrder(tx, orderId);
    const payment = intentId && (await lockPayment(tx, changer, { intentId }));
    if (!payment) return [];
    const { intent, orders, attempts } = payment;
    if (orders.every(({ order }) => order.status === 'Canceled')) {
      if (intent.state === 'open') await endPayment(deps, tx, { changer, payment, to: 'canceled' });
      return attempts.filter(isUnderWay);
    }
    if (intent.expiresAt && (intent.state === 'canceled' || intent.state === 'expired')) {
      const expiresAt = new Date(changer.at.getTime() + AGAIN_MS);
      await updateIntent(tx, tenantId, { intentId: intent.intentId, state: 'open', expiresAt });
      await againAt(deps, tx, { tenantId, intentId: intent.intentId, at: expiresAt });
    }
    return [];
  });
  await giveUpOthers(deps, changer, open);
}
