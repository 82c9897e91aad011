/** Counting the products of a sheet one after another, each kept at once; and booking what was found (R-47o). */
import { MOST_MOVED } from '#domain/orders/stock-movements.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notAllowed, notFound } from '../../http/call-error.ts';
import { actorOf, type CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { foundInShop, stockChanged } from '../catalogue/catalogue.public.ts';
import {
  bookCounted,
  findCountLine,
  findCountLines,
  findCountTotals,
  findOnShelf,
  findPrintLines,
  findScanned,
  writeCounted,
  type CountLine,
} from './count-lines.queries.ts';
import type { Keyed } from './stock-booking.usecases.ts';
import { addCounted, endCount } from './stock-counts.queries.ts';
import {
  changeOnce,
  isHidden,
  mayClose,
  openCount,
  ownCount,
  ownPlaces,
  readCount,
  sheetPresenter,
} from './stock-counts.usecases.ts';

type Line = CallAnswer<'countProduct'>;

/** Texts are narrowed among so many; who looks for more types more. */
const MOST_FOUND = 500;

/** Throws 404 COUNT_NOT_FOUND. */
export async function listCountLines(
  deps: Dependencies,
  context: CallContext,
  { id, text = '', show, after, take }: CallParsed<'stockCountLines'>['query'] & { id: number },
): Promise<CallAnswer<'stockCountLines'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const found = text === '' ? undefined : await foundInShop(deps, { tenantId, text, most: MOST_FOUND });
  const places = await ownPlaces(deps, context);
  const { rows, shelf, hidden } = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const count = await ownCount(tx, { id, places });
      const hides = isHidden(count);
      if (text !== '' && !found) return { rows: [], shelf: [], hidden: hides };
      // Which of them differ is told with what should be there.
      const shown = show === 'different' && !mayClose(count, visitor) ? 'counted' : show;
      const query = { id, show: shown, found: found?.rows, after, take: take + 1 };
      const read = await findCountLines(tx, query);
      const codes = read.filter(({ counted }) => counted === null).map(({ code }) => code);
      const isTold = count.state === 'open' && !count.isBlind;
      return {
        rows: read,
        shelf: isTold ? await findOnShelf(tx, { saleUnit: count.saleUnit, codes }) : [],
        hidden: hides,
      };
    },
    { readOnly: true },
  );
  const present = await linePresenter(deps, context, { hidden });
  const onShelf = new Map(shelf.map(({ code, pieces }) => [code, pieces]));
  const shown = rows.slice(0, take);
  return {
    Data: shown.map((row) => present(row, onShelf.get(row.code) ?? null)),
    Next: rows.length > take ? (shown.at(-1)?.code ?? null) : null,
  };
}

/** Throws 404 COUNT_NOT_FOUND. */
export async function printCount(
  deps: Dependencies,
  context: CallContext,
  id: number,
): Promise<CallAnswer<'printStockCount'>> {
  const { visitor, language } = context;
  const places = await ownPlaces(deps, context);
  const { row, rows, shelf } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const count = await ownCount(tx, { id, places });
      const read = await findPrintLines(tx, id);
      const codes = count.isBlind ? [] : read.map(({ code }) => code);
      return { row: count, rows: read, shelf: await findOnShelf(tx, { saleUnit: count.saleUnit, codes }) };
    },
    { readOnly: true },
  );
  const present = await sheetPresenter(deps, context);
  const onShelf = new Map(shelf.map(({ code, pieces }) => [code, pieces]));
  return Object.assign(present(row), {
    Lines: rows.map((line) => ({
      P_Code: line.code,
      PRODUCTNAME: productName(language, line),
      Unit: unitName(language, line),
      Expected: onShelf.get(line.code) ?? null,
    })),
  });
}

/**
 * Throws 404 COUNT_NOT_FOUND, COUNT_NOT_LISTED for a product that is not of the sheet; 409 COUNT_ENDED, COUNT_CHANGED where another
 * person counted it since the caller saw it; and what `once` throws.
 */
export async function countProduct(
  deps: Dependencies,
  context: Keyed,
  { id, ...body }: CallParsed<'countProduct'>['body'] & { id: number },
): Promise<Line> {
  const { P_Code: code, Pieces, Was } = body;
  const places = await ownPlaces(deps, context);
  await changeOnce(deps, context, { call: 'countProduct', input: { id, ...body } }, async (tx) => {
    const { saleUnit } = await openCount(tx, { id, places });
    await keepCounted(deps, tx, context, {
      id,
      saleUnit,
      code,
      next: (was) => {
        if (was !== Was) throw conflict('COUNT_CHANGED');
        return Pieces;
      },
    });
    return { code };
  });
  return readLine(deps, context, { id, code });
}

/**
 * Adds the pieces of the unit that has the barcode. Throws 404 COUNT_NOT_FOUND, COUNT_BARCODE_UNKNOWN, COUNT_NOT_LISTED; 409
 * COUNT_ENDED, COUNT_TOO_MANY; and what `once` throws.
 */
