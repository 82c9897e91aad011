/** Stock as staff look at it: of a center, of a product, what moved it, and what expires (R-47i). */
import { stockWord, type StockRules } from '#domain/orders/stock.ts';
import { isOfOrder } from '#domain/orders/stock-movements.ts';
import { productName } from '#domain/text/product-name.ts';
import { wallTime } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { foundInShop, stockRules } from '../catalogue/catalogue.public.ts';
import { activeCenters, centerName, centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import {
  findExpiring,
  findLedger,
  findLots,
  findStock,
  findStockOfProduct,
  findToPack,
  type ExpiringPlace,
  type LedgerPlace,
  type LedgerRow,
  type StockLine,
} from './merchant-stock.queries.ts';

/** Texts are narrowed among so many; who looks for more types more. */
const MOST_FOUND = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (at: Date): string => wallTime(at).slice(0, 10);
/** The day in Bangkok as YYYY-MM-DD. */
export const today = ({ clock }: Pick<Dependencies, 'clock'>): string => dayOf(clock());

const rulesOf = async (deps: Dependencies, tenantId: string): Promise<StockRules> =>
  stockRules(await webConfigOf(deps, tenantId));

/** The product's own minimum, or the shop's; null in a shop without any. */
const minimumOf = (own: number | null, { minimumStockEnabled, minimumStock }: StockRules): number | null =>
  minimumStockEnabled ? (own ?? minimumStock) : null;

const piecesOf = ({ onHand, held }: Pick<StockLine, 'onHand' | 'held'>) => ({
  OnHand: onHand,
  Held: held,
  StockAvailable: onHand - held,
});

/** The stock of a center. Throws 404 CENTER_NOT_FOUND for one that is not the caller's. */
export async function listStock(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit: asked, text = '', show, after, take }: CallParsed<'stockItems'>['query'],
): Promise<CallAnswer<'stockItems'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const found = text === '' ? undefined : await foundInShop(deps, { tenantId, text, most: MOST_FOUND });
  if (text !== '' && !found) return { SaleUnit: saleUnit, Data: [], Next: null };
  const rules = await rulesOf(deps, tenantId);
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => findStock(tx, { saleUnit, found: found?.rows, show, after, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  return {
    SaleUnit: saleUnit,
    Data: shown.map((row) => ({
      P_Code: row.code,
      PRODUCTNAME: productName(language, row),
      PIC_FILENAME: row.picture,
      ...piecesOf(row),
      MinimumStock: minimumOf(row.minimumStock, rules),
      StockWord: stockWord({ ...row, available: row.onHand - row.held }, rules),
      Disable: row.isActive ? 'N' : 'Y',
      Counted: row.isStockItem || !rules.stockItemCheck ? 'Y' : 'N',
    })),
    Next: rows.length > take ? (shown.at(-1)?.code ?? null) : null,
  };
}

/** Throws 404 PRODUCT_NOT_FOUND, and CENTER_NOT_FOUND for a center that is not the caller's. */
export async function productStock(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit: asked }: { code: string; saleUnit?: string | undefined },
): Promise<CallAnswer<'productStock'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const centers = await centersOfStaff(deps, visitor);
  const rules = await rulesOf(deps, tenantId);
  const { product, toPack, lots } = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const read = await findStockOfProduct(tx, { code, saleUnits: centers.map((one) => one.saleUnit) });
      if (!read) throw notFound('PRODUCT_NOT_FOUND');
      const place = { code, saleUnit };
      return { product: read, toPack: await findToPack(tx, place), lots: await findLots(tx, place) };
    },
    { readOnly: true },
  );
  const at = (center: string) =>
    product.places.find((one) => one.saleUnit === center) ?? { isActive: false, onHand: 0, held: 0 };
  return {
    P_Code: code,
    PRODUCTNAME: productName(language, product),
    PIC_FILENAME: product.picture,
    STOCK_ITEM: product.isStockItem ? 'Y' : 'N',
    Archived: product.isArchived ? 'Y' : 'N',
    SaleUnit: saleUnit,
    ...piecesOf(at(saleUnit)),
    ToPack: toPack,
    MinimumStock: minimumOf(product.minimumStock, rules),
    Units: product.units.map(({ no, nameTh, nameEn, rate }) => ({
      Unit: no,
      Name: language === 'th' ? nameTh : nameEn,
      Rate: rate,
    })),
    Centers: centers.map((center) => {
      const { isActive, ...pieces } = at(center.saleUnit);
      const available = pieces.onHand - pieces.held;
      return Object.assign(piecesOf(pieces), {
        SaleUnit: center.saleUnit,
        DIST_NAME: centerName(center, language),
        Disable: isActive ? ('N' as const) : ('Y' as const),
        StockWord: stockWord({ ...product, available }, rules),
      });
    }),
    Lots: lots.map(({ lot, expiresOn, left }) => ({ Lot: lot, ExpiresOn: expiresOn, Left: left })),
    SendTo: (await activeCenters(deps, tenantId))
      .filter((center) => center.saleUnit !== saleUnit)
      .map((center) => ({ SaleUnit: center.saleUnit, DIST_NAME: centerName(center, language) })),
  };
}

