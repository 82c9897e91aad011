/** Kinds of promotion that staff may plan. */
export const promotionKinds = ['DISCOUNT_PERCENT', 'DISCOUNT_VALUE', 'FREE_ITEM', 'HOT_DEAL'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/**
 * Kinds that buyers see. A hot deal is the shop's own pick and says nothing about a price; the other kinds promise
 * a discount or a free item, which no quote computes yet, so those promotions stay hidden whatever their dates.
 */
export const visiblePromotionKinds = ['HOT_DEAL'] as const satisfies readonly PromotionKind[];
