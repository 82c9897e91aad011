/** Where in the body of the calls a flaw of a draft is. */
import type { DraftPlace } from '#domain/promotion/draft-flaws.ts';

const PATHS: Record<Exclude<DraftPlace, `lines.${string}`>, string> = {
  nameTh: 'Promotion.PromotionName',
  shortTh: 'Promotion.Opt30',
  remarkTh: 'Promotion.PromotionRemark',
  startsAt: 'Promotion.DateBegin',
  startsAtAgain: 'Promotion.DateBeginT',
  endsAt: 'Promotion.DateEnd',
  endsAtAgain: 'Promotion.DateEndT',
  code: 'Promotion.Code',
  kind: 'PromotionType',
  lines: 'PromotionDetails',
  total: 'Promotion.DiscTotValue',
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

export function pathOf(at: DraftPlace): string {
  if (!isOfLine(at)) return PATHS[at];
  const [, line, part = ''] = at.split('.');
  return `PromotionDetails.${line}.${PARTS[part] ?? part}`;
}
