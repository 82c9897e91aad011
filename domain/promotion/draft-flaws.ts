/** What is wrong with a promotion as it is typed: section 5's rules (V-10 to V-12), and ours that keep it computable. */
import { PROMOTION_CODE } from './promotion-code.ts';
import type { DraftLine, PromotionDraft } from './promotion-draft.ts';

/** The pages of the editor, in their order. */
export const promotionPages = ['info', 'condition', 'audience'] as const;
export type PromotionPage = (typeof promotionPages)[number];

/** Each flaw, with the page on which it is put right. */
const PAGE_OF = {
  PROMOTION_NAME_MISSING: 'info',
  PROMOTION_SHORT_NAME_MISSING: 'info',
  PROMOTION_REMARK_MISSING: 'info',
  PROMOTION_DAY_WRONG: 'info',
  PROMOTION_DAYS_APART: 'info',
  PROMOTION_DAYS_TURNED: 'info',
  PROMOTION_CODE_WRONG: 'info',
  PROMOTION_CODE_TAKEN: 'info',
  PROMOTION_KIND_MISSING: 'condition',
  PROMOTION_LINES_MISSING: 'condition',
  PROMOTION_LINE_FROM_MISSING: 'condition',
  PROMOTION_LINE_TO_TOO_LOW: 'condition',
  PROMOTION_LINE_TWICE: 'condition',
  PROMOTION_PIECES_NOT_WHOLE: 'condition',
  PROMOTION_FREE_NUMBER_MISSING: 'condition',
  PROMOTION_DISCOUNT_MISSING: 'condition',
  PROMOTION_DISCOUNT_CODE_WRONG: 'condition',
  PROMOTION_PERCENT_TOO_HIGH: 'condition',
  PROMOTION_FREE_ITEM_MISSING: 'condition',
  PROMOTION_SALE_ITEM_MISSING: 'condition',
  PROMOTION_PRODUCT_UNKNOWN: 'condition',
  PROMOTION_STEPS_OVERLAP: 'condition',
  PROMOTION_CODES_MIXED: 'condition',
  PROMOTION_STEP_LOWERS: 'condition',
  PROMOTION_NOT_SOUND: 'condition',
  PROMOTION_WEEKDAYS_MISSING: 'condition',
  PROMOTION_CUSTOMERS_MISSING: 'audience',
  PROMOTION_CUSTOMER_TWICE: 'audience',
  PROMOTION_CUSTOMER_UNKNOWN: 'audience',
  PROMOTION_CUSTOMERS_OF_OTHERS: 'audience',
  PROMOTION_STORE_TYPE_MISSING: 'audience',
  PROMOTION_CUSTOMER_TYPE_MISSING: 'audience',
  PROMOTION_TYPE_UNKNOWN: 'audience',
  PROMOTION_CENTERS_MISSING: 'audience',
} as const satisfies Record<string, PromotionPage>;

export type PromotionFlawCode = keyof typeof PAGE_OF;
export const pageOfFlaw = (code: PromotionFlawCode): PromotionPage => PAGE_OF[code];

type LinePart = 'from' | 'to' | 'free' | 'discount' | 'discountCode';
/** Where it is: a field of the draft, or a part of a line by its place. */
export type DraftPlace =
  | 'nameTh'
  | 'shortTh'
  | 'remarkTh'
  | 'startsAt'
  | 'startsAtAgain'
  | 'endsAt'
  | 'endsAtAgain'
  | 'code'
  | 'kind'
  | 'lines'
  | `lines.${number}.${LinePart}`
  | 'total'
  | 'saleProducts'
  | 'freeProducts'
  | 'weekdays'
  | 'customers'
  | 'customersLeftOut'
  | 'storeTypes'
  | 'customerTypes'
  | 'saleUnits';
export type DraftFlaw = { code: PromotionFlawCode; at: DraftPlace };

const WHOLE = 10_000;

/** Every flaw, in the order of the pages. */
export function draftFlaws(draft: PromotionDraft): DraftFlaw[] {
  return [...infoFlaws(draft), ...conditionFlaws(draft), ...audienceFlaws(draft)];
}

type Finding = [isWrong: boolean, code: PromotionFlawCode, at: DraftPlace];
const found = (findings: readonly Finding[]): DraftFlaw[] =>
  findings.filter(([isWrong]) => isWrong).map(([, code, at]) => ({ code, at }));

