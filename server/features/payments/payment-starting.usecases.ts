/** Beginning to pay an order: the try is written first, then the provider is asked, outside of any transaction. */
import { randomBytes, randomUUID } from 'node:crypto';
import { dueSatang } from '#domain/orders/order-due.ts';
import { isOpen } from '#domain/payments/attempt.ts';
import { mustBePaidFirst, wayProblem, type WayToPay } from '#domain/payments/ways.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { NextStep } from '#database/tables/payments.ts';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import type {
  PaymentFact,
  PaymentProvider,
  StartedPayment,
} from '../../gateways/payments/payment-provider.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import { changeWayToPay, type OrderChanger } from '../orders/orders.public.ts';
import { applyPaymentFact, lockPayment, settleOrders, type LockedPayment } from './payment-facts.usecases.ts';
import { LOOK_QUEUE } from './payment-looking.usecases.ts';
import {
  findAttempt,
  findAttempts,
  findIntentOfOrder,
  insertAttempt,
  insertIntent,
  updateIntent,
  updateNext,
  type StoredAttempt,
} from './payments.queries.ts';

const FIRST_LOOK_MS = 30_000;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 75 random bits: what the provider gets as the number of the order, and what our own codes say. */
export const newReference = (): string =>
  `P${Array.from(randomBytes(15), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')}`;

type Starting = {
  changer: OrderChanger;
  key: { orderId: string; saleUnit: string };
  way: WayToPay;
  /** Of a card, made in the browser by the provider's own script. */
  token?: string | undefined;
};

/** Where the provider sends the buyer and its messages. */
const addressesOf = (
  deps: Pick<Dependencies, 'places'>,
  { changer, way }: Starting,
  { reference }: StoredAttempt,
) => {
  const origin = deps.places.originOf(changer.tenantId);
  const back = `${origin}/api/payments/return/${changer.tenantId}/${reference}/${changer.language}`;
  return {
    returnUrl: back,
    cancelUrl: `${back}/cancel`,
    callbackUrl: `${origin}/api/payments/callback/${changer.tenantId}/${way.code}`,
  };
};

/**
 * Begins to pay an order in this way, which the shop offers, or gives the try that is open already. Whether the visitor may pay
 * the order is for the caller to check. Returns the reference. Throws 404 ORDER_NOT_FOUND; 409 PAYMENT_NOT_DUE, PAYMENT_TOO_MUCH,
 * PAYMENT_TOO_LITTLE, TRY_AGAIN; PAYMENT_FAILED where the provider refuses. Where it does not answer the try stays, and is looked at.
 */
export async function startPayment(deps: Dependencies, starting: Starting): Promise<string> {
  const { changer, way } = starting;
  const { tenantId } = changer;
  const begun = await deps.paymentProviders.toStart(tenantId, changer.config, way);
  if (!begun) throw conflict('PAYMENT_NOT_OFFERED');
  const { name, provider } = begun;
  const written = await deps.database.inTenant(tenantId, (tx) =>
    writeAttempt(deps, tx, { ...starting, name }),
  );
  const { attempt, others } = written;
  if (!written.isNew) return attempt.reference;
  await giveUpOthers(deps, changer, others);
  const answer = await ask(provider, starting, {
    attempt,
    ...addressesOf(deps, starting, attempt),
  });
  if (answer)
    await deps.database.inTenant(tenantId, (tx) => bookStarted(deps, tx, { changer, attempt, answer }));
  if (answer?.failed) throw conflict('PAYMENT_FAILED', { quiet: true });
  return attempt.reference;
}

type Written = { attempt: StoredAttempt; isNew: boolean; others: StoredAttempt[] };

async function writeAttempt(
  deps: Dependencies,
  tx: TenantTransaction,
  { changer, key, way, name }: Starting & { name: string },
): Promise<Written> {
  const { tenantId, at } = changer;
  const intentId = await intentFor(tx, { changer, key, way });
  const payment = await lockPayment(tx, changer, { intentId });
  const own = payment?.orders.find(({ change }) => change.orderId === key.orderId);
  if (!payment || !own) throw notFound('ORDER_NOT_FOUND');
  const shares = payment.orders
    .map(({ order, change }) => ({ orderId: change.orderId, satang: dueSatang(order) }))
    .filter((share) => share.satang > 0);
  const satang = shares.reduce((sum, share) => sum + share.satang, 0);
  if (satang === 0 || own.order.paymentStatus === 'inReview')
    throw conflict('PAYMENT_NOT_DUE', { quiet: true });
  const problem = wayProblem(way, satang);
  if (problem)
    throw conflict(problem.code, {
      values: { number: bahtFromSatang(problem.limitSatang).toFixed(2) },
      fields: { PaymentMethod: problem.code },
      quiet: true,
    });
  const open = payment.attempts.filter((one) => isOpen(one.state) && one.expiresAt > at);
  const same = open.find((one) => one.method === way.code && one.satang === satang);
  if (same) return { attempt: same, isNew: false, others: [] };

  const { intent } = payment;
  const reference = newReference();
  const end = new Date(at.getTime() + way.minutes * 60_000);
  const expiresAt =
    intent.state === 'open' && intent.expiresAt && intent.expiresAt > at ? intent.expiresAt : end;
  await insertAttempt(tx, tenantId, {
    reference,
    intentId,
    attemptNo: (payment.attempts.at(-1)?.attemptNo ?? 0) + 1,
    method: way.code,
    kind: way.kind,
    provider: name,
    state: 'starting',
    satang,
    shares,
    next: null,
    startedAt: at,
    expiresAt,
  });
  // A try whose answer is lost, or whose process ends here, is found by its reference.
  await deps.jobs.enqueue(
    tx,
    LOOK_QUEUE,
    { tenantId, id: reference },
    { startAfter: new Date(at.getTime() + FIRST_LOOK_MS) },
  );
  await updateIntent(tx, tenantId, { intentId, state: 'open', way });
  // Cash and credit stay what they are until money has come: who only began to pay owes as before.
  for (const { order, change } of payment.orders)
    if (order.paymentKind !== 'cash' && order.paymentKind !== 'credit')
      // oxlint-disable-next-line no-await-in-loop -- the orders of one payment, which are locked
      await changeWayToPay(tx, change, way);
  await settleOrders(deps, tx, changer, { payment: await withAttempts(tx, payment) });
  const attempt = await findAttempt(tx, reference);
  if (!attempt) throw new Error('An attempt that was just written is gone');
  return { attempt, isNew: true, others: open };
}

