/** Keeps the shelves (best sellers, promotions, display groups) up to date. */
import { refreshShelves } from '#database/shelves.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../kept/tags.ts';

const QUEUE = 'shelves';
/** While the shops are quiet. Promotions stand on their shelves days before they begin. */
const NIGHTLY = '20 3 * * *';

/** Makes all shelves of a tenant anew, and lets what was made from the old ones go. */
export async function refreshShelvesOf(deps: Dependencies, tenantId: string): Promise<void> {
  await deps.database.inTenant(tenantId, (tx) => refreshShelves(tx, { at: deps.clock() }));
  deps.changes.changed({ tags: [tags.catalogue(tenantId), tags.promotions(tenantId)] });
}

export function defineShelfJob(deps: Dependencies): void {
  deps.jobs.repeat(QUEUE, NIGHTLY, async () => {
    for (const { tenantId } of deps.tenants.all()) await refreshShelvesOf(deps, tenantId);
  });
}
