/** A slip is looked up with the provider: what matches pays at once, and everything else waits for staff. */
import { slipDoubt, type SlipDoubt } from '#domain/payments/slip.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { StoredFound } from '#database/tables/payments.ts';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import type { SlipLookup } from '../../gateways/payments/payment-provider.ts';
import type { OrderChanger } from '../orders/orders.public.ts';
import { applyPaymentFact, lockPayment, type LockedPayment } from './payment-facts.usecases.ts';
import { systemChanger } from './payment-looking.usecases.ts';
import {
  decideReviewRow,
  findFirstPlaced,
  findReview,
  lockReview,
  updateLooked,
  type Review,
} from './slip.queries.ts';

export const SLIP_QUEUE = 'slip-look';
/** The first look-up is asked by the call that sends the slip; this one follows where that call ended in the middle. */
export const FIRST_MS = 60_000;
/** Banks tell of a transfer late: half an hour in all. */
const MOST_LOOKS = 6;

type Payload = { tenantId: string; id: string };
type Answer = Awaited<ReturnType<SlipLookup['look']>>;

/**
 * Looks an open slip up, outside of any transaction, and books what comes of it. One that was decided meanwhile stays. What is not
 * known yet, or not answered, is asked again later; staff may decide before.
 */
export async function lookAtSlip(deps: Dependencies, { tenantId, id: reviewId }: Payload): Promise<void> {
  const slip = await deps.database.inTenant(tenantId, (tx) => findReview(tx, reviewId), { readOnly: true });
  if (slip?.state !== 'open' || slip.bankReference === '' || slip.reference === null) return;
  const lookup = await deps.paymentProviders.slipLookup(tenantId);
  const answer = lookup && (await asked(deps, lookup, slip));
  const changer = await systemChanger(deps, tenantId);
  await deps.database.inTenant(tenantId, (tx) =>
    bookLooked(deps, tx, changer, { slip, answer, isAskedAgain: lookup !== undefined }),
  );
}

async function asked(deps: Dependencies, lookup: SlipLookup, slip: Review): Promise<Answer | undefined> {
  try {
    return await lookup.look({ sendingBank: slip.sendingBank, reference: slip.bankReference });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.onProblem(error);
    return undefined;
  }
}

type Looked = { slip: Review; answer: Answer | undefined; isAskedAgain: boolean };

async function bookLooked(
  deps: Dependencies,
  tx: TenantTransaction,
  changer: OrderChanger,
  { slip, answer, isAskedAgain }: Looked,
): Promise<void> {
  const { tenantId, at } = changer;
  const { reviewId, reference, looks } = slip;
  if (reference === null) return;
  const payment = await lockPayment(tx, changer, { reference });
  if (!payment || (await lockReview(tx, reviewId)) !== 'open') return;
  const { doubt, found } = await judged(tx, changer, { payment, reference, answer });
  await updateLooked(tx, tenantId, {
    reviewId,
    doubt: doubt ?? '',
    found: found ?? slip.found,
    satang: found?.satang ?? slip.satang,
  });
  if (found && doubt === undefined) {
    const { satang } = found;
    await decideReviewRow(tx, tenantId, { reviewId, state: 'approved', satang, by: null, reason: '', at });
    const fact = {
      reference,
      providerId: '',
      state: 'succeeded',
      satang,
      currency: 'THB',
      refundedSatang: 0,
      at: new Date(found.at),
      reason: '',
    } as const;
    await applyPaymentFact(deps, tx, changer, { fact, source: 'poll' });
    return;
  }
  const isUnknown = doubt === 'noAnswer' || doubt === 'notFound';
  if (!isUnknown || !isAskedAgain || looks + 1 >= MOST_LOOKS) return;
  const startAfter = new Date(at.getTime() + FIRST_MS * 2 ** looks);
  await deps.jobs.enqueue(tx, SLIP_QUEUE, { tenantId, id: reviewId }, { startAfter });
}

async function judged(
  tx: TenantTransaction,
  { at, config }: OrderChanger,
  { payment, reference, answer }: { payment: LockedPayment; reference: string; answer: Answer | undefined },
): Promise<{ doubt: SlipDoubt | undefined; found?: StoredFound }> {
  if (!answer) return { doubt: 'noAnswer' };
  if (answer.kind === 'notFound') return { doubt: 'notFound' };
  const { satang, receiver, sender } = answer;
  const attempt = payment.attempts.find((one) => one.reference === reference);
  const doubt = slipDoubt(answer, {
    accounts: config.get('BANK_ACCOUNTS'),
    satang: attempt?.satang ?? 0,
    since: await findFirstPlaced(tx, payment.intent.orderIds),
    now: at,
  });
  return { doubt, found: { satang, at: answer.at.toISOString(), receiver, sender } };
}

export const defineSlipJob = (deps: Dependencies): void =>
  deps.jobs.define(SLIP_QUEUE, (payload) => lookAtSlip(deps, payload));
