/** What a promotion that is not saved yet would have cost on the orders of the last 30 days. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { termsOf } from '#domain/promotion/promotion-plan.ts';
import { createReplay, nothingReplayed } from '#domain/promotion/promotion-replay.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { dayShown, type PromotionBody } from './merchant-promotions.body.rules.ts';
import { plannerOf, planToTry } from './merchant-promotions.checks.usecases.ts';
import { asGifts, DRAFT, goodsToTry } from './promotion-goods.usecases.ts';
import { findPastOrders } from './promotion-trying.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_REPLAYED = 30;
/** Half a minute's work would be a run; so many orders take about a second. */
const MOST_REPLAYED = 5000;
/** Other calls have their turn between so many. */
const AT_ONCE = 200;

/** Throws 400 with what is wrong with the promotion; 404 CENTER_NOT_FOUND. */
export async function replayPromotion(
  deps: Dependencies,
  { visitor }: CallContext,
  body: PromotionBody,
): Promise<CallAnswer<'replayPromotion'>> {
  const { tenantId } = visitor;
  const { plan, saleUnit } = await planToTry(deps, visitor, body);
  const planner = await plannerOf(deps, visitor);
  const now = deps.clock();
  // Whole days: the first of them from its beginning.
  const since = startOfDay(yyyymmdd(new Date(now.getTime() - (DAYS_REPLAYED - 1) * DAY_MS))) ?? now;
  const saleUnits = planner.own.filter((one) => plan.saleUnits?.includes(one) ?? true);
  const codes = plan.condition === 'order' ? null : plan.saleProducts;
  const terms = termsOf(plan, DRAFT);
  const orders = terms
    ? await deps.database.inTenant(
        tenantId,
        (tx) =>
          findPastOrders(tx, {
            saleUnits,
            since,
            codes,
            asksFirst: plan.isForNew,
            most: MOST_REPLAYED + 1,
            own: body.Promotion.PromotionId ?? '',
          }),
        { readOnly: true },
      )
    : [];
  const { products } = await goodsToTry(deps, tenantId, {
    saleUnit,
    customerCode: '',
    codes: plan.freeProducts,
  });
  const freeCosts = new Map([...products].map(([code, { costSatang }]) => [code, costSatang]));
  const looked = orders.slice(0, MOST_REPLAYED).toReversed();
  const replay = terms && createReplay({ plan, terms, freeProducts: asGifts(products), freeCosts });
  for (const [at, order] of looked.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- to let others have their turn
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
    replay?.add(order);
  }
  const sums = replay?.result() ?? nothingReplayed();
  const mayCost = await deps.hasStaffRight(visitor, 'costs');
  return {
    From: dayShown(since),
    Until: dayShown(now),
    Looked: looked.length,
    IsAll: orders.length <= MOST_REPLAYED,
    Orders: sums.orders,
    Discount: bahtFromSatang(sums.discountSatang),
    FreeWorth: bahtFromSatang(sums.freeSatang),
    Worth: bahtFromSatang(sums.worthSatang),
    BelowCost: mayCost ? sums.belowCost : null,
    WithoutCost: mayCost ? sums.withoutCost : null,
  };
}
