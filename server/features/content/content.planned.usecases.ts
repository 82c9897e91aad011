/** What begins or ends does so without a person: every minute what is planned counts, and what is cached follows (N-11b). */
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { hasTurned, takeOver } from './merchant-content.queries.ts';

const QUEUE = 'content-of-the-minute';
const EVERY_MINUTE = '* * * * *';
/** A round that was late or left out is made good by the next ones. */
const BACK_MS = 3 * 60_000;

export async function followMinute(deps: Dependencies, tenantId: string): Promise<void> {
  const now = deps.clock();
  const turned = await deps.database.inTenant(tenantId, async (tx) => {
    const found = await hasTurned(tx, { from: new Date(now.getTime() - BACK_MS), now });
    if (found) await takeOver(tx, { now });
    return found;
  });
  if (turned) deps.events.publish({ tags: [tags.content(tenantId)] });
}

export function defineContentJob(deps: Dependencies): void {
  repeatForTenants(deps, QUEUE, { cron: EVERY_MINUTE, work: (tenantId) => followMinute(deps, tenantId) });
}
