/** A display group as its form has it, and what is wrong in it. */
import { MOST_GROUP_PRODUCTS } from '#domain/products/display-groups.ts';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import type { Group, GroupProduct, GroupRule } from './merchant-groups.queries.ts';

const MOST_DAYS = 365;

export type GroupValues = {
  Code: string;
  GroupType: string;
  NameTh: string;
  NameEn: string;
  Translated: boolean;
  Active: boolean;
  By: 'hand' | 'rule';
  Products: readonly GroupProduct[];
  P_BrandCode: string;
  Category: string;
  matype: string;
  PriceFrom: string;
  PriceTo: string;
  InStock: boolean;
  NewDays: string;
};

/** What a rule is made of: never half of one person's and half of another's. */
export const RULE_FIELDS = [
  'By',
  'Products',
  'P_BrandCode',
  'Category',
  'matype',
  'PriceFrom',
  'PriceTo',
  'InStock',
  'NewDays',
] as const;

export const NEW_GROUP: GroupValues = {
  Code: '',
  GroupType: 'HOME',
  NameTh: '',
  NameEn: '',
  Translated: true,
  Active: true,
  By: 'hand',
  Products: [],
  P_BrandCode: '',
  Category: '',
  matype: '',
  PriceFrom: '',
  PriceTo: '',
  InStock: false,
  NewDays: '',
};

const typedBaht = (baht: number | null): string => (baht === null ? '' : formatAmount(baht));

export const groupValuesOf = ({ Rule, ...group }: Group): GroupValues => ({
  Code: group.Id,
  GroupType: group.GroupType,
  NameTh: group.NameTh,
  NameEn: group.NameEn,
  Translated: group.UseTranslateName === 'Y',
  Active: group.Active === 'Y',
  By: Rule === null ? 'hand' : 'rule',
  Products: group.Products,
  P_BrandCode: Rule?.P_BrandCode ?? '',
  Category: Rule?.Category ?? '',
  matype: Rule?.matype ?? '',
  PriceFrom: typedBaht(Rule?.PriceFrom ?? null),
  PriceTo: typedBaht(Rule?.PriceTo ?? null),
  InStock: Rule?.InStock === 'Y',
  NewDays: String(Rule?.NewDays ?? ''),
});

const bahtOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (readTypedBaht(typed) ?? null);
const daysOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

export const ruleOfValues = (values: GroupValues): GroupRule => ({
  P_BrandCode: values.P_BrandCode,
  Category: values.Category,
  matype: values.matype,
  PriceFrom: bahtOf(values.PriceFrom),
  PriceTo: bahtOf(values.PriceTo),
  InStock: values.InStock ? 'Y' : 'N',
  NewDays: daysOf(values.NewDays),
});

export const groupBodyOf = (values: GroupValues) => ({
  GroupType: values.GroupType,
  NameTh: values.NameTh,
  NameEn: values.NameEn,
  UseTranslateName: values.Translated ? ('Y' as const) : ('N' as const),
  Products: values.By === 'hand' ? values.Products.map(({ P_Code }) => P_Code) : [],
  Rule: values.By === 'rule' ? ruleOfValues(values) : null,
});

type GroupMistake =
  | 'codeWrong'
  | 'nameMissing'
  | 'chosenMost'
  | 'priceWrong'
  | 'priceTurned'
  | 'newDaysWrong'
  | 'ruleEmpty';

export function groupMistakes(values: GroupValues): { [path: string]: GroupMistake } {
  const found: { [path: string]: GroupMistake } = {};
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(values.Code.trim())) found.Code = 'codeWrong';
  if (values.NameTh.trim() === '') found.NameTh = 'nameMissing';
  if (values.By === 'hand') {
    if (values.Products.length > MOST_GROUP_PRODUCTS) found.Products = 'chosenMost';
    return found;
  }
  const { PriceFrom, PriceTo, NewDays } = values;
  for (const [name, typed] of Object.entries({ PriceFrom, PriceTo }))
    if (typed.trim() !== '' && readTypedBaht(typed) === undefined) found[name] = 'priceWrong';
  const days = daysOf(NewDays);
  if (NewDays.trim() !== '' && (days === null || days < 1 || days > MOST_DAYS))
    found.NewDays = 'newDaysWrong';
  const from = bahtOf(PriceFrom);
  const to = bahtOf(PriceTo);
  if (from !== null && to !== null && from > to) found.PriceTo = 'priceTurned';
  const isEmpty = [values.P_BrandCode, values.Category, values.matype, PriceFrom, PriceTo, NewDays].every(
    (typed) => typed.trim() === '',
  );
  if (isEmpty) found.P_BrandCode = 'ruleEmpty';
  return found;
}
