/** Which promotions are enabled only by whoever has the right to approve them (decision 53). */
import type { PromotionPlan } from './promotion-draft.ts';
import type { StepDiscount } from './promotion-terms.ts';

/** Buy one, get one free is half: as much as a planner gives without being asked. */
export const MOST_WITHOUT_APPROVAL = 0.5;

/** Of what the promotion names, at list prices; 0 where nothing has a price. */
export type NamedWorth = { cheapestPieceSatang: number; dearestGiftSatang: number };

type Terms = Pick<PromotionPlan, 'kind' | 'condition' | 'isForListed' | 'steps' | 'total'>;

/** It is for named customers, or may take off more than half of what is bought. */
export function needsApproval(plan: Terms, worth: NamedWorth): boolean {
  if (plan.kind === 'HOT_DEAL') return false;
  return plan.isForListed || mostOff(plan, worth) > MOST_WITHOUT_APPROVAL;
}

/** The most that it takes off, as a share of the worth of all that is got: where a step is just reached, by the cheapest goods. */
function mostOff({ condition, steps, total }: Terms, worth: NamedWorth): number {
  return Math.max(
    0,
    ...steps.map((step) => {
      const bought = condition === 'quantity' ? step.from * worth.cheapestPieceSatang : step.from;
      const gift = step.free * worth.dearestGiftSatang;
      const off = Math.min(
        shareOf(step.discount, { bought, worth }),
        (step.atMostSatang ?? Infinity) / bought,
      );
      const given = gift === 0 ? 0 : gift / (bought + gift);
      return off + given + shareOf(total, { bought, worth });
    }),
  );
}

function shareOf(
  discount: StepDiscount | PromotionPlan['total'],
  { bought, worth }: { bought: number; worth: NamedWorth },
): number {
  if (!discount) return 0;
  if (discount.code === 'P') return discount.basisPoints / 10_000;
  return discount.satang / (discount.code === 'U' ? worth.cheapestPieceSatang : bought);
}
