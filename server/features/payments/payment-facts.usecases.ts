/**
 * The one door for what is said of a payment. Callback, return, our own looking, staff and the clock all come through
 * `applyPaymentFact`, so that the end is the same in whichever order, and however often, they come (decision 81).
 */
import { worthSatang } from '#domain/orders/order-due.ts';
import { isAsAsked, isForeign, textOf, withSaid } from '#domain/payments/attempt.ts';
import { paymentStatusOf, sharesOf, type Share } from '#domain/payments/order-payment.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { PaymentSource } from '#database/tables/payments.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PaymentFact } from '../../gateways/payments/payment-provider.ts';
import { bookPayment, lockOrder, type OrderChanger } from '../orders/orders.public.ts';
import { paymentReceived } from '../papers/papers.public.ts';
import { hasOpenReview, openReview, settleReview } from './payment-reviews.queries.ts';
import {
  addReceived,
  addReturned,
  findAttempts,
  findBooked,
  insertEvent,
  lockIntent,
  lockIntentOf,
  updateAttempt,
  updateIntent,
  type Intent,
  type StoredAttempt,
} from './payments.queries.ts';

type Raises = Pick<Dependencies, 'orderEffects' | 'jobs'>;
export type LockedPayment = {
  intent: Intent;
  orders: NonNullable<Awaited<ReturnType<typeof lockOrder>>>[];
  attempts: StoredAttempt[];
};

/** Locks the intent, then its orders: everything that changes a payment waits here for what changes it now. */
export async function lockPayment(
  tx: TenantTransaction,
  changer: OrderChanger,
  key: { intentId: string } | { reference: string },
): Promise<LockedPayment | undefined> {
  const intent = await ('intentId' in key ? lockIntent(tx, key.intentId) : lockIntentOf(tx, key.reference));
  if (!intent) return undefined;
  const orders: LockedPayment['orders'] = [];
  for (const orderId of intent.orderIds) {
    // oxlint-disable-next-line no-await-in-loop -- locks are taken one after the other, in the order of the numbers
    const locked = await lockOrder(tx, changer, { orderId, saleUnit: intent.saleUnit });
    if (locked) orders.push(locked);
  }
  return { intent, orders, attempts: await findAttempts(tx, intent.intentId) };
}

type SaidOfPayment = { fact: PaymentFact; source: PaymentSource };

/**
 * Books what is said of an attempt. False: nobody knows the reference, and nothing is written; whoever hears of money then opens
 * a review. What was said before changes nothing.
 */
export async function applyPaymentFact(
  deps: Raises,
  tx: TenantTransaction,
  changer: OrderChanger,
  said: SaidOfPayment,
): Promise<boolean> {
  const payment = await lockPayment(tx, changer, { reference: said.fact.reference });
  if (!payment) return false;
  await applyToLocked(deps, tx, changer, { payment, ...said });
  return true;
}

type Applied = SaidOfPayment & { payment: LockedPayment };

/** The same for a payment that is locked. */
async function applyToLocked(
  deps: Raises,
  tx: TenantTransaction,
  changer: OrderChanger,
  { payment, fact, source }: Applied,
): Promise<void> {
  const { tenantId, at, actor } = changer;
  const { reference, providerId, reason } = fact;
  const before = payment.attempts.find((one) => one.reference === reference);
  if (!before) return;
  const isNew = await insertEvent(tx, tenantId, {
    ...fact,
    // Staff may say what the provider said: only then it counts, whatever the sum.
    said: source === 'staff' ? `staff ${textOf(fact)}` : textOf(fact),
    at,
    source,
    providerAt: fact.at,
    actorId: source === 'staff' ? actor.id : null,
  });
  if (!isNew) return;
  const attempt = withSaid(before, fact);
  await updateAttempt(tx, tenantId, { ...attempt, providerId, reason });
  const { saleUnit } = payment.intent;
  const about = { reference, orderId: payment.orders[0]?.change.orderId ?? null, saleUnit, at };
  if (isForeign(fact))
    await openReview(tx, tenantId, {
      ...about,
      kind: 'currency',
      about: `currency:${reference}:${fact.currency}`,
      satang: fact.satang ?? 0,
      currency: fact.currency,
    });
  const { came, back } = await bookedNow(tx, changer, { payment, attempt, source, about });
  // Before delivery each payment is a tax point. An attempt may be paid in parts: by what it had received.
  const paid = { tenantId, at, reference: `${reference}:${attempt.receivedSatang}` };
  for (const { orderId, satang } of came)
    // oxlint-disable-next-line no-await-in-loop -- one connection; the orders of one payment
    if (satang > 0) await paymentReceived(deps, tx, { ...paid, orderId, satang });
  await settleOrders(deps, tx, changer, {
    payment: { ...payment, attempts: payment.attempts.map((one) => (one === before ? attempt : one)) },
    came,
    back,
  });
}

