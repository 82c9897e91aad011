/**
 * For what a plan may be kept and not be enabled, in the words of the editor. There are two looks at a promotion: `draftFlaws`
 * at what was typed, before there are terms, which names a field for each and refuses to keep it; `flawsOf` at terms, wherever
 * they come from, which is what the engine takes for granted and its property tests are made by. What the first lets
 * through, the second finds of steps that do not go together: three codes that staff can act on. The rest of its
 * codes are of terms that no draft becomes.
 */
import type { DraftFlaw, PromotionFlawCode } from './draft-flaws.ts';
import type { PromotionPlan } from './promotion-draft.ts';
import { flawsOf, type FlawCode } from './promotion-flaws.ts';
import { termsOf } from './promotion-plan.ts';

const TOLD_AS: Partial<Record<FlawCode, PromotionFlawCode>> = {
  STEPS_OVERLAP: 'PROMOTION_STEPS_OVERLAP',
  MIXED_CODES: 'PROMOTION_CODES_MIXED',
  STEP_LOWERS: 'PROMOTION_STEP_LOWERS',
};

/** Empty where it may be enabled. A step's number is its line's place. */
export function unsoundFlaws(plan: PromotionPlan): DraftFlaw[] {
  const terms = termsOf(plan, { id: '', version: 0 });
  return (terms ? flawsOf(terms) : []).map(({ code, stepNo }) => ({
    code: TOLD_AS[code] ?? 'PROMOTION_NOT_SOUND',
    at: stepNo === null ? 'lines' : `lines.${stepNo - 1}.from`,
  }));
}
