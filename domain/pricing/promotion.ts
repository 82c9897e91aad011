/** Kinds of promotion that staff may plan. A hot deal is the shop's own pick and says nothing about a price. */
export const promotionKinds = ['DISCOUNT_PERCENT', 'DISCOUNT_VALUE', 'FREE_ITEM', 'HOT_DEAL'] as const;
export type PromotionKind = (typeof promotionKinds)[number];
