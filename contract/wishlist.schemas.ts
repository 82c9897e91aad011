import { z } from 'zod';
import { product } from './catalogue.schemas.ts';
import { code, yesNo, type SchemasFor } from './common.schemas.ts';
import type { wishlistCalls } from './wishlist.calls.ts';

/** The wishlist's product codes, newest first. */
const codes = z.array(z.string());
const change = z.object({ productIds: z.array(code).min(1).max(50) });

export const wishlistSchemas = {
  wishlist: {
    summary:
      'The wish list of the customer, newest first; with detail=Y also the products that the center offers',
    query: z.object({ detail: yesNo.default('N') }),
    answer: z.object({ Data: codes, Products: z.array(product) }),
  },
  addToWishlist: {
    summary: 'Put products on the wish list',
    body: change,
    answer: z.object({ Data: codes }),
    errors: ['PRODUCT_NOT_FOUND', 'WISHLIST_FULL'],
  },
  removeFromWishlist: {
    summary: 'Take products off the wish list',
    body: change,
    answer: z.object({ Data: codes }),
  },
} satisfies SchemasFor<typeof wishlistCalls>;
