/** The feature's interface for other features. */
export { promotionsFor } from './promotion.buyer.usecases.ts';
export {
  candidatesOf,
  type BuyersPromotions,
  type Candidates,
  type Voucher,
} from './promotion.buyer.rules.ts';
export { knownPromotions } from './promotion.running.usecases.ts';
export {
  termsOf,
  type KnownPromotion,
  type KnownPromotions,
  type PromotionMark,
} from './promotion.running.rules.ts';
export { usePromotions, type OrderPromotion } from './promotion.order.usecases.ts';
export { presentCoupon, type Coupon } from './promotion.coupons.present.ts';
export { couponsOf, type CouponRow } from './promotion.coupons.usecases.ts';
