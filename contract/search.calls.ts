import { defineCalls } from './define.ts';

/**
 * How a search was understood, and what staff see and edit about searching (the specification's list calls are
 * unchanged).
 */
export const searchCalls = defineCalls({
  searchReading: {
    method: 'GET',
    path: '/api/products/search/reading',
    who: ['guest', 'customer', 'actingSalesman'],
  },
  searchSynonyms: {
    method: 'GET',
    path: '/api/merchant/search/synonyms',
    who: ['staff', 'superAdmin'],
    page: 'search',
  },
  saveSearchSynonym: {
    method: 'POST',
    path: '/api/merchant/search/synonyms/save',
    who: ['staff', 'superAdmin'],
    page: 'searchWords',
  },
  deleteSearchSynonym: {
    method: 'POST',
    path: '/api/merchant/search/synonyms/delete',
    who: ['staff', 'superAdmin'],
    page: 'searchWords',
  },
  searchMisses: {
    method: 'GET',
    path: '/api/merchant/search/misses',
    who: ['staff', 'superAdmin'],
    page: 'search',
  },
  trySearch: {
    method: 'GET',
    path: '/api/merchant/search/try',
    who: ['staff', 'superAdmin'],
    page: 'search',
  },
});
