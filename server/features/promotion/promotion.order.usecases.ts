/** What follows an order that does not come about: limits and coupons that it used are given back. */
import type { Dependencies } from '../../dependencies.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import { giveBackUses, useAgain } from './promotion.uses.queries.ts';

/** Nothing of it was delivered. Of an order of which anything is delivered a coupon stays used, whatever comes back. */
const NOTHING_DELIVERED: readonly OrderEventName[] = ['canceled', 'refused'];

export function definePromotionEffects(deps: Dependencies): void {
  deps.orderEffects.define({
    name: 'promotions given back',
    events: [...NOTHING_DELIVERED, 'stepUndone'],
    inTransaction: async (tx, { tenantId, orderId, at, event, undone }) => {
      if (event !== 'stepUndone') return giveBackUses(tx, tenantId, orderId);
      if (undone !== undefined && NOTHING_DELIVERED.includes(undone))
        await useAgain(tx, tenantId, { orderId, at });
    },
  });
}
