/** The tree of categories, looked after by staff: five levels, each child linked to its parent by code (N-10). */
import { isReservedCode } from '#domain/access/reserved-codes.ts';
import { createHash } from 'node:crypto';
import { branchOf, MOST_CATEGORIES, moved, DEEPEST_CATEGORY } from '#domain/products/category-tree.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { AuditAction } from '#domain/access/audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { usedCategories } from '../catalogue/catalogue.public.ts';
import { addressOf, keepFile, storeFile } from '../files/files.public.ts';
import { productsFollow, tellFollowed } from './category-products.usecases.ts';
import {
  deleteCategory,
  findTree,
  insertCategory,
  lockTree,
  placeCategories,
  renameCategory,
  setImage,
  type CategoryRow,
} from './merchant-categories.queries.ts';

type All = CallAnswer<'merchantCategories'>;

const MAX_SIDE = 800;

const unknownCategory = () => notFound('CATEGORY_GONE');
const named = (given: { NameTh: string; NameEn: string }) => ({
  nameTh: given.NameTh,
  nameEn: given.NameEn || given.NameTh,
});

/** With whether a product is in it or below it. */
export type UsedCategory = CategoryRow & { isUsed: boolean };

/** All of them, parents before children. */
export function readTree(
  deps: Dependencies,
  { visitor: { tenantId } }: Pick<CallContext, 'visitor'>,
): Promise<UsedCategory[]> {
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const tree = await findTree(tx);
      const inUse = await usedCategories(tx, { withPoints: false });
      return tree.map((row) => Object.assign({ isUsed: inUse.has(row.code) }, row));
    },
    { readOnly: true },
  );
}

export async function listCategories(deps: Dependencies, context: CallContext): Promise<All> {
  const tree = await readTree(deps, context);
  return {
    Data: tree.map((row) => ({
      Code: row.code,
      Level: row.level,
      Parent: row.parent,
      NameTh: row.nameTh,
      NameEn: row.nameEn,
      Image: row.image,
      HasProducts: row.isUsed,
      Version: row.version,
    })),
  };
}

/** Throws 404 CATEGORY_GONE. */
export async function readCategory(
  deps: Dependencies,
  context: CallContext,
  code: string,
): Promise<CallAnswer<'merchantCategory'>> {
  const { Data } = await listCategories(deps, context);
  const category = Data.find((one) => one.Code === code);
  if (!category) throw unknownCategory();
  return category;
}

type Logged = { action: AuditAction; before?: object; after?: object };
type Change = {
  code: string;
  /** The category as it was, if there is one; what is to be logged, and the products that have followed. */
  work: (
    tx: TenantTransaction,
    now: { tree: CategoryRow[]; category: CategoryRow | undefined },
  ) => Promise<(Logged & { followed?: readonly string[] }) | undefined>;
};

/** One change of the tree at a time; buyers see it at once. Answers the whole tree. */
async function changeTree(deps: Dependencies, context: CallContext, { code, work }: Change): Promise<All> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const followed = await deps.database.inTenant(tenantId, async (tx) => {
    const tree = await lockTree(tx, tenantId);
    const done = await work(tx, { tree, category: tree.find((one) => one.code === code) });
    if (!done) return [];
    const { followed: products = [], ...logged } = done;
    await writeAudit(deps, tx, { visitor, subject: `category/${code}`, ...logged });
    return products;
  });
  tellFollowed(deps, tenantId, followed);
  return listCategories(deps, context);
}

/** Throws 400 CODE_RESERVED; 409 CATEGORY_CODE_TAKEN, CATEGORY_TOO_DEEP, TOO_MANY_CATEGORIES; 404 CATEGORY_GONE for the parent. */
export function addCategory(
  deps: Dependencies,
  context: CallContext,
  { Code: code, Parent, ...given }: CallParsed<'addCategory'>['body'],
): Promise<All> {
  const parent = Parent || null;
  return changeTree(deps, context, {
    code,
    work: async (tx, { tree, category }) => {
      if (isReservedCode('category', code))
        throw badRequest('CODE_RESERVED', { values: { code }, fields: { Code: 'CODE_RESERVED' } });
      if (category) throw conflict('CATEGORY_CODE_TAKEN', { fields: { Code: 'CATEGORY_CODE_TAKEN' } });
      if (tree.length >= MOST_CATEGORIES)
        throw conflict('TOO_MANY_CATEGORIES', { values: { most: MOST_CATEGORIES } });
      const above = tree.find((one) => one.code === parent);
      if (parent !== null && !above) throw unknownCategory();
      const level = (above?.level ?? 0) + 1;
      if (level > DEEPEST_CATEGORY) throw conflict('CATEGORY_TOO_DEEP');
      const names = named(given);
      await insertCategory(tx, { tenantId: context.visitor.tenantId, code, level, parent, ...names });
      return { action: 'category.add', after: { name: names.nameTh, nameEn: names.nameEn, parent } };
    },
  });
}

