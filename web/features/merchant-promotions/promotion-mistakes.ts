/**
 * What is wrong with a promotion as it is typed, by the field of its form: the rules of the shop (V-10 to V-12), which are the
 * same on both sides, and numbers that are none, which only the form can see.
 */
import { satangFromBaht } from '#domain/pricing/money.ts';
import type { DraftLine, PromotionDraft } from '#domain/promotion/promotion-draft.ts';
import { draftFlaws, type DraftPlace, type PromotionFlawCode } from '#domain/promotion/draft-flaws.ts';
import { flawsOf, type FlawCode } from '#domain/promotion/promotion-flaws.ts';
import { planOf, termsOf } from '#domain/promotion/promotion-plan.ts';
import { startOfDay } from '#domain/time/dates.ts';
import { codeOfLine, readAmount, readLine, readWhole } from './promotion-numbers.ts';
import type { LineValues, PromotionValues } from './promotion-values.ts';

/** The words of a mistake, by their key. */
type PromotionMistake = PromotionFlawCode | 'numberWrong' | 'amountWrong';
type PromotionMistakes = { [path: string]: PromotionMistake };

const DAY_MS = 24 * 60 * 60 * 1000;
const KINDS = {
  DiscountValue: 'DISCOUNT_VALUE',
  DiscountPercent: 'DISCOUNT_PERCENT',
  FreeItem: 'FREE_ITEM',
  HotDeal: 'HOT_DEAL',
} as const;
const CONDITIONS = { 1: 'quantity', 2: 'value', 3: 'order' } as const;

/** In its field; the first of several is the one that is said. */
const PATHS: Record<Exclude<DraftPlace, `lines.${string}`>, string> = {
  nameTh: 'PromotionName',
  shortTh: 'Opt30',
  remarkTh: 'PromotionRemark',
  startsAt: 'DateBegin',
  startsAtAgain: 'DateBegin',
  endsAt: 'DateEnd',
  endsAtAgain: 'DateEnd',
  code: 'Code',
  kind: 'Kind',
  lines: 'PromotionDetails',
  total: 'DiscTotValue',
  saleProducts: 'ProductsSale',
  freeProducts: 'ProductsFree',
  weekdays: 'Weekdays',
  customers: 'Customers',
  customersLeftOut: 'CustomersNotIn',
  storeTypes: 'Stores',
  customerTypes: 'CustomerTypes',
  saleUnits: 'Centers',
};
const PARTS: Record<string, string> = {
  from: 'BuyMin',
  to: 'BuyMax',
  free: 'FreeNumber',
  discount: 'DiscNumber',
  discountCode: 'DiscTypeCode',
};

const isOfLine = (at: DraftPlace): at is Extract<DraftPlace, `lines.${string}`> => at.startsWith('lines.');
function pathOf(at: DraftPlace): string {
  if (!isOfLine(at)) return PATHS[at];
  const [, line, part = ''] = at.split('.');
  return `PromotionDetails.${line}.${PARTS[part] ?? part}`;
}

/** One that is enabled is also to be sound: with one more piece nobody gets less. */
export function promotionMistakes(values: PromotionValues): PromotionMistakes {
  const wrong = typedWrong(values);
  for (const { code, at } of draftFlaws(draftOf(values))) wrong[pathOf(at)] ??= code;
  return values.IsEnabled ? { ...unsoundLines(values), ...wrong } : wrong;
}

const UNSOUND: Partial<Record<FlawCode, PromotionFlawCode>> = {
  STEPS_OVERLAP: 'PROMOTION_STEPS_OVERLAP',
  MIXED_CODES: 'PROMOTION_CODES_MIXED',
  STEP_LOWERS: 'PROMOTION_STEP_LOWERS',
};

/** For what a promotion may be kept and not be enabled, as the engine sees it; the rest of its lines is told as a mistake. */
export function unsoundLines(values: PromotionValues): PromotionMistakes {
  // Words, days and audience do not matter to the engine.
  const planned = planOf({
    ...draftOf(values),
    nameTh: '–',
    shortTh: '–',
    remarkTh: '–',
    startsAt: new Date(0),
    endsAt: new Date(DAY_MS),
    trigger: 'automatic',
    weekdays: null,
    saleUnits: null,
    customerTypes: null,
    storeTypes: null,
    isForListed: false,
    customersLeftOut: [],
  });
  if ('flaws' in planned) return {};
  const terms = termsOf(planned.plan, { id: '', version: 0 });
  const wrong: PromotionMistakes = {};
  for (const { code, stepNo } of terms ? flawsOf(terms) : [])
    wrong[stepNo === null ? 'PromotionDetails' : `PromotionDetails.${stepNo - 1}.BuyMin`] ??=
      UNSOUND[code] ?? 'PROMOTION_NOT_SOUND';
  return wrong;
}

