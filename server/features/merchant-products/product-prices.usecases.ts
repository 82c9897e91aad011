/** Staff set the prices of a product by unit and level (R-47f to R-47h). */
import { cellsBelowFloor } from '#domain/pricing/floor.ts';
import { cellName, changedCells, type PriceCell } from '#domain/pricing/price-cells.ts';
import { vatRateAt } from '#domain/pricing/tax.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { beginLevels, changeProducts } from '../catalogue/catalogue.public.ts';
import { findCenterUnits, writeCenterPrices } from './center-prices.queries.ts';
import { findCosts } from './product-costs.queries.ts';
import { cellsGiven, fieldsOfCells } from './product-prices.present.ts';
import { cellsOf, findPricedUnits, raiseVersion, writePrices } from './product-prices.queries.ts';
import { findVersion } from './product-writing.queries.ts';
import { lockedProduct } from './product-saving.usecases.ts';

type Prices = CallAnswer<'productPrices'>;
type Given = CallParsed<'saveProductPrices'>['body'];

/** Those for all centers, or a center's own. Throws 404 PRODUCT_NOT_FOUND, and CENTER_NOT_FOUND for one that is not the caller's. */
export async function readProductPrices(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit }: { code: string; saleUnit?: string | undefined },
): Promise<Prices> {
  if (saleUnit !== undefined) await centerOfStaff(deps, { visitor, saleUnit });
  const { version, units, own } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const found = await findVersion(tx, code);
      if (found === undefined) throw notFound('PRODUCT_NOT_FOUND');
      const priced = await findPricedUnits(tx, code);
      const here = saleUnit === undefined ? priced : await findCenterUnits(tx, { code, saleUnit });
      return { version: found, units: priced, own: here };
    },
    { readOnly: true },
  );
  return {
    P_Code: code,
    Version: version,
    VatRate: vatRateAt(deps.clock()),
    Units: units.map(({ no, nameTh, nameEn, rate }) => ({
      No: no,
      Name: language === 'th' ? nameTh : nameEn,
      Rate: rate,
    })),
    ForAll: saleUnit === undefined ? null : fieldsOfCells(cellsOf(units)),
    ...fieldsOfCells(cellsOf(own)),
  };
}

/**
 * Sets the prices of a product for all centers, or those of one center; the log has those that changed. Throws 404 PRODUCT_NOT_FOUND,
 * and CENTER_NOT_FOUND for a center that is not the caller's; 409 PRODUCT_CHANGED where somebody
 * has changed the product since the caller read it; 400 PRICE_UNIT_MISSING, PRICE_BELOW_LOWEST at the cells that changed.
 */
export async function saveProductPrices(
  deps: Dependencies,
  context: CallContext,
  { code, Version, SaleUnit: saleUnit, ...given }: Given & { code: string },
): Promise<Prices> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const at = deps.clock();
  if (saleUnit !== undefined) await centerOfStaff(deps, { visitor, saleUnit });
  await changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    const { version } = await lockedProduct(tx, code);
    if (version !== Version) throw conflict('PRODUCT_CHANGED');
    const rows = await findPricedUnits(tx, code);
    const units = rows.map(({ no }) => no);
    const cells = cellsGiven(given, units);
    const before = cellsOf(saleUnit === undefined ? rows : await findCenterUnits(tx, { code, saleUnit }));
    const changed = changedCells(before, cells);
    if (changed.length === 0) return;
    await assertAboveFloor(tx, { code, units: rows, before, after: cells, at });
    if (saleUnit === undefined) {
      await writePrices(tx, { tenantId, code, units, cells, at });
      await beginLevels(deps, tx, { tenantId, levels: levelsOf(cells) });
    } else await writeCenterPrices(tx, { tenantId, code, saleUnit, cells, at });
    await raiseVersion(tx, { code, at });
    const where = saleUnit === undefined ? {} : { SaleUnit: saleUnit };
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.prices',
      subject: `product/${code}`,
      before: { ...where, prices: changed.flatMap((cell) => cell.before ?? []) },
      after: { ...where, prices: changed.flatMap((cell) => cell.after ?? []) },
    });
  });
  return readProductPrices(deps, context, { code, saleUnit });
}

type Floored = Record<'before' | 'after', readonly PriceCell[]> & {
  code: string;
  units: Parameters<typeof cellsBelowFloor>[1]['units'];
  at: Date;
};

/** Throws 400 PRICE_BELOW_LOWEST at each new price below the floor. Whoever asks: the answer does not say where that is. */
export async function assertAboveFloor(
  tx: TenantTransaction,
  { code, units, before, after, at }: Floored,
): Promise<void> {
  const { floorSatang } = await findCosts(tx, code);
  const below = cellsBelowFloor({ before, after }, { units, floorSatang, vatRate: vatRateAt(at) });
  if (below.length === 0) return;
  throw badRequest('PRICE_BELOW_LOWEST', {
    fields: Object.fromEntries(below.map(({ unit, level }) => [cellName(unit, level), 'PRICE_BELOW_LOWEST'])),
  });
}

/** The levels at which lists are to be sorted by unit 1. */
export const levelsOf = (cells: readonly PriceCell[]): number[] =>
  cells.filter(({ unit }) => unit === 1).map(({ level }) => level);
