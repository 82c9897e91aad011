import { z } from 'zod';
import { fileAnswer, type SchemasFor } from './common.schemas.ts';
import { orderKey, paper, paperOf } from './paper.shapes.ts';
import type { paperCalls } from './papers.calls.ts';

export const paperSchemas = {
  orderPapers: {
    summary: 'The tax invoices, receipts and credit notes of an own order, oldest first, canceled ones too',
    params: orderKey,
    answer: z.object({ Data: z.array(paper) }),
    errors: ['ORDER_NOT_FOUND'],
  },
  orderPaper: {
    summary: 'One of them as PDF',
    params: orderKey,
    query: paperOf,
    answer: fileAnswer,
    errors: ['ORDER_NOT_FOUND', 'PAPER_NOT_FOUND', 'PAPERS_BUSY', 'PAPER_TOO_SLOW'],
  },
} satisfies SchemasFor<typeof paperCalls>;
