/** The queue of what a person decides about payments, and their decisions. */
import { satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { ReviewKind } from '#database/tables/payments.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import { timeCursor, type TimePlace } from '../../http/time-cursor.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { changerOf, type OrderChanger } from '../orders/orders.public.ts';
import { centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import { presentReview } from './merchant-payment.usecases.ts';
import { applyPaymentFact, lockPayment, settleOrders } from './payment-facts.usecases.ts';
import { decideReviewRow, findOpenReviews, findReview, lockReview, type Review } from './slip.queries.ts';

/** Throws 404 CENTER_NOT_FOUND; 400 for a cursor of no list. */
export async function paymentReviews(
  deps: Dependencies,
  { visitor }: { visitor: Visitor },
  { saleUnit: asked, kind, after, take }: CallParsed<'paymentReviews'>['query'],
): Promise<CallAnswer<'paymentReviews'>> {
  const place = placeOf(after);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findOpenReviews(tx, { saleUnit, kind, after: place, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map((row) => presentReview(deps, visitor.tenantId, row)),
    Next: rows.length > take && last ? timeCursor({ at: last.openedAt, key: last.reviewId }) : null,
  };
}

/** As `timePlaceOf`, of a key that is a UUID. */
function placeOf(after = ''): TimePlace | undefined {
  if (after === '') return undefined;
  const [, time, key] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(after) ?? [];
  if (time === undefined || key === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { at: new Date(Number(time)), key };
}

type Decision = CallParsed<'decideReview'>['body']['Decision'];

/** What may be decided of each. Money that came cannot be refused: what is too much of it is owed to the customer. */
const DECISIONS: Readonly<Record<ReviewKind, readonly Decision[]>> = {
  slip: ['approve', 'refuse'],
  claim: ['approve', 'refuse'],
  amount: ['approve'],
  currency: ['settle'],
  unknown: ['settle'],
  refund: ['settle'],
  record: [],
};
const STATES = { approve: 'approved', refuse: 'refused', settle: 'settled' } as const;

type Deciding = { reviewId: string; body: CallParsed<'decideReview'>['body'] };

/**
 * Decides what waits, once: of two people the later is told. What is approved counts as money that came. Throws 404 REVIEW_NOT_FOUND, also for another
 * center's; 409 REVIEW_DECIDED, REVIEW_OTHER_DECISION; 400 REVIEW_NEEDS_AMOUNT, REVIEW_NEEDS_REASON.
 */
export async function decideReview(
  deps: Dependencies,
  context: CallContext,
  { reviewId, body }: Deciding,
): Promise<CallAnswer<'decideReview'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const centers = await centersOfStaff(deps, visitor);
  const changer = await changerOf(deps, context);
  const decided = await deps.database.inTenant(tenantId, async (tx) => {
    const review = await findReview(tx, reviewId);
    // What came for nobody has no center: whoever decides on payments looks at it.
    if (!review || (review.saleUnit !== null && !centers.some((one) => one.saleUnit === review.saleUnit)))
      throw notFound('REVIEW_NOT_FOUND');
    assertDecision(review, body);
    const { reference } = review;
    // In the order in which everything that changes a payment locks.
    const payment = reference === null ? undefined : await lockPayment(tx, changer, { reference });
    if ((await lockReview(tx, reviewId)) !== 'open') throw conflict('REVIEW_DECIDED');
    const satang = body.Decision === 'approve' ? satangOf(review, body.Amount) : null;
    await decideReviewRow(tx, tenantId, {
      reviewId,
      state: STATES[body.Decision],
      satang,
      by: visitor.userId,
      reason: body.Reason,
      at: changer.at,
    });
    if (satang !== null && reference !== null) await bookApproved(deps, tx, changer, { reference, satang });
    else if (payment) await settleOrders(deps, tx, changer, { payment });
    await writeAudit(deps, tx, {
      visitor,
      action: 'payment.review',
      subject: review.orderId === null ? `center/${visitor.saleUnit}` : `order/${review.orderId}`,
      after: {
        Decision: body.Decision,
        ReviewKind: review.kind,
        ...(satang !== null && { PaidSatang: satang }),
        ...(body.Reason !== '' && { Reason: body.Reason }),
      },
    });
    return findReview(tx, reviewId);
  });
  if (!decided) throw notFound('REVIEW_NOT_FOUND');
  return presentReview(deps, tenantId, decided);
}

function assertDecision({ kind }: Review, { Decision, Reason }: Deciding['body']): void {
  if (!DECISIONS[kind].includes(Decision)) throw conflict('REVIEW_OTHER_DECISION');
  if (Decision !== 'approve' && Reason === '')
    throw badRequest('REVIEW_NEEDS_REASON', { fields: { Reason: 'REVIEW_NEEDS_REASON' } });
}

/** What the provider says came is that; of a slip staff say it. */
function satangOf({ kind, satang }: Review, amount: number | undefined): number {
  if (kind === 'amount') return satang;
  if (amount === undefined || amount <= 0)
    throw badRequest('REVIEW_NEEDS_AMOUNT', { fields: { Amount: 'REVIEW_NEEDS_AMOUNT' } });
  return satangFromBaht(amount);
}

/** Money that staff say came. */
export async function bookApproved(
  deps: Dependencies,
  tx: TenantTransaction,
  changer: OrderChanger,
  { reference, satang }: { reference: string; satang: number },
): Promise<void> {
  const fact = {
    reference,
    providerId: '',
    state: 'succeeded',
    satang,
    currency: 'THB',
    refundedSatang: 0,
    at: undefined,
    reason: '',
  } as const;
  await applyPaymentFact(deps, tx, changer, { fact, source: 'staff' });
}
