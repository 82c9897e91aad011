import { defineCalls } from './define.ts';

/** The pets of a customer (R-27i). No salesman in their name sees them. */
export const petCalls = defineCalls({
  pets: {
    method: 'POST',
    path: '/GET_MASTER_DATA/GET_PET_INFORMATION',
    who: ['customer'],
  },
  savePet: {
    method: 'POST',
    path: '/master_data_management/SAVE_PET_INFORMATION',
    who: ['customer'],
  },
  removePet: {
    method: 'POST',
    path: '/master_data_management/REMOVE_PET_INFORMATION',
    who: ['customer'],
  },
  setPetPicture: {
    method: 'POST',
    path: '/api/Customers/pet/:petId/picture',
    who: ['customer'],
    files: { picture: 'picture' },
    guarded: true,
  },
  removePetPicture: {
    method: 'POST',
    path: '/api/Customers/pet/:petId/picture/remove',
    who: ['customer'],
  },
});
