/** What is said of coupons. */
import type { OrderDetail } from '#contract/orders.schemas.ts';

/** Whether one was used for the order: it is given back where nothing of the order is delivered. */
export const hasCoupon = ({ Promotions = [] }: Pick<OrderDetail, 'Promotions'>): boolean =>
  Promotions.some(({ CouponId }) => CouponId !== undefined);

/** The name of a coupon's promotion after the word for a coupon, which many begin with themselves ('คูปองสมาชิก'). */
export const couponName = (name: string): string => name.replace(/^(?:คูปอง|coupon\b)\s*(?=\S)/i, '');
