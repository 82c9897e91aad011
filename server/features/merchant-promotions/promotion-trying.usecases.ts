/** What a promotion that is not saved yet gives for a cart. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { BasisPoints } from '#domain/pricing/tax.ts';
import { quantityOf, UNIT_NUMBERS } from '#domain/pricing/units.ts';
import { isForBuyer, weekdayOf } from '#domain/promotion/promotion-audience.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import { termsOf } from '#domain/promotion/promotion-plan.ts';
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts';
import { promotionsKept } from '#domain/promotion/shown-on-product.ts';
import { floorWithTax, quoteOf, type QuotableLine, type Quote } from '#domain/quote/quote.ts';
import { shownName } from '#domain/text/product-name.ts';
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
type Tried = QuotableLine & Pick<SellableProduct, 'costSatang'>;

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
  const promotions = terms && notFor.length === 0 ? [terms] : [];
  const computed = (cartLines: Tried[]) =>
    quoteOf({
      lines: cartLines,
      promotions,
      freeProducts: asGifts(products),
      // Nothing of the answer is a tax of a gift, and nothing is delivered.
      taxTypeOfGift: () => 0,
      vatRate,
      delivery: undefined,
    });
  const quote = computed(lines);
  const withoutFloors = computed(lines.map((line) => ({ ...line, floorSatang: null })));
  const heldBackSatang = withoutFloors.discountSatang - quote.discountSatang;
  const { subtotalSatang, discountSatang, freeSatang, totalSatang } = quote;
  const shown = (line: Shown, isFree: boolean) =>
    presentLine(line, { product: products.get(line.productCode), isFree, language });
  return {
    Applies: quote.applied.length > 0,
    ...(notFor.length > 0 && { NotFor: notFor }),
    Lines: [
      ...quote.lines.map((line) => shown(line, false)),
      ...quote.gifts.map((gift) => shown(gift, true)),
    ],
    // What is free stands apart from what is bought.
    Subtotal: bahtFromSatang(subtotalSatang - freeSatang),
    Discount: bahtFromSatang(discountSatang - freeSatang),
    FreeWorth: bahtFromSatang(freeSatang),
    Total: bahtFromSatang(totalSatang),
    Missing: missingOf(quote),
    ...(heldBackSatang > 0 && {
      HeldBack: { Amount: bahtFromSatang(heldBackSatang), Products: atFloor(quote.lines) },
    }),
    NoLabel: terms ? withoutLabel(terms, codes, { products, vatRate }) : [],
    BelowCost: (await deps.hasStaffRight(visitor, 'costs')) ? belowCost(quote.lines) : null,
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

/** Each unit of the cart that has a price. */
function linesOf(cart: Cart, products: Products, vatRate: BasisPoints): Tried[] {
  const linesOfProduct = (line: Cart[number]): Tried[] => {
    const product = products.get(line.P_Code);
    return UNIT_NUMBERS.flatMap((unitNo) => {
      const unit = product?.units.find((one) => one.unitNo === unitNo);
      const quantity = quantityOf(line, unitNo);
      if (!product || !unit?.price || quantity === 0) return [];
      const { type: taxType, paidSatang: unitPriceSatang } = unit.price;
      const { code: productCode, costSatang } = product;
      const floorSatang = floorWithTax(product.floorSatang, taxType, vatRate);
      return [
        {
          productCode,
          unitNo,
          unitRate: unit.rate,
          quantity,
          unitPriceSatang,
          floorSatang,
          costSatang,
          taxType,
        },
      ];
    });
  };
  return cart.flatMap(linesOfProduct);
}

type Named = { nameTh: string; nameEn: string };
const nameOf = (named: Named | undefined, language: Language): string =>
  (language === 'en' ? named?.nameEn : named?.nameTh) ?? '';

type Shown = Quote<Tried>['lines' | 'gifts'][number];

function presentLine(
  line: Shown,
  {
    product,
    isFree,
    language,
  }: { product: SellableProduct | undefined; isFree: boolean; language: Language },
): Answer['Lines'][number] {
  const unit = product?.units.find(({ unitNo }) => unitNo === line.unitNo);
  return {
    P_Code: line.productCode,
    PRODUCTNAME: shownName(nameOf(product, language)),
    Unit: line.unitNo,
    UnitName: nameOf(unit, language),
    UnitRate: line.unitRate,
    Quantity: line.quantity,
    UnitPrice: bahtFromSatang(line.unitPriceSatang),
    Discount: bahtFromSatang(line.discountSatang),
    Amount: bahtFromSatang(line.amountSatang),
    IsFree: isFree,
  };
}

/** Products of which a piece then costs what it may cost at least, but for a broken satang. */
function atFloor(lines: Quote<Tried>['lines']): string[] {
  const isAt = ({ amountSatang, floorSatang, quantity, unitRate }: (typeof lines)[number]) =>
    floorSatang !== null && amountSatang <= floorSatang * quantity * unitRate + 1;
  return [...new Set(lines.filter(isAt).map(({ productCode }) => productCode))];
}

/** Those of its products on which the shop would not show its label (P-06): a price or floor keeps some of it back. */
function withoutLabel(
  terms: PromotionTerms,
  codes: readonly string[],
  { products, vatRate }: { products: Products; vatRate: BasisPoints },
): string[] {
  if (terms.trigger !== 'automatic') return [];
  return codes.filter((productCode) => {
    if (!terms.saleProducts.has(productCode)) return false;
    const product = products.get(productCode);
    const units = (product?.units ?? []).flatMap(({ unitNo, rate, price }) => {
      if (!product || !price) return [];
      const floorSatang = floorWithTax(product.floorSatang, price.type, vatRate);
      return [{ unit: unitNo, rate, priceSatang: price.paidSatang, floorSatang }];
    });
    return promotionsKept({ productCode, units }, [terms]).length === 0;
  });
}

/** Products of which something is then paid below what it cost the shop; a cost is without tax. */
function belowCost(lines: Quote<Tried>['lines']): string[] {
  const isBelow = ({ amountSatang, taxSatang, costSatang, quantity, unitRate }: (typeof lines)[number]) =>
    costSatang !== null && amountSatang - taxSatang < costSatang * quantity * unitRate;
  return [...new Set(lines.filter(isBelow).map(({ productCode }) => productCode))];
}

function missingOf({ nearly: [next] }: Pick<Quote<Tried>, 'nearly'>): Answer['Missing'] {
  if (!next) return null;
  return next.condition === 'quantity'
    ? { Number: next.missing, Of: 'pieces' }
    : { Number: bahtFromSatang(next.missing), Of: 'baht' };
}
