/** Promotions as their calls carry them, and as the log keeps them (N-26b to N-26f). */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { priceWithTax, type BasisPoints } from '#domain/pricing/tax.ts';
import { mayChangePromotion, type Planner } from '#domain/access/promotion-centers.ts';
import { statusOf } from '#domain/promotion/promotion-audience.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import type { PromotionStep } from '#domain/promotion/promotion-terms.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import { daysOf } from './merchant-promotions.body.rules.ts';
import type { ListedRow, PromotionRow } from './merchant-promotions.queries.ts';
import type { NamedCustomer, NamedProduct, NamedType } from './promotion-names.queries.ts';

type Listed = CallAnswer<'promotionCalendar'>['Data'][number];
type Detail = CallAnswer<'promotionDetail'>;
type Full = Detail['Promotion'];
type Line = Full['PromotionDetail'][number];

export type Viewing = { planner: Planner; at: Date; language: Language; vatRate: BasisPoints };

const KIND_NAMES = {
  DISCOUNT_VALUE: 'DiscountValue',
  DISCOUNT_PERCENT: 'DiscountPercent',
  FREE_ITEM: 'FreeItem',
  HOT_DEAL: 'HotDeal',
} as const;
const nameOfKind = (kind: ListedRow['kind']): Listed['Kind'] => KIND_NAMES[kind];
const CONDITION_NAMES = { quantity: '1', value: '2', order: '3' } as const;
const nameOfCondition = (condition: ListedRow['condition']): Listed['PromotionType'] =>
  CONDITION_NAMES[condition];
const nameOfCalculation = (calculation: PromotionRow['calculation']): Full['SalesNumber'] =>
  calculation === 'once' ? '1' : '2';
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const yes = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');
const lastMoment = (endsAt: Date): Date => new Date(endsAt.getTime() - 1);
export const weekdaysShown = (weekdays: readonly number[] | null): number[] => [...(weekdays ?? ALL_DAYS)];

export function presentListed(row: ListedRow, { planner, at }: Viewing): Omit<Listed, 'Weekdays'> {
  const begin = daysOf(row.startsAt);
  const end = daysOf(lastMoment(row.endsAt));
  return {
    PromotionId: row.id,
    PromotionName: row.nameTh,
    PromotionNameEn: row.nameEn,
    Opt30: row.shortTh,
    ShortNameEn: row.shortEn,
    DateBegin: begin.day,
    DateEnd: end.day,
    DateBeginT: begin.dayT,
    DateEndT: end.dayT,
    FlagEnabled: yes(row.isEnabled),
    Status: statusOf(row, at),
    PromotionType: nameOfCondition(row.condition),
    Kind: nameOfKind(row.kind),
    Trigger: row.trigger,
    Priority: row.priority,
    ExclusionGroup: row.exclusionGroup ?? '',
    CenterList: row.saleUnits === null ? 'All' : '',
    Centers: [...(row.saleUnits ?? [])],
    Version: row.version,
    MayChange: mayChangePromotion(planner, row.saleUnits),
  };
}

const DISCOUNT_NAMES = { P: 'Percent', B: 'Baht', U: 'Unit' } as const;

/** The least worth that a step can ask for is one satang: a step from nothing. */
const amountShown = (amount: number, condition: PromotionPlan['condition']): number => {
  if (condition === 'quantity') return amount;
  return amount === 1 ? 0 : bahtFromSatang(amount);
};

export function presentLine(step: PromotionStep, { condition }: Pick<PromotionPlan, 'condition'>): Line {
  const { discount } = step;
  const hundredths = discount?.code === 'P' ? discount.basisPoints : (discount?.satang ?? 0);
  return {
    PromotionLn: step.no,
    BuyMin: amountShown(step.from, condition),
    BuyMax: step.to === null ? null : amountShown(step.to, condition),
    OrderBuy: step.timesPerOrder,
    FreeNumber: step.free,
    DiscNumber: hundredths / 100,
    DiscType: discount ? DISCOUNT_NAMES[discount.code] : '',
    DiscTypeCode: discount?.code ?? '',
    Opt6: discount?.code === 'U' ? '1' : '',
    AtMost: step.atMostSatang === null ? null : bahtFromSatang(step.atMostSatang),
  };
}

