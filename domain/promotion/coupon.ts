/** A coupon: one customer's paper of a promotion, used once. */
import type { DiscountKind } from './promotion-terms.ts';

export const couponStates = ['unused', 'soon', 'used', 'usedUp', 'stopped', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

type Coupon = {
  isUsed: boolean;
  /** The promotion is enabled. */
  isActive: boolean;
  /** The promotion has no uses left: of all, or for this customer. */
  isUsedUp: boolean;
  startsAt: Date;
  /** The first moment at which it is over: of the promotion, or of the coupon where that is sooner. */
  endsAt: Date;
};

/**
 * `soon`: its promotion has not begun yet. `usedUp`: until a canceled order gives a use back. `stopped`: until staff enable its
 * promotion again.
 */
export function couponState({ isUsed, isActive, isUsedUp, startsAt, endsAt }: Coupon, at: Date): CouponState {
  if (isUsed) return 'used';
  if (endsAt <= at) return 'expired';
  if (!isActive) return 'stopped';
  if (isUsedUp) return 'usedUp';
  return startsAt <= at ? 'unused' : 'soon';
}

/** As the calls name what a coupon gives (C-19b). */
export const couponTypes = ['DiscountValue', 'DiscountPercent', 'FreeItem'] as const;
export type CouponType = (typeof couponTypes)[number];

const TYPES: Record<DiscountKind, CouponType> = {
  DISCOUNT_VALUE: 'DiscountValue',
  DISCOUNT_PERCENT: 'DiscountPercent',
  FREE_ITEM: 'FreeItem',
};
export const couponTypeOf = (kind: DiscountKind): CouponType => TYPES[kind];

/** Without letters and digits that are taken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of a new coupon, from ten random bytes: nobody guesses one. */
export const couponIdOf = (bytes: Uint8Array): string =>
  `CP-${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
