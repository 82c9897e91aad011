/** How far an order is paid, by its sums and by what is under way; and what of a sum goes to which order. In satang. */
import type { PaymentStatus } from '../orders/payment.ts';
import type { AttemptState } from './attempt.ts';

type PaidSums = {
  /** What the order is worth now: 0 once it is canceled. */
  worthSatang: number;
  paidSatang: number;
  refundedSatang: number;
};

type UnderWay = {
  /** The tries to pay it, in the order in which they were begun. */
  attempts: readonly AttemptState[];
  /** A slip, or a sum that is not the one asked for, waits for a person. */
  isInReview: boolean;
  /** The time for paying is over. */
  isExpired: boolean;
};

export function paymentStatusOf(sums: PaidSums, underWay: UnderWay): PaymentStatus {
  return ofMoney(sums) ?? ofTries(underWay, sums.paidSatang > 0 ? 'partlyPaid' : undefined);
}

/** Undefined: all or a part of it has not come. */
function ofMoney({ worthSatang, paidSatang, refundedSatang }: PaidSums): PaymentStatus | undefined {
  if (paidSatang === 0) return undefined;
  if (refundedSatang === paidSatang) return 'refunded';
  if (refundedSatang > 0) return 'partlyRefunded';
  return paidSatang >= worthSatang ? 'paid' : undefined;
}

function ofTries({ attempts, isInReview, isExpired }: UnderWay, paid?: 'partlyPaid'): PaymentStatus {
  if (isInReview) return 'inReview';
  if (paid) return paid;
  if (attempts.includes('authorised')) return 'authorised';
  if (attempts.includes('pending') || attempts.includes('starting')) return 'pending';
  if (isExpired) return 'expired';
  const last = attempts.at(-1);
  if (last === 'failed') return 'refused';
  return last === 'expired' ? 'expired' : 'unpaid';
}

export type Share = { orderId: string; satang: number };

/**
 * What of `satang` is for which order: first what each was asked for, in that order; what is more is the last one's, which the
 * shop then owes. `booked` is what they got of this attempt before.
 */
export function sharesOf(
  asked: readonly Share[],
  satang: number,
  booked: ReadonlyMap<string, number> = new Map(),
): Share[] {
  let left = satang;
  const shares = asked.map(({ orderId, satang: wanted }) => {
    const part = Math.max(0, Math.min(left, wanted - (booked.get(orderId) ?? 0)));
    left -= part;
    return { orderId, satang: part };
  });
  const last = shares.at(-1);
  if (last) last.satang += left;
  return shares.filter((share) => share.satang > 0);
}
