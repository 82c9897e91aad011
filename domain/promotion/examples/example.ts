import type { RefusalReason } from '../apply-promotions.ts';
import type { Written } from './notation.ts';

/** A cart and what promotions do to it. Amounts are baht; promotions are named A, B, C as they are listed. */
export type Example = {
  /** Why it comes out so, worked out by hand. */
  says: string;
  promotions: readonly Written[];
  cart: string;
  /** Off each line of the cart. */
  off: readonly number[];
  /** Of each promotion that applies, where that is not plain from `off`. */
  by?: Readonly<Record<string, number>>;
  gifts?: readonly string[];
  gone?: readonly string[];
  refused?: Readonly<Record<string, RefusalReason['why'] | `BEATEN by ${string}`>>;
  /** Pieces or baht that are missing, and what the buyer would get for them. Not looked at where it is absent. */
  nearly?: Readonly<Record<string, { missing: number; saving?: number; free?: number; heldBack?: true }>>;
  /** Baht below which a piece may not cost. */
  floors?: Readonly<Record<string, number>>;
  /** Pieces in stock; 1000 of what is not named. */
  stock?: Readonly<Record<string, number>>;
  /** Baht that promotions may still give away. */
  budgets?: Readonly<Record<string, number>>;
};
