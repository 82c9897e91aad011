/** As `screens.e2e.ts`: the pages of stock in the merchant area. */
import { isOfStock } from './built-pages.ts';
import { createLooks } from './looks.ts';
import { productPath } from './steps/merchant-paths.ts';

const { look, expectAll } = createLooks(isOfStock);

expectAll('R-47i every page of stock is looked at');

look('B-30b products that run out', '/merchant/stock/low', {
  name: 'merchant-low-stock',
  staff: 'sale',
  unlisted: true,
});
look('R-47i the stock of a center', '/merchant/stock', {
  name: 'merchant-stock',
  staff: 'admin',
  unlisted: true,
});
look('R-47i R-47j the stock of a product', '/merchant/product/:code/stock', {
  name: 'merchant-product-stock',
  path: async (given) => `${await productPath(given)}/stock`,
  staff: 'admin',
});
look('R-47k goods that expire', '/merchant/stock/expiring', {
  name: 'merchant-expiring-stock',
  staff: 'admin',
  unlisted: true,
});
look('R-47l goods between centers', '/merchant/stock/transfer', {
  name: 'merchant-stock-transfers',
  staff: 'admin',
  unlisted: true,
});