/** Throws 404 PRODUCT_NOT_FOUND, CENTER_NOT_FOUND; 400 for a cursor of no ledger. */
export async function stockLedger(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit: asked, after, take }: CallParsed<'stockLedger'>['query'] & { code: string },
): Promise<CallAnswer<'stockLedger'>> {
  const place = after === undefined ? undefined : ledgerPlaceOf(after);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const nameOf = await centerNames(deps, { visitor, language });
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      if (!(await findStockOfProduct(tx, { code, saleUnits: [] }))) throw notFound('PRODUCT_NOT_FOUND');
      return findLedger(tx, { code, saleUnit, after: place, take: take + 1 });
    },
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map((row) =>
      Object.assign(whoOf(row), {
        EntryId: row.entryId,
        At: row.at.toISOString(),
        Kind: row.kind,
        Pieces: row.pieces,
        Balance: row.balance,
        Reason: row.reason ?? '',
        Note: row.note ?? '',
        OrderID: isOfOrder(row.kind) ? row.reference : null,
        Reference: isOfOrder(row.kind) ? '' : row.kind === 'transfer' ? nameOf(row.reference) : row.reference,
      }),
    ),
    Next: rows.length > take && last ? `${last.entryId}_${last.balance - last.pieces}` : null,
  };
}

/** The name of a center of the shop; its code for one that is closed. */
export async function centerNames(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<(saleUnit: string) => string> {
  const centers = await activeCenters(deps, visitor.tenantId);
  return (saleUnit) => {
    const known = centers.find((one) => one.saleUnit === saleUnit);
    return known ? centerName(known, language) : saleUnit;
  };
}

/** Placed orders name in themselves who placed them. */
function whoOf({ actorKind, staffName, isBySalesman }: LedgerRow) {
  if (staffName !== null) return { By: 'staff', ByName: staffName } as const;
  const isCustomers = actorKind === 'customer' || isBySalesman === false;
  return { By: isCustomers ? ('customer' as const) : ('unknown' as const), ByName: null };
}

/** Throws 404 CENTER_NOT_FOUND; 400 for a cursor of no list. */
export async function listExpiring(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit: asked, days, after, take }: CallParsed<'expiringStock'>['query'],
): Promise<CallAnswer<'expiringStock'>> {
  const place = after === undefined ? undefined : expiringPlaceOf(after);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const now = deps.clock();
  const until = dayOf(new Date(now.getTime() + days * DAY_MS));
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findExpiring(tx, { saleUnit, until, after: place, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  const day = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return {
    SaleUnit: saleUnit,
    Data: shown.map((row) => ({
      P_Code: row.code,
      PRODUCTNAME: productName(language, row),
      PIC_FILENAME: row.picture,
      Lot: row.lot,
      ExpiresOn: row.expiresOn,
      Left: row.left,
      LotId: row.lotId,
      DaysLeft: day(row.expiresOn) - day(dayOf(now)),
    })),
    Next: rows.length > take && last ? `${last.expiresOn}_${last.lotId}` : null,
  };
}

const wrongCursor = () =>
  badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });

function ledgerPlaceOf(after: string): LedgerPlace {
  const [, entry, balance] = /^(\d{1,15})_(\d{1,15})$/.exec(after) ?? [];
  if (entry === undefined || balance === undefined) throw wrongCursor();
  return { entryId: Number(entry), balance: Number(balance) };
}

function expiringPlaceOf(after: string): ExpiringPlace {
  const [, expiresOn, lotId] = /^(\d{4}-\d{2}-\d{2})_(\d{1,15})$/.exec(after) ?? [];
  const isDay = expiresOn !== undefined && !Number.isNaN(Date.parse(`${expiresOn}T00:00:00Z`));
  if (!isDay || lotId === undefined) throw wrongCursor();
  return { expiresOn, lotId: Number(lotId) };
}
