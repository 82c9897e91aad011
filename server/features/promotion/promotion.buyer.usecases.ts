/** The promotions of a buyer for a cart, in the caller's transaction. */
import type { TenantTransaction } from '#database/database.ts';
import { GUEST } from '../../http/visitor.ts';
import { findBuyer } from './promotion.buyer.queries.ts';
import {
  isLimited,
  promotionsOfBuyer,
  type BuyersPromotions,
  type Candidates,
} from './promotion.buyer.rules.ts';

type Buyer = { tenantId: string; customerCode: string };

/**
 * One statement, and none where nothing may touch the cart: it is sent in the turn of the call, so that it goes out with the
 * statements that the caller sends. Takes no locks: limits are kept by `useOfPromotions` when the order is written.
 */
export async function promotionsFor(
  tx: TenantTransaction,
  { tenantId, customerCode }: Buyer,
  candidates: Candidates,
): Promise<BuyersPromotions> {
  const { promotions, asking } = candidates;
  const limited = promotions.filter(isLimited);
  const naming = promotions.filter(({ audience }) => audience.isForListed || audience.leavesOut);
  const isGuest = customerCode === GUEST;
  if (isGuest ? limited.length === 0 : promotions.length === 0 && asking.couponId === undefined)
    return promotionsOfBuyer(candidates, undefined);
  const facts = await findBuyer(tx, tenantId, {
    customerCode,
    naming: naming.map(({ id }) => id),
    limited: limited.map(({ id }) => id),
    couponId: asking.couponId ?? '',
  });
  return promotionsOfBuyer(candidates, facts);
}