function infoFlaws({
  nameTh,
  shortTh,
  remarkTh,
  startsAt,
  endsAt,
  trigger,
  code,
}: PromotionDraft): DraftFlaw[] {
  return found([
    [nameTh === '', 'PROMOTION_NAME_MISSING', 'nameTh'],
    [shortTh === '', 'PROMOTION_SHORT_NAME_MISSING', 'shortTh'],
    [remarkTh === '', 'PROMOTION_REMARK_MISSING', 'remarkTh'],
    [startsAt === null, 'PROMOTION_DAY_WRONG', 'startsAt'],
    [endsAt === null, 'PROMOTION_DAY_WRONG', 'endsAt'],
    [startsAt !== null && endsAt !== null && endsAt <= startsAt, 'PROMOTION_DAYS_TURNED', 'endsAt'],
    [trigger === 'code' && !PROMOTION_CODE.test(code), 'PROMOTION_CODE_WRONG', 'code'],
  ]);
}

function conditionFlaws(draft: PromotionDraft): DraftFlaw[] {
  const { kind, lines, condition, total, saleProducts, freeProducts, weekdays } = draft;
  if (kind === null) return found([[true, 'PROMOTION_KIND_MISSING', 'kind']]);
  const isDeal = kind === 'HOT_DEAL';
  const totalPercent = total?.code === 'P' ? total.basisPoints : 0;
  return [
    ...(isDeal ? [] : lines.flatMap((line, at) => lineFlaws(draft, line, at))),
    ...found([
      [!isDeal && lines.length === 0, 'PROMOTION_LINES_MISSING', 'lines'],
      [!isDeal && totalPercent > WHOLE, 'PROMOTION_PERCENT_TOO_HIGH', 'total'],
      [kind === 'FREE_ITEM' && freeProducts.length === 0, 'PROMOTION_FREE_ITEM_MISSING', 'freeProducts'],
      [
        (isDeal || condition !== 'order') && saleProducts.length === 0,
        'PROMOTION_SALE_ITEM_MISSING',
        'saleProducts',
      ],
      [weekdays?.length === 0, 'PROMOTION_WEEKDAYS_MISSING', 'weekdays'],
    ]),
  ];
}

/** The kind fixes what a line may give: P, B or U, or free pieces. */
const CODES = { DISCOUNT_PERCENT: ['P'], DISCOUNT_VALUE: ['B', 'U'], FREE_ITEM: [], HOT_DEAL: [] } as const;

function lineFlaws(
  { kind, condition, calculation, lines }: PromotionDraft,
  { from, to, free, discount }: DraftLine,
  at: number,
): DraftFlaw[] {
  if (kind === null) return [];
  const place = (part: LinePart): DraftPlace => `lines.${at}.${part}`;
  const { code, hundredths } = discount;
  const codes: readonly string[] = CODES[kind];
  const givesGoods = kind === 'FREE_ITEM';
  const isPieces = condition === 'quantity';
  const isOfOtherKind = givesGoods ? code !== null || hundredths > 0 : code !== null && !codes.includes(code);
  return found([
    // Again for every satang is nothing that anybody means.
    [from === null && calculation === 'each' && !isPieces, 'PROMOTION_LINE_FROM_MISSING', place('from')],
    [
      isPieces && !(Number.isInteger(from ?? 1) && Number.isInteger(to ?? 1)),
      'PROMOTION_PIECES_NOT_WHOLE',
      place('from'),
    ],
    [to !== null && to < (from ?? 1), 'PROMOTION_LINE_TO_TOO_LOW', place('to')],
    [lines.findIndex((one) => (one.from ?? 1) === (from ?? 1)) < at, 'PROMOTION_LINE_TWICE', place('from')],
    [givesGoods && free === 0, 'PROMOTION_FREE_NUMBER_MISSING', place('free')],
    [!givesGoods && hundredths === 0, 'PROMOTION_DISCOUNT_MISSING', place('discount')],
    [isOfOtherKind || (!givesGoods && free > 0), 'PROMOTION_DISCOUNT_CODE_WRONG', place('discountCode')],
    [kind === 'DISCOUNT_PERCENT' && hundredths > WHOLE, 'PROMOTION_PERCENT_TOO_HIGH', place('discount')],
  ]);
}

function audienceFlaws(draft: PromotionDraft): DraftFlaw[] {
  const { isForListed, customers, customersLeftOut, storeTypes, customerTypes, saleUnits } = draft;
  const listed = new Set(isForListed ? customers : []);
  return found([
    [isForListed && customers.length === 0, 'PROMOTION_CUSTOMERS_MISSING', 'customers'],
    [customersLeftOut.some((one) => listed.has(one)), 'PROMOTION_CUSTOMER_TWICE', 'customersLeftOut'],
    [storeTypes?.length === 0, 'PROMOTION_STORE_TYPE_MISSING', 'storeTypes'],
    [customerTypes?.length === 0, 'PROMOTION_CUSTOMER_TYPE_MISSING', 'customerTypes'],
    [saleUnits?.length === 0, 'PROMOTION_CENTERS_MISSING', 'saleUnits'],
  ]);
}
