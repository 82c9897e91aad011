import { z } from 'zod';
import { code, inAddress, text, type SchemasFor } from './common.schemas.ts';
import type { searchCalls } from './search.calls.ts';

const hierarchy = code.optional();

const reading = z.object({
  /** What was typed. */
  Text: z.string(),
  /** What the products answer: the same, or what it was taken for. */
  Shown: z.string(),
  Corrected: z.boolean(),
  /** False: no product of the center answers, however the text is read. */
  Found: z.boolean(),
});

const word = text(60).min(1);
/** A group: the word finds what it means too; two-way also each of the others, the word and each other. */
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
    summary: 'Keep a group of words that mean the same; one with the same word is replaced',
    body: z.object({
      Word: word,
      Means: z.array(word).min(1).max(20),
      TwoWay: z.boolean().default(true),
    }),
    answer: done.extend({ Data: synonym }),
    errors: ['SYNONYM_EMPTY', 'SYNONYMS_FULL'],
  },
  deleteSearchSynonym: {
    summary: 'Forget a group of words',
    body: z.object({ Word: word }),
    answer: done,
    errors: ['SYNONYM_NOT_FOUND'],
  },
  searchMisses: {
    summary: 'What was searched for and not found, most often first',
    query: z.object({
      skip: inAddress(z.int().min(0).max(2000)).default(0),
      take: inAddress(z.int().min(1).max(100)).default(50),
    }),
    answer: z.object({
      Data: z.array(z.object({ Text: z.string(), Times: z.int(), LastAt: z.iso.datetime() })),
    }),
  },
} satisfies SchemasFor<typeof searchCalls>;
