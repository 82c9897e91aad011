/** A planned promotion as columns of its tables: satang, basis points, days as dates. */
import type { PromotionPlan } from './types.ts';

const SATANG = 100;
const BASIS_POINTS = 100;

export function termColumns(plan: PromotionPlan) {
  if (plan.kind === 'HOT_DEAL') return { condition_type: 'quantity', calculation: 'once' };
  const { condition = 'quantity', calculation = 'once' } = plan.terms;
  return { condition_type: condition, calculation };
}

export function audienceColumns({ audience = {}, caps = {} }: PromotionPlan) {
  return {
    customer_types: audience.customerTypes ?? null,
    store_types: audience.storeTypes ?? null,
    is_for_new: audience.isForNew ?? false,
    weekdays: audience.weekdays ?? null,
    sale_units: audience.saleUnits ?? null,
    per_customer: caps.perCustomer ?? null,
    in_all: caps.inAll ?? null,
    budget_satang: caps.budgetBaht === undefined ? null : caps.budgetBaht * SATANG,
  };
}

export function stepRows(plan: PromotionPlan) {
  if (plan.kind === 'HOT_DEAL') return [];
  const { condition = 'quantity', steps } = plan.terms;
  const amount = (of: number) => (condition === 'quantity' ? of : of * SATANG);
  return steps.map((step, at) =>
    Object.assign(discountOf(step), {
      step_no: at + 1,
      from_amount: amount(step.from),
      to_amount: step.to === undefined ? null : amount(step.to),
      times_per_order: step.times ?? 0,
      free_pieces: 'free' in step ? step.free : 0,
      at_most_satang: 'percent' in step && step.atMostBaht !== undefined ? step.atMostBaht * SATANG : null,
    }),
  );
}

type Step = Extract<PromotionPlan, { terms: object }>['terms']['steps'][number];

function discountOf(step: Step) {
  if ('percent' in step) return { discount_code: 'P', discount_value: step.percent * BASIS_POINTS };
  if ('baht' in step) return { discount_code: 'B', discount_value: step.baht * SATANG };
  if ('bahtAUnit' in step) return { discount_code: 'U', discount_value: step.bahtAUnit * SATANG };
  return { discount_code: null, discount_value: null };
}
