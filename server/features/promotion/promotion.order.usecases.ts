/** What an order uses of limits and coupons, and gives back where it does not come about. */
import type { Dependencies } from '../../dependencies.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import { goneOfPromotions } from '#domain/promotion/standing-promotions.ts';
import { afterCommit, type TenantTransaction } from '#database/database.ts';
import { tags } from '../../cache/tags.ts';
import { findGranted, writeGone } from './promotion.standing.queries.ts';
import {
  countEarlierUses,
  giveBackUses,
  insertUnlimitedUses,
  insertUses,
  redeemAgain,
  shareLimitsLock,
  type PromotionUse,
} from './promotion.uses.queries.ts';

export type { OrderPromotion } from './promotion.uses.queries.ts';

/**
 * Part of placing an order, in its transaction and after its own statement; `promotionsFor` was asked there with `isOrdering`.
 * Refuses with PROMOTION_GONE, and the ids of the promotions whose limit is reached or whose coupon is used; with
 * PROMOTION_LIMITED if `isLimited` is false and one has a limit, set since the process read it. Where it took the last of a
 * limit or budget, what pages show of promotions is dropped after the commit: a label that nobody gets any more would stay for
 * minutes.
 */
export async function redeemPromotions(
  { events }: Pick<Dependencies, 'events'>,
  tx: TenantTransaction,
  { tenantId, isLimited, ...use }: PromotionUse & { tenantId: string; isLimited: boolean },
): Promise<void> {
  if (!isLimited) return insertUnlimitedUses(tx, tenantId, use);
  const { isUsedUp } = await insertUses(tx, tenantId, use);
  if (isUsedUp) afterCommit(tx, () => events.publish({ tags: [tags.promotions(tenantId)] }));
}

/** Part of saving a promotion's first limit of all, of each person, or both: what orders used before it counts as well. */
export function countUsesBefore(
  tx: TenantTransaction,
  tenantId: string,
  limited: { promotionId: string; inAll: boolean; ofPerson: boolean },
): Promise<void> {
  return countEarlierUses(tx, tenantId, limited);
}

/** Before the uses of one person are added to another's, and before any row is locked for it. */
export const holdLimits = (tx: TenantTransaction, tenantId: string): Promise<void> =>
  shareLimitsLock(tx, tenantId);

/** Nothing of it was delivered. Of an order of which anything is delivered a coupon stays used, whatever comes back. */
const NOTHING_DELIVERED: readonly OrderEventName[] = ['canceled', 'refused'];

/** After these another part of the order stands than before. */
const CHANGES_WHAT_STANDS: readonly OrderEventName[] = [
  'packed',
  'packingCorrected',
  'returnedInPart',
  'returned',
];

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
  deps.orderEffects.define({
    name: 'what of promotions stands',
    events: [...CHANGES_WHAT_STANDS, 'stepUndone'],
    inTransaction: async (tx, { tenantId, orderId, event, undone }) => {
      if (event === 'stepUndone' && !(undone && CHANGES_WHAT_STANDS.includes(undone))) return;
      const { lines, granted } = await findGranted(tx, orderId);
      if (granted.length === 0) return;
      // Whoever packs more again, or takes a return back, takes from the budget what others may have used since.
      const mayRefuse = event === 'stepUndone' || event === 'packingCorrected';
      await writeGone(tx, tenantId, { orderId, gone: goneOfPromotions(lines, granted), mayRefuse });
    },
  });
}
