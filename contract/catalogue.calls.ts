import { defineCalls } from './define.ts';

/** Products, categories and search (storefront 7). */
export const catalogueCalls = defineCalls({
  listProducts: { method: 'POST', path: '/api/products/items', who: ['guest', 'customer'] },
  productDetail: { method: 'GET', path: '/api/products/item/:code', who: ['guest', 'customer'] },
  autocomplete: {
    method: 'GET',
    path: '/GET_MASTER_DATA/GetAutoComplete',
    who: ['guest', 'customer'],
  },
  categoryList: { method: 'GET', path: '/api/category/list', who: ['guest', 'customer'] },
  category: { method: 'GET', path: '/api/category', who: ['guest', 'customer'] },
  hierarchyAll: { method: 'POST', path: '/GET_MASTER_DATA/GET_HIERARCHY_ALL', who: ['guest', 'customer'] },
  displayGroups: {
    method: 'GET',
    path: '/api/products/display-group/type/:type',
    who: ['guest', 'customer'],
  },
  relatedProducts: { method: 'GET', path: '/api/products/item/:code/related', who: ['guest', 'customer'] },
  promotions: { method: 'GET', path: '/api/promotions/items', who: ['guest', 'customer'] },
  setProductPrice: { method: 'POST', path: '/api/merchant/product/price', who: ['superAdmin'] },
});
