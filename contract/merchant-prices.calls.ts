import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'products' } as const;
const ofPricing = { ...ofStaff, right: 'changePrices' } as const;

/** Prices looked after by staff (R-47e to R-47h). */
export const merchantPriceCalls = defineCalls({
  productPrices: { method: 'GET', path: '/api/merchant/product/:code/price', ...ofStaff },
  saveProductPrices: { method: 'PUT', path: '/api/merchant/product/:code/price', ...ofPricing },
  /** Why a unit costs what it costs. */
  explainPrice: { method: 'GET', path: '/api/merchant/product/:code/price/why', ...ofStaff },
  advancePrices: {
    method: 'POST',
    path: '/api/merchant/advanceprice/GetAdvancePriceByProduct',
    ...ofStaff,
  },
  addAdvancePrice: { method: 'POST', path: '/api/merchant/product/:code/advanceprice', ...ofPricing },
  saveAdvancePrice: { method: 'PUT', path: '/api/merchant/product/:code/advanceprice/:id', ...ofPricing },
  removeAdvancePrice: {
    method: 'POST',
    path: '/api/merchant/product/:code/advanceprice/:id/remove',
    ...ofPricing,
  },
});
