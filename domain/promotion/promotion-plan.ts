/** What a promotion as it is typed becomes once nothing is wrong with it, and the terms by which it is computed. */
import type { PromotionKind } from '../pricing/promotion.ts';
import type { DraftLine, PromotionDraft, PromotionPlan } from './promotion-draft.ts';
import { draftFlaws, type DraftFlaw } from './draft-flaws.ts';
import type { PromotionStep, PromotionTerms, StepDiscount } from './promotion-terms.ts';

/** The plan of a draft, without what its kind and condition have no use for; or what is wrong with it. */
export function planOf(draft: PromotionDraft): { plan: PromotionPlan } | { flaws: DraftFlaw[] } {
  const flaws = draftFlaws(draft);
  const { kind, startsAt, endsAt, lines, ...common } = draft;
  if (flaws.length > 0 || kind === null || startsAt === null || endsAt === null) return { flaws };
  const isDeal = kind === 'HOT_DEAL';
  const { condition, isForListed, trigger, code, isCollectable } = common;
  return {
    plan: {
      ...common,
      kind,
      startsAt,
      endsAt,
      steps: isDeal ? [] : lines.map((line, at) => stepOf(line, { kind, no: at + 1 })),
      total: isDeal ? null : common.total,
      trigger: isDeal ? 'automatic' : trigger,
      code: !isDeal && trigger === 'code' ? code : '',
      isCollectable: !isDeal && trigger === 'coupon' && isCollectable,
      saleProducts: isDeal || condition !== 'order' ? common.saleProducts : [],
      freeProducts: kind === 'FREE_ITEM' ? common.freeProducts : [],
      givesBiggestUnits: kind === 'FREE_ITEM' && common.givesBiggestUnits,
      customers: isForListed ? common.customers : [],
    },
  };
}

/** The code that a kind has where none is chosen; none for goods. */
const CODE_OF = { DISCOUNT_PERCENT: 'P', DISCOUNT_VALUE: 'B', FREE_ITEM: null, HOT_DEAL: null } as const;

function stepOf(line: DraftLine, { kind, no }: { kind: PromotionKind; no: number }): PromotionStep {
  const { discount, from, ...rest } = line;
  const code = discount.code ?? CODE_OF[kind];
  return {
    ...rest,
    no,
    from: from ?? 1,
    discount: code === null ? null : discountOf(code, discount.hundredths),
    atMostSatang: code === 'P' ? rest.atMostSatang : null,
  };
}

const discountOf = (code: StepDiscount['code'], hundredths: number): StepDiscount =>
  code === 'P' ? { code, basisPoints: hundredths } : { code, satang: hundredths };

/** The terms of a plan; undefined for a hot deal, which says nothing about a price. */
export function termsOf(
  plan: PromotionPlan,
  { id, version }: Pick<PromotionTerms, 'id' | 'version'>,
): PromotionTerms | undefined {
  const { kind, trigger, condition, calculation, givesBiggestUnits, total, priority, exclusionGroup } = plan;
  if (kind === 'HOT_DEAL') return undefined;
  return {
    id,
    version,
    kind,
    trigger,
    condition,
    calculation,
    steps: plan.steps.toSorted((a, b) => a.from - b.from),
    saleProducts: new Set(plan.saleProducts),
    freeProducts: plan.freeProducts,
    givesBiggestUnits,
    total,
    priority,
    exclusionGroup,
  };
}
