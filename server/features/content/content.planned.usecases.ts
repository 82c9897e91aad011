/** What begins or ends does so without a person: every minute what is planned counts, and what is cached follows (N-11b). */
import { isMissingReference, isRefusedByData } from '#database/errors.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { findDue, hasTurned, markFailed, takeOver } from './content-versions.queries.ts';

const QUEUE = 'content-of-the-minute';
const EVERY_MINUTE = '* * * * *';
/** A round that was late or left out is made good by the next ones. */
const BACK_MS = 3 * 60_000;

/** Each by itself: one that cannot be shown is reported, and keeps no other from being. */
export async function followMinute(deps: Dependencies, tenantId: string): Promise<void> {
  const { database, onProblem } = deps;
  const now = deps.clock();
  const { turned, due } = await database.inTenant(
    tenantId,
    async (tx) => ({
      turned: await hasTurned(tx, { from: new Date(now.getTime() - BACK_MS), now }),
      due: await findDue(tx, now),
    }),
    { readOnly: true },
  );
  let taken = 0;
  for (const code of due)
    try {
      if (await database.inTenant(tenantId, (tx) => takeOver(tx, { code, by: now }))) taken += 1;
    } catch (cause) {
      onProblem(new Error(`Content ${code} of ${tenantId} could not be shown as it was planned`, { cause }));
      // A fault that passes is made good by the next round.
      if (isRefusedByData(cause)) {
        const why = isMissingReference(cause) ? 'centerGone' : 'wrong';
        await database.inTenant(tenantId, (tx) => markFailed(tx, { code, by: now, why }));
      }
    }
  if (turned || taken > 0) deps.events.publish({ tags: [tags.content(tenantId)] });
}

export function defineContentJob(deps: Dependencies): void {
  repeatForTenants(deps, QUEUE, { cron: EVERY_MINUTE, work: (tenantId) => followMinute(deps, tenantId) });
}
