/** Which steps of a promotion a count reaches, and how often. Counts are pieces, or satang where the condition is a worth. */
import type { PromotionStep, PromotionTerms } from './promotion-terms.ts';

/** `counted` is what the step counts in all its times. */
export type TakenStep = { step: PromotionStep; times: number; counted: number };

type Steps = Pick<PromotionTerms, 'calculation' | 'steps'>;

/**
 * The steps that `count` reaches, the highest first: `once` the highest, once; `each` every step as often as it fits into what
 * the higher ones left. What is above the end of a step is not counted by it.
 */
export function takenSteps({ calculation, steps }: Steps, count: number): TakenStep[] {
  if (calculation === 'once') {
    const step = steps.findLast(({ from }) => from <= count);
    return step ? [{ step, times: 1, counted: upTo(step, count) }] : [];
  }
  let left = count;
  return steps.toReversed().flatMap((step) => {
    const fits = Math.floor(upTo(step, left) / step.from);
    const times = step.timesPerOrder > 0 ? Math.min(fits, step.timesPerOrder) : fits;
    if (times <= 0) return [];
    left -= times * step.from;
    return [{ step, times, counted: times * step.from }];
  });
}

/** The next count above this one at which more is taken, and what is taken then; undefined where nothing more comes. */
export function nextTaken(terms: Steps, count: number): { count: number; taken: TakenStep[] } | undefined {
  if (terms.calculation === 'once') {
    const step = terms.steps.find(({ from }) => from > count);
    return step && { count: step.from, taken: takenSteps(terms, step.from) };
  }
  const now = worthOfTaken(takenSteps(terms, count));
  const have = takenSteps(terms, count);
  let used = 0;
  const from = terms.steps.toReversed().map((step) => {
    used += have.find((one) => one.step === step)?.counted ?? 0;
    return used + step.from;
  });
  for (const next of from.filter((one) => one > count).toSorted((a, b) => a - b)) {
    const taken = takenSteps(terms, next);
    if (worthOfTaken(taken) > now) return { count: next, taken };
  }
  return undefined;
}

/** Of one promotion only: its steps are all of one code, or all of free pieces. */
function worthOfTaken(taken: readonly TakenStep[]): number {
  return taken.reduce((sum, { step, times, counted }) => {
    if (!step.discount) return sum + step.free * times;
    if (step.discount.code === 'B') return sum + step.discount.satang * times;
    return sum + (step.discount.code === 'P' ? step.discount.basisPoints : step.discount.satang) * counted;
  }, 0);
}

const upTo = ({ to }: PromotionStep, count: number): number => (to === null ? count : Math.min(count, to));
