/** What a promotion that is not saved yet gives for a cart. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { priceWithTax, taxWithin, type BasisPoints, type TaxType } from '#domain/pricing/tax.ts';
import { quantityOf, UNIT_NUMBERS } from '#domain/pricing/units.ts';
import { applyPromotions, type PromotionResult } from '#domain/promotion/apply-promotions.ts';
import { isForBuyer, weekdayOf } from '#domain/promotion/promotion-audience.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import { termsOf } from '#domain/promotion/promotion-plan.ts';
import type { PromotableLine } from '#domain/promotion/promotion-terms.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { SellableProduct } from '../catalogue/catalogue.public.ts';
import { planToTry } from './merchant-promotions.checks.usecases.ts';
import { asGifts, DRAFT, goodsToTry } from './promotion-goods.usecases.ts';
import { findTriedCustomer, type TriedCustomer } from './promotion-trying.queries.ts';

type Answer = CallAnswer<'tryPromotion'>;
type Cart = CallParsed<'tryPromotion'>['body']['Lines'];
type Products = ReadonlyMap<string, SellableProduct>;
type Tried = PromotableLine & { product: SellableProduct; taxType: TaxType };
/** A line with its worth at list prices and what comes off it. */
type Priced = Omit<PromotableLine, 'floorSatang'> & {
  product: SellableProduct;
  gross: number;
  discount: number;
  isFree: boolean;
};

/** Throws 400 with what is wrong with the promotion; 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND. */
export async function tryPromotion(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { Lines: cart, CustomerCode: customerCode = '', ...body }: CallParsed<'tryPromotion'>['body'],
): Promise<Answer> {
  const { tenantId } = visitor;
  const { plan, saleUnit } = await planToTry(deps, visitor, body);
  const find = (tx: TenantTransaction) => findTriedCustomer(tx, { code: customerCode, saleUnit });
  const customer =
    customerCode === '' ? undefined : await deps.database.inTenant(tenantId, find, { readOnly: true });
  if (customerCode !== '' && !customer) throw notFound('CUSTOMER_NOT_FOUND');
  const notFor = customer ? whyNotFor(plan, { ...customer, customerCode, saleUnit, at: deps.clock() }) : [];
  const codes = [...new Set([...cart.map(({ P_Code }) => P_Code), ...plan.freeProducts])];
  const { products, vatRate } = await goodsToTry(deps, tenantId, { saleUnit, customerCode, codes });
  const lines = linesOf(cart, products, vatRate);
  const terms = termsOf(plan, DRAFT);
  const result = applyPromotions({
    lines,
    promotions: terms && notFor.length === 0 ? [terms] : [],
    freeProducts: asGifts(products),
  });
  const paid = lines.map((line, at) => withDiscount(line, result.discounts[at] ?? []));
  const given = giftsOf(result, products);
  const subtotal = paid.reduce((sum, { gross }) => sum + gross, 0);
  return {
    Applies: result.applied.length > 0,
    ...(notFor.length > 0 && { NotFor: notFor }),
    Lines: [...paid, ...given].map((line) => presentLine(line, language)),
    Subtotal: bahtFromSatang(subtotal),
    Discount: bahtFromSatang(result.discountSatang),
    FreeWorth: bahtFromSatang(given.reduce((sum, { gross }) => sum + gross, 0)),
    Total: bahtFromSatang(subtotal - result.discountSatang),
    Missing: missingOf(result),
    BelowCost: (await deps.hasStaffRight(visitor, 'costs')) ? belowCost(paid, vatRate) : null,
    NotSold: cart
      .map(({ P_Code }) => P_Code)
      .filter((code) => !lines.some(({ productCode }) => productCode === code)),
  };
}

