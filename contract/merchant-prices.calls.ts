import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'products' } as const;
const ofPricing = { ...ofStaff, right: 'changePrices' } as const;

/** Prices looked after by staff (R-47e to R-47h, R-47q). */
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
  /** Prices agreed with a customer or with all of a type. */
  agreedPrices: { method: 'GET', path: '/api/merchant/product/:code/agreedprice', ...ofStaff },
  addAgreedPrice: {
    method: 'POST',
    path: '/api/merchant/product/:code/agreedprice',
    ...ofPricing,
    idempotencyKey: true,
  },
  saveAgreedPrice: { method: 'PUT', path: '/api/merchant/product/:code/agreedprice/:id', ...ofPricing },
  removeAgreedPrice: {
    method: 'POST',
    path: '/api/merchant/product/:code/agreedprice/:id/remove',
    ...ofPricing,
  },
  /** For whom prices may be agreed or explained. */
  priceBuyers: { method: 'GET', path: '/api/merchant/price/buyers', ...ofStaff },
  customerAgreedPrices: {
    method: 'GET',
    path: '/api/merchant/customer/:code/:saleUnit/agreedprice',
    who: ['staff'],
    page: 'customers',
  },
});
