/** What the buyer says beside the lines of a cart to get promotions, as it is kept in the browser. */
import type { CallInput } from '#contract/schemas.ts';
import { promotionCodeOf } from '#domain/promotion/promotion-code.ts';

/** One of the own coupons, a code that was typed, and the promotions whose missing gifts are waived. */
export type Vouchers = Pick<CallInput<'quote'>['body'], 'CouponId' | 'PromotionCode' | 'WaivedGifts'>;

/** Whatever the storage held; what is no voucher is left out. Undefined where it held nothing. */
export function parseVouchers(stored: string | null): Vouchers | undefined {
  if (stored === null) return undefined;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const { CouponId, PromotionCode: typed, WaivedGifts } = parsed as Record<string, unknown>;
    // What cannot be a code would be refused with the whole cart.
    const PromotionCode = typeof typed === 'string' ? promotionCodeOf(typed) : undefined;
    return {
      ...(typeof CouponId === 'string' && { CouponId }),
      ...(PromotionCode !== undefined && { PromotionCode }),
      ...(Array.isArray(WaivedGifts) && { WaivedGifts: WaivedGifts.filter((id) => typeof id === 'string') }),
    };
  } catch {
    return undefined;
  }
}

/** The same gifts waived, and this one. */
export const withWaived = ({ WaivedGifts = [], ...rest }: Vouchers, promotionId: string): Vouchers => ({
  ...rest,
  WaivedGifts: [...new Set([...WaivedGifts, promotionId])],
});
