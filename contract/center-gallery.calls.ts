import { defineCalls } from './define.ts';

/** What buyers see of a distribution center. */
export const centerGalleryCalls = defineCalls({
  centerGallery: {
    method: 'GET',
    path: '/authen/customer/dcs/photos',
    who: ['guest', 'customer', 'actingSalesman'],
  },
});
