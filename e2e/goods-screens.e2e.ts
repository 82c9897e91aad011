/** As `screens.e2e.ts`: the pages of products, their categories and stock in the merchant area. */
import { isOfGoods } from './built-pages.ts';
import { createLooks } from './looks.ts';
import { brandPath, countPath, groupPath, productPath, profilePath } from './steps/merchant-paths.ts';

const { look, expectAll } = createLooks(isOfGoods);

expectAll('R-47i every page of products and stock is looked at');

look('B-30b products that run out', '/merchant/stock/low', {
  name: 'merchant-low-stock',
  staff: 'sale',
  unlisted: true,
});
look('S-91j the payments to check', '/merchant/payment/review', {
  name: 'merchant-payment-review',
  staff: 'admin',
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
look('R-47o the counts of a center', '/merchant/stock/count', {
  name: 'merchant-stock-counts',
  path: async (given) => (await countPath(given)).replace(/\/\d+$/, ''),
  staff: 'admin',
  unlisted: true,
});
look('R-47o a count', '/merchant/stock/count/:count', {
  name: 'merchant-stock-count',
  path: countPath,
  staff: 'admin',
  unlisted: true,
});
look('R-47o a printed count sheet', '/merchant/stock/count/:count/print', {
  name: 'merchant-stock-count-print',
  path: async (given) => `${await countPath(given)}/print`,
  staff: 'admin',
});
look('R-47v files that are brought in', '/merchant/import', { name: 'merchant-import', staff: 'admin' });
look('R-47 the products', '/merchant/product', { name: 'merchant-products', staff: 'admin', unlisted: true });
look('R-47x what is wrong with products', '/merchant/product/quality', {
  name: 'merchant-product-quality',
  path: '/merchant/product/quality?kind=noEnglish',
  staff: 'admin',
  unlisted: true,
});
look('R-47b a new product', '/merchant/product/new', { name: 'merchant-product-new', staff: 'admin' });
const PRODUCT = '/merchant/product/:code/:part?';
look('R-47b R-47c a product', PRODUCT, {
  name: 'merchant-product',
  path: async (given) => `${await productPath(given)}/detail`,
  staff: 'admin',
});
look('R-47d the categories of a product', PRODUCT, {
  name: 'merchant-product-category',
  path: async (given) => `${await productPath(given)}/category`,
  staff: 'admin',
});
look('R-47m the categories', '/merchant/category', { name: 'merchant-categories', staff: 'admin' });
look('R-47m a new category', '/merchant/category/new', { name: 'merchant-category-new', staff: 'admin' });
look('R-47m a category', '/merchant/category/:category', {
  name: 'merchant-category',
  path: '/merchant/category/P1',
  staff: 'admin',
});
look('R-47r the brands', '/merchant/brand', { name: 'merchant-brands', staff: 'admin', unlisted: true });
look('R-47r a new brand', '/merchant/brand/new', { name: 'merchant-brand-new', staff: 'admin' });
look('R-47r a brand', '/merchant/brand/:brand', {
  name: 'merchant-brand',
  path: brandPath,
  staff: 'admin',
});
look('R-47y the display groups', '/merchant/group', {
  name: 'merchant-groups',
  staff: 'admin',
  unlisted: true,
});
look('R-47y a new display group', '/merchant/group/new', { name: 'merchant-group-new', staff: 'admin' });
look('R-47y a display group by a rule', '/merchant/group/:group', {
  name: 'merchant-group',
  path: groupPath,
  staff: 'admin',
});
look('R-47q agreed prices of a product', PRODUCT, {
  name: 'merchant-product-agreed',
  path: async (given) => `${await productPath(given)}/agreedprice`,
  staff: 'admin',
});
look('R-47f the prices of a product', PRODUCT, {
  name: 'merchant-product-prices',
  path: async (given) => `${await productPath(given)}/pricelevelunit1`,
  staff: 'admin',
});

look('R-49k who owes what', '/merchant/customer/credit', {
  name: 'merchant-customer-credits',
  staff: 'admin',
  unlisted: true,
});
look('R-49k the credit of a customer', '/merchant/customer/credit/:customer', {
  name: 'merchant-customer-credit',
  path: async (given) => (await profilePath(given)).replace('/profile/', '/credit/'),
  staff: 'admin',
  unlisted: true,
});
