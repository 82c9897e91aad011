import { defineCalls } from './define.ts';

const visitors = ['guest', 'customer', 'actingSalesman'] as const;

/** Products, categories and search (C-04). */
export const catalogueCalls = defineCalls({
  listProducts: { method: 'POST', path: '/api/products/items', who: visitors },
  productDetail: { method: 'GET', path: '/api/products/item/:code', who: visitors },
  autocomplete: {
    method: 'GET',
    path: '/GET_MASTER_DATA/GetAutoComplete',
    who: visitors,
  },
  categoryList: { method: 'GET', path: '/api/category/list', who: visitors },
  category: { method: 'GET', path: '/api/category', who: visitors },
  hierarchyAll: { method: 'POST', path: '/GET_MASTER_DATA/GET_HIERARCHY_ALL', who: visitors },
  displayGroups: {
    method: 'GET',
    path: '/api/products/display-group/type/:type',
    who: visitors,
  },
  relatedProducts: { method: 'GET', path: '/api/products/item/:code/related', who: visitors },
  promotions: { method: 'GET', path: '/api/promotions/items', who: visitors },
  promotionBrands: { method: 'GET', path: '/api/promotions/brands', who: visitors },
  promotionBrand: { method: 'GET', path: '/api/promotions/brands/:code', who: visitors },
});
