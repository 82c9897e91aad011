import { expect, test } from 'vitest';
import { z } from 'zod';
import { dropBlanksOf } from './blanks.ts';

const dropBlanks = dropBlanksOf(
  z.object({
    Note: z.string().default(''),
    ProductIds: z.array(z.string()).optional(),
    Lines: z.array(z.object({ Line: z.int(), Remark: z.string().optional() })).default([]),
  }),
);

test.each(['', ' ', null])('C-90 %j in an optional text or list of codes is absent', (blank) => {
  expect(dropBlanks({ Note: blank, ProductIds: blank })).toEqual({});
});

test('C-90 a blank text in place of a list of records is left for the schema to refuse, null is absent', () => {
  expect(dropBlanks({ Lines: '' })).toEqual({ Lines: '' });
  expect(dropBlanks({ Lines: null })).toEqual({});
  expect(dropBlanks({ Lines: [{ Line: 1, Remark: '' }] })).toEqual({ Lines: [{ Line: 1 }] });
});
