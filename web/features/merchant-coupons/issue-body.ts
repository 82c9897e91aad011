import { readTypedDate } from '#domain/time/typed-date.ts';
import type { CallInput } from '#contract/schemas.ts';
import type { CustomerKey } from './merchant-coupons.queries.ts';

type Body = CallInput<'issueCoupons'>['body'];
export const issueFields = ['PromotionId', 'To', 'CustomerType', 'Customers', 'Each', 'DateEnd'] as const;
export type IssueField = (typeof issueFields)[number];
export type IssueValues = Record<IssueField, string>;

export const MAX_EACH = 10;
export const MAX_LISTED = 1000;

/** Codes as people paste them: apart by blanks, commas or lines, each once. */
export const listedCodes = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((code) => code !== '')),
];

export type IssueMistake =
  | 'promotionMissing'
  | 'typeMissing'
  | 'listMissing'
  | 'listWrong'
  | 'eachWrong'
  | 'dayWrong';

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** What is wrong with what was typed, by field; a day is typed as people write it. */
export function issueMistakes(values: IssueValues, today: Date): Partial<Record<IssueField, IssueMistake>> {
  const { PromotionId, To, CustomerType, Customers, Each, DateEnd } = values;
  const end = readTypedDate(DateEnd, today);
  const codes = listedCodes(Customers);
  const each = Number(Each);
  return {
    ...(PromotionId === '' && { PromotionId: 'promotionMissing' }),
    ...(To === 'type' && CustomerType === '' && { CustomerType: 'typeMissing' }),
    ...(To === 'list' && codes.length === 0 && { Customers: 'listMissing' }),
    ...(To === 'list' &&
      (codes.length > MAX_LISTED || codes.some((code) => !CODE.test(code))) && { Customers: 'listWrong' }),
    ...(!(Number.isInteger(each) && each >= 1 && each <= MAX_EACH) && { Each: 'eachWrong' }),
    ...((end === 'half' || end === 'impossible') && { DateEnd: 'dayWrong' }),
  };
}

/** To this customer, to those of a list, or to all of a type. */
export function issueBody(values: IssueValues, { code, saleUnit }: CustomerKey, today: Date): Body {
  const { PromotionId, To, CustomerType, Customers, Each, DateEnd } = values;
  const end = readTypedDate(DateEnd, today);
  return {
    SaleUnit: saleUnit,
    PromotionId,
    ...(To === 'type' ? { CustomerType } : { Customers: To === 'list' ? listedCodes(Customers) : [code] }),
    Each: Number(Each),
    ...(typeof end === 'object' && { DateEnd: end.day }),
  };
}
