/** Tells staff of products whose stock falls below what the shop says: each once, until it was refilled. */
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import type { Language } from '../../http/messages.ts';
import { notify, shopRulesOf, staffToTell, type Notice } from '../notifications/notifications.public.ts';
import { activeCenters, centerName } from '../session/session.public.ts';
import { lowLimitOf } from './low-stock.list.usecases.ts';
import { forgetRefilled, takeLowProducts, type LowProduct } from './low-stock.queries.ts';

/** Named in a notification; the others are counted. */
const NAMED = 3;

export function defineLowStockWatch(deps: Dependencies): void {
  repeatForTenants(deps, 'low-stock', {
    cron: '*/5 * * * *',
    work: (tenantId) => tellLowStock(deps, tenantId),
  });
}

/** Reads the whole stock of the shop: not for a moment in which somebody waits. */
export async function tellLowStock(deps: Dependencies, tenantId: string): Promise<void> {
  const now = deps.clock();
  const all = await activeCenters(deps, tenantId);
  const limitOf = await lowLimitOf(deps, tenantId);
  await deps.database.inTenant(tenantId, async (tx) => {
    const { lowStock } = await shopRulesOf(tx);
    await forgetRefilled(tx, lowStock);
    if (lowStock === 0) return;
    const limit = await limitOf(tx);
    const products = await takeLowProducts(tx, { limit, now });
    const notices: Notice[] = [];
    for (const [saleUnit, low] of Map.groupBy(products, (product) => product.saleUnit)) {
      const center = all.find((one) => one.saleUnit === saleUnit);
      if (!center) continue;
      const words = (language: Language) => wordsOf(low, { center: centerName(center, language), language });
      notices.push({
        kind: 'stock.low',
        // oxlint-disable-next-line no-await-in-loop -- one a center
        recipients: await staffToTell(deps, tx, { tenantId, kind: 'stock.low', saleUnit }),
        onceKey: `stock.low:${saleUnit}:${now.toISOString()}`,
        words: { th: words('th'), en: words('en') },
        link: `/merchant/stock/low?dc=${saleUnit}`,
        at: now,
      });
    }
    await notify(deps, tx, tenantId, notices);
  });
}

function wordsOf(low: readonly LowProduct[], { center, language }: { center: string; language: Language }) {
  const isThai = language === 'th';
  const named = low
    .slice(0, NAMED)
    .map((product) => `${isThai ? product.nameTh : product.nameEn} (${leftOf(product, language)})`)
    .join(', ');
  const more = low.length - NAMED;
  if (isThai)
    return {
      title: `สินค้าใกล้หมด ${low.length} รายการ · ${center}`,
      body: `${named}${more > 0 ? ` และอีก ${more} รายการ` : ''}`,
    };
  return {
    title: `${low.length === 1 ? '1 product runs low' : `${low.length} products run low`} · ${center}`,
    body: `${named}${more > 0 ? ` and ${more} more` : ''}`,
  };
}

function leftOf({ available }: LowProduct, language: Language): string {
  if (language === 'th') return available > 0 ? `เหลือ ${available} ชิ้น` : 'หมด';
  return available > 0 ? `${available} left` : 'sold out';
}
