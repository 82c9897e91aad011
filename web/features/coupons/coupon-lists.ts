import type { Coupon } from './coupons.queries.ts';

/** The lists of the own coupons, with the states that are in each; the first is shown where the address names none. */
export const couponLists: Readonly<Record<'open' | 'used' | 'expired', readonly Coupon['State'][]>> = {
  open: ['unused', 'soon'],
  used: ['used'],
  expired: ['usedUp', 'stopped', 'expired'],
};

export function couponListOf(search: URLSearchParams): keyof typeof couponLists {
  const named = search.get('list');
  return named === 'used' || named === 'expired' ? named : 'open';
}
