import { defineCalls } from './define.ts';

/** One search over what staff work with, from every page of the merchant area. */
export const quickSearchCalls = defineCalls({
  quickSearch: { method: 'GET', path: '/api/merchant/find', who: ['staff'], page: 'home' },
});
