/** Price levels at which lists are sorted, as prices of them come. */
import { isLevelListed, listPrices } from '#database/price-lists.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';

const QUEUE = 'price-levels';

/** Call where unit 1 has got prices at these levels: those that lists are not sorted by yet are listed by a job. */
export async function beginLevels(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  { tenantId, levels }: { tenantId: string; levels: readonly number[] },
): Promise<void> {
  for (const level of levels)
    // oxlint-disable-next-line no-await-in-loop -- five at most
    if (!(await isLevelListed(tx, level))) await jobs.enqueue(tx, QUEUE, { tenantId, id: String(level) });
}

/** Lists a price level that is new in a large shop; its customers' lists are sorted by level 1 until then. */
export async function listLevel(
  deps: Dependencies,
  { tenantId, level }: { tenantId: string; level: number },
): Promise<void> {
  if (await deps.database.inTenant(tenantId, (tx) => isLevelListed(tx, level))) return;
  const at = deps.clock();
  await deps.database.inTenant(tenantId, (tx) => listPrices(tx, { at }));
  // A concurrent price change did not see the new level.
  await deps.database.inTenant(tenantId, (tx) => listPrices(tx, { at }));
}

export function definePriceLevelJob(deps: Dependencies): void {
  deps.jobs.define(QUEUE, ({ tenantId, id }) => listLevel(deps, { tenantId, level: Number(id) }));
}
