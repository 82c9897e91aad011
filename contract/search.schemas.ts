import { z } from 'zod';
import { reportRanges } from '#domain/time/report-range.ts';
import { code, inAddress, text, type SchemasFor } from './common.schemas.ts';
import type { searchCalls } from './search.calls.ts';

const hierarchy = code.optional();

const reading = z.object({
  /** The text as typed. */
  Text: z.string(),
  /** The text that the results match: the same, or its correction. */
  Shown: z.string(),
  Corrected: z.boolean(),
  /** False: no product of the center matches, however the text is read. */
  Found: z.boolean(),
});

const word = text(60).min(1);
/** A synonym group: the word also finds what it means; if two-way, each of them finds all others. */
const synonym = z.object({ Word: z.string(), Means: z.array(z.string()), TwoWay: z.boolean() });
const done = z.object({ statusText: z.literal('OK') });

export const searchSchemas = {
  searchReading: {
    summary:
      'How a search text was understood: what listProducts answers to the same SearchText and categories',
    query: z.object({
      search: text(100),
      Hierarchy1: hierarchy,
      Hierarchy2: hierarchy,
      Hierarchy3: hierarchy,
      Hierarchy4: hierarchy,
      Hierarchy5: hierarchy,
    }),
    answer: z.object({ Data: reading }),
  },
  searchSynonyms: {
    summary: 'The words that mean the same in this shop, by word',
    answer: z.object({ Data: z.array(synonym) }),
  },
  saveSearchSynonym: {
    summary: 'Keep a group of words that mean the same, a new one or in the place of one that is there',
    body: z.object({
      Word: word,
      /** The word of the group that this one replaces, as listed; without it the group is new. */
      Replaces: text(60).optional(),
      Means: z.array(word).min(1).max(20),
      TwoWay: z.boolean().default(true),
    }),
    answer: done.extend({ Data: synonym }),
    errors: ['SYNONYM_EMPTY', 'SYNONYM_EXISTS', 'SYNONYM_NOT_FOUND', 'SYNONYMS_FULL'],
  },
  deleteSearchSynonym: {
    summary: 'Forget a group of words',
    body: z.object({ Word: word }),
    answer: done,
    errors: ['SYNONYM_NOT_FOUND'],
  },
  searchMisses: {
    summary: 'What was searched for and not found, most often or latest first, a page by key',
    query: z.object({
      /** Only texts searched for within that time; `Times` counts from the beginning. */
      range: z.enum(reportRanges).optional(),
      sort: z.enum(['times', 'lastAt']).default('times'),
      /** The `Next` of the previous page. */
      after: text(120).optional(),
      take: inAddress(z.int().min(1).max(100)).default(50),
    }),
    answer: z.object({
      Data: z.array(z.object({ Text: z.string(), Times: z.int(), LastAt: z.iso.datetime() })),
      Next: z.string().nullable(),
    }),
  },
  trySearch: {
    summary: 'What the shop answers to a search text now at the active center; counted nowhere',
    query: z.object({ search: text(100) }),
    answer: z.object({
      Data: reading.extend({
        /** The first matches, in the list's order. */
        Products: z.array(
          z.object({ P_Code: z.string(), PRODUCTNAME: z.string(), PIC_FILENAME: z.string().nullable() }),
        ),
        /** There are more matches. */
        More: z.boolean(),
      }),
    }),
  },
} satisfies SchemasFor<typeof searchCalls>;
