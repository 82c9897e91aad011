/** Asking a provider what became of a payment: by the clock, when the buyer comes back, and when the provider says "look". */
import { isOpen } from '#domain/payments/attempt.ts';
import type { PaymentSource } from '#database/tables/payments.ts';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import type { PaymentFact, RawCallback } from '../../gateways/payments/payment-provider.ts';
import type { OrderChanger } from '../orders/orders.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { applyPaymentFact } from './payment-facts.usecases.ts';
import { openReview } from './payment-reviews.queries.ts';
import { countLook, findAttempt, findReferenceOf, type StoredAttempt } from './payments.queries.ts';

export const LOOK_QUEUE = 'payment-look';

/** Between two looks: half a minute at first, then ever longer, to an hour. */
const waitMs = (looks: number): number => Math.min(3_600_000, 30_000 * 2 ** Math.min(looks, 7));
/** Looked at for so long after its time is over: providers tell late, too. */
const LATE_MS = 24 * 3_600_000;
/** A try that never reached the provider ends so long after its time. */
const LOST_MS = 10 * 60_000;

/** Nobody's doing: what providers and the clock say. */
export async function systemChanger(deps: Dependencies, tenantId: string): Promise<OrderChanger> {
  const config = await webConfigOf(deps, tenantId);
  return { tenantId, actor: { kind: 'system', id: '' }, language: 'th', at: deps.clock(), config };
}

type Looking = { tenantId: string; reference: string; source: PaymentSource };

/**
 * Asks the provider about the attempt and books what it says. What the buyer's return must be confirmed by is confirmed. Gives the
 * attempt as it is then; undefined: there is none. Throws GatewayError where the provider does not answer.
 */
export async function lookAtPayment(
  deps: Dependencies,
  { tenantId, reference, source }: Looking,
): Promise<StoredAttempt | undefined> {
  const { database } = deps;
  const find = async () =>
    database.inTenant(tenantId, (tx) => findAttempt(tx, reference), { readOnly: true });
  const attempt = await find();
  if (!attempt) return undefined;
  const changer = await systemChanger(deps, tenantId);
  const provider = await deps.paymentProviders.of(tenantId, attempt);
  if (!provider) return attempt;
  const { providerId, satang } = attempt;
  const seen = await provider.look({ reference, providerId });
  // Only what the buyer has agreed to: confirming anything else ends it while they may still pay.
  const isToConfirm = source === 'return' && isOpen(attempt.state) && seen.state === 'authorised';
  const told =
    isToConfirm && provider.confirm ? await provider.confirm({ reference, providerId, satang }) : seen;
  const fact: PaymentFact = {
    ...(isLost(attempt, told, changer.at) ? { ...told, state: 'expired' } : told),
    reference,
  };
  await database.inTenant(tenantId, (tx) => applyPaymentFact(deps, tx, changer, { fact, source }));
  return find();
}

/** The provider knows nothing of it, and its time is over. */
const isLost = ({ expiresAt }: StoredAttempt, { state }: PaymentFact, now: Date): boolean =>
  state === 'unknown' && now.getTime() > expiresAt.getTime() + LOST_MS;

/** Looks, and looks again later while the buyer may still pay. */
export async function lookAgain(
  deps: Dependencies,
  { tenantId, id: reference }: { tenantId: string; id: string },
): Promise<void> {
  const attempt = await lookAtPayment(deps, { tenantId, reference, source: 'poll' }).catch(
    (error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      deps.onProblem(error);
      return deps.database.inTenant(tenantId, (tx) => findAttempt(tx, reference), { readOnly: true });
    },
  );
  const now = deps.clock();
  if (!attempt || !isOpen(attempt.state)) return;
  if (now.getTime() > attempt.expiresAt.getTime() + LATE_MS) return;
  await deps.database.inTenant(tenantId, async (tx) => {
    const looks = await countLook(tx, tenantId, reference);
    const startAfter = new Date(now.getTime() + waitMs(looks));
    await deps.jobs.enqueue(tx, LOOK_QUEUE, { tenantId, id: reference }, { startAfter });
  });
}

/**
 * A provider's own message. False: it is forged, altered or of another shop, and changes nothing. Money with a reference that
 * nobody knows waits for a person.
 */
export async function takeCallback(
  deps: Dependencies,
  { tenantId, method, raw }: { tenantId: string; method: string; raw: RawCallback },
): Promise<boolean> {
  const changer = await systemChanger(deps, tenantId);
  const way = changer.config.get('PAYMENT_METHODS').find(({ code }) => code === method);
  const provider = way && (await deps.paymentProviders.of(tenantId, way));
  if (!provider) return false;
  const read = provider.readCallback(raw);
  if (read.kind === 'refused') {
    deps.onProblem(new Error(`A payment callback of ${method} was refused: ${read.why}`));
    return false;
  }
  if (read.kind === 'hint') {
    const reference = await hintedReference(deps, tenantId, read);
    if (reference !== undefined) await lookAtPayment(deps, { tenantId, reference, source: 'callback' });
    return true;
  }
  const { fact } = read;
  await deps.database.inTenant(tenantId, async (tx) => {
    if (await applyPaymentFact(deps, tx, changer, { fact, source: 'callback' })) return;
    if (fact.state !== 'succeeded') return;
    await openReview(tx, tenantId, {
      kind: 'unknown',
      about: `unknown:${method}:${fact.providerId || fact.reference}`,
      reference: null,
      orderId: null,
      saleUnit: null,
      satang: fact.satang ?? 0,
      currency: fact.currency,
      at: changer.at,
    });
  });
  return true;
}

/** When a buyer comes back. Where the provider gives no answer in time, the page that follows shows what is known. */
export async function lookIfOpen(deps: Dependencies, tenantId: string, reference: string): Promise<void> {
  const attempt = await deps.database.inTenant(tenantId, (tx) => findAttempt(tx, reference), {
    readOnly: true,
  });
  if (attempt && isOpen(attempt.state))
    await lookAtPayment(deps, { tenantId, reference, source: 'return' }).catch(deps.onProblem);
}

/** Of which try a hint is: by our own reference, else by the provider's id. */
export async function hintedReference(
  deps: Dependencies,
  tenantId: string,
  { reference, providerId = '' }: { reference: string; providerId?: string },
): Promise<string | undefined> {
  if (reference !== '' || providerId === '') return reference || undefined;
  return deps.database.inTenant(tenantId, (tx) => findReferenceOf(tx, providerId), { readOnly: true });
}

export function defineLookJob(deps: Dependencies): void {
  deps.jobs.define(LOOK_QUEUE, (payload) => lookAgain(deps, payload));
}
