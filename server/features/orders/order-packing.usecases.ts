/** Correcting what was packed of an order, until it is handed over to delivery. */
import { packOrder } from '#domain/orders/packing.ts';
import type { TenantTransaction } from '#database/database.ts';
import { findPackable, removePacking, writePacking } from './orders.packing.queries.ts';
import { correctStock, type StockMove } from './orders.stock.queries.ts';

export type CorrectedPacking = { moves: StockMove[]; totalSatang: number };

/**
 * Packs the order anew, in the caller's transaction, which has locked the order. `packed` gives whole units by line;
 * lines not in it are packed in full. Stock takes and returns the difference. Undefined: it is no valid packing.
 * Refuses with OUT_OF_STOCK if more is packed than before and that is sold since.
 */
export async function correctPacking(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, packed }: { orderId: string; packed: ReadonlyMap<number, number> },
): Promise<CorrectedPacking | undefined> {
  const { lines, fee } = await findPackable(tx, orderId);
  const packing = packOrder(lines, packed, fee);
  if (!packing) return undefined;
  const before = new Map(lines.map(({ lineNo, packedBefore }) => [lineNo, packedBefore]));
  const more = packing.lines
    .map(({ lineNo, quantity }) => ({ lineNo, quantity: quantity - (before.get(lineNo) ?? quantity) }))
    .filter(({ quantity }) => quantity !== 0);
  const moves = more.length === 0 ? [] : await correctStock(tx, tenantId, { orderId, more });
  await removePacking(tx, tenantId, orderId);
  const isInFull = packing.lines.every(
    ({ lineNo, quantity }) => lines.find((line) => line.lineNo === lineNo)?.quantity === quantity,
  );
  if (!isInFull) await writePacking(tx, tenantId, { orderId, packing });
  return { moves, totalSatang: packing.totalSatang };
}
