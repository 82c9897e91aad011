/** Prices of a product for some days, entered before them (B-75b, N-25). */
import { randomUUID } from 'node:crypto';
import type { PriceCell } from '#domain/pricing/price-cells.ts';
import { yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { beginLevels, changeProducts } from '../catalogue/catalogue.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { cellsGiven, fieldsOfCells } from './product-prices.present.ts';
import {
  cellsOf,
  deleteAdvance,
  findAdvances,
  findMeeting,
  findPricedUnits,
  writeAdvance,
  type AdvanceRow,
} from './product-prices.queries.ts';
import { assertAboveFloor, levelsOf } from './product-prices.usecases.ts';
import { lockedProduct } from './product-saving.usecases.ts';
import { findVersion } from './product-writing.queries.ts';

type Advance = CallAnswer<'saveAdvancePrice'>;
type Given = CallParsed<'addAdvancePrice'>['body'];

const presentAdvance = (row: AdvanceRow): Advance => ({
  AdvanceId: row.id,
  Name: row.name,
  DateStart: row.firstDay,
  DateEnd: row.lastDay,
  Version: row.version,
  ...fieldsOfCells(cellsOf(row.units)),
});

const loggedAdvance = (row: AdvanceRow) => ({
  name: row.name,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  prices: cellsOf(row.units),
});

/** Throws 404 PRODUCT_NOT_FOUND, and CENTER_NOT_FOUND for a center that is not the caller's. */
export async function advancePricesOf(
  deps: Dependencies,
  { visitor }: CallContext,
  { P_Code: code, SaleUnit: saleUnit }: CallParsed<'advancePrices'>['body'],
): Promise<CallAnswer<'advancePrices'>> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      if ((await findVersion(tx, code)) === undefined) throw notFound('PRODUCT_NOT_FOUND');
      return findAdvances(tx, code);
    },
    { readOnly: true },
  );
  return { Data: rows.map(presentAdvance) };
}

/**
 * Adds an advance price. Throws 404 PRODUCT_NOT_FOUND; 400 ADVANCE_DAYS_WRONG, ADVANCE_EMPTY, PRICE_UNIT_MISSING, PRICE_BELOW_LOWEST
 * at the cells that are new or changed; 409
 * ADVANCE_OVERLAPS with the name of the one that has a day of it.
 */
export const addAdvancePrice = (
  deps: Dependencies,
  context: CallContext,
  given: Given & { code: string },
): Promise<Advance> => storeAdvance(deps, context, { ...given, id: randomUUID() });

/** Changes one. Throws what `addAdvancePrice` throws; 404 ADVANCE_NOT_FOUND; 409 ADVANCE_CHANGED. */
export const saveAdvancePrice = (
  deps: Dependencies,
  context: CallContext,
  given: Given & { code: string; id: string; Version: number },
): Promise<Advance> => storeAdvance(deps, context, given);

async function storeAdvance(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, id, Version, ...given }: Given & { code: string; id: string; Version?: number },
): Promise<Advance> {
  const { tenantId } = visitor;
  const at = deps.clock();
  return changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    await lockedProduct(tx, code);
    const before = Version === undefined ? undefined : await lockedAdvance(tx, { code, id, Version });
    const { DateStart: firstDay, DateEnd: lastDay, Name: name } = given;
    const cells = await checkedCells(tx, given, { code, before, at });
    const meeting = await findMeeting(tx, { code, id, firstDay, lastDay });
    if (meeting)
      throw conflict('ADVANCE_OVERLAPS', {
        values: { name: meeting.name },
        fields: { DateStart: 'ADVANCE_OVERLAPS' },
      });
    await writeAdvance(tx, { tenantId, code, id, name, firstDay, lastDay, cells, at });
    await beginLevelsOfToday(deps, tx, { tenantId, firstDay, lastDay, cells });
    const after = await findAdvance(tx, { code, id });
    if (!after) throw notFound('ADVANCE_NOT_FOUND');
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.advancePrice',
      subject: `product/${code}`,
      before: before ? loggedAdvance(before) : null,
      after: loggedAdvance(after),
    });
    return presentAdvance(after);
  });
}

/** Those of days to come are listed when they begin. */
async function beginLevelsOfToday(
  deps: Dependencies,
  tx: TenantTransaction,
  of: { tenantId: string; firstDay: string; lastDay: string; cells: readonly PriceCell[] },
): Promise<void> {
  const today = yyyymmdd(deps.clock());
  const plain = (day: string) => day.replaceAll('-', '');
  if (plain(of.firstDay) <= today && today <= plain(of.lastDay))
    await beginLevels(deps, tx, { tenantId: of.tenantId, levels: levelsOf(of.cells) });
}

async function checkedCells(
  tx: TenantTransaction,
  given: Given,
  { code, before, at }: { code: string; before: AdvanceRow | undefined; at: Date },
): Promise<PriceCell[]> {
  if (given.Name === '') throw badRequest('FIELDS_MISSING', { fields: { Name: 'FIELD_MISSING' } });
  if (given.DateEnd < given.DateStart)
    throw badRequest('ADVANCE_DAYS_WRONG', { fields: { DateEnd: 'ADVANCE_DAYS_WRONG' } });
  const units = await findPricedUnits(tx, code);
  const cells = cellsGiven(
    given,
    units.map(({ no }) => no),
  );
  if (cells.length === 0)
    throw badRequest('ADVANCE_EMPTY', { fields: { UNIT1PRICELEVEL1: 'ADVANCE_EMPTY' } });
  await assertAboveFloor(tx, { code, units, before: before ? cellsOf(before.units) : [], after: cells, at });
  return cells;
}

const findAdvance = async (
  tx: TenantTransaction,
  { code, id }: { code: string; id: string },
): Promise<AdvanceRow | undefined> => (await findAdvances(tx, code)).find((row) => row.id === id);

/** The product is locked, and nobody changes an advance price of it meanwhile. */
async function lockedAdvance(
  tx: TenantTransaction,
  { code, id, Version }: { code: string; id: string; Version: number },
): Promise<AdvanceRow> {
  const row = await findAdvance(tx, { code, id });
  if (!row) throw notFound('ADVANCE_NOT_FOUND');
  if (row.version !== Version) throw conflict('ADVANCE_CHANGED');
  return row;
}

/** Removes one. Throws 404 PRODUCT_NOT_FOUND, ADVANCE_NOT_FOUND; 409 ADVANCE_CHANGED where somebody has changed it since it was read. */
export async function removeAdvancePrice(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, id, Version }: { code: string; id: string; Version: number },
): Promise<CallAnswer<'removeAdvancePrice'>> {
  const { tenantId } = visitor;
  await changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    await lockedProduct(tx, code);
    const before = await lockedAdvance(tx, { code, id, Version });
    await deleteAdvance(tx, { code, id });
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.advancePrice',
      subject: `product/${code}`,
      before: loggedAdvance(before),
      after: null,
    });
  });
  return { AdvanceId: id };
}
