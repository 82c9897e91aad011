/** Deletes obsolete rows every night. */
import { NUMBER_KEPT_DAYS } from '#domain/consent/erasure.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import {
  deleteCodes,
  deleteErasedNumbers,
  deleteImportRows,
  deleteImports,
  deleteInvitations,
  deleteKeptPapers,
  deleteLooks,
  deleteNotifications,
  deletePackingCounts,
  deletePictureFiles,
  deletePictureImports,
  deleteRunRows,
  deleteRuns,
  deleteSessions,
  deleteSignInTries,
  deleteUsedTickets,
  emptyIdempotencyAnswers,
  type Batch,
} from './housekeeping.queries.ts';

const QUEUE = 'housekeeping';
const NIGHTLY = '40 3 * * *';
/** Rows in one transaction: short enough that nobody waits for its locks. */
const BATCH = 1000;
const DAY_MS = 24 * 3600 * 1000;
/** How far back each night looks for responses, so that it need not read the keys of all years. */
const LOOK_BACK_DAYS = 90;

const rules: readonly { batch: Batch; keptDays: number }[] = [
  // Ended or expired.
  { batch: deleteSessions, keptDays: 30 },
  // An expired code is distinguished from a wrong one for a day, and counts against the day's limit.
  { batch: deleteCodes, keptDays: 1 },
  { batch: deleteSignInTries, keptDays: 1 },
  { batch: deleteUsedTickets, keptDays: 1 },
  // Older ones nobody scrolls down to; orders themselves stay.
  { batch: deleteNotifications, keptDays: 180 },
  // They are counted for a month, and staff see the last one.
  { batch: deleteInvitations, keptDays: 90 },
  // Counted within an hour.
  { batch: deleteLooks, keptDays: 1 },
  // Counting begins anew after a day.
  { batch: deletePackingCounts, keptDays: 2 },
  // Results are fetched within days.
  { batch: deleteRunRows, keptDays: 30 },
  { batch: deleteRuns, keptDays: 30 },
  // So long an import can be taken back.
  { batch: deleteImportRows, keptDays: 30 },
  { batch: deleteImports, keptDays: 30 },
  { batch: deletePictureFiles, keptDays: 30 },
  { batch: deletePictureImports, keptDays: 30 },
  // A client that retries an order after a lost connection does so within days.
  { batch: emptyIdempotencyAnswers, keptDays: 30 },
  // Each at its own legal end.
  { batch: deleteKeptPapers, keptDays: 0 },
  { batch: deleteErasedNumbers, keptDays: NUMBER_KEPT_DAYS },
];

/** Returns how many rows were deleted. */
export async function clearAway(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  tenantId: string,
  most = BATCH,
): Promise<number> {
  let cleared = 0;
  for (const { batch, keptDays } of rules) {
    const before = new Date(clock().getTime() - keptDays * DAY_MS);
    const notBefore = new Date(before.getTime() - LOOK_BACK_DAYS * DAY_MS);
    for (let taken = most; taken === most; cleared += taken)
      taken = await database.inTenant(tenantId, (tx) => batch(tx, { before, notBefore, most }));
  }
  return cleared;
}

export function defineHousekeeping(deps: Dependencies): void {
  repeatForTenants(deps, QUEUE, {
    cron: NIGHTLY,
    work: (tenantId) => clearAway(deps, tenantId),
  });
}
