/** What a part of the copy is, and the reasons why columns are left out. */

/** How the person's rows of a table are found. */
export type Of =
  | 'profile'
  | 'account'
  | 'order'
  | 'paper'
  | 'recipient'
  | 'notification'
  | 'wording'
  | 'pet'
  | 'answered'
  | 'auditSubject';

export type Part = {
  table: string;
  of: Of;
  columns: readonly string[];
  /** Newest first where it has a time: what is too much to give are the oldest. */
  order: readonly string[];
  /** Why the other columns are not given. */
  withheld?: Readonly<Record<string, string>>;
};

export const INSIDE = 'only says how the shop stores it';
export const SECRET = 'would let others sign in';
export const REPEATED = 'stands in another part of the copy';
export const STAFF = 'names a member of staff';
export const OF_SHOP = 'is the shop’s own figure, not about the person';
