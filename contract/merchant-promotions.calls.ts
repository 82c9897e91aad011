import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'promotions' } as const;

/** Promotions as staff plan them (B-74): those of their own centers, and of all. */
export const merchantPromotionCalls = defineCalls({
  promotionList: { method: 'GET', path: '/api/promotion/list', ...ofStaff },
  promotionProducts: { method: 'GET', path: '/api/promotion/products', ...ofStaff },
  promotionCustomers: { method: 'GET', path: '/api/promotion/customers', ...ofStaff },
  promotionDetail: { method: 'GET', path: '/api/promotion/detail/:promotionId', ...ofStaff },
  promotionMasterData: { method: 'GET', path: '/api/promotion/masterdata', ...ofStaff },
  createPromotion: {
    method: 'POST',
    path: '/api/promotion/create',
    ...ofStaff,
    idempotencyKey: 'optional',
  },
  updatePromotion: { method: 'POST', path: '/api/promotion/update/:id', ...ofStaff },
  copyPromotion: { method: 'POST', path: '/api/promotion/copy/:id', ...ofStaff, idempotencyKey: true },
  enablePromotion: { method: 'POST', path: '/api/promotion/enable/:id', ...ofStaff },
  tryPromotion: { method: 'POST', path: '/api/promotion/try', ...ofStaff },
  replayPromotion: { method: 'POST', path: '/api/promotion/replay', ...ofStaff },
  promotionOverlaps: { method: 'POST', path: '/api/promotion/overlaps', ...ofStaff },
  promotionCalendar: { method: 'GET', path: '/api/promotion/calendar', ...ofStaff },
  promotionResults: { method: 'GET', path: '/api/promotion/results/:promotionId', ...ofStaff },
  promotionResultsTable: {
    method: 'GET',
    path: '/api/promotion/results/:promotionId/xlsx',
    ...ofStaff,
    download: true,
  },
});
