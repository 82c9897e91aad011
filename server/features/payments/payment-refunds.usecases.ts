/**
 * Refunds that the provider makes. Each is written before the provider is asked; one whose answer was lost is asked for again under the
 * same number, after a look whether it has arrived (decision 85).
 */
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import type { PaymentFact, PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { changerOf, type OrderChanger } from '../orders/orders.public.ts';
import {
  findPaidOrder,
  findProviderRefunds,
  insertProviderRefund,
  settleProviderRefund,
  type ProviderRefund,
} from './merchant-payment.queries.ts';
import {
  assertCenter,
  merchantPayment,
  providerOf,
  refundableSatang,
  type Key,
} from './merchant-payment.usecases.ts';
import { applyPaymentFact, lockPayment } from './payment-facts.usecases.ts';
import { systemChanger } from './payment-looking.usecases.ts';
import { findAttempt } from './payments.queries.ts';
import { findAttemptOf } from './payment-records.usecases.ts';

export const REFUND_QUEUE = 'payment-refund';
const AGAIN_MS = 60_000;

type Refunding = { key: Key; body: CallParsed<'refundPayment'>['body']; idempotencyKey: string };

/**
 * Has the provider pay back a part or all of what the order owes, never more than came of the attempt. An answer that is lost stays
 * `asked` and is looked for. Throws 404 ORDER_NOT_FOUND; 409 REFUND_NOT_DUE with `details.RefundDue`, REFUND_NOT_POSSIBLE, REFUND_UNDER_WAY,
 * REFUND_REFUSED, and what `once` throws.
 */
export async function refundPayment(
  deps: Dependencies,
  context: CallContext,
  { key, body, idempotencyKey }: Refunding,
): Promise<CallAnswer<'merchantPayment'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { Reference: reference, Reason: reason } = body;
  await assertCenter(deps, visitor, key.saleunit);
  const attempt = await deps.database.inTenant(tenantId, (tx) => findAttemptOf(tx, key, reference), {
    readOnly: true,
  });
  if (!attempt) throw notFound('ORDER_NOT_FOUND');
  const provider = await providerOf(deps, tenantId, attempt);
  if (!provider?.refund) throw conflict('REFUND_NOT_POSSIBLE');
  const changer = await changerOf(deps, context);
  const claim = claimOf({ visitor, call: 'refundPayment', key: idempotencyKey, input: { ...key, ...body } });
  const satang = satangFromBaht(body.Amount);
  const { answer, isNew } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      const refundNo = await writeRefund(deps, tx, changer, {
        key,
        reference,
        satang,
        reason,
        by: visitor.userId,
      });
      await writeAudit(deps, tx, {
        visitor,
        action: 'payment.refund',
        subject: `order/${key.orderid}`,
        after: { RefundSatang: satang, Reference: reference, Reason: reason },
      });
      return { No: refundNo };
    }),
  );
  if (isNew && (await askForRefund(deps, { tenantId, reference, refundNo: answer.No })) === 'refused')
    throw conflict('REFUND_REFUSED');
  return merchantPayment(deps, context, key);
}

type NewRefund = { key: Key; reference: string; satang: number; reason: string; by: string };

async function writeRefund(
  deps: Dependencies,
  tx: TenantTransaction,
  changer: OrderChanger,
  { key, reference, satang, reason, by }: NewRefund,
): Promise<number> {
  const { tenantId, at } = changer;
  const payment = await lockPayment(tx, changer, { reference });
  const order = await findPaidOrder(tx, key);
  const attempt = payment?.attempts.find((one) => one.reference === reference);
  if (!payment || !attempt || !order) throw notFound('ORDER_NOT_FOUND');
  const ofOrder = await findProviderRefunds(
    tx,
    payment.attempts.map((one) => one.reference),
  );
  const refunds = ofOrder.filter((one) => one.reference === reference);
  if (refunds.some(({ state }) => state === 'asked')) throw conflict('REFUND_UNDER_WAY');
  const most = refundableSatang(order, attempt, ofOrder);
  if (satang > most) throw conflict('REFUND_NOT_DUE', { details: { RefundDue: bahtFromSatang(most) } });
  const refundNo = (refunds.at(-1)?.refundNo ?? 0) + 1;
  await insertProviderRefund(tx, tenantId, {
    reference,
    refundNo,
    orderId: key.orderid,
    satang,
    goalSatang: attempt.refundedSatang + satang,
    reason,
    at,
    by,
  });
  await deps.jobs.enqueue(
    tx,
    REFUND_QUEUE,
    { tenantId, id: `${reference}/${refundNo}` },
    { startAfter: new Date(at.getTime() + AGAIN_MS) },
  );
  return refundNo;
}

type Asking = { tenantId: string; reference: string; refundNo: number };
type Refunder = PaymentProvider & Required<Pick<PaymentProvider, 'refund'>>;
const canRefund = (provider: PaymentProvider | undefined): provider is Refunder =>
  provider?.refund !== undefined;

/** Asks the provider, and books what it says. `asked`: there was no answer, or it is not done there yet. */
async function askForRefund(
  deps: Dependencies,
  { tenantId, reference, refundNo }: Asking,
): Promise<ProviderRefund['state']> {
  const read = await deps.database.inTenant(
    tenantId,
    async (tx) => ({
      attempt: await findAttempt(tx, reference),
      refund: (await findProviderRefunds(tx, [reference])).find((one) => one.refundNo === refundNo),
    }),
    { readOnly: true },
  );
  const { attempt, refund } = read;
  if (!attempt || refund?.state !== 'asked') return refund?.state ?? 'refused';
  const provider = await providerOf(deps, tenantId, attempt);
  if (!canRefund(provider)) return 'asked';
  const { providerId } = attempt;
  const changer = await systemChanger(deps, tenantId);
  const settle = async (state: 'done' | 'refused', fact?: PaymentFact) =>
    deps.database.inTenant(tenantId, async (tx) => {
      await lockPayment(tx, changer, { reference });
      if (!(await settleProviderRefund(tx, tenantId, { reference, refundNo, state, at: changer.at }))) return;
      if (fact) await applyPaymentFact(deps, tx, changer, { fact, source: 'poll' });
    });
  try {
    // An answer that was lost: the money may have gone already.
    const known = await provider.look({ reference, providerId });
    if (known.refundedSatang < refund.goalSatang) {
      const { isDone } = await provider.refund({
        reference,
        providerId,
        satang: refund.satang,
        key: `${reference}R${refundNo}`,
      });
      if (!isDone) return 'asked';
    }
    await settle('done', {
      ...known,
      reference,
      state: 'refunded',
      satang: attempt.receivedSatang,
      refundedSatang: Math.max(known.refundedSatang, refund.goalSatang),
    });
    return 'done';
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.onProblem(error);
    if (!error.isRefusal) return 'asked';
    await settle('refused');
    return 'refused';
  }
}

/** Looks for an answer that was lost, until there is one. */
export async function followRefund(
  deps: Dependencies,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  const [reference = '', no] = id.split('/');
  const state = await askForRefund(deps, { tenantId, reference, refundNo: Number(no) });
  if (state !== 'asked') return;
  const startAfter = new Date(deps.clock().getTime() + 10 * AGAIN_MS);
  await deps.database.inTenant(tenantId, (tx) =>
    deps.jobs.enqueue(tx, REFUND_QUEUE, { tenantId, id }, { startAfter }),
  );
}

export const defineRefundJob = (deps: Dependencies): void =>
  deps.jobs.define(REFUND_QUEUE, (payload) => followRefund(deps, payload));