export async function scanCounted(
  deps: Dependencies,
  context: Keyed,
  { id, Barcode: barcode }: CallParsed<'scanCounted'>['body'] & { id: number },
): Promise<CallAnswer<'scanCounted'>> {
  const places = await ownPlaces(deps, context);
  const { code, rate } = await changeOnce(
    deps,
    context,
    { call: 'scanCounted', input: { id, barcode } },
    async (tx) => {
      const { saleUnit } = await openCount(tx, { id, places });
      const scanned = await findScanned(tx, { id, barcode });
      if (!scanned) throw notFound('COUNT_BARCODE_UNKNOWN');
      if (!scanned.isListed) throw notFound('COUNT_NOT_LISTED');
      await keepCounted(deps, tx, context, {
        id,
        saleUnit,
        code: scanned.code,
        next: (was) => (was ?? 0) + scanned.rate,
      });
      return { code: scanned.code, rate: scanned.rate };
    },
  );
  return { Line: await readLine(deps, context, { id, code }), Added: rate };
}

type Counting = { id: number; saleUnit: string; code: string; next: (was: number | null) => number | null };

/** The sheet is locked. What should be there is read in this moment: sales until it is booked make no difference. */
async function keepCounted(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor }: Pick<CallContext, 'visitor'>,
  { id, saleUnit, code, next }: Counting,
): Promise<void> {
  const line = await findCountLine(tx, { id, code });
  const [shelf] = await findOnShelf(tx, { saleUnit, codes: [code] });
  if (!line || !shelf) throw notFound('COUNT_NOT_LISTED');
  const counted = next(line.counted);
  if (counted !== null && counted > MOST_MOVED)
    throw conflict('COUNT_TOO_MANY', { values: { most: MOST_MOVED } });
  await writeCounted(tx, { id, code, counted, shelf, at: deps.clock(), userId: visitor.userId });
  if (line.counted === null && counted !== null) await addCounted(tx, { id, by: 1 });
  if (line.counted !== null && counted === null) await addCounted(tx, { id, by: -1 });
}

async function readLine(
  deps: Dependencies,
  context: CallContext,
  { id, code }: { id: number; code: string },
): Promise<Line> {
  const { visitor } = context;
  const places = await ownPlaces(deps, context);
  const { line, shelf, hidden } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const count = await ownCount(tx, { id, places });
      const read = await findCountLine(tx, { id, code });
      const isTold = read?.counted === null && !count.isBlind;
      return {
        line: read,
        shelf: isTold ? await findOnShelf(tx, { saleUnit: count.saleUnit, codes: [code] }) : [],
        hidden: isHidden(count),
      };
    },
    { readOnly: true },
  );
  if (!line) throw notFound('COUNT_NOT_LISTED');
  return (await linePresenter(deps, context, { hidden }))(line, shelf[0]?.pieces ?? null);
}

/**
 * Books all differences of a sheet in one transaction, and closes it. Throws 404 COUNT_NOT_FOUND; 403 COUNT_BLIND; 409 COUNT_ENDED, COUNT_MOVED where
 * there are others by now; and what `once` throws.
 */
export async function bookCount(
  deps: Dependencies,
  context: Keyed,
  { id, Differences }: { id: number; Differences: number },
): Promise<CallAnswer<'bookStockCount'>> {
  const { visitor } = context;
  const { tenantId, userId } = visitor;
  const places = await ownPlaces(deps, context);
  const { changes, saleUnit, isNew } = await changeOnce(
    deps,
    context,
    { call: 'bookStockCount', input: { id, Differences } },
    async (tx) => {
      const count = await openCount(tx, { id, places });
      if (!mayClose(count, visitor)) throw notAllowed('COUNT_BLIND');
      if ((await findCountTotals(tx, id)).differences !== Differences) throw conflict('COUNT_MOVED');
      const booked = await bookCounted(tx, { id, saleUnit: count.saleUnit, actor: actorOf(visitor) });
      await endCount(tx, { id, state: 'booked', at: deps.clock(), userId });
      await writeAudit(deps, tx, {
        visitor,
        action: 'stock.count',
        subject: `count/${id}`,
        after: { SaleUnit: count.saleUnit, RowCount: booked.length },
      });
      return {
        saleUnit: count.saleUnit,
        changes: booked.map(({ code, before, after }) => ({ code, before, after })),
      };
    },
  );
  if (isNew) stockChanged(deps, { tenantId, saleUnit, changes });
  return readCount(deps, context, id);
}

const unitName = (
  language: CallContext['language'],
  { unitTh, unitEn }: { unitTh: string | null; unitEn: string | null },
): string => (language === 'th' ? unitTh : unitEn) ?? '';

/** A line as calls answer it; `expected` is what should be there of one that is not counted. `hidden` tells none of that. */
async function linePresenter(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { hidden }: { hidden: boolean },
) {
  const seesCosts = await deps.hasStaffRight(visitor, 'costs');
  return (row: CountLine, expected: number | null): Line => {
    const difference =
      hidden || row.counted === null || row.expected === null ? null : row.counted - row.expected;
    return {
      P_Code: row.code,
      PRODUCTNAME: productName(language, row),
      PIC_FILENAME: row.picture,
      Unit: unitName(language, row),
      Counted: row.counted,
      Expected: hidden ? null : (row.expected ?? expected),
      Difference: difference,
      Value:
        seesCosts && difference !== null && row.cost !== null ? bahtFromSatang(difference * row.cost) : null,
      Stale: row.isStale ? 'Y' : 'N',
      CountedAt: row.countedAt?.toISOString() ?? null,
      CountedBy: row.countedBy,
    };
  };
}
