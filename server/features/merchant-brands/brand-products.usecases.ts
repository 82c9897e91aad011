/** Products are found and shown by the names that their brand has today. */
import type { TenantTransaction } from '#database/database.ts';
import { productsChanged } from '#database/products-changed.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findBrandProducts, type BrandPlace } from './merchant-brands.queries.ts';

const QUEUE = 'brand-products';
/** Products in one transaction: a second or two. */
const A_PART = 200;

type Part = { codes: string[]; next: BrandPlace | undefined };

async function followPart(
  tx: TenantTransaction,
  { code, after, at }: { code: string; after: BrandPlace | undefined; at: Date },
): Promise<Part> {
  const found = await findBrandProducts(tx, { code, after, take: A_PART + 1 });
  const part = found.slice(0, A_PART);
  const codes = part.map((one) => one.code);
  await productsChanged(tx, codes, { at });
  return { codes, next: found.length > A_PART ? part.at(-1) : undefined };
}

/**
 * In the transaction that has renamed the brand: few products follow at once, many in the background. Returns the codes of those
 * that have followed.
 */
export async function productsFollowBrand(
  deps: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: TenantTransaction,
  { tenantId, code }: { tenantId: string; code: string },
): Promise<string[]> {
  const { codes, next } = await followPart(tx, { code, after: undefined, at: deps.clock() });
  if (next) await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: code });
  return codes;
}

/** Part by part from the first: doing it again ends the same. */
export async function followBrand(
  deps: Pick<Dependencies, 'database' | 'events' | 'clock'>,
  { tenantId, code }: { tenantId: string; code: string },
): Promise<void> {
  let after: BrandPlace | undefined;
  do {
    const from = after;
    const { codes, next } = await deps.database.inTenant(tenantId, (tx) =>
      followPart(tx, { code, after: from, at: deps.clock() }),
    );
    tellBrandFollowed(deps, tenantId, codes);
    after = next;
  } while (after);
}

/** Cached answers with these products are read anew, and so are the lists of brands. */
export function tellBrandFollowed(
  { events }: Pick<Dependencies, 'events'>,
  tenantId: string,
  codes: readonly string[],
): void {
  events.publish({
    tags: [...codes.map((code) => tags.product(tenantId, code)), tags.catalogue(tenantId)],
  });
}

export function defineBrandJob(deps: Dependencies): void {
  deps.jobs.define(QUEUE, ({ tenantId, id }) => followBrand(deps, { tenantId, code: id }));
}
