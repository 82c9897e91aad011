import { defineCalls } from './define.ts';

/** What a signed-in buyer has besides orders (C-72). */
export const accountCalls = defineCalls({
  points: {
    method: 'POST',
    path: '/GET_MASTER_DATA/GET_POINT',
    who: ['guest', 'customer', 'actingSalesman'],
  },
  profilePicture: {
    method: 'GET',
    path: '/api/Customers/profile/picture',
    who: ['customer', 'actingSalesman'],
  },
  setProfilePicture: {
    method: 'POST',
    path: '/api/Customers/profile/picture',
    who: ['customer'],
    files: { picture: 'picture' },
    guarded: true,
  },
  removeProfilePicture: {
    method: 'POST',
    path: '/api/Customers/profile/picture/remove',
    who: ['customer'],
  },
});
