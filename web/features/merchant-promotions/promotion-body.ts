/** The body of the calls of a promotion, of what is in its form (C-10f, C-10g). */
import type { GivenLine, PromotionFields } from '#domain/promotion/promotion-fields.ts';
import { codeOfLine, readAmount, readLine, readWhole } from './promotion-numbers.ts';
import type { LineValues, PromotionValues } from './promotion-values.ts';

/** Also with what the shop knows the promotion by, where there is one. */
export type PromotionBody = PromotionFields & {
  Promotion: { PromotionId?: string; FlagEnabled?: 'Y' | 'N' };
};

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const yes = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');
const codes = (all: readonly { P_Code: string }[]): string[] => all.map(({ P_Code }) => P_Code);
const customers = (all: readonly { CUSTOMERCODE: string }[]): string[] =>
  all.map(({ CUSTOMERCODE }) => CUSTOMERCODE);

/** DD/MM/YYYY and its twin; none for a day that was not typed. */
function dayFields(name: 'DateBegin' | 'DateEnd', iso: string) {
  const [year, month, day] = iso.split('-');
  if (day === undefined) return {};
  return { [name]: `${day}/${month}/${year}`, [`${name}T`]: `${year}${month}${day}` };
}

function lineOf(
  line: LineValues,
  place: number,
  values: PromotionValues,
): GivenLine & { PromotionLn: number } {
  const { from, to, times, free, discount, atMost } = readLine(line, values);
  const code = codeOfLine(line, values.Kind);
  return {
    PromotionLn: place + 1,
    BuyMin: from ?? 0,
    BuyMax: to ?? 0,
    OrderBuy: times ?? 0,
    FreeNumber: free ?? 0,
    DiscNumber: discount ?? 0,
    ...(code !== null && { DiscTypeCode: code, Opt6: code === 'U' ? '1' : '' }),
    AtMost: atMost ?? 0,
  };
}

type Of = { version?: number; id?: string };

/** Without what its kind and condition have no use for: that stays in the form, in case it is chosen again. */
export function bodyOf(values: PromotionValues, { version, id }: Of = {}): PromotionBody {
  const total = readAmount(values.DiscTotValue) ?? 0;
  const isDeal = values.Kind === 'HotDeal';
  return {
    PromotionType: values.Kind,
    Promotion: {
      ...values.Kept,
      ...(id !== undefined && { PromotionId: id }),
      ...(version !== undefined && { Version: version }),
      PromotionName: values.PromotionName.trim(),
      PromotionNameEn: values.PromotionNameEn.trim(),
      Opt30: values.Opt30.trim(),
      ShortNameEn: values.ShortNameEn.trim(),
      PromotionRemark: values.PromotionRemark.trim(),
      PromotionRemarkEn: values.PromotionRemarkEn.trim(),
      ...dayFields('DateBegin', values.DateBegin),
      ...dayFields('DateEnd', values.DateEnd),
      FlagEnabled: yes(values.IsEnabled),
      FlagCusNew: yes(values.IsForNew),
      FlagFreeCase: yes(values.IsFreeCase),
      PromotionType: values.Condition,
      SalesNumber: values.SalesNumber,
      ...(total > 0 &&
        !isDeal && { DiscTotValue: total, DiscTotType: values.DiscTotType === 'P' ? 'P' : 'B' }),
      Opt31: values.HasWeekdays ? 'N' : '',
      ...(values.AllStores && { Opt15: 'All' }),
      ...(values.IsForAll && { CustomerList: 'All' }),
      ...(values.AllCustomerTypes && { CustomerTypeList: 'All' }),
      ...(values.AllCenters && { CenterList: 'All' }),
      Trigger: values.Trigger,
      ...(values.Trigger === 'code' && { Code: values.Code.trim() }),
      ...(values.Trigger === 'coupon' && { FlagCollectable: yes(values.IsCollectable) }),
      Priority: readWhole(values.Priority) ?? 100,
      ...(values.ExclusionGroup.trim() !== '' && { ExclusionGroup: values.ExclusionGroup.trim() }),
      PerCustomer: readWhole(values.PerCustomer) ?? 0,
      InAll: readWhole(values.InAll) ?? 0,
      Budget: readAmount(values.Budget) ?? 0,
    },
    PromotionDetails: isDeal ? [] : values.PromotionDetails.map((line, place) => lineOf(line, place, values)),
    ProductsSale: !isDeal && values.Condition === '3' ? [] : codes(values.ProductsSale),
    ProductsFree: values.Kind === 'FreeItem' ? codes(values.ProductsFree) : [],
    Customers: values.IsForAll ? [] : customers(values.Customers),
    CustomersNotIn: customers(values.CustomersNotIn),
    Stores: values.AllStores ? [] : values.Stores,
    CustomerTypes: values.AllCustomerTypes ? [] : values.CustomerTypes,
    // Where weekdays do not count, all seven are sent (V-12d).
    Weekdays: values.HasWeekdays ? values.Weekdays : ALL_DAYS,
    ...(!values.AllCenters && { Centers: values.Centers }),
  };
}

const TO_BE_NAMED = '–';

/**
 * The same to be tried before names, days and audience are there: a cart is computed by what its conditions say. What is
 * missing there is refused as always.
 */
export function bodyToTry(values: PromotionValues, today: string): PromotionBody {
  const named = (text: string): string => (text.trim() === '' ? TO_BE_NAMED : text);
  const hasDays = values.DateBegin !== '' && values.DateEnd >= values.DateBegin;
  return bodyOf({
    ...values,
    PromotionName: named(values.PromotionName),
    Opt30: named(values.Opt30),
    PromotionRemark: named(values.PromotionRemark),
    ...(!hasDays && { DateBegin: today, DateEnd: today }),
    Trigger: 'automatic',
    IsForAll: true,
    CustomersNotIn: [],
    AllStores: true,
    AllCustomerTypes: true,
    HasWeekdays: false,
    ...(values.Centers.length === 0 && { AllCenters: true }),
  });
}

/** What the form calls a field of the body. */
export function pathOfField(field: string): string {
  if (field === 'PromotionType') return 'Kind';
  if (field === 'Promotion.PromotionType') return 'Condition';
  return field.replace(/^Promotion\./, '').replace(/^(DateBegin|DateEnd)T$/, '$1');
}
