/** Goods that come back: a whole order by its step, or some of its goods. */
import { returnAll, returnOrder, type WantedReturn } from '#domain/orders/returns.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OrderChange } from '../../order-effects.ts';
import { recomputedReturn } from './order-promoted.usecases.ts';
import { orderHappened } from './order-happened.usecases.ts';
import { updateOrderState } from './orders.events.queries.ts';
import { findReturnable, insertReturn, markReturnUndone } from './orders.returns.queries.ts';
import { retakeStock, returnStock, type StockMove } from './orders.stock.queries.ts';

type Wanted = {
  reason: string;
  /** By line; everything that is still with the customer without it. */
  lines?: ReadonlyMap<number, WantedReturn>;
  /** Of everything: how many units of a line go back to stock, where not all do. */
  restocked?: ReadonlyMap<number, number> | undefined;
  /** It never reached the customer, who then pays no delivery either. */
  isUndelivered: boolean;
};

type WrittenReturn = { moves: StockMove[]; isWhole: boolean; amountSatang: number; returnNo: number };

/**
 * Writes a return's document and gives back to stock what is restocked, in the caller's transaction, who raises the
 * event. Undefined: it is no valid return of this order.
 */
export async function writeReturn(
  tx: TenantTransaction,
  { tenantId, orderId, actor, at }: OrderChange,
  { lines: wanted, restocked, reason, isUndelivered }: Wanted,
): Promise<WrittenReturn | undefined> {
  const { deliveryFeeSatang, back } = await computedReturn(tx, orderId, { wanted, restocked });
  if (!back) return undefined;
  const feeSatang = isUndelivered && back.isWhole ? deliveryFeeSatang : 0;
  const returnNo = await insertReturn(tx, tenantId, { orderId, actor, reason, at, ...back, feeSatang });
  const act = !back.isWhole ? 'returnedInPart' : isUndelivered ? 'refused' : 'returned';
  const by = { actor, act } as const;
  const moves = await returnStock(tx, tenantId, { orderId, what: 'returned', returnNo, by });
  return { moves, isWhole: back.isWhole, amountSatang: back.amountSatang + feeSatang, returnNo };
}

async function computedReturn(
  tx: TenantTransaction,
  orderId: string,
  { wanted, restocked }: { wanted: Wanted['lines'] | undefined; restocked?: Wanted['restocked'] },
) {
  const { lines, deliveryFeeSatang } = await findReturnable(tx, orderId);
  const listed = wanted ? returnOrder(lines, wanted) : returnAll(lines, restocked);
  const back = listed && (await recomputedReturn(tx, orderId, { back: listed, lines }));
  return { deliveryFeeSatang, back };
}

/** What `returnGoods` would be worth, in satang; nothing is written. Undefined: it is no valid return of this order. */
export async function returnWorth(
  tx: TenantTransaction,
  orderId: string,
  lines: ReadonlyMap<number, WantedReturn>,
): Promise<number | undefined> {
  return (await computedReturn(tx, orderId, { wanted: lines })).back?.amountSatang;
}

/**
 * Records goods of a delivered order that came back, in the caller's transaction, which has locked the order; once
 * nothing is left with the customer it is Returned. Undefined: it is no valid return of this order.
 */
export async function returnGoods(
  deps: Pick<Dependencies, 'orderEffects'>,
  tx: TenantTransaction,
  change: OrderChange,
  { lines, reason, note }: { lines: ReadonlyMap<number, WantedReturn>; reason: string; note: string },
): Promise<{ amountSatang: number } | undefined> {
  const back = await writeReturn(tx, change, { lines, reason, isUndelivered: false });
  if (!back) return undefined;
  const { tenantId, orderId, at } = change;
  const { isWhole, moves, returnNo, amountSatang } = back;
  const from = 'Delivered';
  const to = isWhole ? 'Returned' : from;
  if (isWhole) await updateOrderState(tx, tenantId, { orderId, from, to, at });
  const event = isWhole ? 'returned' : 'returnedInPart';
  await orderHappened(deps, tx, { ...change, event, from, to, reason, note, moves, returnNo });
  return { amountSatang };
}

/**
 * Takes a return back, in the caller's transaction, which has locked the order and raises the event: its document is
 * marked, and what it gave back to stock is taken again. Refuses with OUT_OF_STOCK if that is sold.
 */
export async function takeBackReturn(
  tx: TenantTransaction,
  { tenantId, orderId, actor, at }: OrderChange,
  returnNo: number,
): Promise<StockMove[]> {
  await markReturnUndone(tx, tenantId, { orderId, returnNo, actor, at });
  return retakeStock(tx, tenantId, {
    orderId,
    what: 'returned',
    returnNo,
    by: { actor, act: 'stepUndone' },
  });
}
