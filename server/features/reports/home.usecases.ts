/** The merchant's home: today at a center (B-30). */
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import { tags } from '../../cache/tags.ts';
import { lowestProducts } from '../catalogue/catalogue.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { findHomeFigures } from './home.queries.ts';

const MAX_COUNTED = 1000;
const MAX_LOW = 10;

/**
 * Current figures, and low stock as of at most 180 s ago, each for who may open the page that lists what it counts. Throws 404
 * CENTER_NOT_FOUND.
 */
export async function merchantHome(
  deps: Dependencies,
  { visitor, language }: { visitor: Visitor; language: Language },
  asked: string | undefined,
): Promise<CallAnswer<'merchantHome'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const now = deps.clock();
  const today = startOfDay(yyyymmdd(now)) ?? now;
  const [hasOrders, hasLowStock] = [
    await deps.hasMerchantPage(visitor, 'salesOrders'),
    await deps.hasMerchantPage(visitor, 'lowStock'),
  ];
  const figuresOf = () =>
    deps.database.inTenant(tenantId, (tx) => findHomeFigures(tx, { saleUnit, today, most: MAX_COUNTED }), {
      readOnly: true,
    });
  const [figures, low] = await Promise.all([
    hasOrders ? figuresOf() : undefined,
    hasLowStock ? lowStock(deps, tenantId, saleUnit) : undefined,
  ]);
  return {
    SaleUnit: saleUnit,
    ...(figures && {
      Today: {
        Count: figures.todayCount,
        Canceled: figures.todayCanceled,
        Sum: bahtFromSatang(figures.todaySatang),
      },
      Waiting: { Count: figures.waiting },
      Unpaid: { Count: figures.unpaidCount, Sum: bahtFromSatang(figures.unpaidSatang) },
    }),
    ...(low && {
      LowStock: low.map((row) => ({
        P_Code: row.code,
        PRODUCTNAME: productName(language, row),
        PIC_FILENAME: row.picture,
        StockAvailable: row.onHand - row.held,
      })),
    }),
  };
}

/** It reads the center's whole stock, so it is cached for everybody until it is too old. */
const lowStock = (
  deps: Dependencies,
  tenantId: string,
  saleUnit: string,
): ReturnType<typeof lowestProducts> =>
  deps.cache.getOrMake(`low-stock/${tenantId}/${saleUnit}`, async () => {
    const value = await lowestProducts(deps, { tenantId, saleUnit, most: MAX_LOW });
    return { value, bytes: 2 * JSON.stringify(value).length, tags: [tags.config(tenantId)] };
  });
