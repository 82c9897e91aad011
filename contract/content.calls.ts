import { defineCalls } from './define.ts';

/**
 * Banners, news and the shop's own pages (C-31). What the shop says of itself and of people's data can be read
 * by everybody, also where the shop takes no guests.
 */
export const contentCalls = defineCalls({
  whatsNew: {
    method: 'POST',
    path: '/GET_MASTER_DATA/GET_WHATSNEW',
    who: ['guest', 'customer', 'actingSalesman'],
  },
  cookiesPolicy: { method: 'GET', path: '/api/contents/cookies-policy', who: ['public'] },
  content: { method: 'GET', path: '/api/contents/:id', who: ['public'] },
});
