/** What packers have counted of an order: kept for each of them until it is packed, and seen by the others (B-52b). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { staffMemberOf } from '../session/session.public.ts';
import { assertOwnCenter, findOwn, movedOn, type Key } from './merchant-order.usecases.ts';
import {
  findBarcodes,
  findCounts,
  removeCounts,
  writeCounts,
  type PackerCounts,
} from './packing-counts.queries.ts';

/** After this long the goods lie elsewhere: counting begins anew. */
const KEPT_MS = 24 * 3600 * 1000;
/** Who has counted nothing for so long packs no more. */
const PACKS_MS = 15 * 60 * 1000;

/** Throws 404 ORDER_NOT_FOUND. */
export async function merchantOrderPacking(
  deps: Dependencies,
  visitor: Visitor,
  key: Key,
): Promise<CallAnswer<'merchantOrderPacking'>> {
  await assertOwnCenter(deps, visitor, key.saleunit);
  const { userId } = await staffMemberOf(deps, visitor);
  const now = deps.clock();
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const { orderId } = await findOwn(tx, key);
      const all = await findCounts(tx, { orderId, since: new Date(now.getTime() - KEPT_MS) });
      return {
        Barcodes: await findBarcodes(tx, orderId),
        Counts: all.find((one) => one.userId === userId)?.counts ?? [],
        Others: othersOf(all, userId, now),
      };
    },
    { readOnly: true },
  );
}

/** Throws 404 ORDER_NOT_FOUND; 409 ORDER_MOVED_ON with `details.Status` where it is not packed any more. */
export async function countMerchantPacking(
  deps: Dependencies,
  visitor: Visitor,
  { key, counts }: { key: Key; counts: CallParsed<'countMerchantPacking'>['body']['Counts'] },
): Promise<CallAnswer<'countMerchantPacking'>> {
  const { tenantId } = visitor;
  await assertOwnCenter(deps, visitor, key.saleunit);
  const { userId } = await staffMemberOf(deps, visitor);
  const at = deps.clock();
  return deps.database.inTenant(tenantId, async (tx) => {
    const { orderId, status } = await findOwn(tx, key);
    if (status !== 'Approved' && status !== 'Packed') throw movedOn(status);
    await writeCounts(tx, tenantId, { orderId, userId, counts, at });
    const all = await findCounts(tx, { orderId, since: new Date(at.getTime() - PACKS_MS) });
    return { Others: othersOf(all, userId, at) };
  });
}

const othersOf = (all: readonly PackerCounts[], userId: string, now: Date) =>
  all
    .filter((one) => one.userId !== userId && now.getTime() - one.at.getTime() < PACKS_MS)
    .map(({ name, counts, at }) => ({ Name: name, Lines: counts.length, At: at.toISOString() }));

/** What was counted is over once the order is packed, packed anew, or not to be packed after all. */
export function definePackingCountsEffect({ orderEffects }: Pick<Dependencies, 'orderEffects'>): void {
  orderEffects.define({
    name: 'packing counts',
    events: ['packed', 'packingCorrected', 'canceled', 'stepUndone', 'shipping'],
    orderTypes: ['3', 'I'],
    inTransaction: (tx, { orderId }) => removeCounts(tx, orderId),
  });
}
