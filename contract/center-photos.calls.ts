import { defineCalls } from './define.ts';

/** The photos of a distribution center: its tax paper, the shop, its logo (B-17). */
export const centerPhotoCalls = defineCalls({
  centerPhotos: { method: 'GET', path: '/api/merchant/dist/images', who: ['staff'], page: 'profile' },
  setCenterPhotos: {
    method: 'POST',
    path: '/api/merchant/dist/uploadimage',
    who: ['staff'],
    page: 'profile',
    files: { taxImage: 'paper', shopImage: 'picture', logoImage: 'picture' },
    guarded: true,
  },
  removeCenterPhoto: {
    method: 'POST',
    path: '/api/merchant/dist/removeimage',
    who: ['staff'],
    page: 'profile',
  },
});
