/** What makes the terms of a promotion unusable: the editor keeps it, and does not let it be enabled. */
import type { PromotionStep, PromotionTerms } from './promotion-terms.ts';
import { takenSteps } from './promotion-steps.ts';

export const promotionFlaws = [
  'NO_STEPS',
  'NO_SALE_PRODUCTS',
  'NO_FREE_PRODUCTS',
  /** A step begins at less than one, or ends before it begins. */
  'STEP_RANGE',
  /** A step ends after the next begins, or two begin at the same. */
  'STEPS_OVERLAP',
  /** DiscountPercent gives P, DiscountValue B or U, FreeItem free pieces and no discount. */
  'KIND_CODE',
  /** Steps of one promotion give both B and U: nobody could say which is more. */
  'MIXED_CODES',
  'NO_DISCOUNT',
  'NO_FREE_NUMBER',
  /** More than 100 percent. */
  'PERCENT_RANGE',
  /** With one more piece a buyer would get less. */
  'STEP_LOWERS',
] as const;
export type FlawCode = (typeof promotionFlaws)[number];

/** `stepNo` is null where the whole promotion is meant. */
export type PromotionFlaw = { code: FlawCode; stepNo: number | null };

/** Everything that is wrong with the terms; empty where they may be enabled. */
export function flawsOf(terms: PromotionTerms): PromotionFlaw[] {
  const { kind, condition, steps, total } = terms;
  const flaws: PromotionFlaw[] = [];
  const add = (code: FlawCode, stepNo: number | null = null) => flaws.push({ code, stepNo });
  if (steps.length === 0) add('NO_STEPS');
  if (condition !== 'order' && terms.saleProducts.size === 0) add('NO_SALE_PRODUCTS');
  if (kind === 'FREE_ITEM' && terms.freeProducts.length === 0) add('NO_FREE_PRODUCTS');
  if (total && !isInRange(total)) add('PERCENT_RANGE');
  for (const step of steps) for (const code of flawsOfStep(kind, step)) add(code, step.no);
  steps.slice(1).forEach((step, index) => {
    const before = steps[index];
    if (before && (step.from <= before.from || (before.to ?? 0) >= step.from)) add('STEPS_OVERLAP', step.no);
  });
  if (new Set(steps.map(({ discount }) => discount?.code)).size > 1 && kind === 'DISCOUNT_VALUE')
    add('MIXED_CODES');
  // Only of steps that can be compared.
  if (flaws.length === 0) for (const no of loweringSteps(terms)) add('STEP_LOWERS', no);
  return flaws;
}

function flawsOfStep(
  kind: PromotionTerms['kind'],
  { from, to, free, discount, atMostSatang }: PromotionStep,
): FlawCode[] {
  const flaws: FlawCode[] = [];
  if (!isCount(from) || (to !== null && (!isCount(to) || to < from))) flaws.push('STEP_RANGE');
  if (kind === 'FREE_ITEM') {
    if (discount) flaws.push('KIND_CODE');
    if (!isCount(free)) flaws.push('NO_FREE_NUMBER');
    return flaws;
  }
  if (!discount) return [...flaws, 'NO_DISCOUNT'];
  if ((kind === 'DISCOUNT_PERCENT') !== (discount.code === 'P') || free > 0) flaws.push('KIND_CODE');
  if (!isCount(discount.code === 'P' ? discount.basisPoints : discount.satang)) flaws.push('NO_DISCOUNT');
  else if (!isInRange(discount)) flaws.push('PERCENT_RANGE');
  if (atMostSatang !== null && (discount.code !== 'P' || !isCount(atMostSatang))) flaws.push('KIND_CODE');
  return flaws;
}

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number > 0;
const isInRange = (discount: { code: string; basisPoints?: number }): boolean =>
  discount.code !== 'P' || (discount.basisPoints ?? 0) <= 10_000;

/**
 * Steps at whose beginning a buyer gets less than just before. Of P and U neither the value nor the limit may fall: what is counted
 * just before may be worth nearly the same.
 */
function loweringSteps({ calculation, steps }: PromotionTerms): number[] {
  const lowering = steps.filter((step, index) => {
    const lower = steps.slice(0, index);
    /** What just too few for this step get. */
    const before = (of: (one: PromotionStep) => number) =>
      takenSteps({ calculation, steps: lower }, step.from - 1).reduce(
        (all, one) => all + of(one.step) * one.times,
        0,
      );
    if (step.discount?.code !== 'P' && step.discount?.code !== 'U')
      return givenOnce(step) < before(givenOnce);
    return lower.some((one) => givenOnce(one) > givenOnce(step)) || limitOf(step) < before(limitOf);
  });
  return lowering.map(({ no }) => no);
}

/** Each time: of P basis points, of B and U satang, else free pieces. */
function givenOnce({ discount, free }: PromotionStep): number {
  if (!discount) return free;
  return discount.code === 'P' ? discount.basisPoints : discount.satang;
}
const limitOf = ({ atMostSatang }: PromotionStep): number => atMostSatang ?? Infinity;
