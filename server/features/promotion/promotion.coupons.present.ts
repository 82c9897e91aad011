/** Coupons in the format of the calls (N-29). */
import { couponState, couponTypeOf, type CouponState } from '#domain/promotion/coupon.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { CouponRow } from './promotion.coupons.queries.ts';

export type Coupon = CallAnswer<'couponsByCustomer'>['coupons'][number];

type Offer = Pick<
  CouponRow,
  | 'promotionId'
  | 'kind'
  | 'nameTh'
  | 'nameEn'
  | 'labelTh'
  | 'labelEn'
  | 'remarkTh'
  | 'remarkEn'
  | 'startsAt'
  | 'endsAt'
>;

export const stateOfRow = (row: CouponRow, at: Date): CouponState =>
  couponState({ ...row, isUsed: row.orderId !== null }, at);

export function presentOffer(offer: Offer, language: Language) {
  const isEnglish = language === 'en';
  return {
    PromotionId: offer.promotionId,
    PromotionName: isEnglish ? offer.nameEn : offer.nameTh,
    Label: isEnglish ? offer.labelEn : offer.labelTh,
    PromotionRemark: isEnglish ? offer.remarkEn : offer.remarkTh,
    couponType: couponTypeOf(offer.kind),
    DateBegin: offer.startsAt.toISOString(),
    DateEnd: offer.endsAt.toISOString(),
  };
}

export function presentCoupon(row: CouponRow, { at, language }: { at: Date; language: Language }): Coupon {
  return {
    couponid: row.couponId,
    _lock: row.orderId === null ? 'N' : 'Y',
    ...presentOffer(row, language),
    State: stateOfRow(row, at),
    OrderID: row.orderId,
    UsedAt: row.usedAt?.toISOString() ?? null,
    Count: 1,
  };
}

/** Those of a promotion that are in one state are one: the first of them, with their number. */
export function groupedCoupons(coupons: readonly Coupon[]): Coupon[] {
  const groups = new Map<string, Coupon>();
  for (const one of coupons) {
    const key = `${one.State}/${one.PromotionId}`;
    const known = groups.get(key);
    if (known) known.Count += 1;
    else groups.set(key, { ...one });
  }
  return [...groups.values()];
}
