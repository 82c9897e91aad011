/** What staff see of the payment of an order: every try, what was said of it, its slips, and what may be done. */
import { isOpen } from '#domain/payments/attempt.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { centersOfStaff } from '../session/session.public.ts';
import {
  findEvents,
  findPaidOrder,
  findProviderRefunds,
  type EventRow,
  type PaidOrder,
  type ProviderRefund,
} from './merchant-payment.queries.ts';
import {
  findAttempts,
  findIntentOfOrder,
  findPaymentOfOrder,
  type StoredAttempt,
} from './payments.queries.ts';
import { findReviewsOfOrder, type Review } from './slip.queries.ts';
import { fileOfReview } from './slips.usecases.ts';

export type Key = { orderid: string; saleunit: string };
type Answer = CallAnswer<'merchantPayment'>;

/** Throws 404 ORDER_NOT_FOUND for an order of a center that is not theirs. */
export async function assertCenter(deps: Dependencies, visitor: Visitor, saleUnit: string): Promise<void> {
  const centers = await centersOfStaff(deps, visitor);
  if (!centers.some((center) => center.saleUnit === saleUnit)) throw notFound('ORDER_NOT_FOUND');
}

/** The provider with which an attempt was begun, whatever is offered now; undefined without its credentials. */
export async function providerOf(
  deps: Dependencies,
  tenantId: string,
  attempt: Pick<StoredAttempt, 'kind' | 'provider'>,
): Promise<PaymentProvider | undefined> {
  return deps.paymentProviders.of(tenantId, attempt);
}

type Stored = {
  order: PaidOrder;
  expiresAt: Date | null;
  attempts: StoredAttempt[];
  events: EventRow[];
  refunds: ProviderRefund[];
  reviews: Review[];
};

async function readPayment(tx: TenantTransaction, key: Key): Promise<Stored> {
  const order = await findPaidOrder(tx, key);
  if (!order) throw notFound('ORDER_NOT_FOUND');
  const intentId = await findIntentOfOrder(tx, key.orderid);
  const attempts = intentId === undefined ? [] : await findAttempts(tx, intentId);
  const references = attempts.map(({ reference }) => reference);
  const { expiresAt } = await findPaymentOfOrder(tx, key.orderid);
  return {
    order,
    expiresAt,
    attempts,
    events: await findEvents(tx, references),
    refunds: await findProviderRefunds(tx, references),
    reviews: await findReviewsOfOrder(tx, key.orderid),
  };
}

/** What the provider may pay back of an attempt for the order: what it owes, and has not been asked for. In satang. */
export function refundableSatang(
  { orderId, refundDueSatang }: Pick<PaidOrder, 'orderId' | 'refundDueSatang'>,
  attempt: Pick<StoredAttempt, 'reference' | 'receivedSatang' | 'refundedSatang'>,
  refunds: readonly ProviderRefund[],
): number {
  const asked = refunds.filter(({ state }) => state === 'asked');
  if (asked.some(({ reference }) => reference === attempt.reference)) return 0;
  const underWay = asked
    .filter((one) => one.orderId === orderId)
    .reduce((sum, { satang }) => sum + satang, 0);
  return Math.max(0, Math.min(refundDueSatang - underWay, attempt.receivedSatang - attempt.refundedSatang));
}

/** Throws 404 ORDER_NOT_FOUND. */
export async function merchantPayment(
  deps: Dependencies,
  { visitor }: { visitor: Visitor },
  key: Key,
): Promise<Answer> {
  const { tenantId } = visitor;
  await assertCenter(deps, visitor, key.saleunit);
  const stored = await deps.database.inTenant(tenantId, (tx) => readPayment(tx, key), { readOnly: true });
  const { order, attempts, expiresAt, reviews } = stored;
  const providers = await Promise.all(attempts.map((attempt) => providerOf(deps, tenantId, attempt)));
  return {
    OrderID: order.orderId,
    SaleUnit: order.saleUnit,
    PaymentStatus: order.paymentStatus,
    AmountDue: bahtFromSatang(order.dueSatang),
    PaidAmount: bahtFromSatang(order.paidSatang),
    RefundedAmount: bahtFromSatang(order.refundedSatang),
    RefundDue: bahtFromSatang(order.refundDueSatang),
    ExpiresAt: expiresAt?.toISOString() ?? null,
    Attempts: attempts.map((attempt, at) => presentAttempt(attempt, { stored, provider: providers[at] })),
    Reviews: reviews.map((review) => presentReview(deps, tenantId, review)),
  };
}

function presentAttempt(
  attempt: StoredAttempt,
  { stored, provider }: { stored: Stored; provider: PaymentProvider | undefined },
): Answer['Attempts'][number] {
  const { reference, state } = attempt;
  const { order, events, refunds } = stored;
  return {
    Reference: reference,
    PaymentMethod: attempt.method,
    Kind: attempt.kind,
    State: state,
    Amount: bahtFromSatang(attempt.satang),
    ReceivedAmount: bahtFromSatang(attempt.receivedSatang),
    RefundedAmount: bahtFromSatang(attempt.refundedSatang),
    Reason: attempt.reason,
    StartedAt: attempt.startedAt.toISOString(),
    ExpiresAt: attempt.expiresAt.toISOString(),
    Refundable: provider?.refund ? bahtFromSatang(refundableSatang(order, attempt, refunds)) : 0,
    MayVoid: provider?.cancel !== undefined && isOpen(state),
    MayCapture: provider?.confirm !== undefined && state === 'authorised',
    Events: events
      .filter((event) => event.reference === reference)
      .map((event) => ({
        At: event.at.toISOString(),
        Source: event.source,
        State: event.state,
        Amount: event.satang === null ? null : bahtFromSatang(event.satang),
        Currency: event.currency,
        RefundedAmount: bahtFromSatang(event.refundedSatang),
        Reason: event.reason,
        By: event.byName,
      })),
    Refunds: refunds
      .filter((refund) => refund.reference === reference)
      .map((refund) => ({
        No: refund.refundNo,
        Amount: bahtFromSatang(refund.satang),
        State: refund.state,
        Reason: refund.reason,
        At: refund.askedAt.toISOString(),
        By: refund.askedByName,
      })),
  };
}

export function presentReview(
  deps: Pick<Dependencies, 'config' | 'clock'>,
  tenantId: string,
  review: Review,
): Answer['Reviews'][number] {
  const { found } = review;
  return {
    ReviewId: review.reviewId,
    Kind: review.kind,
    OrderID: review.orderId ?? '',
    SaleUnit: review.saleUnit ?? '',
    Customer_Name: review.customerName,
    At: review.openedAt.toISOString(),
    State: review.state,
    Amount: bahtFromSatang(review.satang),
    Currency: review.currency,
    SendingBank: review.sendingBank,
    BankReference: review.bankReference,
    Doubt: review.doubt,
    Found: found && {
      Amount: bahtFromSatang(found.satang),
      At: found.at,
      Receiver: found.receiver.name,
      ReceiverAccount: found.receiver.account,
      ReceiverBank: found.receiver.bank,
      Sender: found.sender.name,
    },
    ...fileOfReview(deps, tenantId, review),
    DecidedAt: review.decidedAt?.toISOString() ?? null,
    DecidedBy: review.decidedByName,
    DecidedAmount: review.decidedSatang === null ? null : bahtFromSatang(review.decidedSatang),
    DecidedReason: review.decidedReason,
  };
}
