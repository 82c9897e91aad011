/** The feature's interface for other features. */
export { promotionsFor, promotionsForCoupons, type HeldCoupon } from './promotion.buyer.usecases.ts';
export {
  candidatesOf,
  isLimited,
  type BuyersPromotions,
  type Candidates,
  type Voucher,
} from './promotion.buyer.rules.ts';
export { assertMayTry, type Typing } from './promotion.codes.usecases.ts';
export { knownPromotions } from './promotion.running.usecases.ts';
export {
  countUsesBefore,
  holdLimits,
  redeemPromotions,
  type OrderPromotion,
} from './promotion.order.usecases.ts';
export {
  termsOf,
  type KnownPromotion,
  type KnownPromotions,
  type PromotionMark,
} from './promotion.running.rules.ts';
export { presentCoupon, type Coupon } from './promotion.coupons.present.ts';
export { couponsOf, type CouponRow } from './promotion.coupons.usecases.ts';