export const productsShown = ({ saleProducts, freeProducts }: PromotionPlan): Full['PromotionProduct'] => [
  ...saleProducts.map((code) => ({ P_Code: code, Type: 'S' as const })),
  ...freeProducts.map((code) => ({ P_Code: code, Type: 'F' as const })),
];

function presentFull(row: PromotionRow, names: PromotionNames, viewing: Viewing): Full {
  const { total } = row;
  const listOf = (codes: readonly string[] | null): string => (codes === null ? 'All' : codes.join(','));
  return {
    ...row.options,
    ...presentListed(row, viewing),
    PromotionRemark: row.remarkTh,
    PromotionRemarkEn: row.remarkEn,
    FlagCusNew: yes(row.isForNew),
    FlagFreeCase: yes(row.givesBiggestUnits),
    SalesNumber: nameOfCalculation(row.calculation),
    DiscTotValue: total ? (total.code === 'P' ? total.basisPoints : total.satang) / 100 : 0,
    DiscTotType: total?.code ?? '',
    Opt15: listOf(row.storeTypes),
    CustomerTypeList: listOf(row.customerTypes),
    Opt31: row.weekdays === null ? '' : 'N',
    CustomerList: row.isForListed ? '' : 'All',
    Code: row.code,
    FlagCollectable: yes(row.isCollectable),
    PerCustomer: row.perCustomer,
    InAll: row.inAll,
    Budget: row.budgetSatang === null ? null : bahtFromSatang(row.budgetSatang),
    PromotionDetail: row.steps.map((step) => presentLine(step, row)),
    PromotionProduct: productsShown(row),
    PromotionCustomer: [
      ...names.customers.map(({ code }) => ({ CUSTOMERCODE: code, Type: 'I' as const })),
      ...names.customersLeftOut.map(({ code }) => ({ CUSTOMERCODE: code, Type: 'N' as const })),
    ],
  };
}

export type PromotionNames = {
  saleProducts: readonly NamedProduct[];
  freeProducts: readonly NamedProduct[];
  customers: readonly NamedCustomer[];
  customersLeftOut: readonly NamedCustomer[];
  storeTypes: readonly NamedType[];
  customerTypes: readonly NamedType[];
  centers: readonly NamedType[];
};

export function presentDetail(
  row: PromotionRow,
  names: PromotionNames & { couponsHeld: number },
  viewing: Viewing,
): Detail {
  const { language } = viewing;
  const chosen = (all: readonly NamedType[], codes: readonly string[] | null) =>
    codes === null
      ? []
      : codes.map((code) => presentType(all.find((one) => one.code === code) ?? unnamed(code), language));
  const promotion = presentFull(row, names, viewing);
  return {
    Promotion: promotion,
    PromotionType: promotion.Kind,
    Weekdays: weekdaysShown(row.weekdays),
    ProductsSale: names.saleProducts.map((one) => presentProduct(one, viewing)),
    ProductsFree: names.freeProducts.map((one) => presentProduct(one, viewing)),
    Customers: names.customers.map((one) => presentCustomer(one, language)),
    CustomersNotIn: names.customersLeftOut.map((one) => presentCustomer(one, language)),
    CustomersOfOthers: row.customers.length - names.customers.length,
    CouponsHeld: names.couponsHeld,
    Stores: chosen(names.storeTypes, row.storeTypes),
    CustomerTypes: chosen(names.customerTypes, row.customerTypes),
    Centers: chosen(names.centers, row.saleUnits),
    PromotionDetails: promotion.PromotionDetail,
  };
}

const unnamed = (code: string): NamedType => ({ code, nameTh: code, nameEn: code });
export const presentType = ({ code, nameTh, nameEn }: NamedType, language: Language) => ({
  Code: code,
  Name: language === 'en' ? nameEn : nameTh,
});

