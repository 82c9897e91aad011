import { defineCalls } from './define.ts';

const ofPhotos = { who: ['staff'], page: 'customerPhotos' } as const;

/** Photos that staff take at a customer's, sorted into groups (R-50d). */
export const customerPhotoCalls = defineCalls({
  photoGroups: { method: 'GET', path: '/api/merchant/photogroup', ...ofPhotos },
  savePhotoGroup: {
    method: 'POST',
    path: '/api/merchant/photogroup',
    ...ofPhotos,
    right: 'manageCustomers',
  },
  customerPhotos: { method: 'GET', path: '/api/merchant/customerfile', ...ofPhotos },
  /** One file a call, so that each is sent again alone. */
  addCustomerPhoto: {
    method: 'POST',
    path: '/api/merchant/customerfile',
    ...ofPhotos,
    files: { picture: 'picture' },
    guarded: true,
    idempotencyKey: true,
  },
  removeCustomerPhoto: { method: 'POST', path: '/api/merchant/customerfile/remove', ...ofPhotos },
});
