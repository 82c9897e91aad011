/** Many categories at once, as a file makes them: under the lock and by the rules of whoever changes the tree by hand (R-54c). */
import type { Place } from '#domain/products/category-tree.ts';
import { afterCommit, type TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudits } from '../audit/audit.public.ts';
import { usedCategories } from '../catalogue/catalogue.public.ts';
import { branchesFollow, tellFollowed } from './category-products.usecases.ts';
import {
  deleteCategories,
  findHolding,
  findTree,
  insertCategories,
  lockTree,
  placeCategories,
  renameCategories,
  type CategoryRow,
} from './merchant-categories.queries.ts';

export type StoredCategory = CategoryRow;

/** Parents before children; with `lock` nobody changes the tree until the transaction ends. */
export const treeForFile = (
  tx: TenantTransaction,
  { tenantId, lock }: { tenantId: string; lock: boolean },
): Promise<StoredCategory[]> => (lock ? lockTree(tx, tenantId) : findTree(tx));

/** Those of these that a product is in itself: once what is below them has gone elsewhere, the others are empty. */
export const holdingProducts = (
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => findHolding(tx, codes);

export type FileCategory = { parent: string | null; nameTh: string; nameEn: string; place: number };
/** `before` is null for a new one, `after` for one that is removed. */
export type FileChange = { code: string; before: FileCategory | null; after: FileCategory | null };

type Writing = {
  visitor: Visitor;
  /** As it is now, locked. */
  tree: readonly StoredCategory[];
  changes: readonly FileChange[];
  /** Where every category stands after it. */
  places: ReadonlyMap<string, Place>;
};

const isRenamed = ({ before, after }: FileChange): boolean =>
  before !== null && after !== null && (before.nameTh !== after.nameTh || before.nameEn !== after.nameEn);
const isMoved = ({ before, after }: FileChange): boolean =>
  before !== null && after !== null && before.parent !== after.parent;

/** Buyers see it once the transaction ends; products follow, the most of them in the background. */
export async function writeTree(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, tree, changes, places }: Writing,
): Promise<void> {
  if (changes.length === 0) return;
  const { tenantId } = visitor;
  // Asked before they move: afterwards their products have not followed yet.
  const used = await usedCategories(tx, { withPoints: false });
  await insertCategories(tx, {
    tenantId,
    categories: changes.flatMap(({ code, before, after }) => {
      const place = places.get(code);
      return before === null && after && place
        ? [Object.assign({ nameTh: after.nameTh, nameEn: after.nameEn }, place)]
        : [];
    }),
  });
  await placeCategories(tx, [...places.values()]);
  await renameCategories(
    tx,
    changes.flatMap((change) =>
      change.after && isRenamed(change)
        ? [{ code: change.code, nameTh: change.after.nameTh, nameEn: change.after.nameEn }]
        : [],
    ),
  );
  await deleteCategories(
    tx,
    changes.flatMap(({ code, after }) => (after === null ? [code] : [])),
  );
  await writeAudits(deps, tx, { visitor, changes: changes.flatMap(loggedOf) });
  const followed = await branchesFollow(deps, tx, {
    tenantId,
    branches: followingOf(tree, changes).filter(({ category }) => used.has(category)),
  });
  afterCommit(tx, () => tellFollowed(deps, tenantId, followed));
}

type Logged = Parameters<typeof writeAudits>[2]['changes'][number];

/** As changes by hand are logged: a category that is renamed and moved has an entry for each. */
function loggedOf(change: FileChange): Logged[] {
  const { code, before, after } = change;
  const subject = `category/${code}` as const;
  if (!before)
    return after === null
      ? []
      : [
          {
            action: 'category.add',
            subject,
            before: null,
            after: { name: after.nameTh, nameEn: after.nameEn, parent: after.parent },
          },
        ];
  if (!after)
    return [
      {
        action: 'category.remove',
        subject,
        before: { name: before.nameTh, parent: before.parent },
        after: null,
      },
    ];
  const renamed: Logged = {
    action: 'category.change',
    subject,
    before: { name: before.nameTh, nameEn: before.nameEn },
    after: { name: after.nameTh, nameEn: after.nameEn },
  };
  const moved: Logged = {
    action: 'category.move',
    subject,
    before: { parent: before.parent },
    after: { parent: after.parent },
  };
  const placed: Logged = {
    action: 'category.move',
    subject,
    before: { place: before.place },
    after: { place: after.place },
  };
  const isPlaced = !isMoved(change) && before.place !== after.place;
  return [
    ...(isRenamed(change) ? [renamed] : []),
    ...(isMoved(change) ? [moved] : []),
    ...(isPlaced ? [placed] : []),
  ];
}

/** At the levels that their products have them at: the highest of those that are renamed or moved, whose products are those of all below. */
function followingOf(tree: readonly StoredCategory[], changes: readonly FileChange[]) {
  const stored = new Map(tree.map((one) => [one.code, one]));
  const changed = new Set(changes.filter((one) => isRenamed(one) || isMoved(one)).map(({ code }) => code));
  const isBelowOther = (code: string): boolean => {
    let at = stored.get(code)?.parent ?? null;
    while (at !== null && !changed.has(at)) at = stored.get(at)?.parent ?? null;
    return at !== null;
  };
  return [...changed].flatMap((category) => {
    const level = stored.get(category)?.level;
    return level === undefined || isBelowOther(category) ? [] : [{ category, level }];
  });
}
