/** Count sheets: begun for some products of a center, and closed without booking (R-47o, decision 67). */
import { hasCode, MOST_COUNTED, MOST_OPEN_COUNTS } from '#domain/orders/stock-movements.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { lowLimitOf } from '../catalogue/catalogue.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import { findCountTotals } from './count-lines.queries.ts';
import { centerNames } from './merchant-stock.usecases.ts';
import type { Keyed } from './stock-booking.usecases.ts';
import {
  countChosen,
  countOpen,
  endCount,
  findCount,
  findCounts,
  insertCount,
  lockBegins,
  lockCount,
  type CountRow,
  type LockedCount,
} from './stock-counts.queries.ts';

type Whole = CallAnswer<'stockCount'>;

const unknownCount = () => notFound('COUNT_NOT_FOUND');

/** Throws 404 CENTER_NOT_FOUND; 400 for a cursor of no list. */
export async function listCounts(
  deps: Dependencies,
  context: CallContext,
  { saleUnit: asked, open, after, take }: CallParsed<'stockCounts'>['query'],
): Promise<CallAnswer<'stockCounts'>> {
  const { visitor } = context;
  if (after !== undefined && !/^\d{1,15}$/.test(after))
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const query = {
    saleUnit,
    onlyOpen: open === 'Y',
    after: after === undefined ? undefined : Number(after),
    take: take + 1,
  };
  const rows = await deps.database.inTenant(visitor.tenantId, (tx) => findCounts(tx, query), {
    readOnly: true,
  });
  const present = await sheetPresenter(deps, context);
  const shown = rows.slice(0, take);
  return {
    SaleUnit: saleUnit,
    Data: shown.map(present),
    Next: rows.length > take ? String(shown.at(-1)?.id) : null,
  };
}

/** The centers of the caller: read before the transaction of a sheet, which must not wait for a second connection. */
export const ownPlaces = async (
  deps: Dependencies,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<readonly string[]> => (await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit);

type OfOwn = { id: number; places: readonly string[] };

/** A sheet of one of the caller's centers. Throws 404 COUNT_NOT_FOUND. */
export async function ownCount(tx: TenantTransaction, { id, places }: OfOwn): Promise<CountRow> {
  const row = await findCount(tx, id);
  if (!row || !places.includes(row.saleUnit)) throw unknownCount();
  return row;
}

type Blindness = { isBlind: boolean; state: string; begunById: string };

/** While a blind sheet is counted, its lines tell nobody what should be there: not before they are counted, and not after. */
export const isHidden = ({ isBlind, state }: Blindness): boolean => isBlind && state === 'open';

/** Who closes a sheet: of a blind one who began it, and administrators. They alone are told its differences before. */
export const mayClose = (sheet: Blindness, { userId, role }: CallContext['visitor']): boolean =>
  !isHidden(sheet) || sheet.begunById === userId || isSuperAdminRole(role);

/** Throws 404 COUNT_NOT_FOUND. */
export async function readCount(deps: Dependencies, context: CallContext, id: number): Promise<Whole> {
  const { visitor } = context;
  const seesCosts = await deps.hasStaffRight(visitor, 'costs');
  const places = await ownPlaces(deps, context);
  const { row, totals } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => ({
      row: await ownCount(tx, { id, places }),
      totals: await findCountTotals(tx, id),
    }),
    { readOnly: true },
  );
  const present = await sheetPresenter(deps, context);
  const isTold = mayClose(row, visitor);
  return Object.assign(present(row), {
    Differences: isTold ? totals.differences : null,
    More: isTold ? totals.more : null,
    Fewer: isTold ? totals.fewer : null,
    Value: isTold && seesCosts && totals.value !== null ? bahtFromSatang(totals.value) : null,
    Stale: totals.stale,
  });
}

/**
 * Throws 404 CENTER_NOT_FOUND; 409 COUNT_EMPTY where nothing is to be counted, COUNT_TOO_LARGE, TOO_MANY_COUNTS; and what `once`
 * throws.
 */
