/** The calls of searching, for the tests of all calls. */
import { expect } from 'vitest';
import type { searchCalls } from '#contract/search.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const foundNothing = (answer: unknown) => expect(answer).toMatchObject({ Data: { Found: false } });
const triedInVain = (answer: unknown) =>
  expect(answer).toMatchObject({ Data: { Found: false, Products: [] } });

export const searchCallTests: CallTests<typeof searchCalls> = {
  searchReading: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { search: 'Prodct', Hierarchy1: 'FOOD' } },
    crossTenant: [
      { as: 'guest', given: { query: { search: 'Treasure' } }, hears: foundNothing },
      { as: 'guest', given: { query: { search: ONLY_ALPHA.word } }, hears: foundNothing },
    ],
  },
  searchSynonyms: {
    may: ['salesman', 'superAdmin'],
    sample: {},
    crossTenant: [{ as: 'superAdmin', given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
  },
  saveSearchSynonym: {
    // Salesmen may if the shop lets them (server/features/catalogue/search/search.synonyms.test.ts).
    may: ['salesman', 'superAdmin'],
    sample: { body: { Word: 'kitty', Means: ['cat'], TwoWay: true } },
    // Writes into the caller's own list, whatever another shop has.
    crossTenant: [],
  },
  deleteSearchSynonym: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { Word: 'kitty' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { Word: ONLY_ALPHA.word } },
        hears: '404 SYNONYM_NOT_FOUND',
      },
    ],
  },
  searchMisses: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { range: 'week', sort: 'lastAt', take: '10' } },
    // Returns what beta's own visitors typed, which here are alpha's words; search.misses.test.ts tests its
    // isolation.
    crossTenant: [],
  },
  trySearch: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { search: 'Prod' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { search: 'Treasure' } }, hears: triedInVain },
      { as: 'superAdmin', given: { query: { search: ONLY_ALPHA.word } }, hears: triedInVain },
    ],
  },
};
