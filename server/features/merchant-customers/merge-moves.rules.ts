/**
 * What of a customer becomes the kept one's. `merge-moves.testing.ts` lists what has a rule of its own, and what stays and why; a test
 * walks the database and fails for a table that is in neither list.
 */

export type Owner = 'customer_code' | 'profile_code';

export type Move = {
  /** The columns that name whose it is. */
  owners: readonly Owner[];
  /**
   * Of what a customer has one only, those that the kept one has as well stay with the code that was given up: `mine` is the row
   * that would move, `theirs` one of the kept customer.
   */
  unlessBoth?: string;
};

/** In this order, which is the order of the locks: orders before the promotions that count them. */
export const moves = {
  orders: { owners: ['customer_code'] },
  credit_orders: { owners: ['customer_code'] },
  order_promotions: { owners: ['profile_code'] },
  addresses: { owners: ['customer_code'] },
  files: { owners: ['customer_code'] },
  customer_photos: { owners: ['customer_code'] },
  customer_invitations: { owners: ['profile_code', 'customer_code'] },
  wishlist: { owners: ['customer_code'], unlessBoth: 'theirs.product_code = mine.product_code' },
  order_lists: { owners: ['customer_code'] },
  question_answers: {
    owners: ['customer_code'],
    unlessBoth: `theirs.set_id = mine.set_id and theirs.kind = mine.kind and (mine.kind = 'group' or theirs.day = mine.day)`,
  },
  promotion_customers: {
    owners: ['customer_code'],
    unlessBoth: 'theirs.promotion_id = mine.promotion_id',
  },
  promotion_coupons: {
    owners: ['customer_code'],
    unlessBoth: 'theirs.promotion_id = mine.promotion_id and theirs.is_collected and mine.is_collected',
  },
  agreed_prices: {
    owners: ['customer_code'],
    unlessBoth: `theirs.product_code = mine.product_code and theirs.unit_no = mine.unit_no
      and daterange(theirs.first_day, theirs.last_day, '[]') && daterange(mine.first_day, mine.last_day, '[]')`,
  },
  pets: { owners: ['profile_code'] },
} as const satisfies Record<string, Move>;
export type MovedTable = keyof typeof moves;
export const movedTables = Object.keys(moves) as MovedTable[];
