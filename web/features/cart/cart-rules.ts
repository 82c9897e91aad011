import type { OrderLimits } from '#domain/order-limits.ts';
import type { DeliveryTerms } from '#domain/pricing.ts';
import type { StockRules } from '#domain/stock.ts';
import type { WebConfig } from '#domain/web-config/read.ts';

/** What the tenant's settings say about a cart; amounts in satang, 0 where there is no limit. */
export type CartRules = {
  stock: Pick<StockRules, 'outOfStockDisable' | 'stockItemCheck'>;
  delivery: DeliveryTerms;
  limits: OrderLimits;
  guestCatalogPrice: boolean;
};

export function cartRulesOf(config: WebConfig): CartRules {
  const satang = (
    key: 'DELIVERY_FEE' | 'FREE_DELIVERY_FROM' | 'CHECKOUT_MINIMUM_VALUE' | 'CHECKOUT_MAXIMUM_VALUE',
  ) =>
    // Rounded rather than refused: a setting with a third decimal must not take the cart down.
    Math.round(config.get(key) * 100);
  return {
    stock: {
      outOfStockDisable: config.get('OUT_OF_STOCK_DISABLE_ENABLED'),
      stockItemCheck: config.get('STOCK_ITEM_CHECK_ENABLED'),
    },
    delivery: { feeSatang: satang('DELIVERY_FEE'), freeFromSatang: satang('FREE_DELIVERY_FROM') },
    limits: {
      minimumSatang: satang('CHECKOUT_MINIMUM_VALUE'),
      maximumSatang: satang('CHECKOUT_MAXIMUM_VALUE'),
    },
    guestCatalogPrice: config.get('GUEST_CATALOG_PRICE_ENABLED'),
  };
}
