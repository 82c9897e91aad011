/** Staff set the prices of a product by unit and level (R-47f to R-47h). */
import { changedCells, type PriceCell } from '#domain/pricing/price-cells.ts';
import { vatRateAt } from '#domain/pricing/tax.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { beginLevels, changeProducts } from '../catalogue/catalogue.public.ts';
import { cellsGiven, fieldsOfCells } from './product-prices.present.ts';
import { cellsOf, findPricedUnits, raiseVersion, writePrices } from './product-prices.queries.ts';
import { findVersion } from './product-writing.queries.ts';
import { lockedProduct } from './product-saving.usecases.ts';

type Prices = CallAnswer<'productPrices'>;
type Given = CallParsed<'saveProductPrices'>['body'];

/** Throws 404 PRODUCT_NOT_FOUND. */
export async function readProductPrices(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code }: { code: string },
): Promise<Prices> {
  const { version, units } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const found = await findVersion(tx, code);
      if (found === undefined) throw notFound('PRODUCT_NOT_FOUND');
      return { version: found, units: await findPricedUnits(tx, code) };
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
    ...fieldsOfCells(cellsOf(units)),
  };
}

/**
 * Sets the prices of a product; the log has those that changed. Throws 404 PRODUCT_NOT_FOUND; 409 PRODUCT_CHANGED where somebody
 * has changed the product since the caller read it; 400 PRICE_UNIT_MISSING.
 */
export async function saveProductPrices(
  deps: Dependencies,
  context: CallContext,
  { code, Version, ...given }: Given & { code: string },
): Promise<Prices> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const at = deps.clock();
  await changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    const { version } = await lockedProduct(tx, code);
    if (version !== Version) throw conflict('PRODUCT_CHANGED');
    const rows = await findPricedUnits(tx, code);
    const units = rows.map(({ no }) => no);
    const cells = cellsGiven(given, units);
    const changed = changedCells(cellsOf(rows), cells);
    if (changed.length === 0) return;
    await writePrices(tx, { tenantId, code, units, cells, at });
    await raiseVersion(tx, { code, at });
    await beginLevels(deps, tx, { tenantId, levels: levelsOf(cells) });
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.prices',
      subject: `product/${code}`,
      before: { prices: changed.flatMap(({ before }) => before ?? []) },
      after: { prices: changed.flatMap(({ after }) => after ?? []) },
    });
  });
  return readProductPrices(deps, context, { code });
}

/** The levels at which lists are to be sorted by unit 1. */
export const levelsOf = (cells: readonly PriceCell[]): number[] =>
  cells.filter(({ unit }) => unit === 1).map(({ level }) => level);
