/** The steps of applying, in their order; which there are depends on whether a center is to be made. */
import type { CenterKind } from './applying-draft.ts';

export const STEP_PATHS = {
  person: '/merchant/register',
  choice: '/merchant/register/dist',
  select: '/merchant/register/dist/select',
  address: '/merchant/register/dist/address',
  location: '/merchant/register/dist/location',
  image: '/merchant/register/dist/image',
  bookbank: '/merchant/register/dist/bookbank',
} as const;
export type Step = keyof typeof STEP_PATHS;

const STEPS: Record<CenterKind, readonly Step[]> = {
  new: ['person', 'choice', 'address', 'location', 'image', 'bookbank'],
  existing: ['person', 'choice', 'select', 'bookbank'],
};

/** Until it is chosen, the longer way. */
export const stepsOf = (kind: CenterKind | undefined): readonly Step[] => STEPS[kind ?? 'new'];

/** Where a step stands and what is beside it; one of the other way counts as its first. */
export function placeOf(step: Step, kind: CenterKind | undefined) {
  const steps = stepsOf(kind).includes(step) ? stepsOf(kind) : stepsOf(kind === 'new' ? 'existing' : 'new');
  const at = steps.indexOf(step);
  return { number: at + 1, of: steps.length, before: steps[at - 1], after: steps[at + 1] };
}