export async function beginCount(
  deps: Dependencies,
  context: Keyed,
  body: CallParsed<'beginStockCount'>['body'],
): Promise<Whole> {
  const { visitor } = context;
  const { tenantId, userId } = visitor;
  const { SaleUnit: saleUnit, Selection: selection, Blind } = body;
  await centerOfStaff(deps, { visitor, saleUnit });
  const limitOf = await lowLimitOf(deps, tenantId);
  const { id } = await changeOnce(deps, context, { call: 'beginStockCount', input: body }, async (tx) => {
    const { below } = await limitOf(tx);
    const chosen = { saleUnit, selection, code: hasCode(selection) ? body.Code : '', below };
    await lockBegins(tx, { tenantId, saleUnit });
    if ((await countOpen(tx, saleUnit)) >= MOST_OPEN_COUNTS)
      throw conflict('TOO_MANY_COUNTS', { values: { most: MOST_OPEN_COUNTS } });
    const products = await countChosen(tx, { ...chosen, most: MOST_COUNTED });
    if (products === 0) throw conflict('COUNT_EMPTY');
    if (products > MOST_COUNTED) throw conflict('COUNT_TOO_LARGE', { values: { most: MOST_COUNTED } });
    const isBlind = Blind === 'Y';
    const made = await insertCount(tx, {
      ...chosen,
      tenantId,
      isBlind,
      products,
      at: deps.clock(),
      userId,
    });
    await writeAudit(deps, tx, {
      visitor,
      action: 'stock.countBegin',
      subject: `count/${made}`,
      after: { SaleUnit: saleUnit, RowCount: products },
    });
    return { id: made };
  });
  return readCount(deps, context, id);
}

/**
 * Closes a sheet; what it has found stays in it and in no stock. Throws 404 COUNT_NOT_FOUND; 409 COUNT_ENDED, COUNT_MOVED; and
 * what `once` throws.
 */
export async function discardCount(
  deps: Dependencies,
  context: Keyed,
  { id, Counted }: { id: number; Counted: number },
): Promise<Whole> {
  const { visitor } = context;
  const places = await ownPlaces(deps, context);
  await changeOnce(deps, context, { call: 'discardStockCount', input: { id, Counted } }, async (tx) => {
    const count = await openCount(tx, { id, places });
    if (count.counted !== Counted) throw conflict('COUNT_MOVED');
    await endCount(tx, { id, state: 'discarded', at: deps.clock(), userId: visitor.userId });
    await writeAudit(deps, tx, {
      visitor,
      action: 'stock.countDiscard',
      subject: `count/${id}`,
      before: { SaleUnit: count.saleUnit, RowCount: count.counted },
    });
    return { id };
  });
  return readCount(deps, context, id);
}

/** A sheet that is being counted, locked. Throws 404 COUNT_NOT_FOUND, 409 COUNT_ENDED. */
export async function openCount(tx: TenantTransaction, { id, places }: OfOwn): Promise<LockedCount> {
  const count = await lockCount(tx, id);
  if (!count || !places.includes(count.saleUnit)) throw unknownCount();
  if (count.state !== 'open') throw conflict('COUNT_ENDED');
  return count;
}

/** In one transaction, once for its key. */
export async function changeOnce<T extends object>(
  deps: Dependencies,
  { visitor, idempotencyKey: key }: Keyed,
  { call, input }: { call: CallName; input: object },
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T & { isNew: boolean }> {
  const { tenantId } = visitor;
  const claim = claimOf({ visitor, call, key, input });
  const { answer, isNew } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => work(tx)),
  );
  return { ...answer, isNew };
}

/** A sheet as calls answer it. */
export async function sheetPresenter(deps: Dependencies, context: CallContext) {
  const nameOf = await centerNames(deps, context);
  return (row: CountRow): CallAnswer<'stockCounts'>['Data'][number] => ({
    CountId: row.id,
    SaleUnit: row.saleUnit,
    DIST_NAME: nameOf(row.saleUnit),
    Selection: row.selection,
    SelectedName:
      row.selectedTh === null
        ? row.selectedCode
        : productName(context.language, { nameTh: row.selectedTh, nameEn: row.selectedEn ?? '' }),
    Blind: row.isBlind ? 'Y' : 'N',
    State: row.state,
    Products: row.products,
    Counted: row.counted,
    BegunAt: row.begunAt.toISOString(),
    BegunBy: row.begunBy,
    EndedAt: row.endedAt?.toISOString() ?? null,
    EndedBy: row.endedBy,
  });
}
