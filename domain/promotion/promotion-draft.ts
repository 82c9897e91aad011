/** A promotion as staff type it, and as it is kept. Money is in satang. */
import type { PromotionKind } from '../pricing/promotion.ts';
import type {
  Calculation,
  ConditionType,
  PromotionCaps,
  PromotionStep,
  PromotionTerms,
  PromotionTrigger,
  StepDiscount,
} from './promotion-terms.ts';

/** A line as typed; `discount` has the code that was chosen, null for that of the kind. */
export type DraftLine = Pick<PromotionStep, 'to' | 'timesPerOrder' | 'free' | 'atMostSatang'> & {
  /** Null where none was typed. */
  from: number | null;
  /** `hundredths` of a percent or of a baht: basis points or satang; 0 for none. */
  discount: { code: StepDiscount['code'] | null; hundredths: number };
};

type Words = {
  nameTh: string;
  nameEn: string;
  shortTh: string;
  shortEn: string;
  remarkTh: string;
  remarkEn: string;
};

/** What a promotion says besides its steps. Codes that are listed are each there once. */
type Common = Words &
  PromotionCaps & {
    trigger: PromotionTrigger;
    /** Of the trigger `code`, in capitals; '' for none. */
    code: string;
    /** Of the trigger `coupon`: customers take one themselves. */
    isCollectable: boolean;
    condition: ConditionType;
    calculation: Calculation;
    total: PromotionTerms['total'];
    givesBiggestUnits: boolean;
    saleProducts: readonly string[];
    freeProducts: readonly string[];
    /** Null for all, of these and those below. */
    weekdays: readonly number[] | null;
    saleUnits: readonly string[] | null;
    customerTypes: readonly string[] | null;
    storeTypes: readonly string[] | null;
    /** Only for `customers`. */
    isForListed: boolean;
    customers: readonly string[];
    customersLeftOut: readonly string[];
    isForNew: boolean;
    priority: number;
    exclusionGroup: string | null;
    /** Fields of the specification without a written meaning, by their names. */
    options: Readonly<Record<string, string>>;
  };

export type PromotionDraft = Common & {
  kind: PromotionKind | null;
  /** The moment it begins, and the first at which it is over; null for a day that is none. */
  startsAt: Date | null;
  endsAt: Date | null;
  lines: readonly DraftLine[];
};

/** Complete: nothing in it contradicts its kind. */
export type PromotionPlan = Common & {
  kind: PromotionKind;
  startsAt: Date;
  endsAt: Date;
  steps: readonly PromotionStep[];
};

/** A line again, as it is changed. */
export function lineOf(step: PromotionStep): DraftLine {
  const { from, to, timesPerOrder, free, atMostSatang, discount } = step;
  const line = { from, to, timesPerOrder, free, atMostSatang };
  if (!discount) return { ...line, discount: { code: null, hundredths: 0 } };
  const hundredths = discount.code === 'P' ? discount.basisPoints : discount.satang;
  return { ...line, discount: { code: discount.code, hundredths } };
}
