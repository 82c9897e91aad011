/**
 * Categories as they are imported. Rows depend on each other, since a category's parent may be another row: a file is looked at, done and taken
 * back as a whole (decision 78).
 */
import { isReservedCode } from '#domain/access/reserved-codes.ts';
import { IMPORT_FIELDS } from '#domain/import/fields.ts';
import type { CellProblem, CellValue } from '#domain/import/read-cell.ts';
import { planTree, type PlanProblem, type WantedPlace } from '#domain/products/category-plan.ts';
import { MOST_CATEGORIES } from '#domain/products/category-tree.ts';
import type { TenantTransaction } from '#database/database.ts';
import {
  holdingProducts,
  treeForFile,
  writeTree,
  type FileCategory,
  type StoredCategory,
} from '../merchant-categories/merchant-categories.public.ts';
import {
  overtaken,
  type Change,
  type GivenRow,
  type ImportKind,
  type Importing,
  type Refused,
} from './import-kinds.ts';

type Values = Readonly<Record<string, CellValue>>;

const said = (values: Values, field: string): string => String(values[field] ?? '');
const stateOf = ({ parent, nameTh, nameEn, position }: StoredCategory): FileCategory => ({
  parent,
  nameTh,
  nameEn,
  place: position,
});
const isSame = (one: FileCategory, other: FileCategory): boolean =>
  one.parent === other.parent &&
  one.nameTh === other.nameTh &&
  one.nameEn === other.nameEn &&
  one.place === other.place;

/** What the file says over what there is; `place` is undefined where it says nothing. */
type Wanted = Omit<FileCategory, 'place'> & { place: number | undefined };

function wantedOf(values: Values, before: FileCategory | undefined): Wanted {
  const nameTh = values['NameTh'] === undefined ? (before?.nameTh ?? '') : said(values, 'NameTh');
  const nameEn = values['NameEn'] === undefined ? before?.nameEn : said(values, 'NameEn');
  const parent = values['Parent'] === undefined ? before?.parent : said(values, 'Parent') || null;
  const place = values['Place'];
  return {
    nameTh,
    nameEn: nameEn || nameTh,
    parent: parent ?? null,
    place: typeof place === 'number' ? place : undefined,
  };
}

/** What of the file's columns is neither as it was at the check nor as the file has it. */
function overtakenFields(
  values: Values,
  { seen, now, wanted }: { seen: FileCategory | null; now: FileCategory | undefined; wanted: Wanted },
): CellProblem[] {
  if (seen === null) return now ? [overtaken('Code', '', now.nameTh)] : [];
  if (!now) return [overtaken('Code', seen.nameTh, '')];
  const of = (field: string, key: keyof FileCategory): CellProblem[] =>
    values[field] !== undefined &&
    wanted[key] !== undefined &&
    now[key] !== seen[key] &&
    now[key] !== wanted[key]
      ? [overtaken(field, seen[key], now[key])]
      : [];
  return [
    ...of('Parent', 'parent'),
    ...of('NameTh', 'nameTh'),
    ...of('NameEn', 'nameEn'),
    ...of('Place', 'place'),
  ];
}

type Read = { row: GivenRow; code: string; before: FileCategory | undefined; wanted: Wanted } & {
  problems: CellProblem[];
};

function readOf(row: GivenRow, stored: ReadonlyMap<string, StoredCategory>): Read {
  const { values, seen } = row;
  const code = said(values, 'Code');
  const found = stored.get(code);
  const before = found && stateOf(found);
  const wanted = wantedOf(values, before);
  const problems =
    seen === undefined
      ? []
      : overtakenFields(values, { seen: seen as FileCategory | null, now: before, wanted });
  if (!before && isReservedCode('category', code))
    problems.push({ field: 'Code', code: 'CODE_RESERVED', values: { code } });
  if (wanted.nameTh === '') problems.push({ field: 'NameTh', code: 'CELL_MISSING' });
  return { row, code, before, wanted, problems };
}

const planned = ({ code, values }: PlanProblem): CellProblem => ({
  field: code === 'TOO_MANY_CATEGORIES' ? 'Code' : 'Parent',
  code,
  ...(values && { values }),
});

const isWrong = ({ row, problems }: Read): boolean => row.isWrong || problems.length > 0;

async function look(
  tx: TenantTransaction,
  { context: { visitor } }: Importing,
  { rows, lock }: Parameters<ImportKind['look']>[2],
) {
  const tree = await treeForFile(tx, { tenantId: visitor.tenantId, lock });
  const stored = new Map(tree.map((one) => [one.code, one]));
  const read = rows.map((row) => readOf(row, stored));
  const plan = planTree(
    tree,
    read
      .filter((one) => !isWrong(one))
      .map(({ row: { rowNo }, code, wanted: { parent, place } }): WantedPlace => ({
        rowNo,
        code,
        parent,
        place,
      })),
    // In the order of the file the first of two that are about the same counts.
    new Map(
      read
        .filter(isWrong)
        .map(({ row: { rowNo }, code }) => [code, rowNo] as const)
        .toReversed(),
    ),
  );
  return read.map((one) => {
    const { row, code, before, wanted } = one;
    const problem = plan.problems.get(row.rowNo);
    const place = isWrong(one) || problem ? wanted.place : plan.places.get(code)?.position;
    const after: FileCategory = Object.assign({}, wanted, { place: place ?? before?.place ?? 0 });
    return {
      rowNo: row.rowNo,
      problems: problem ? [...one.problems, planned(problem)] : one.problems,
      before: before ?? null,
      after,
      isSame: before !== undefined && isSame(before, after),
    };
  });
}

