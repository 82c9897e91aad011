import type { ProductFilter } from '../product/product.queries.ts';

/** What the order pad lists: what the text finds, or without one what the customer bought before. */
export const padFilter = (text: string): ProductFilter =>
  text === '' ? { Types: ['BUY_AGAIN'] } : { SearchText: text };