export function presentProduct(
  { code, nameTh, nameEn, picture, units }: NamedProduct,
  { language, vatRate }: Pick<Viewing, 'language' | 'vatRate'>,
): Detail['ProductsSale'][number] {
  return {
    P_Code: code,
    PRODUCTNAME: productName(language, { nameTh, nameEn }),
    PIC_FILENAME: picture,
    Units: units.map((unit) => ({
      Unit: unit.no,
      UnitName: language === 'en' ? unit.nameEn : unit.nameTh,
      UnitRate: unit.rate,
      UnitPrice:
        unit.satang === null || unit.taxType === null
          ? null
          : bahtFromSatang(priceWithTax(unit.satang, unit.taxType, vatRate)),
    })),
  };
}

export const presentCustomer = (row: NamedCustomer, language: Language): Detail['Customers'][number] => ({
  CUSTOMERCODE: row.code,
  CUSTOMERNAME: row.name,
  CustomerTypeName: (language === 'en' ? row.typeEn : row.typeTh) ?? '',
  StoreTypeName: (language === 'en' ? row.storeTypeEn : row.storeTypeTh) ?? '',
});

/** What the log keeps of it, before or after. */
export function logged(plan: PromotionPlan) {
  const { steps, condition, total } = plan;
  return {
    name: plan.nameTh,
    nameEn: plan.nameEn,
    shortName: plan.shortTh,
    shortNameEn: plan.shortEn,
    remark: plan.remarkTh,
    remarkEn: plan.remarkEn,
    days: `${daysOf(plan.startsAt).day}–${daysOf(lastMoment(plan.endsAt)).day}`,
    kind: nameOfKind(plan.kind),
    trigger: plan.trigger,
    code: plan.code,
    collectable: plan.isCollectable,
    condition: nameOfCondition(condition),
    calculation: nameOfCalculation(plan.calculation),
    steps: steps.map((step) => stepInWords(presentLine(step, plan), condition)).join('; '),
    wholeOrder: total
      ? DISCOUNTS[total.code]?.((total.code === 'P' ? total.basisPoints : total.satang) / 100)
      : '',
    biggestUnits: plan.givesBiggestUnits,
    saleProducts: plan.saleProducts,
    freeProducts: plan.freeProducts,
    weekdays: plan.weekdays ?? [],
    SaleUnits: plan.saleUnits ?? [],
    // Their order says nothing: those of other centers come after those that were sent.
    forCustomers: plan.isForListed ? plan.customers.toSorted() : [],
    notForCustomers: plan.customersLeftOut.toSorted(),
    storeTypes: plan.storeTypes ?? [],
    customerTypes: plan.customerTypes ?? [],
    forNew: plan.isForNew,
    priority: plan.priority,
    group: plan.exclusionGroup ?? '',
    perCustomer: plan.perCustomer ?? '',
    inAll: plan.inAll ?? '',
    budgetSatang: plan.budgetSatang ?? '',
    otherFields: Object.entries(plan.options)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
  };
}

const DISCOUNTS: Record<string, (amount: number) => string> = {
  P: (percent) => `−${percent}%`,
  B: (baht) => `−฿${baht}`,
  U: (baht) => `−฿${baht}/unit`,
};

/** For readers of either language: '6–11: −10% (≤ ฿100) ×2', '12+: +1', of a worth '฿500+: −฿50'. */
function stepInWords(line: Line, condition: PromotionPlan['condition']): string {
  const counts = condition === 'quantity' ? '' : '฿';
  const gives = [
    DISCOUNTS[line.DiscTypeCode]?.(line.DiscNumber),
    line.AtMost === null ? undefined : `(≤ ฿${line.AtMost})`,
    line.FreeNumber === 0 ? undefined : `+${line.FreeNumber}`,
    line.OrderBuy === 0 ? undefined : `×${line.OrderBuy}`,
  ];
  const counted = `${counts}${line.BuyMax === null ? `${line.BuyMin}+` : `${line.BuyMin}–${line.BuyMax}`}`;
  return `${counted}: ${gives.filter((part) => part !== undefined).join(' ')}`;
}
