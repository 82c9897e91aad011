/** The runs of an import: checking its rows, doing them, taking them back (R-47v, R-47w). */
import { MOST_ROWS_TOGETHER } from '#domain/runs/run.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { RunBatch, RunKind } from '../../run-kinds.ts';
import { tellMaker } from '../runs/runs.public.ts';
import { centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { isOvertaken, type Change, type ImportKind, type Importing, type Looked } from './import-kinds.ts';
import {
  findRows,
  findRowsBetween,
  storeLeft,
  storeOutcomes,
  storeTwice,
  storeUndone,
  type FileRow,
} from './merchant-import.queries.ts';
import { agreedPricesKind } from './agreed-prices.kind.usecases.ts';
import { assertColumns, lookAt, matchedOf, twiceOf } from './import-looking.usecases.ts';
import { categoriesKind } from './categories.kind.usecases.ts';
import { pricesKind } from './prices.kind.usecases.ts';
import { productsKind } from './products.kind.usecases.ts';
import { stockKind } from './stock.kind.usecases.ts';

export const IMPORT_KINDS = {
  products: productsKind,
  prices: pricesKind,
  stock: stockKind,
  agreedPrices: agreedPricesKind,
  categories: categoriesKind,
} as const;

/** Rows that are written in one transaction: short enough that orders do not wait, long enough that its commit costs little of it. */
const TOGETHER = 200;

export type ImportFacts = { ImportId: string; FileName: string };
type PartInput = { from: number; to: number };
type RowInput = { row: number };
export type RunOf = 'check' | 'work' | 'undo';

export const runKindOf = (kind: ImportKind['name'], what: RunOf): string => `import.${kind}.${what}`;

const GOODS = {
  th: {
    products: 'สินค้า',
    prices: 'ราคา',
    stock: 'สต็อก',
    agreedPrices: 'ราคาเฉพาะลูกค้า',
    categories: 'หมวดหมู่',
  },
  en: {
    products: 'products',
    prices: 'prices',
    stock: 'stock',
    agreedPrices: 'agreed prices',
    categories: 'categories',
  },
};
const TITLES: Record<Language, Record<RunOf, string>> = {
  th: { check: 'ตรวจไฟล์', work: 'นำเข้า', undo: 'ย้อนการนำเข้า' },
  en: { check: 'Check a file of', work: 'Import', undo: 'Take back an import of' },
};

/** Asked before a transaction, for which kinds it is known only within. It throws 403 RIGHT_MISSING. */
export async function importRights(
  deps: Dependencies,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<(kind: ImportKind) => void> {
  const { rights } = await staffMemberOf(deps, visitor);
  return (kind) => {
    if (!rights.includes(kind.right)) throw notAllowed('RIGHT_MISSING');
  };
}

/** Throws 403 RIGHT_MISSING. */
export async function assertMayImport(
  deps: Dependencies,
  context: Pick<CallContext, 'visitor'>,
  kind: ImportKind,
): Promise<void> {
  (await importRights(deps, context))(kind);
}

async function importingOf(deps: Dependencies, context: CallContext, note: string): Promise<Importing> {
  const centers = await centersOfStaff(deps, context.visitor);
  const { rights } = await staffMemberOf(deps, context.visitor);
  return {
    deps,
    context,
    note,
    rights,
    at: deps.clock(),
    saleUnits: centers.map(({ saleUnit }) => saleUnit),
  };
}

const outcomeOf = ({ problems, isSame, before }: Looked) =>
  problems.length > 0
    ? ('wrong' as const)
    : isSame
      ? ('same' as const)
      : before === null
        ? ('new' as const)
        : ('changed' as const);

function checkKind(deps: Dependencies, kind: ImportKind): RunKind['workRow'] {
  return async (context, { input, mark }, parameters) => {
    const { ImportId: importId, FileName } = parameters as ImportFacts;
    const { from, to } = input as PartInput;
    const importing = await importingOf(deps, context, FileName);
    await deps.database.inTenant(context.visitor.tenantId, async (tx) => {
      await mark(tx);
      const matched = await matchedOf(tx, importId);
      const rows = await findRowsBetween(tx, { importId, from, to, signs: signsOf(kind) });
      const twice = await twiceOf(tx, { kind, columns: matched.columns, rows }, { importId, from });
      const looked = await lookAt(tx, importing, {
        kind,
        matched,
        rows,
        isCheck: true,
        ...(twice && { twice }),
      });
      if (twice)
        await storeTwice(tx, {
          importId,
          rows: looked.map(({ rowNo, problems }) => ({
            rowNo,
            twice: problems.filter(({ code }) => code === 'CELL_TWICE').map(({ field }) => field),
          })),
        });
      await storeOutcomes(tx, {
        importId,
        isDone: false,
        rows: looked.map((one) => ({
          rowNo: one.rowNo,
          outcome: outcomeOf(one),
          problems: one.problems.length > 0 ? one.problems : null,
          before: one.before,
          after: one.after,
        })),
      });
    });
  };
}

type Together = NonNullable<RunKind['together']>['work'];
type Batch = Pick<RunBatch, 'rows' | 'mark' | 'fail'>;

const rowsOf = (batch: Batch) => new Map(batch.rows.map(({ no, input }) => [(input as RowInput).row, no]));

/** Products that the rows are about; the codes stand first in their keys. */
const codesOf = (rows: readonly FileRow[]): string[] => [
  ...new Set(rows.map(({ key }) => key.split(' ')[0] ?? '').filter((code) => code !== '')),
];

/** Of one cell that are read; the longest field has fewer, so that what is too long is found to be. */
const signsOf = ({ whole }: ImportKind): number => (whole ? 500 : 5000);

const readBatch = (
  deps: Dependencies,
  tenantId: string,
  asked: { importId: string; rowNos: number[]; signs: number },
) => deps.database.inTenant(tenantId, (tx) => findRows(tx, asked), { readOnly: true });

function workKind(deps: Dependencies, kind: ImportKind): Together {
  return async (context, batch, parameters) => {
    const { ImportId: importId, FileName } = parameters as ImportFacts;
    const numbers = rowsOf(batch);
    const importing = await importingOf(deps, context, FileName);
    const rows = await readBatch(deps, context.visitor.tenantId, {
      importId,
      rowNos: [...numbers.keys()],
      signs: signsOf(kind),
    });
    await kind.transaction(importing, codesOf(rows), async (tx) => {
      await batch.mark(tx);
      const matched = await matchedOf(tx, importId);
      const looked = await lookAt(tx, importing, { kind, matched, rows, isCheck: false });
      const wrong = looked.filter(({ problems }) => problems.length > 0);
      const changes = looked
        .filter(({ problems, isSame }) => problems.length === 0 && !isSame)
        .map((one): Change => ({
          rowNo: one.rowNo,
          key: rows.find(({ rowNo }) => rowNo === one.rowNo)?.key ?? '',
          before: one.before,
          after: one.after,
        }));
      const left = wrong.filter(({ problems }) => problems.some(isOvertaken));
      await storeLeft(tx, { importId, rowNos: left.map(({ rowNo }) => rowNo) });
      // Somebody has done it already: it is not offered again.
      const same = looked.filter(({ problems, isSame }) => problems.length === 0 && isSame);
      await storeOutcomes(tx, {
        importId,
        isDone: false,
        rows: same.map(({ rowNo, before, after }) => ({
          rowNo,
          outcome: 'same',
          problems: null,
          before,
          after,
        })),
      });
      await kind.write(tx, importing, changes);
      await storeOutcomes(tx, {
        importId,
        isDone: true,
        rows: changes.map(({ rowNo, before, after }) => ({
          rowNo,
          outcome: before === null ? 'new' : 'changed',
          problems: null,
          before,
          after,
        })),
      });
      await batch.fail(
        tx,
        wrong.map(({ rowNo, problems }) => {
          const why = problems.find(isOvertaken) ?? problems[0];
          return { no: numbers.get(rowNo) ?? 0, code: why?.code ?? 'INTERNAL', values: why?.values };
        }),
      );
    });
  };
}

function undoKind(deps: Dependencies, kind: ImportKind): Together {
  return async (context, batch, parameters) => {
    const { ImportId: importId, FileName } = parameters as ImportFacts;
    const numbers = rowsOf(batch);
    const importing = await importingOf(deps, context, FileName);
    const rows = await readBatch(deps, context.visitor.tenantId, {
      importId,
      rowNos: [...numbers.keys()],
      signs: signsOf(kind),
    });
    await kind.transaction(importing, codesOf(rows), async (tx) => {
      await batch.mark(tx);
      assertColumns(importing, kind, await matchedOf(tx, importId));
      const changes = rows.map(({ rowNo, key, before, after }): Change => ({
        rowNo,
        key,
        before,
        after: after ?? {},
      }));
      const refused = await kind.undo(tx, importing, changes);
      const rowNos = rows
        .map(({ rowNo }) => rowNo)
        .filter((rowNo) => !refused.some((one) => one.rowNo === rowNo));
      await storeUndone(tx, { importId, rowNos });
      await batch.fail(
        tx,
        refused.map(({ rowNo, code, values }) => ({ no: numbers.get(rowNo) ?? 0, code, values })),
      );
    });
  };
}

/** One row as a batch of one: where it fails, the run says why. */
const alone =
  (work: Together): RunKind['workRow'] =>
  (context, { key, input, mark }, parameters) =>
    work(
      context,
      {
        rows: [{ no: 1, key, input }],
        mark: (tx) => mark(tx),
        fail: async (_, [failed]) => {
          if (failed) throw badRequest(failed.code, { values: failed.values ?? {} });
        },
      },
      parameters,
    );

export function defineImportRuns(deps: Dependencies): void {
  for (const kind of Object.values(IMPORT_KINDS)) {
    const common = (what: RunOf): Omit<RunKind, 'workRow'> => ({
      title: ({ parameters }, language) =>
        `${TITLES[language][what]}${language === 'en' ? ' ' : ''}${GOODS[language][kind.name]} (${(parameters as ImportFacts).FileName})`,
      fileName: `import-${kind.name}`,
      mostRows: MOST_ROWS_TOGETHER,
      assertMay: async (context) => {
        if (!(await deps.hasMerchantPage(context.visitor, 'imports'))) throw notAllowed('PAGE_DISABLED');
        await assertMayImport(deps, context, kind);
      },
    });
    const define = (what: 'work' | 'undo', work: Together) => {
      const runKind: RunKind = {
        ...common(what),
        workRow: alone(work),
        together: { most: kind.whole?.most ?? TOGETHER, work },
        finish: async (tx, run) => {
          await kind.finish?.(deps, tx, run.tenantId);
          await tellMaker(deps, tx, { run, kind: runKind });
        },
      };
      deps.runKinds.define(runKindOf(kind.name, what), runKind);
    };
    deps.runKinds.define(runKindOf(kind.name, 'check'), {
      ...common('check'),
      workRow: checkKind(deps, kind),
    });
    define('work', workKind(deps, kind));
    define('undo', undoKind(deps, kind));
  }
}