const placeOf = ({ rowNo, key: code }: Change, { parent, place }: FileCategory): WantedPlace => ({
  rowNo,
  code,
  parent,
  place,
});

async function write(
  tx: TenantTransaction,
  { deps, context: { visitor } }: Importing,
  changes: readonly Change[],
): Promise<void> {
  const tree = await treeForFile(tx, { tenantId: visitor.tenantId, lock: true });
  const done = changes.map((change) => ({
    change,
    code: change.key,
    before: change.before as FileCategory | null,
    after: change.after as FileCategory,
  }));
  const { places, problems } = planTree(
    tree,
    done.map(({ change, after }) => placeOf(change, after)),
  );
  // They were looked at in this transaction.
  if (problems.size > 0) throw new Error('The tree of categories is not as it was looked at');
  await writeTree(deps, tx, { visitor, tree, changes: done, places });
}

/** What the import has changed is as it has left it; where a new one stands among the others is anybody's. */
function isAsLeft(
  now: StoredCategory,
  { before, after }: { before: FileCategory | null; after: FileCategory },
) {
  const is = stateOf(now);
  const fields = ['parent', 'nameTh', 'nameEn', 'place'] as const;
  return before === null
    ? now.image === null && isSame(Object.assign({}, is, { place: after.place }), after)
    : fields.every((field) => before[field] === after[field] || is[field] === after[field]);
}

/** As it is, with what the import has changed as it was. */
function putBack(now: FileCategory, { before, after }: { before: FileCategory; after: FileCategory }) {
  const of = <Field extends keyof FileCategory>(field: Field): FileCategory[Field] =>
    before[field] === after[field] ? now[field] : before[field];
  return { parent: of('parent'), nameTh: of('nameTh'), nameEn: of('nameEn'), place: of('place') };
}

/** Those of the new ones that nothing else is in. */
function emptyOnes(
  added: ReadonlySet<string>,
  places: readonly { code: string; parent: string | null }[],
): ReadonlySet<string> {
  const gone = new Set(added);
  for (;;) {
    const inUse = new Set(places.filter(({ code }) => !gone.has(code)).map(({ parent }) => parent));
    const kept = [...gone].filter((code) => inUse.has(code));
    if (kept.length === 0) return gone;
    for (const code of kept) gone.delete(code);
  }
}

async function undo(
  tx: TenantTransaction,
  { deps, context: { visitor } }: Importing,
  changes: readonly Change[],
): Promise<Refused[]> {
  const tree = await treeForFile(tx, { tenantId: visitor.tenantId, lock: true });
  const stored = new Map(tree.map((one) => [one.code, one]));
  const left = changes.flatMap((change) => {
    const now = stored.get(change.key);
    const before = change.before as FileCategory | null;
    const after = change.after as FileCategory;
    return now && isAsLeft(now, { before, after }) ? [{ change, now: stateOf(now), before, after }] : [];
  });
  const back = left.flatMap(({ change, now, before, after }) =>
    before ? [{ change, code: change.key, before: now, after: putBack(now, { before, after }) }] : [],
  );
  const { problems, places } = planTree(
    tree,
    back.map(({ change, after }) => placeOf(change, after)),
  );
  const added = left.filter(({ before }) => before === null);
  const holding = await holdingProducts(
    tx,
    added.map(({ change: { key } }) => key),
  );
  const empty = added.map(({ change: { key } }) => key).filter((code) => !holding.has(code));
  const gone = emptyOnes(new Set(empty), [...places.values()]);
  const removed = added.filter(({ change: { key } }) => gone.has(key));
  const put = back.filter(({ change: { rowNo } }) => !problems.has(rowNo));
  await writeTree(deps, tx, {
    visitor,
    tree,
    changes: [...put, ...removed.map(({ change, now }) => ({ code: change.key, before: now, after: null }))],
    places: new Map([...places].filter(([code]) => !gone.has(code))),
  });
  const done = new Set([...put, ...removed].map(({ change }) => change));
  const asLeft = new Set(added.map(({ change }) => change));
  return changes
    .filter((change) => !done.has(change))
    .map((change) => ({
      rowNo: change.rowNo,
      code: asLeft.has(change) ? 'CATEGORY_IN_USE' : 'IMPORT_ROW_CHANGED',
    }));
}

export const categoriesKind: ImportKind = {
  name: 'categories',
  right: 'manageProducts',
  fields: IMPORT_FIELDS.categories,
  keyFields: ['Code'],
  onceFields: [],
  whole: { most: MOST_CATEGORIES },
  transaction: ({ deps, context }, _, work) => deps.database.inTenant(context.visitor.tenantId, work),
  look,
  write,
  undo,
};
