/** Products of a center that run out (B-30b). What counts as low is one limit for its list, the home and the notifications. */
import { productName } from '#domain/text/product-name.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { shopRulesOf } from '../notifications/notifications.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { findLowProducts, type ListedLow, type LowLimit, type LowPlace } from './low-stock.queries.ts';

/** Fewer than the shop tells its staff of; where it tells nothing, what is sold out. Asked before a transaction, and read in it. */
export async function lowLimitOf(
  deps: Dependencies,
  tenantId: string,
): Promise<(tx: TenantTransaction) => Promise<LowLimit>> {
  const config = await webConfigOf(deps, tenantId);
  return async (tx) => {
    const { lowStock } = await shopRulesOf(tx);
    return { below: Math.max(1, lowStock), onlyStockItems: config.get('STOCK_ITEM_CHECK_ENABLED') };
  };
}

/** The lowest of a center, for its home. Reads all its stock. */
export async function lowestProducts(
  deps: Dependencies,
  { tenantId, saleUnit, most }: { tenantId: string; saleUnit: string; most: number },
): Promise<ListedLow[]> {
  const limitOf = await lowLimitOf(deps, tenantId);
  return deps.database.inTenant(
    tenantId,
    async (tx) => findLowProducts(tx, { saleUnit, limit: await limitOf(tx), take: most }),
    { readOnly: true },
  );
}

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's; 400 for a cursor of no list. */
export async function listLowStock(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit: asked, text, after, take }: CallParsed<'lowStock'>['query'],
): Promise<CallAnswer<'lowStock'>> {
  const { tenantId } = visitor;
  const place = after === undefined ? undefined : placeOf(after);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const limitOf = await lowLimitOf(deps, tenantId);
  const { limit, rows } = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const found = await limitOf(tx);
      const query = { saleUnit, limit: found, text, after: place, take: take + 1 };
      return { limit: found, rows: await findLowProducts(tx, query) };
    },
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    SaleUnit: saleUnit,
    Below: limit.below,
    Data: shown.map((row) => ({
      P_Code: row.code,
      PRODUCTNAME: productName(language, row),
      PIC_FILENAME: row.picture,
      OnHand: row.onHand,
      Held: row.held,
      StockAvailable: row.onHand - row.held,
      LastSoldAt: row.lastSoldAt?.toISOString() ?? null,
    })),
    Next: rows.length > take && last ? `${last.onHand - last.held}_${last.code}` : null,
  };
}

function placeOf(after: string): LowPlace {
  const [, available, code] = /^(\d{1,10})_([A-Za-z0-9][A-Za-z0-9._-]{0,39})$/.exec(after) ?? [];
  if (available === undefined || code === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { available: Number(available), code };
}
