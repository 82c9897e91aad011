import type { MerchantPageName } from '#domain/merchant-pages.ts';

/**
 * Pages of the merchant area that are not built yet: their entries are held back so that nobody is led nowhere. A test
 * fails once one of them has a route and still stands here.
 */
export const pagesToCome: readonly MerchantPageName[] = ['customers', 'mySales', 'log'];

export function isToCome(page: MerchantPageName): boolean {
  return pagesToCome.includes(page);
}