type About = { reference: string; orderId: string | null; saleUnit: string; at: Date };
type Booking = { payment: LockedPayment; attempt: StoredAttempt; source: PaymentSource; about: About };
type Refund = Share & { reference: string };

/** Books what is known to have come and gone back and is not booked yet; the parts of the orders. */
async function bookedNow(
  tx: TenantTransaction,
  { tenantId, at }: OrderChanger,
  { payment, attempt, source, about }: Booking,
): Promise<{ came: Share[]; back: Refund[] }> {
  const { reference } = attempt;
  const booked = await findBooked(tx, reference);
  const more = attempt.receivedSatang - booked.satang;
  // Another sum than was asked for waits for a person; staff are one.
  const isToBook = more > 0 && (isAsAsked(attempt) || source === 'staff');
  const came = isToBook
    ? sharesOf(attempt.shares, more, new Map(booked.orders.map((share) => [share.orderId, share.satang])))
    : [];
  // By what was booked before: a sum that was decided and one that comes on top are two.
  const review = {
    ...about,
    kind: 'amount',
    about: `amount:${reference}:${booked.satang}`,
    currency: 'THB',
  } as const;
  if (isToBook) {
    await addReceived(tx, tenantId, { reference, saleUnit: about.saleUnit, shares: came, at });
    await settleReview(tx, tenantId, review);
  } else if (more > 0) await openReview(tx, tenantId, { ...review, satang: more });

  const cameInAll = isToBook ? attempt.receivedSatang : booked.satang;
  const goneBack = Math.min(attempt.refundedSatang, cameInAll) - booked.returnedSatang;
  if (goneBack <= 0) return { came, back: [] };
  await addReturned(tx, tenantId, { reference, satang: goneBack });
  let left = goneBack;
  const back = payment.orders.map(({ order, change: { orderId } }) => {
    const paid = order.paidSatang + (came.find((share) => share.orderId === orderId)?.satang ?? 0);
    const part = Math.min(left, paid - order.refundedSatang);
    left -= part;
    return { orderId, satang: part, reference };
  });
  // Staff have recorded it themselves, or the provider paid back more than the orders have: a person looks at it.
  if (left > 0)
    await openReview(tx, tenantId, {
      ...about,
      kind: 'refund',
      about: `refund:${reference}`,
      satang: left,
      currency: 'THB',
    });
  return { came, back };
}

type Settling = {
  payment: LockedPayment;
  came?: readonly Share[];
  back?: readonly Refund[];
};

/** Sets how far the orders of a locked payment are paid, with what came and went back now. */
export async function settleOrders(
  deps: Raises,
  tx: TenantTransaction,
  { tenantId }: OrderChanger,
  { payment, came = [], back = [] }: Settling,
): Promise<void> {
  const { intent, orders, attempts } = payment;
  const isInReview = await hasOpenReview(
    tx,
    attempts.map(({ reference }) => reference),
  );
  const underWay = {
    attempts: attempts.map(({ state }) => state),
    isInReview,
    isExpired: intent.state === 'expired',
  };
  let arePaid = true;
  for (const { order, change } of orders) {
    const paidSatang = partOf(came, change.orderId);
    const refund = back.find((one) => one.orderId === change.orderId && one.satang > 0);
    const to = paymentStatusOf(
      {
        worthSatang: worthSatang(order),
        paidSatang: order.paidSatang + paidSatang,
        refundedSatang: order.refundedSatang + (refund?.satang ?? 0),
      },
      underWay,
    );
    arePaid &&= to === 'paid' || to === 'partlyRefunded' || to === 'refunded';
    const booking = {
      paidSatang,
      to,
      refund: refund && { satang: refund.satang, reference: refund.reference, reason: 'provider' },
    };
    // oxlint-disable-next-line no-await-in-loop -- the orders of one payment; each raises its event
    await bookPayment(deps, tx, change, { order, booking });
  }
  if (arePaid && intent.state === 'open')
    await updateIntent(tx, tenantId, { intentId: intent.intentId, state: 'paid' });
}

const partOf = (shares: readonly Share[], orderId: string): number =>
  shares.find((share) => share.orderId === orderId)?.satang ?? 0;
