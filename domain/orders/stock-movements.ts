/** What staff do with stock besides selling it. Pieces throughout. */

/** Why staff set right what the books say. */
export const adjustReasons = [
  'correction',
  'damaged',
  'expired',
  'lost',
  'found',
  'sample',
  'other',
] as const;
export type AdjustReason = (typeof adjustReasons)[number];

/** That says nothing by itself: it needs words. */
export const isNoteNeeded = (reason: AdjustReason): boolean => reason === 'other';

/** What the ledger of a product tells, in the order of a working day; reservations of checkouts are not among them. */
export const movementKinds = ['sale', 'issue', 'return', 'receive', 'transfer', 'count', 'adjust'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Kinds whose reference is an order. */
export const isOfOrder = (kind: MovementKind): boolean =>
  kind === 'sale' || kind === 'issue' || kind === 'return';

/** The most pieces that one act of staff moves: more is a slip of the hand. */
export const MOST_MOVED = 1_000_000;

/** For how many days ahead goods are listed that expire. */
export const EXPIRY_DAYS = { least: 1, most: 365, usual: 30 } as const;

/** What a sheet is begun for; a category or a brand has its code. */
export const countSelections = ['all', 'category', 'brand', 'low'] as const;
export type CountSelection = (typeof countSelections)[number];
export const hasCode = (selection: CountSelection): boolean =>
  selection === 'category' || selection === 'brand';

/** Products of one sheet: more is begun by category. */
export const MOST_COUNTED = 20_000;
/** Sheets that a center counts at the same time. */
export const MOST_OPEN_COUNTS = 20;
