import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'categories' } as const;
const ofManagers = { ...ofStaff, right: 'manageProducts' } as const;

/** The tree of categories, looked after by staff (N-10). */
export const merchantCategoryCalls = defineCalls({
  merchantCategories: { method: 'GET', path: '/api/merchant/categories', ...ofStaff },
  merchantCategory: { method: 'GET', path: '/api/merchant/category/:code', ...ofStaff },
  addCategory: { method: 'POST', path: '/api/merchant/category', ...ofManagers },
  saveCategory: { method: 'PUT', path: '/api/merchant/category/:code', ...ofManagers },
  moveCategory: { method: 'POST', path: '/api/merchant/category/:code/move', ...ofManagers },
  removeCategory: { method: 'POST', path: '/api/merchant/category/:code/remove', ...ofManagers },
  setCategoryPicture: {
    method: 'POST',
    path: '/api/merchant/category/:code/picture',
    ...ofManagers,
    files: { picture: 'picture' },
    guarded: true,
  },
  removeCategoryPicture: {
    method: 'POST',
    path: '/api/merchant/category/:code/picture/remove',
    ...ofManagers,
  },
});
