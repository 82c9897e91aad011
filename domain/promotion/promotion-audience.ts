/** When a promotion runs, and whom it is for. */
import type { PromotionAudience } from './promotion-terms.ts';

/** Monday is 1; Bangkok is at UTC+7 without daylight saving time. */
export function weekdayOf(at: Date): number {
  const day = new Date(at.getTime() + 7 * 60 * 60 * 1000).getUTCDay();
  return day === 0 ? 7 : day;
}

export function isRunning(
  { startsAt, endsAt, weekdays }: Pick<PromotionAudience, 'startsAt' | 'endsAt' | 'weekdays'>,
  at: Date,
): boolean {
  return startsAt <= at && at < endsAt && (weekdays === null || weekdays.includes(weekdayOf(at)));
}

/** A buyer as one promotion sees them. A guest has no types, is not listed, and is not new before they sign in. */
export type PromotionBuyer = {
  saleUnit: string;
  customerType: string | null;
  storeType: string | null;
  isListed: boolean;
  isLeftOut: boolean;
  /** The person has no order that still stands. */
  isNew: boolean;
};

export const audienceReasons = [
  'CENTER',
  'CUSTOMER_TYPE',
  'STORE_TYPE',
  'NOT_LISTED',
  'LEFT_OUT',
  'NOT_NEW',
] as const;
export type AudienceReason = (typeof audienceReasons)[number];

/** Why it is not for this buyer; empty where it is. */
export function isForBuyer(
  audience: PromotionAudience,
  buyer: PromotionBuyer,
): { isFor: boolean; reasons: AudienceReason[] } {
  const isOf = (list: readonly string[] | null, one: string | null) =>
    list === null || (one !== null && list.includes(one));
  const wrong: Record<AudienceReason, boolean> = {
    CENTER: !isOf(audience.saleUnits, buyer.saleUnit),
    CUSTOMER_TYPE: !isOf(audience.customerTypes, buyer.customerType),
    STORE_TYPE: !isOf(audience.storeTypes, buyer.storeType),
    NOT_LISTED: audience.isForListed && !buyer.isListed,
    LEFT_OUT: audience.leavesOut && buyer.isLeftOut,
    NOT_NEW: audience.isForNew && !buyer.isNew,
  };
  const reasons = audienceReasons.filter((reason) => wrong[reason]);
  return { isFor: reasons.length === 0, reasons };
}

/** As staff see it (S-81 to S-81d). */
export const promotionStatuses = ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE', 'UNKNOWN'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** `endsAt` is the first moment at which it is over. UNKNOWN where it has no days, or ends before it begins. */
export function statusOf(
  { isEnabled, startsAt, endsAt }: { isEnabled: boolean; startsAt: Date | null; endsAt: Date | null },
  at: Date,
): PromotionStatus {
  if (!isEnabled) return 'DISABLE';
  if (!startsAt || !endsAt || !(startsAt < endsAt)) return 'UNKNOWN';
  if (at < startsAt) return 'SOON';
  return at < endsAt ? 'CURRENT' : 'EXPIRED';
}
