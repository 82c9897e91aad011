/** Correcting what was packed of an order, until it is handed over to delivery. */
import { packOrder, type ShortReason } from '#domain/orders/packing.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OrderChange } from '../../order-effects.ts';
import { withGiftsInRatio } from './order-promoted.usecases.ts';
import { orderHappened } from './order-happened.usecases.ts';
import { findPackable, removePacking, writePacking } from './orders.packing.queries.ts';
import { correctStock } from './orders.stock.queries.ts';

type Correction = {
  /** Whole units by line; lines not in it are packed in full. */
  packed: ReadonlyMap<number, number>;
  /** Why less was packed, by line. */
  why: ReadonlyMap<number, ShortReason>;
  reason: string;
  note: string;
};

/**
 * Packs the order anew, in the caller's transaction, which has locked the order in the state Packed, and raises the
 * event. Stock takes and returns the difference. Gives the new total; undefined: it is no valid packing. Refuses with OUT_OF_STOCK if more is packed than before and that is sold since.
 */
export async function correctPacking(
  deps: Pick<Dependencies, 'orderEffects'>,
  tx: TenantTransaction,
  change: OrderChange,
  { packed, why, reason, note }: Correction,
): Promise<{ totalSatang: number } | undefined> {
  const { tenantId, orderId, actor } = change;
  const by = { actor, act: 'packingCorrected' as const };
  const { lines, fee } = await findPackable(tx, orderId);
  const packing = packOrder(lines, await withGiftsInRatio(tx, orderId, packed), fee);
  if (!packing) return undefined;
  const before = new Map(lines.map(({ lineNo, packedBefore }) => [lineNo, packedBefore]));
  const more = packing.lines
    .map(({ lineNo, quantity }) => ({ lineNo, quantity: quantity - (before.get(lineNo) ?? quantity) }))
    .filter(({ quantity }) => quantity !== 0);
  const moves = more.length === 0 ? [] : await correctStock(tx, tenantId, { orderId, more, by });
  await removePacking(tx, tenantId, orderId);
  const isInFull = packing.lines.every(
    ({ lineNo, quantity }) => lines.find((line) => line.lineNo === lineNo)?.quantity === quantity,
  );
  if (!isInFull) await writePacking(tx, tenantId, { orderId, packing, why });
  const [from, to] = ['Packed', 'Packed'] as const;
  await orderHappened(deps, tx, { ...change, event: 'packingCorrected', from, to, reason, note, moves });
  return { totalSatang: packing.totalSatang };
}
