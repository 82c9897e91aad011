import { defineCalls } from './define.ts';

/**
 * Banners, news and the shop's own pages (C-31). What the shop publishes about itself and about personal data can
 * be read by everybody, even if the shop does not admit guests.
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
