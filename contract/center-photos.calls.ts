import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'profile' } as const;

/** The photos of a distribution center: its tax paper, its logo, and several of the shop in order (B-17). */
export const centerPhotoCalls = defineCalls({
  centerPhotos: { method: 'GET', path: '/api/merchant/dist/images', ...ofStaff },
  setCenterPhotos: {
    method: 'POST',
    path: '/api/merchant/dist/uploadimage',
    ...ofStaff,
    // Of the new center of their application, while it waits.
    who: ['staff', 'applicant'],
    files: { taxImage: 'paper', shopImage: 'picture', logoImage: 'picture' },
    guarded: true,
  },
  removeCenterPhoto: { method: 'POST', path: '/api/merchant/dist/removeimage', ...ofStaff },
  /** One file a call, so that each has its own progress and is sent again alone. */
  addShopPhoto: {
    method: 'POST',
    path: '/api/merchant/dist/shopimages',
    ...ofStaff,
    files: { shopImage: 'picture' },
    guarded: true,
    idempotencyKey: true,
  },
  orderShopPhotos: { method: 'POST', path: '/api/merchant/dist/shopimages/order', ...ofStaff },
  removeShopPhoto: { method: 'POST', path: '/api/merchant/dist/shopimages/remove', ...ofStaff },
});
