import { offeredDelivery } from '#domain/orders/delivery.ts';
import type { OrderLimits } from '#domain/orders/order-limits.ts';
import type { DeliveryTerms } from '#domain/pricing/pricing.ts';
import type { StockRules } from '#domain/orders/stock.ts';
import type { WebConfig } from '#domain/web-config/read.ts';

/** What the tenant's settings say about a cart; amounts in satang, 0 where there is no limit. */
export type CartRules = {
  stock: Pick<StockRules, 'outOfStockDisable' | 'stockItemCheck'>;
  delivery: DeliveryTerms;
  limits: OrderLimits;
  guestCatalogPrice: boolean;
};

/** With the chosen way of delivery; with the shop's first where none is chosen, or it is offered no more. */
export function cartRulesOf(config: WebConfig, chosen?: string): CartRules {
  const satang = (key: 'CHECKOUT_MINIMUM_VALUE' | 'CHECKOUT_MAXIMUM_VALUE') =>
    // Rounded rather than refused: a setting with a third decimal must not take the cart down.
    Math.round(config.get(key) * 100);
  return {
    stock: {
      outOfStockDisable: config.get('OUT_OF_STOCK_DISABLE_ENABLED'),
      stockItemCheck: config.get('STOCK_ITEM_CHECK_ENABLED'),
    },
    delivery: offeredDelivery(config.get('DELIVERY_METHODS'), chosen),
    limits: {
      minimumSatang: satang('CHECKOUT_MINIMUM_VALUE'),
      maximumSatang: satang('CHECKOUT_MAXIMUM_VALUE'),
    },
    guestCatalogPrice: config.get('GUEST_CATALOG_PRICE_ENABLED'),
  };
}