/** Why an order of this customer, placed now, would not get it; empty where it would. Without one, any buyer stands for those. */
function whyNotFor(
  plan: PromotionPlan,
  { customerCode, at, ...buyer }: TriedCustomer & { customerCode: string; saleUnit: string; at: Date },
): NonNullable<Answer['NotFor']> {
  const isListed = plan.customers.includes(customerCode);
  const isLeftOut = plan.customersLeftOut.includes(customerCode);
  const audience = { ...plan, leavesOut: plan.customersLeftOut.length > 0 };
  const isToday = plan.weekdays?.includes(weekdayOf(at)) ?? true;
  const { reasons } = isForBuyer(audience, { ...buyer, isListed, isLeftOut });
  return [...(isToday ? [] : (['WEEKDAY'] as const)), ...reasons];
}

/** Each unit of the cart that has a price. The floor is kept without tax, what is paid has it. */
function linesOf(cart: Cart, products: Products, vatRate: BasisPoints): Tried[] {
  const linesOfProduct = (line: Cart[number]): Tried[] => {
    const product = products.get(line.P_Code);
    return UNIT_NUMBERS.flatMap((unitNo) => {
      const unit = product?.units.find((one) => one.unitNo === unitNo);
      const quantity = quantityOf(line, unitNo);
      if (!product || !unit?.price || quantity === 0) return [];
      const { type: taxType, paidSatang: unitPriceSatang } = unit.price;
      const { code: productCode, floorSatang: floor } = product;
      const floorSatang = floor === null ? null : priceWithTax(floor, taxType === 0 ? 0 : 2, vatRate);
      return [
        {
          productCode,
          unitNo,
          unitRate: unit.rate,
          quantity,
          unitPriceSatang,
          floorSatang,
          product,
          taxType,
        },
      ];
    });
  };
  return cart.flatMap(linesOfProduct);
}

function withDiscount(line: Tried, discounts: PromotionResult['discounts'][number]) {
  const discount = discounts.reduce((sum, { satang }) => sum + satang, 0);
  return { ...line, gross: line.unitPriceSatang * line.quantity, discount, isFree: false };
}

const giftsOf = ({ gifts }: PromotionResult, products: Products): Priced[] =>
  gifts.flatMap((gift) => {
    const product = products.get(gift.productCode);
    const gross = gift.unitPriceSatang * gift.quantity;
    return product ? [{ ...gift, product, gross, discount: gross, isFree: true }] : [];
  });

type Named = { nameTh: string; nameEn: string };
const nameOf = (named: Named | undefined, language: Language): string =>
  (language === 'en' ? named?.nameEn : named?.nameTh) ?? '';

function presentLine(line: Priced, language: Language): Answer['Lines'][number] {
  const { product, unitNo } = line;
  return {
    P_Code: line.productCode,
    PRODUCTNAME: nameOf(product, language),
    Unit: unitNo,
    UnitName: nameOf(
      product.units.find((one) => one.unitNo === unitNo),
      language,
    ),
    UnitRate: line.unitRate,
    Quantity: line.quantity,
    UnitPrice: bahtFromSatang(line.unitPriceSatang),
    Discount: bahtFromSatang(line.discount),
    Amount: bahtFromSatang(line.gross - line.discount),
    IsFree: line.isFree,
  };
}

/** Products of which something is then paid below what it cost the shop. */
function belowCost(lines: readonly ReturnType<typeof withDiscount>[], vatRate: BasisPoints): string[] {
  const isBelow = ({
    product,
    gross,
    discount,
    taxType,
    quantity,
    unitRate,
  }: (typeof lines)[number]): boolean => {
    const paid = gross - discount;
    const { costSatang: cost } = product;
    return cost !== null && paid - taxWithin(paid, taxType, vatRate) < cost * quantity * unitRate;
  };
  return [...new Set(lines.filter(isBelow).map(({ productCode }) => productCode))];
}

function missingOf({ nearly: [next] }: PromotionResult): Answer['Missing'] {
  if (!next) return null;
  return next.condition === 'quantity'
    ? { Number: next.missing, Of: 'pieces' }
    : { Number: bahtFromSatang(next.missing), Of: 'baht' };
}
