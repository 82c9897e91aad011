/** What promotions do to the lines of a quote: discounts, free lines, and what the buyer has to be told or decide (no I/O). */
import { lineMoney, type Discount } from '#domain/orders/line-money.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { priceWithTax, type BasisPoints } from '#domain/pricing/tax.ts';
import { applyPromotions, type PromotionResult } from '#domain/promotion/apply-promotions.ts';
import type { FreeProduct, Gift } from '#domain/promotion/promotion-gifts.ts';
import type { NearlyReached } from '#domain/promotion/nearly-reached.ts';
import type { PromotableLine } from '#domain/promotion/promotion-terms.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import type { OrderProblem } from '#contract/orders.schemas.ts';
import type { SellableProduct } from '../catalogue/catalogue.public.ts';
import type {
  BuyersPromotions,
  KnownPromotion,
  OrderPromotion,
  Voucher,
} from '../promotion/promotion.public.ts';
import type { NewOrderLine } from './orders.queries.ts';

/** A nearly reached promotion, as it is told. */
export type QuotedNearly = NearlyReached & Pick<KnownPromotion, 'nameTh' | 'nameEn'>;

type Names = { nameTh: string; nameEn: string };
/** A problem as it is told: `promotion` and `gift` are named in the caller's language. */
export type QuotedProblem = OrderProblem & { named?: { promotion?: Names; gift?: Names } };

export type PromotedLines = {
  /** In the order of the cart, then what is free. */
  lines: NewOrderLine[];
  promotions: OrderPromotion[];
  nearly: QuotedNearly[];
  problems: QuotedProblem[];
};

type Input = {
  lines: readonly NewOrderLine[];
  products: ReadonlyMap<string, SellableProduct>;
  promotions: BuyersPromotions;
  isCounted: (product: SellableProduct) => boolean;
  vatRate: BasisPoints;
  /** Promotions whose missing gifts the buyer does without. */
  waived: readonly string[];
};

export function promoted(input: Input): PromotedLines {
  const { lines, products, promotions, isCounted, vatRate, waived } = input;
  const result = applyPromotions({
    lines: lines.map((line) => promotableOf(line, products.get(line.productCode), vatRate)),
    promotions: promotions.terms,
    freeProducts: freeProductsOf(products, isCounted),
    budgets: promotions.budgets,
  });
  const discounted = lines.map((line, at) => withDiscounts(line, result.discounts[at] ?? []));
  const free = result.gifts.flatMap((gift) => {
    const product = products.get(gift.productCode);
    return product ? [freeLine(gift, product, { takesStock: isCounted(product), vatRate })] : [];
  });
  const known = (id: string) => promotions.known.get(id);
  return {
    lines: [...discounted, ...free],
    promotions: result.applied.flatMap((one) => {
      const promotion = known(one.id);
      return promotion ? [usedOf(one, promotion, promotions.vouchers)] : [];
    }),
    nearly: result.nearly.flatMap((one) => {
      const promotion = known(one.id);
      return promotion ? [{ ...one, nameTh: promotion.nameTh, nameEn: promotion.nameEn }] : [];
    }),
    problems: [
      ...promotions.vouchers.flatMap((voucher) => voucherProblem(voucher, result)),
      ...result.gone
        .filter(({ promotionId }) => !waived.includes(promotionId))
        .map(({ promotionId, quantity, products: [gift] }): QuotedProblem => ({
          code: 'GIFT_GONE',
          PromotionId: promotionId,
          limit: quantity,
          GiftCode: gift,
          named: { promotion: known(promotionId), gift: products.get(gift ?? '') },
        })),
    ],
  };
}

/** The floor price of a piece is kept without tax; buyers pay with it. */
function promotableOf(
  line: NewOrderLine,
  product: SellableProduct | undefined,
  vatRate: BasisPoints,
): PromotableLine {
  const { productCode, unitNo, unitRate, quantity, unitPriceSatang, taxType } = line;
  const floor = product?.floorSatang ?? null;
  return {
    productCode,
    unitNo: unitNo as UnitNumber,
    unitRate,
    quantity,
    unitPriceSatang,
    floorSatang: floor === null ? null : priceWithTax(floor, taxType === 0 ? 0 : 2, vatRate),
  };
}

