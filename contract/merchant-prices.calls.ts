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
  /** Many prices by one rule: what it would make of them, and the run that does it. */
  pricesAhead: { method: 'POST', path: '/api/merchant/price/change/ahead', ...ofPricing },
  changePrices: {
    method: 'POST',
    path: '/api/merchant/price/change',
    ...ofPricing,
    idempotencyKey: true,
  },
  customerAgreedPrices: {
    method: 'GET',
    path: '/api/merchant/customer/:code/:saleUnit/agreedprice',
    who: ['staff'],
    page: 'customers',
  },
});
