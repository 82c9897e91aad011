import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'products' } as const;
const ofManagers = { ...ofStaff, right: 'manageProducts' } as const;

/** What is wrong with products, and what can be mended without opening each (R-47x). */
export const productFindingCalls = defineCalls({
  findingCounts: { method: 'GET', path: '/api/merchant/products/findings/counts', ...ofStaff },
  productFindings: { method: 'GET', path: '/api/merchant/products/findings', ...ofStaff },
  emptyCategories: { method: 'GET', path: '/api/merchant/products/findings/categories', ...ofStaff },
  nameProductInEnglish: { method: 'POST', path: '/api/merchant/product/:code/english', ...ofManagers },
  putIntoCategory: { method: 'POST', path: '/api/merchant/products/category', ...ofManagers },
});
