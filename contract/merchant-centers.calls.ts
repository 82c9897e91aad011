import { defineCalls } from './define.ts';

const ofSuperAdmin = { who: ['superAdmin'], page: 'centers' } as const;

/** The distribution centers of a shop, looked after by its super admin (B-05f). */
export const merchantCenterCalls = defineCalls({
  merchantCenters: { method: 'GET', path: '/api/merchant/center', ...ofSuperAdmin },
  merchantCenter: { method: 'GET', path: '/api/merchant/center/:saleUnit', ...ofSuperAdmin },
  addCenter: { method: 'POST', path: '/api/merchant/center', ...ofSuperAdmin },
  saveCenter: { method: 'PUT', path: '/api/merchant/center/:saleUnit', ...ofSuperAdmin },
  setCenterActive: { method: 'POST', path: '/api/merchant/center/:saleUnit/active', ...ofSuperAdmin },
});
