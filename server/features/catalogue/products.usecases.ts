/** The write side of products. */
import { productsChanged } from '#database/products-changed.ts';
import type { TenantTransaction } from '#database/database.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';

/**
 * Writes products of a shop in one transaction, brings what follows from them up to date in it (search, lists,
 * collections), and drops the cached answers and pages that show them after the commit. Whoever knows the codes
 * before writes a product, its units or its prices through here; a category that moves finds its products itself
 * (`productsFollow`). Throws what `write` throws; nothing is written then.
 */
export async function changeProducts<Result>(
  { database, events, clock }: Pick<Dependencies, 'database' | 'events' | 'clock'>,
  { tenantId, codes }: { tenantId: string; codes: readonly string[] },
  write: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.inTenant(tenantId, async (tx) => {
    const written = await write(tx);
    await productsChanged(tx, codes, { at: clock() });
    return written;
  });
  events.publish({
    tags: [...codes.map((code) => tags.product(tenantId, code)), tags.catalogue(tenantId)],
  });
  return result;
}
