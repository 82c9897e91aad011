/** Goods that leave a center without being sold (order type I). */

/** What they are taken for. */
export const issuePurposes = ['sample', 'internal', 'damaged', 'expired', 'promotion', 'other'] as const;
export type IssuePurpose = (typeof issuePurposes)[number];

export const MAX_ISSUE_LINES = 200;