/** Throws 404 CATEGORY_GONE; 409 CATEGORY_CHANGED where somebody has changed it since the caller read it. */
export function saveCategory(
  deps: Dependencies,
  context: CallContext,
  { code, Version, ...given }: CallParsed<'saveCategory'>['body'] & { code: string },
): Promise<All> {
  return changeTree(deps, context, {
    code,
    work: async (tx, { category }) => {
      if (!category) throw unknownCategory();
      if (category.version !== Version) throw conflict('CATEGORY_CHANGED');
      const names = named(given);
      await renameCategory(tx, { code, ...names });
      // Products are found by the names of their categories.
      const { tenantId } = context.visitor;
      const followed = await productsFollow(deps, tx, { tenantId, category: code, level: category.level });
      return {
        action: 'category.change',
        before: { name: category.nameTh, nameEn: category.nameEn },
        after: { name: names.nameTh, nameEn: names.nameEn },
        followed,
      };
    },
  });
}

/** Throws 404 CATEGORY_GONE; 409 CATEGORY_UNDER_ITSELF, CATEGORY_TOO_DEEP. */
export function moveCategory(
  deps: Dependencies,
  context: CallContext,
  { code, Parent, Before }: CallParsed<'moveCategory'>['body'] & { code: string },
): Promise<All> {
  const parent = Parent || null;
  return changeTree(deps, context, {
    code,
    work: async (tx, { tree, category }) => {
      const { places, error } = moved(tree, { code, parent, before: Before || null });
      if (error === 'CATEGORY_NOT_FOUND' || !category) throw unknownCategory();
      if (error) throw conflict(error);
      await placeCategories(tx, places);
      const placeOf = (all: readonly { code: string; parent: string | null }[]) =>
        all.filter((one) => one.parent === parent).findIndex((one) => one.code === code) + 1;
      if (category.parent === parent) {
        const [before, after] = [placeOf(tree), placeOf(places)];
        return before === after
          ? undefined
          : { action: 'category.move', before: { place: before }, after: { place: after } };
      }
      const { tenantId } = context.visitor;
      const followed = await productsFollow(deps, tx, { tenantId, category: code, level: category.level });
      return {
        action: 'category.move',
        before: { parent: category.parent },
        after: { parent },
        followed,
      };
    },
  });
}

/** Throws 404 CATEGORY_GONE; 409 CATEGORY_IN_USE while a category or a product is in it. */
export function removeCategory(deps: Dependencies, context: CallContext, code: string): Promise<All> {
  return changeTree(deps, context, {
    code,
    work: async (tx, { tree, category }) => {
      if (!category) throw unknownCategory();
      const used = await usedCategories(tx, { withPoints: false, code });
      if (used.size > 0 || branchOf(tree, code).length > 1) throw conflict('CATEGORY_IN_USE');
      await deleteCategory(tx, code);
      return { action: 'category.remove', before: { name: category.nameTh, parent: category.parent } };
    },
  });
}

/** In place of the one that it has, whose file stays: cached pages may still show it. Throws 404 CATEGORY_GONE and 400
 * FILE_MISSING, and what `storeFile` and `keepFile` throw. */
export async function setCategoryPicture(
  deps: Dependencies,
  context: CallContext,
  { code, bytes }: { code: string; bytes: Uint8Array | undefined },
): Promise<All> {
  const { visitor } = context;
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  const known = await deps.database.inTenant(visitor.tenantId, findTree, { readOnly: true });
  if (!known.some((one) => one.code === code)) throw unknownCategory();
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: MAX_SIDE,
    access: 'public',
    purpose: 'category',
    owner: {},
    hasCopies: true,
  });
  return changeTree(deps, context, {
    code,
    work: async (tx, { category }) => {
      if (!category) throw unknownCategory();
      await keepFile(tx, file);
      await setImage(tx, { code, image: addressOf(deps, 'public', file) });
      const picture = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      return {
        action: 'category.picture',
        before: { picture: category.image === null ? '' : '+' },
        after: { picture },
      };
    },
  });
}

/** Does nothing where it has none. Throws 404 CATEGORY_GONE. */
export function removeCategoryPicture(deps: Dependencies, context: CallContext, code: string): Promise<All> {
  return changeTree(deps, context, {
    code,
    work: async (tx, { category }) => {
      if (!category) throw unknownCategory();
      if (category.image === null) return undefined;
      await setImage(tx, { code, image: null });
      return { action: 'category.picture', before: { picture: '+' }, after: { picture: '' } };
    },
  });
}
