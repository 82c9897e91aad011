import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'brands' } as const;
const ofManagers = { ...ofStaff, right: 'manageProducts' } as const;

/** Brands looked after by staff (R-47r). */
export const merchantBrandCalls = defineCalls({
  merchantBrands: { method: 'GET', path: '/api/merchant/brands', ...ofStaff },
  merchantBrand: { method: 'GET', path: '/api/merchant/brand/:code', ...ofStaff },
  addBrand: { method: 'POST', path: '/api/merchant/brand', ...ofManagers },
  saveBrand: { method: 'PUT', path: '/api/merchant/brand/:code', ...ofManagers },
  moveBrand: { method: 'POST', path: '/api/merchant/brand/:code/move', ...ofManagers },
  removeBrand: { method: 'POST', path: '/api/merchant/brand/:code/remove', ...ofManagers },
  setBrandLogo: {
    method: 'POST',
    path: '/api/merchant/brand/:code/logo',
    ...ofManagers,
    files: { picture: 'picture' },
    guarded: true,
  },
  removeBrandLogo: { method: 'POST', path: '/api/merchant/brand/:code/logo/remove', ...ofManagers },
});
