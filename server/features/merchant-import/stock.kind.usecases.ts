/**
 * What centers have of products, as it is imported: a file says how many there are, and the difference to what there were when it was checked is
 * booked (decision 64). What is sold or received between the two is kept. Where staff have set it right since, by hand, by a count or by another
 * file, that would book the same pieces twice: the row is left out.
 */
import { IMPORT_FIELDS } from '#domain/import/fields.ts';
import type { CellProblem, CellValue } from '#domain/import/read-cell.ts';
import { afterCommit, type TenantTransaction } from '#database/database.ts';
import { actorOf } from '../../http/visitor.ts';
import { writeAudits } from '../audit/audit.public.ts';
import { stockChanged } from '../catalogue/catalogue.public.ts';
import { overtaken, type Change, type ImportKind, type Importing, type Refused } from './import-kinds.ts';
import { bookMany, countSetRight, findStock, type StockRow } from './stock.queries.ts';

/** Before: what was on hand at the check, after which entry of the ledger. After: that and how many more or fewer there are to be. */
type Before = { onHand: number; lastEntry?: number };
type After = { onHand: number; pieces: number };

const placeOf = (values: Readonly<Record<string, CellValue>>) => ({
  code: String(values['P_Code'] ?? ''),
  saleUnit: String(values['SaleUnit'] ?? ''),
});
const placeOfKey = (key: string) => {
  const [code = '', saleUnit = ''] = key.split(' ');
  return { code, saleUnit };
};

/** Returns the rows that would leave fewer pieces than are held. */
async function book(
  tx: TenantTransaction,
  { deps, context: { visitor }, note }: Importing,
  { changes, now }: { changes: readonly (Change & { pieces: number })[]; now: ReadonlyMap<string, StockRow> },
): Promise<Refused[]> {
  const { tenantId } = visitor;
  const stateOf = (key: string) => now.get(key) ?? { onHand: 0, held: 0 };
  const short = changes.filter(({ key, pieces }) => stateOf(key).onHand + pieces < stateOf(key).held);
  const moving = changes.filter((one) => !short.includes(one) && one.pieces !== 0);
  if (moving.length > 0) {
    const moves = moving.map(({ key, pieces }) => Object.assign(placeOfKey(key), { pieces }));
    await bookMany(tx, { tenantId, moving: moves, actor: actorOf(visitor), note });
    await writeAudits(deps, tx, {
      visitor,
      changes: moving.map(({ key, pieces }) => {
        const { code, saleUnit } = placeOfKey(key);
        const { onHand } = stateOf(key);
        return {
          action: 'stock.adjust' as const,
          subject: `product/${code}` as const,
          before: { SaleUnit: saleUnit, OnHand: onHand },
          after: { OnHand: onHand + pieces, AdjustReason: 'correction', Note: note },
        };
      }),
    });
    for (const saleUnit of new Set(moves.map((one) => one.saleUnit)))
      afterCommit(tx, () =>
        stockChanged(deps, {
          tenantId,
          saleUnit,
          changes: moves
            .filter((one) => one.saleUnit === saleUnit)
            .map(({ code, pieces }) => {
              const { onHand, held } = stateOf(`${code} ${saleUnit}`);
              return { code, before: onHand - held, after: onHand - held + pieces };
            }),
        }),
      );
  }
  return short.map(({ rowNo }) => ({ rowNo, code: 'IMPORT_STOCK_HELD' }));
}

/** The place with the last entry before it, where that was kept. */
function sinceOf(place: { code: string; saleUnit: string }, before: object | null | undefined) {
  const { lastEntry } = (before ?? {}) as Partial<Before>;
  return lastEntry === undefined ? [] : [Object.assign({ lastEntry }, place)];
}

export const stockKind: ImportKind = {
  name: 'stock',
  right: 'adjustStock',
  fields: IMPORT_FIELDS.stock,
  keyFields: ['P_Code', 'SaleUnit'],
  onceFields: [],
  transaction: ({ deps, context }, _, work) => deps.database.inTenant(context.visitor.tenantId, work),
  look: async (tx, { context: { visitor }, saleUnits }, { rows, lock }) => {
    const places = rows
      .map(({ values }) => placeOf(values))
      .filter(({ saleUnit }) => saleUnits.includes(saleUnit));
    const now = await findStock(tx, { tenantId: visitor.tenantId, places, lock });
    const setRight = lock
      ? await countSetRight(
          tx,
          rows.flatMap(({ values, seen }) => sinceOf(placeOf(values), seen)),
        )
      : new Map<string, number>();
    return rows.map(({ rowNo, values, seen }) => {
      const { code, saleUnit } = placeOf(values);
      const stock = now.get(`${code} ${saleUnit}`);
      const isOwn = saleUnits.includes(saleUnit);
      const before: Before = (seen as Before | null | undefined) ?? {
        onHand: stock?.onHand ?? 0,
        lastEntry: stock?.lastEntry ?? 0,
      };
      const pieces = Number(values['OnHand'] ?? 0) - before.onHand;
      const after: After = { onHand: before.onHand + pieces, pieces };
      const problems: CellProblem[] = [];
      if (!isOwn) problems.push({ field: 'SaleUnit', code: 'CENTER_NOT_FOUND' });
      else if (!stock) problems.push({ field: 'P_Code', code: 'PRODUCT_NOT_FOUND' });
      else if (setRight.has(`${code} ${saleUnit}`))
        problems.push(overtaken('OnHand', before.onHand, stock.onHand));
      else if (stock.onHand + pieces < stock.held)
        problems.push({ field: 'OnHand', code: 'CELL_STOCK_HELD', values: { count: stock.held } });
      return { rowNo, problems, before, after, isSame: pieces === 0 };
    });
  },
  write: async (tx, importing, changes) => {
    // Looked at in this transaction: none of them is short.
    const { tenantId } = importing.context.visitor;
    const places = changes.map(({ key }) => placeOfKey(key));
    const now = await findStock(tx, { tenantId, places, lock: true });
    const pieces = changes.map((one) => Object.assign({ pieces: (one.after as After).pieces }, one));
    await book(tx, importing, { changes: pieces, now });
  },
  undo: async (tx, importing, changes) => {
    const { context, saleUnits } = importing;
    const isOwn = ({ key }: Change) => saleUnits.includes(placeOfKey(key).saleUnit);
    const own = changes.filter(isOwn);
    const places = own.map(({ key }) => placeOfKey(key));
    const now = await findStock(tx, { tenantId: context.visitor.tenantId, places, lock: true });
    const setRight = await countSetRight(
      tx,
      own.flatMap(({ key, before }) => sinceOf(placeOfKey(key), before)),
    );
    // One of them is what the import itself has booked.
    const isLater = ({ key }: Change) => !now.has(key) || (setRight.get(key) ?? 0) > 1;
    const pieces = own
      .filter((one) => !isLater(one))
      .map((one) => Object.assign({ pieces: -(one.after as After).pieces }, one));
    return [
      ...changes
        .filter((one) => !isOwn(one))
        .map(({ rowNo, key }) => ({
          rowNo,
          code: 'IMPORT_CENTER_GONE',
          values: { name: placeOfKey(key).saleUnit },
        })),
      ...own.filter(isLater).map(({ rowNo }) => ({ rowNo, code: 'IMPORT_ROW_CHANGED' })),
      ...(await book(tx, importing, { changes: pieces, now })),
    ];
  },
};
