import type { StockRules } from '#domain/orders/stock.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { GUEST, type Visitor } from '../../../http/visitor.ts';

/** The settings that determine how stock is interpreted (V-02). */
export function stockRules(config: WebConfig): StockRules {
  return {
    outOfStockDisable: config.get('OUT_OF_STOCK_DISABLE_ENABLED'),
    stockItemCheck: config.get('STOCK_ITEM_CHECK_ENABLED'),
    minimumStockEnabled: config.get('MINIMUM_STOCK_ENABLED'),
    minimumStock: config.get('MINIMUM_STOCK'),
  };
}

/** Guests see catalogue prices unless the tenant hides them. */
export function seesPrices(
  { customerCode, priceLevel }: Pick<Visitor, 'customerCode' | 'priceLevel'>,
  config: WebConfig,
): boolean {
  return customerCode !== GUEST || priceLevel !== undefined || config.get('GUEST_CATALOG_PRICE_ENABLED');
}
