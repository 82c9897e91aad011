/** What an order uses of limits and coupons, and gives back where it does not come about. */
import type { Dependencies } from '../../dependencies.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import type { TenantTransaction } from '#database/database.ts';
import {
  countEarlierUses,
  giveBackUses,
  insertUses,
  redeemAgain,
  type PromotionUse,
} from './promotion.uses.queries.ts';

export type { OrderPromotion } from './promotion.uses.queries.ts';

/**
 * Part of placing an order, in its transaction and after its own statement. Refuses with PROMOTION_GONE, and the ids of the
 * promotions whose limit is reached or whose coupon is used.
 */
export function redeemPromotions(tx: TenantTransaction, tenantId: string, use: PromotionUse): Promise<void> {
  return insertUses(tx, tenantId, use);
}

/** Part of saving a promotion's first limit of all, of each person, or both: what orders used before it counts as well. */
export function countUsesBefore(
  tx: TenantTransaction,
  tenantId: string,
  limited: { promotionId: string; inAll: boolean; ofPerson: boolean },
): Promise<void> {
  return countEarlierUses(tx, tenantId, limited);
}

/** Nothing of it was delivered. Of an order of which anything is delivered a coupon stays used, whatever comes back. */
const NOTHING_DELIVERED: readonly OrderEventName[] = ['canceled', 'refused'];

export function definePromotionEffects(deps: Dependencies): void {
  deps.orderEffects.define({
    name: 'promotions given back',
    events: [...NOTHING_DELIVERED, 'stepUndone'],
    inTransaction: async (tx, { tenantId, orderId, at, event, undone }) => {
      if (event !== 'stepUndone') return giveBackUses(tx, tenantId, orderId);
      if (undone !== undefined && NOTHING_DELIVERED.includes(undone))
        await redeemAgain(tx, tenantId, { orderId, at });
    },
  });
}
