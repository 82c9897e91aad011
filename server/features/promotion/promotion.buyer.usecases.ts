/** The promotions of a buyer for a cart, in the caller's transaction. */
import type { TenantTransaction } from '#database/database.ts';
import { GUEST } from '../../http/visitor.ts';
import { findBuyer, type BuyerFacts } from './promotion.buyer.queries.ts';
import {
  isLimited,
  promotionsOfBuyer,
  type BuyersPromotions,
  type Candidates,
} from './promotion.buyer.rules.ts';

type Buyer = { tenantId: string; customerCode: string };

/**
 * One statement, and none where nothing may touch the cart: it is sent in the turn of the call, so that it goes out with the
 * statements that the caller sends. Locks no limits: `redeemPromotions` keeps them when the order is written, and `isOrdering`
 * sees to it that none begins meanwhile.
 */
export async function promotionsFor(
  tx: TenantTransaction,
  buyer: Buyer,
  candidates: Candidates,
  { isOrdering = false } = {},
): Promise<BuyersPromotions> {
  return promotionsOfBuyer(candidates, await factsFor(tx, buyer, candidates, isOrdering));
}

/** An unused coupon of the buyer's own. */
export type HeldCoupon = { couponId: string; promotionId: string };

/**
 * The same read once for any of the buyer's coupons: what is got with one of them, or without. The candidates are those of a
 * buyer who names a coupon, whichever.
 */
export async function promotionsForCoupons(
  tx: TenantTransaction,
  buyer: Buyer,
  candidates: Candidates,
): Promise<(coupon?: HeldCoupon) => BuyersPromotions> {
  const facts = await factsFor(tx, buyer, candidates);
  return (coupon) => {
    const asking = { ...candidates.asking, couponId: coupon?.couponId };
    const named = coupon
      ? { id: coupon.couponId, promotionId: coupon.promotionId, endsAt: null, isUsed: false }
      : null;
    return promotionsOfBuyer({ ...candidates, asking }, facts && { ...facts, coupon: named });
  };
}

async function factsFor(
  tx: TenantTransaction,
  { tenantId, customerCode }: Buyer,
  { promotions, asking }: Candidates,
  isOrdering = false,
): Promise<BuyerFacts | undefined> {
  const limited = promotions.filter(isLimited);
  const naming = promotions.filter(({ audience }) => audience.isForListed || audience.leavesOut);
  const isGuest = customerCode === GUEST;
  if (isGuest ? limited.length === 0 : promotions.length === 0 && asking.couponId === undefined)
    return undefined;
  return findBuyer(tx, tenantId, {
    customerCode,
    naming: naming.map(({ id }) => id),
    limited: limited.map(({ id }) => id),
    couponId: asking.couponId ?? '',
    isOrdering,
  });
}
