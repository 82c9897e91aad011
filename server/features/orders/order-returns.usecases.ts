/** Goods that come back: shared by the step that takes back a whole order and by returns in part. */
import { returnAll, returnOrder, type WantedReturn } from '#domain/orders/returns.ts';
import type { TenantTransaction } from '#database/database.ts';
import { findReturnable, insertReturn, type NewReturn } from './orders.returns.queries.ts';
import { returnStock, type StockMove } from './orders.stock.queries.ts';

type Wanted = Pick<NewReturn, 'orderId' | 'actor' | 'reason' | 'note' | 'at'> & {
  /** By line; everything that is still with the customer without it. */
  lines?: ReadonlyMap<number, WantedReturn>;
  /** It never reached the customer, who then pays no delivery either. */
  isUndelivered: boolean;
};

export type WrittenReturn = { moves: StockMove[]; isWhole: boolean; amountSatang: number };

/**
 * Writes a return with its document and gives back to stock what is restocked, in the caller's transaction. Undefined:
 * it is no valid return of this order.
 */
export async function writeReturn(
  tx: TenantTransaction,
  tenantId: string,
  { lines: wanted, isUndelivered, ...written }: Wanted,
): Promise<WrittenReturn | undefined> {
  const { lines, deliveryFeeSatang } = await findReturnable(tx, written.orderId);
  const back = wanted ? returnOrder(lines, wanted) : returnAll(lines);
  if (!back) return undefined;
  const feeSatang = isUndelivered && back.isWhole ? deliveryFeeSatang : 0;
  const returnNo = await insertReturn(tx, tenantId, { ...written, ...back, feeSatang });
  const moves = await returnStock(tx, tenantId, { orderId: written.orderId, what: 'returned', returnNo });
  return { moves, isWhole: back.isWhole, amountSatang: back.amountSatang + feeSatang };
}
