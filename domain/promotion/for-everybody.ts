import type { PromotionAudience } from './promotion-terms.ts';

/** Whether it asks nothing about the buyer but from which center they order: what is kept for all may show it. */
export const isForEverybody = (audience: Omit<PromotionAudience, 'startsAt' | 'endsAt'>): boolean =>
  audience.customerTypes === null &&
  audience.storeTypes === null &&
  !audience.isForListed &&
  !audience.leavesOut &&
  !audience.isForNew;
