/** Advance prices begin and end at midnight in Bangkok. Each use looks at the day; what is kept by price follows here. */
import { holdRules, rulesFollow } from '#database/group-shelves.ts';
import { isLevelListed, listPrices, listPricesOf } from '#database/price-lists.ts';
import { LEVELS } from '#domain/pricing/pricing.ts';
import { tags } from '../../../cache/tags.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { repeatForTenants } from '../../../plugins/repeat-for-tenants.ts';
import { findLevelsOfDay, findTurning } from './catalogue.days.queries.ts';

const QUEUE = 'prices-of-the-day';
const AT_MIDNIGHT = '0 0 * * *';

/** Lists by price, cached answers and pages follow the advance prices that began today or ended yesterday. */
export async function followDay(deps: Dependencies, tenantId: string): Promise<void> {
  const at = deps.clock();
  const codes = await deps.database.inTenant(tenantId, async (tx) => {
    const turning = await findTurning(tx, { at });
    if (turning.length === 0) return turning;
    await holdRules(tx);
    await listPricesOf(tx, turning, { at });
    await rulesFollow(tx, { codes: turning, at });
    return turning;
  });
  if (codes.length === 0) return;
  await deps.database.inTenant(tenantId, async (tx) => {
    const levels = await findLevelsOfDay(tx, { at });
    const listed = await Promise.all(LEVELS.map((level) => isLevelListed(tx, level)));
    if (levels.some((level) => listed[level - 1] === false)) await listPrices(tx, { at });
  });
  deps.events.publish({
    tags: [...codes.map((code) => tags.product(tenantId, code)), tags.catalogue(tenantId)],
  });
}

export function definePricesOfDayJob(deps: Dependencies): void {
  repeatForTenants(deps, QUEUE, { cron: AT_MIDNIGHT, work: (tenantId) => followDay(deps, tenantId) });
}