/** Of the lines, products and sums alone: whether a cart can be tried. */
export function canBeTried(values: PromotionValues): boolean {
  const inTheWay = /^(?:Kind|PromotionDetails|DiscTotValue|ProductsSale|ProductsFree)\b/;
  return (
    values.Kind !== 'HotDeal' && !Object.keys(promotionMistakes(values)).some((path) => inTheWay.test(path))
  );
}

function typedWrong(values: PromotionValues): PromotionMistakes {
  const wrong: PromotionMistakes = {};
  const look = (path: string, read: number | null | undefined, words: PromotionMistake): void => {
    if (read === undefined) wrong[path] = words;
  };
  look('Priority', readWhole(values.Priority, 9_999), 'numberWrong');
  look('PerCustomer', readWhole(values.PerCustomer, 1_000_000), 'numberWrong');
  look('InAll', readWhole(values.InAll), 'numberWrong');
  look('Budget', readAmount(values.Budget), 'amountWrong');
  if (values.Kind === 'HotDeal') return wrong;
  look('DiscTotValue', readAmount(values.DiscTotValue), 'amountWrong');
  const bought = values.Condition === '1' ? 'numberWrong' : 'amountWrong';
  for (const [place, line] of values.PromotionDetails.entries()) {
    const read = readLine(line, values);
    const at = `PromotionDetails.${place}`;
    look(`${at}.BuyMin`, read.from, bought);
    look(`${at}.BuyMax`, read.to, bought);
    look(`${at}.OrderBuy`, read.times, 'numberWrong');
    look(`${at}.FreeNumber`, read.free, 'numberWrong');
    look(`${at}.DiscNumber`, read.discount, 'amountWrong');
    look(`${at}.AtMost`, read.atMost, 'amountWrong');
  }
  return wrong;
}

/** The draft that the rules look at; numbers that are none count as not typed, which is told before. */
function draftOf(values: PromotionValues): PromotionDraft {
  const endsAt = startOfDay(values.DateEnd.replaceAll('-', ''));
  const codes = (all: readonly { P_Code: string }[]): string[] => all.map(({ P_Code }) => P_Code);
  const customers = (all: readonly { CUSTOMERCODE: string }[]): string[] =>
    all.map(({ CUSTOMERCODE }) => CUSTOMERCODE);
  return {
    nameTh: values.PromotionName.trim(),
    nameEn: values.PromotionNameEn.trim(),
    shortTh: values.Opt30.trim(),
    shortEn: values.ShortNameEn.trim(),
    remarkTh: values.PromotionRemark.trim(),
    remarkEn: values.PromotionRemarkEn.trim(),
    kind: KINDS[values.Kind],
    startsAt: startOfDay(values.DateBegin.replaceAll('-', '')) ?? null,
    endsAt: endsAt ? new Date(endsAt.getTime() + DAY_MS) : null,
    trigger: values.Trigger,
    code: values.Code.trim().toUpperCase(),
    isCollectable: values.IsCollectable,
    condition: CONDITIONS[values.Condition],
    calculation: values.SalesNumber === '2' ? 'each' : 'once',
    lines: values.PromotionDetails.map((line) => lineOf(line, values)),
    total: totalOf(values),
    givesBiggestUnits: values.IsFreeCase,
    saleProducts: codes(values.ProductsSale),
    freeProducts: codes(values.ProductsFree),
    weekdays: values.HasWeekdays ? values.Weekdays : null,
    saleUnits: values.AllCenters ? null : values.Centers,
    customerTypes: values.AllCustomerTypes ? null : values.CustomerTypes,
    storeTypes: values.AllStores ? null : values.Stores,
    isForListed: !values.IsForAll,
    customers: customers(values.Customers),
    customersLeftOut: customers(values.CustomersNotIn),
    isForNew: values.IsForNew,
    priority: readWhole(values.Priority) ?? 0,
    exclusionGroup: values.ExclusionGroup.trim() || null,
    perCustomer: readWhole(values.PerCustomer) || null,
    inAll: readWhole(values.InAll) || null,
    budgetSatang: satang(readAmount(values.Budget)),
    options: {},
  };
}

const satang = (baht: number | null | undefined): number | null => (baht ? satangFromBaht(baht) : null);

function lineOf(line: LineValues, values: PromotionValues): DraftLine {
  const { from, to, times, free, discount, atMost } = readLine(line, values);
  const bought = (amount: number | null | undefined): number | null => {
    if (!amount) return null;
    return values.Condition === '1' ? amount : satangFromBaht(amount);
  };
  return {
    from: bought(from),
    to: bought(to),
    timesPerOrder: times ?? 0,
    free: free ?? 0,
    discount: { code: codeOfLine(line, values.Kind), hundredths: satangFromBaht(discount ?? 0) },
    atMostSatang: satang(atMost),
  };
}

function totalOf({ DiscTotValue, DiscTotType }: PromotionValues): PromotionDraft['total'] {
  const hundredths = satang(readAmount(DiscTotValue));
  if (hundredths === null) return null;
  return DiscTotType === 'P' ? { code: 'P', basisPoints: hundredths } : { code: 'B', satang: hundredths };
}
