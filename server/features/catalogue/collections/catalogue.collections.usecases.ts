/** Keeps the collections (best sellers, promotions, display groups) up to date. */
import { refreshCollections } from '#database/collections.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { repeatForTenants } from '../../../plugins/repeat-for-tenants.ts';
import { tags } from '../../../cache/tags.ts';

const QUEUE = 'shelves';
/** At a quiet time. Promotions are added to their collections days before they begin. */
const NIGHTLY = '20 3 * * *';

/** Rebuilds all collections of a tenant, and drops what was cached from the old ones. */
export async function refreshCollectionsOf(deps: Dependencies, tenantId: string): Promise<void> {
  await deps.database.inTenant(tenantId, (tx) => refreshCollections(tx, { at: deps.clock() }));
  deps.events.publish({ tags: [tags.catalogue(tenantId), tags.promotions(tenantId)] });
}

export function defineCollectionJob(deps: Dependencies): void {
  repeatForTenants(deps, QUEUE, {
    cron: NIGHTLY,
    work: (tenantId) => refreshCollectionsOf(deps, tenantId),
  });
}
