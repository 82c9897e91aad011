import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'products' } as const;
const ofManagers = { ...ofStaff, right: 'manageProducts' } as const;

/** Products looked after by staff. */
export const merchantProductCalls = defineCalls({
  merchantProducts: { method: 'POST', path: '/api/products/pc/items', ...ofStaff },
  materialTypes: { method: 'GET', path: '/api/products/master/matype', ...ofStaff },
  /** A GET that changes, as the specification has it; pages use the POST, which says what it is to become. */
  turnProduct: { method: 'GET', path: '/api/products/pc/item/:id/:dc/active', ...ofManagers },
  setProductActive: { method: 'POST', path: '/api/products/pc/item/:id/:dc/active', ...ofManagers },
  turnProducts: {
    method: 'POST',
    path: '/api/merchant/products/active',
    ...ofManagers,
    idempotencyKey: true,
  },
  productChoices: { method: 'GET', path: '/api/merchant/products/choices', ...ofStaff },
  merchantProduct: { method: 'GET', path: '/api/merchant/product/:code', ...ofStaff },
  addProduct: { method: 'POST', path: '/api/merchant/product', ...ofManagers, idempotencyKey: true },
  saveProduct: { method: 'PUT', path: '/api/merchant/product/:code', ...ofManagers },
  archiveProduct: { method: 'POST', path: '/api/merchant/product/:code/archive', ...ofManagers },
  /** One file a call, so that each has its own progress and is sent again alone. */
  addProductPicture: {
    method: 'POST',
    path: '/api/merchant/product/:code/picture',
    ...ofManagers,
    files: { picture: 'picture' },
    guarded: true,
    idempotencyKey: true,
  },
  setProductPictures: { method: 'POST', path: '/api/merchant/product/:code/pictures', ...ofManagers },
});
