/** The promotions of a shop, read once and kept in the process. */
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../cache/tags.ts';
import { findRunning } from './promotion.running.queries.ts';
import { compiled, type KnownPromotions } from './promotion.running.rules.ts';

/** A compiled promotion takes about so much more than its text: sets, and the index by product. */
const COMPILED = 4;

/**
 * All promotions with terms that are enabled and not over, whether or not they have begun: each use looks at the time, so none
 * has to be read again at midnight. Read anew after a change (tag `promotions`).
 */
export function knownPromotions(
  { database, runningPromotions, clock }: Pick<Dependencies, 'database' | 'runningPromotions' | 'clock'>,
  tenantId: string,
): Promise<KnownPromotions> {
  return runningPromotions.getOrMake(`known-promotions/${tenantId}`, async () => {
    const rows = await database.inTenant(tenantId, (tx) => findRunning(tx, { at: clock() }), {
      readOnly: true,
    });
    return {
      value: compiled(rows),
      bytes: COMPILED * JSON.stringify(rows).length,
      tags: [tags.promotions(tenantId)],
    };
  });
}