const withAttempts = async (tx: TenantTransaction, payment: LockedPayment): Promise<LockedPayment> => ({
  ...payment,
  intent: { ...payment.intent, state: 'open' },
  attempts: await findAttempts(tx, payment.intent.intentId),
});

/** The order's intent; a new one where it was to be paid in cash till now. */
export async function intentFor(
  tx: TenantTransaction,
  { changer, key, way }: Pick<Starting, 'changer' | 'key' | 'way'>,
): Promise<string> {
  const known = await findIntentOfOrder(tx, key.orderId);
  if (known !== undefined) return known;
  const intentId = randomUUID();
  const { saleUnit, orderId } = key;
  const isMine = await insertIntent(tx, changer.tenantId, {
    intentId,
    saleUnit,
    orderId,
    way,
    at: changer.at,
    expiresAt: null,
  });
  if (!isMine) throw conflict('TRY_AGAIN');
  return intentId;
}

/** A fact of our own about an attempt: no money. */
const factOf = (
  reference: string,
  state: PaymentFact['state'],
  more: Partial<PaymentFact> = {},
): PaymentFact => ({
  reference,
  providerId: '',
  state,
  satang: undefined,
  currency: 'THB',
  refundedSatang: 0,
  at: undefined,
  reason: '',
  ...more,
});

/** Asks the providers of other tries to end them; one that does not is still open, and what it brings is booked. */
export async function giveUpOthers(
  deps: Dependencies,
  changer: OrderChanger,
  others: readonly StoredAttempt[],
): Promise<void> {
  const { tenantId } = changer;
  await Promise.all(
    others.map(async (other) => {
      const { reference, providerId } = other;
      const provider = await deps.paymentProviders.of(tenantId, other);
      if (!provider?.cancel) return;
      try {
        const fact = await provider.cancel({ reference, providerId });
        await deps.database.inTenant(tenantId, (tx) =>
          applyPaymentFact(deps, tx, changer, { fact: { ...fact, reference }, source: 'poll' }),
        );
      } catch (error) {
        deps.onProblem(error);
      }
    }),
  );
}

type Answer = { started?: StartedPayment; failed?: string };

/** Undefined: there was no answer; whether the provider has it is looked at later. */
async function ask(
  provider: PaymentProvider,
  { changer, token }: Starting,
  { attempt, ...addresses }: { attempt: StoredAttempt } & ReturnType<typeof addressesOf>,
): Promise<Answer | undefined> {
  const { reference, satang, expiresAt } = attempt;
  const description = attempt.shares.map(({ orderId }) => orderId).join(' ');
  try {
    const started = await provider.start({
      reference,
      satang,
      currency: 'THB',
      description,
      language: changer.language,
      expiresAt,
      ...addresses,
      ...(token !== undefined && { token }),
    });
    return { started };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.isRefusal ? { failed: 'refused' } : undefined;
  }
}

async function bookStarted(
  deps: Dependencies,
  tx: TenantTransaction,
  { changer, attempt, answer }: { changer: OrderChanger; attempt: StoredAttempt; answer: Answer },
): Promise<void> {
  const { reference } = attempt;
  const say = async (fact: PaymentFact) => applyPaymentFact(deps, tx, changer, { fact, source: 'poll' });
  const { started, failed } = answer;
  if (failed !== undefined) await say(factOf(reference, 'failed', { reason: failed }));
  if (!started) return;
  const { providerId, next } = started;
  if (next.kind === 'done') return void (await say({ ...next.fact, reference, providerId }));
  await say(factOf(reference, 'pending', { providerId }));
  await updateNext(tx, changer.tenantId, { reference, next: next satisfies NextStep });
}

/** The intent of an order that must be paid first, in the transaction that places it. */
export async function intendPayment(
  deps: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  {
    tenantId,
    orderId,
    saleUnit,
    way,
    at,
  }: { tenantId: string; orderId: string; saleUnit: string; way: WayToPay; at: Date },
): Promise<void> {
  if (!mustBePaidFirst(way.kind)) return;
  const intentId = randomUUID();
  const expiresAt = new Date(at.getTime() + way.minutes * 60_000);
  await insertIntent(tx, tenantId, { intentId, saleUnit, orderId, way, at, expiresAt });
  await deps.jobs.enqueue(tx, EXPIRY_QUEUE, { tenantId, id: intentId }, { startAfter: expiresAt });
}

export const EXPIRY_QUEUE = 'payment-expiry';