function freeProductsOf(
  products: Input['products'],
  isCounted: Input['isCounted'],
): ReadonlyMap<string, FreeProduct> {
  return new Map(
    [...products].map(([code, product]) => [
      code,
      {
        isActive: product.isActive,
        units: product.units.map(({ unitNo, rate, price }) => ({
          unit: unitNo,
          rate,
          priceSatang: price?.paidSatang ?? 0,
        })),
        available: isCounted(product) ? product.available : null,
      },
    ]),
  );
}

function withDiscounts(line: NewOrderLine, discounts: readonly Discount[]): NewOrderLine {
  if (discounts.length === 0) return line;
  const { quantity, unitPriceSatang, taxType, taxRate } = line;
  return { ...line, ...lineMoney({ quantity, unitPriceSatang, taxType, taxRate }, discounts), discounts };
}

function freeLine(
  gift: Gift,
  product: SellableProduct,
  { takesStock, vatRate }: { takesStock: boolean; vatRate: BasisPoints },
): NewOrderLine {
  const { promotionId, quantity, unitPriceSatang, unitNo, unitRate } = gift;
  const unit = product.units.find((one) => one.unitNo === unitNo);
  const discounts: Discount[] = [
    { source: 'promotion', id: promotionId, satang: unitPriceSatang * quantity },
  ];
  // A unit without a price is given at none: nothing that a tax could be within.
  const taxType = unit?.price?.type ?? 0;
  return {
    productCode: product.code,
    nameTh: product.nameTh,
    nameEn: product.nameEn,
    picture: product.picture,
    unitNo,
    unitNameTh: unit?.nameTh ?? '',
    unitNameEn: unit?.nameEn ?? '',
    unitRate,
    ...lineMoney({ quantity, unitPriceSatang, taxType, taxRate: vatRate }, discounts),
    discounts,
    isFree: true,
    priceSource: unit?.price?.source ?? 'base',
    takesStock,
    costSatang: product.costSatang,
  };
}

function usedOf(
  { version, times, discountSatang, giftSatang }: PromotionResult['applied'][number],
  { id, nameTh, nameEn, terms }: KnownPromotion,
  vouchers: readonly Voucher[],
): OrderPromotion {
  const coupon =
    terms.trigger === 'coupon'
      ? vouchers.find((one) => one.kind === 'coupon' && one.promotion?.id === id)
      : undefined;
  return {
    promotionId: id,
    version,
    nameTh,
    nameEn,
    couponId: coupon?.couponId ?? null,
    times,
    discountSatang,
    freeSatang: giftSatang,
  };
}

/** Why a coupon or code that the buyer named takes nothing off. */
function voucherProblem(
  { kind, promotion }: Voucher,
  { applied, refused, gone }: PromotionResult,
): QuotedProblem[] {
  if (!promotion) return [{ code: 'COUPON_INVALID', Voucher: kind }];
  const { id, terms } = promotion;
  if (applied.some((one) => one.id === id) || gone.some(({ promotionId }) => promotionId === id)) return [];
  const why = refused.find((one) => one.id === id);
  const about = { PromotionId: id, Voucher: kind, named: { promotion } };
  if (why?.why !== 'NOT_REACHED') return [{ code: 'COUPON_NOT_USED', ...about }];
  const limit = terms.condition === 'quantity' ? why.from : bahtFromSatang(why.from);
  return [{ code: 'COUPON_BELOW_MINIMUM', ...about, limit, value: valueOf(terms) }];
}

/** What the first step of a coupon is worth, as it is told: `10%`, baht, or free pieces. */
function valueOf({ steps: [step] }: KnownPromotion['terms']): string {
  if (!step?.discount) return String(step?.free ?? 0);
  const { discount } = step;
  return discount.code === 'P' ? `${discount.basisPoints / 100}%` : String(bahtFromSatang(discount.satang));
}
