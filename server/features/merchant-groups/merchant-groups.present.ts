/** Rows of display groups to the fields of calls, what is given to what is kept, and what the log says of it. */
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { badRequest } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { GroupGiven, GroupRow, ShownProduct } from './merchant-groups.queries.ts';

type Group = CallAnswer<'merchantGroup'>;
type Body = Omit<CallParsed<'saveGroup'>['body'], 'Version'>;
type Rule = CallParsed<'tryGroupRule'>['body'];

const yesNo = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');
const baht = (satang: number | null): number | null => (satang === null ? null : bahtFromSatang(satang));

export const presentListed = (row: GroupRow): CallAnswer<'merchantGroups'>['Data'][number] => ({
  Id: row.code,
  GroupType: row.type,
  NameTh: row.nameTh,
  NameEn: row.nameEn,
  UseTranslateName: yesNo(row.isTranslated),
  LogoImage: row.logo,
  Active: yesNo(row.isActive),
  ByRule: yesNo(row.byRule),
  Count: row.products,
  Version: row.version,
});

export const presentProduct = (
  { code, nameTh, nameEn, picture }: ShownProduct,
  language: Language,
): Group['Products'][number] => ({
  P_Code: code,
  PRODUCTNAME: language === 'en' ? nameEn : nameTh,
  PIC_FILENAME: picture,
});

export const presentGroup = (row: GroupRow, chosen: readonly ShownProduct[], language: Language): Group => ({
  ...presentListed(row),
  Products: chosen.map((product) => presentProduct(product, language)),
  Rule: row.byRule
    ? {
        P_BrandCode: row.brand ?? '',
        Category: row.category ?? '',
        matype: row.materialType ?? '',
        PriceFrom: baht(row.from),
        PriceTo: baht(row.to),
        InStock: yesNo(row.inStock),
        NewDays: row.newDays,
      }
    : null,
});

/** Throws 400 GROUP_RULE_EMPTY for one that asks nothing of a product itself, GROUP_PRICES_TURNED. */
export function ruleOf(rule: Rule): NonNullable<GroupGiven['rule']> {
  const { P_BrandCode, Category, matype, PriceFrom, PriceTo, InStock, NewDays } = rule;
  if (PriceFrom !== null && PriceTo !== null && PriceFrom > PriceTo)
    throw badRequest('GROUP_PRICES_TURNED', { fields: { PriceTo: 'GROUP_PRICES_TURNED' } });
  const asks = [P_BrandCode, Category, matype].some((code) => code !== '');
  if (!asks && PriceFrom === null && PriceTo === null && NewDays === null)
    throw badRequest('GROUP_RULE_EMPTY', { fields: { Rule: 'GROUP_RULE_EMPTY' } });
  return {
    brand: P_BrandCode || null,
    category: Category || null,
    materialType: matype || null,
    from: PriceFrom === null ? null : satangFromBaht(PriceFrom),
    to: PriceTo === null ? null : satangFromBaht(PriceTo),
    newDays: NewDays,
    inStock: InStock === 'Y',
  };
}

/** What is to be kept, and the codes chosen by hand. Throws as `ruleOf`, and 400 GROUP_PRODUCT_TWICE. */
export function givenOf(body: Body): GroupGiven & { codes: readonly string[] } {
  const { GroupType, NameTh, NameEn, UseTranslateName, Active, Products, Rule: rule } = body;
  if (new Set(Products).size < Products.length)
    throw badRequest('GROUP_PRODUCT_TWICE', { fields: { Products: 'GROUP_PRODUCT_TWICE' } });
  return {
    type: GroupType,
    nameTh: NameTh,
    nameEn: NameEn || NameTh,
    isTranslated: UseTranslateName === 'Y',
    isActive: Active === 'Y',
    rule: rule === null ? null : ruleOf(rule),
    codes: rule === null ? Products : [],
  };
}

/** Whether both ask the same of a product, or neither is a rule. */
export function isSameRule(one: GroupGiven['rule'], other: GroupGiven['rule']): boolean {
  if (one === null || other === null) return one === other;
  const parts = ['brand', 'category', 'materialType', 'from', 'to', 'newDays', 'inStock'] as const;
  return parts.every((part) => one[part] === other[part]);
}

/** What the log keeps of it: how many were chosen, or the rule. */
export const saidOf = (
  { nameTh, nameEn, isActive, type, rule }: Omit<GroupGiven, 'isTranslated'>,
  chosen: number,
): object => ({
  name: nameTh,
  nameEn,
  isShown: yesNo(isActive),
  shownIn: type,
  ...(rule === null
    ? { chosenProducts: chosen }
    : {
        groupRule: [
          rule.brand,
          rule.category,
          rule.materialType,
          rule.from === null ? null : `≥ ${bahtFromSatang(rule.from)}`,
          rule.to === null ? null : `≤ ${bahtFromSatang(rule.to)}`,
          rule.newDays === null ? null : `${rule.newDays} d`,
          rule.inStock ? '> 0' : null,
        ]
          .filter((part) => part !== null)
          .join(' + '),
      }),
});
