/** Keeps the collections (best sellers, promotions, display groups) up to date. */
import { analyzeCatalogue } from '#database/catalogue-statistics.ts';
import { refreshGroups, refreshRanked } from '#database/collections.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { repeatForTenants } from '../../../plugins/repeat-for-tenants.ts';
import { tags } from '../../../cache/tags.ts';

const QUEUE = 'shelves';
const GROWN = 'catalogue-grown';
/** At a quiet time. Promotions are added to their collections days before they begin. */
const NIGHTLY = '20 3 * * *';

/** Rebuilds all collections of a tenant, and drops what was cached from the old ones. */
export async function refreshCollectionsOf(deps: Dependencies, tenantId: string): Promise<void> {
  await deps.database.inTenant(tenantId, (tx) => refreshRanked(tx, { at: deps.clock() }));
  await deps.database.inTenant(tenantId, (tx) => refreshGroups(tx, { at: deps.clock() }));
  deps.events.publish({ tags: [tags.catalogue(tenantId), tags.promotions(tenantId)] });
}

/** To be called in the transaction that ends an import: what is counted for lists and for the planner follows by a job. */
export const catalogueGrown = (
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  tenantId: string,
): Promise<void> => jobs.enqueue(tx, GROWN, { tenantId, id: tenantId });

export function defineCollectionJob(deps: Dependencies): void {
  deps.jobs.define(GROWN, async ({ tenantId }) => {
    await deps.database.inTenant(tenantId, analyzeCatalogue);
    await refreshCollectionsOf(deps, tenantId);
  });
  repeatForTenants(deps, QUEUE, {
    cron: NIGHTLY,
    work: (tenantId) => refreshCollectionsOf(deps, tenantId),
  });
}
