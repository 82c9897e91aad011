/** Products follow their categories: into the right path after a move, and to be found by the names of today. */
import { pathOf, type Placed } from '#domain/products/category-tree.ts';
import { lockCategoriesOf } from '#database/category-lock.ts';
import type { TenantTransaction } from '#database/database.ts';
import { productsChanged } from '#database/products-changed.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../cache/tags.ts';
import {
  findProductsIn,
  findTree,
  moveProducts,
  type FollowingProduct,
} from './merchant-categories.queries.ts';

const QUEUE = 'category-products';
/** Products in one transaction: a second or two. */
const A_PART = 200;

type Following = { category: string; level: number };

/** From the top level down, five long; undefined where the product's own path is right, or its categories are gone. */
function rightPath(tree: readonly Placed[], path: FollowingProduct['path']): (string | null)[] | undefined {
  const deepest = path.findLast((code) => code !== null && tree.some((one) => one.code === code));
  if (deepest === undefined || deepest === null) return undefined;
  const codes = pathOf(tree, deepest);
  const right = path.map((_, at) => codes[at] ?? null);
  return right.join('/') === path.join('/') ? undefined : right;
}

type Part = { codes: string[]; next: FollowingProduct | undefined };

async function followPart(
  tx: TenantTransaction,
  { category, level, after, at }: Following & { after: FollowingProduct | undefined; at: Date },
): Promise<Part> {
  const found = await findProductsIn(tx, { category, level, after, take: A_PART + 1 });
  const part = found.slice(0, A_PART);
  const tree = await findTree(tx);
  const moving = part.flatMap(({ code, path }) => {
    const right = rightPath(tree, path);
    return right ? [{ code, path: right }] : [];
  });
  if (moving.length > 0) await moveProducts(tx, { products: moving, at });
  const codes = part.map(({ code }) => code);
  await productsChanged(tx, codes, { at });
  return { codes, next: found.length > A_PART ? part.at(-1) : undefined };
}

/**
 * In the transaction that has changed the category: few products follow at once, many in the background. `level` is the one
 * that they have it at. Returns the codes of those that have followed.
 */
export async function productsFollow(
  deps: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: TenantTransaction,
  { tenantId, category, level }: Following & { tenantId: string },
): Promise<string[]> {
  const { codes, next } = await followPart(tx, { category, level, after: undefined, at: deps.clock() });
  if (next) await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: `${level}/${category}` });
  return codes;
}

/** Of many that change at once these follow in the transaction; the others in the background. */
const AT_ONCE = 10;

/**
 * As `productsFollow`, for branches that are changed together, of which none is in another. Returns the codes of the products that have
 * followed.
 */
export async function branchesFollow(
  deps: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: TenantTransaction,
  { tenantId, branches }: { tenantId: string; branches: readonly Following[] },
): Promise<string[]> {
  const followed: string[] = [];
  for (const [at, { category, level }] of branches.entries())
    if (at < AT_ONCE && followed.length < A_PART)
      followed.push(...(await productsFollow(deps, tx, { tenantId, category, level })));
    else await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: `${level}/${category}` });
  return followed;
}

/** Part by part from the first: doing it again, or beside another move, ends the same. */
export async function followCategory(
  deps: Pick<Dependencies, 'database' | 'events' | 'clock'>,
  { tenantId, category, level }: Following & { tenantId: string },
): Promise<void> {
  let after: FollowingProduct | undefined;
  do {
    const { codes, next } = await deps.database.inTenant(tenantId, async (tx) => {
      await lockCategoriesOf(tx, tenantId, 'use');
      return followPart(tx, { category, level, after, at: deps.clock() });
    });
    tellFollowed(deps, tenantId, codes);
    after = next;
  } while (after);
}

/** Cached answers with these products are read anew, and so is the tree. */
export function tellFollowed(
  { events }: Pick<Dependencies, 'events'>,
  tenantId: string,
  codes: readonly string[],
): void {
  events.publish({
    tags: [...codes.map((code) => tags.product(tenantId, code)), tags.catalogue(tenantId)],
  });
}

export function defineCategoryJob(deps: Dependencies): void {
  deps.jobs.define(QUEUE, ({ tenantId, id }) => {
    const [level = '', category = ''] = id.split('/');
    return followCategory(deps, { tenantId, category, level: Number(level) });
  });
}
