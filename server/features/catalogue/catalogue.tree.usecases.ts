/** The categories: as one list, level by level, and as a tree (C-43). The same for everybody, so cached. */
import type { HierarchyNode } from '#contract/catalogue.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cacheJson, type CachedJson } from '../../cache/cached-json.ts';
import { tags } from '../../cache/tags.ts';
import { allCategories, categoriesInUse } from './catalogue.queries.ts';
import type { CallContext } from '../../http/visitor.ts';

type Category = CallAnswer<'categoryList'>['Data'][number];
type Level = CallAnswer<'category'>['Data'][number];
type TreeQuery = CallParsed<'hierarchyAll'>['body'];

const LEVELS = 5;

async function categoriesFor(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
): Promise<Category[]> {
  const rows = await deps.database.inTenant(tenantId, allCategories, { readOnly: true });
  return rows.map((row) => ({
    code: row.category_code,
    name: language === 'th' ? row.name_th : row.name_en,
    image: row.image_path,
    level: row.level,
    parent: row.parent_code,
  }));
}

const kept = (
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { key, answer }: { key: string; answer: () => Promise<unknown> },
): Promise<CachedJson> =>
  cacheJson(deps.cache, `categories/${tenantId}/${language}${key}`, async () => ({
    answer: await answer(),
    tags: [tags.catalogue(tenantId), tags.config(tenantId)],
  }));

/** All categories, parents before children, cached (L-07, category drawer). */
export function sharedCategories(deps: Dependencies, looking: CallContext): Promise<CachedJson> {
  return kept(deps, looking, {
    key: '',
    answer: async (): Promise<CallAnswer<'categoryList'>> => ({ Data: await categoriesFor(deps, looking) }),
  });
}

/** The options at each level below the codes c1 to c5 (C-43, sorting categories), cached. */
export function sharedLevels(
  deps: Dependencies,
  looking: CallContext,
  query: CallParsed<'category'>['query'],
): Promise<CachedJson> {
  const { categoryNumber, id, c1, c2, c3, c4, c5 } = query;
  const chosen = [c1, c2, c3, c4, c5];
  return kept(deps, looking, {
    key: `/levels/${categoryNumber ?? ''}/${id ?? ''}/${chosen.map((code) => code ?? '').join('/')}`,
    answer: async (): Promise<CallAnswer<'category'>> => ({
      Data: levelsOf(await categoriesFor(deps, looking), { chosen, only: categoryNumber, id }),
    }),
  });
}

type Choice = { chosen: readonly (string | undefined)[]; only: number | undefined; id: string | undefined };

/**
 * A level without a chosen parent is included only if it is requested alone, then in full, or if it contains the
 * category `id`.
 */
function levelsOf(all: readonly Category[], { chosen, only, id }: Choice): Level[] {
  const parents = new Set(all.map(({ parent }) => parent));
  const isAsked = (level: number): boolean => {
    if (only !== undefined) return level === only;
    return id !== undefined || level === 1 || chosen[level - 2] !== undefined;
  };
  return Array.from({ length: LEVELS }, (_, at) => at + 1)
    .filter(isAsked)
    .map((level) => {
      const above = chosen[level - 2];
      const items = all
        .filter((one) => one.level === level && (above === undefined || one.parent === above))
        .filter((one) => id === undefined || one.code === id)
        .map(({ code, name, image }) => ({
          Id: code,
          Name: name,
          Image: image,
          HasBelow: parents.has(code),
        }));
      return { Number: level, Key: `c${level}`, Items: items };
    })
    .filter(({ Items }) => Items.length > 0);
}

/** The codes of categories that a product is in or below, or one for points; of all or of one category. */
export async function usedCategories(
  tx: TenantTransaction,
  which: { withPoints: boolean; code?: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await categoriesInUse(which).execute(tx);
  return new Set(rows.map(({ code }) => code));
}

const inUseOf = (
  deps: Dependencies,
  { visitor: { tenantId } }: CallContext,
  which: { withPoints: boolean },
): Promise<ReadonlySet<string>> =>
  deps.database.inTenant(tenantId, (tx) => usedCategories(tx, which), { readOnly: true });

/** The tree below the deepest chosen category, or the whole tree, cached. */
export function sharedTree(deps: Dependencies, looking: CallContext, query: TreeQuery): Promise<CachedJson> {
  const { hierarchy1, hierarchy2, hierarchy3, hierarchy4, hierarchy5 } = query;
  const chosen = [hierarchy1, hierarchy2, hierarchy3, hierarchy4, hierarchy5];
  const { withPic, is_point: withPoints, is_product_mattype: withProducts } = query;
  return kept(deps, looking, {
    key: `/tree/${chosen.map((code) => code ?? '').join('/')}/${withPic}/${withPoints}/${withProducts}`,
    answer: async (): Promise<CallAnswer<'hierarchyAll'>> => {
      const all = await categoriesFor(deps, looking);
      const pictured = withPic ? all : all.map(unpictured);
      const inUse = withPoints || withProducts ? await inUseOf(deps, looking, { withPoints }) : undefined;
      const shown = inUse ? pictured.filter(({ code }) => inUse.has(code)) : pictured;
      return { statusText: 'OK', data: treeOf(shown, chosen) };
    },
  });
}

const unpictured = (category: Category): Category => ({ ...category, image: null });
const nodeOf = (category: Category, children: HierarchyNode[]): HierarchyNode => ({ ...category, children });

function treeOf(all: readonly Category[], chosen: readonly (string | undefined)[]): HierarchyNode[] {
  const root = chosen.findLast((code) => code !== undefined) ?? null;
  // Each chosen category must be below the previous one; otherwise nothing is below all of them.
  for (const [at, code] of chosen.entries()) {
    if (code === undefined) continue;
    const above = chosen.slice(0, at).findLast((each) => each !== undefined);
    const here = all.find((one) => one.code === code);
    if (here?.level !== at + 1 || (chosen[at - 1] !== undefined && here.parent !== above)) return [];
  }
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  // The number of levels also ends the recursion if parents form a cycle.
  const below = (parent: string | null, depth: number): HierarchyNode[] =>
    depth > LEVELS ? [] : (byParent.get(parent) ?? []).map((one) => nodeOf(one, below(one.code, depth + 1)));
  return below(root, 1);
}
