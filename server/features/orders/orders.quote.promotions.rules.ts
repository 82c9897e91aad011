/** What promotions do to the lines of a quote: discounts, free lines, and what the buyer has to be told or decide (no I/O). */
import type { OrderSums } from '#domain/orders/line-money.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { DeliveryTerms } from '#domain/pricing/pricing.ts';
import type { BasisPoints } from '#domain/pricing/tax.ts';
import type { NearlyReached } from '#domain/promotion/nearly-reached.ts';
import { quoteOf, type QuotableLine, type Quote } from '#domain/quote/quote.ts';
import type { OrderProblem } from '#contract/orders.schemas.ts';
import { freeProductOf, type SellableProduct } from '../catalogue/catalogue.public.ts';
import {
  isLimited,
  type BuyersPromotions,
  type KnownPromotion,
  type OrderPromotion,
  type Voucher,
} from '../promotion/promotion.public.ts';
import type { NewOrderLine } from './orders.queries.ts';

/** A nearly reached promotion, as it is told. */
export type QuotedNearly = NearlyReached & Pick<KnownPromotion, 'nameTh' | 'nameEn'>;

type Names = { nameTh: string; nameEn: string };
/** A problem as it is told: `promotion` and `gift` are named in the caller's language. */
export type QuotedProblem = OrderProblem & { named?: { promotion?: Names; gift?: Names } };

/** A line before promotions, with what they have to know of it beside what the order keeps. */
export type ListedLine = QuotableLine & Omit<NewOrderLine, keyof QuotableLine | keyof Money>;
type Money = Pick<
  NewOrderLine,
  'discountSatang' | 'amountSatang' | 'taxRate' | 'taxSatang' | 'discounts' | 'isFree'
>;

type Promoted = OrderSums &
  Pick<Quote<ListedLine>, 'goodsSatang' | 'deliveryTaxSatang'> & {
    /** In the order of the cart, then what is free. */
    lines: NewOrderLine[];
    promotions: OrderPromotion[];
    nearly: QuotedNearly[];
    problems: QuotedProblem[];
  };

type Input = {
  lines: readonly ListedLine[];
  products: ReadonlyMap<string, SellableProduct>;
  promotions: BuyersPromotions;
  isCounted: (product: SellableProduct) => boolean;
  vatRate: BasisPoints;
  delivery: DeliveryTerms | undefined;
  /** Promotions whose missing gifts the buyer does without. */
  waived: readonly string[];
};

export function promoted(input: Input): Promoted {
  const { lines, products, promotions, isCounted, vatRate, delivery, waived } = input;
  const soldUnit = ({ productCode, unitNo }: Pick<QuotableLine, 'productCode' | 'unitNo'>) =>
    products.get(productCode)?.units.find((one) => one.unitNo === unitNo);
  const quote = quoteOf({
    lines,
    promotions: promotions.terms,
    freeProducts: new Map(
      [...products].map(([code, product]) => [
        code,
        freeProductOf(product, isCounted(product) ? product.available : null),
      ]),
    ),
    budgets: promotions.budgets,
    // A unit without a price is given at none: nothing that a tax could be within.
    taxTypeOfGift: (gift) => soldUnit(gift)?.price?.type ?? 0,
    vatRate,
    delivery,
  });
  const { subtotalSatang, discountSatang, deliveryFeeSatang, totalSatang, taxSatang } = quote;
  const known = (id: string) => promotions.known.get(id);
  return {
    subtotalSatang,
    discountSatang,
    deliveryFeeSatang,
    deliveryTaxSatang: quote.deliveryTaxSatang,
    totalSatang,
    taxSatang,
    goodsSatang: quote.goodsSatang,
    lines: [
      ...quote.lines.map(boughtLine),
      ...quote.gifts.flatMap((gift) => {
        const product = products.get(gift.productCode);
        return product ? [freeLine(gift, product, isCounted(product))] : [];
      }),
    ],
    promotions: quote.applied.flatMap((one) => {
      const promotion = known(one.id);
      return promotion ? [usedOf(one, promotion, promotions.vouchers)] : [];
    }),
    nearly: quote.nearly.flatMap((one) => {
      const promotion = known(one.id);
      return promotion ? [{ ...one, nameTh: promotion.nameTh, nameEn: promotion.nameEn }] : [];
    }),
    problems: [
      ...promotions.vouchers.flatMap((voucher) => voucherProblem(voucher, quote)),
      ...quote.gone
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

/** The floor price was for the computation alone. */
function boughtLine({ floorSatang: _floor, ...line }: Quote<ListedLine>['lines'][number]): NewOrderLine {
  return { ...line, isFree: false };
}

function freeLine(
  gift: Quote<ListedLine>['gifts'][number],
  product: SellableProduct,
  takesStock: boolean,
): NewOrderLine {
  const { productCode, unitNo, unitRate, quantity, unitPriceSatang, discounts } = gift;
  const { discountSatang, amountSatang, taxType, taxRate, taxSatang } = gift;
  const unit = product.units.find((one) => one.unitNo === unitNo);
  return {
    productCode,
    nameTh: product.nameTh,
    nameEn: product.nameEn,
    picture: product.picture,
    unitNo,
    unitNameTh: unit?.nameTh ?? '',
    unitNameEn: unit?.nameEn ?? '',
    unitRate,
    quantity,
    unitPriceSatang,
    discountSatang,
    amountSatang,
    taxType,
    taxRate,
    taxSatang,
    discounts,
    isFree: true,
    priceSource: unit?.price?.source ?? 'base',
    takesStock,
    costSatang: product.costSatang,
  };
}

/** As many as its column holds: a step of one satang fits into a large order more often. */
const MOST_TIMES = 2 ** 31 - 1;

function usedOf(
  { version, times, discountSatang, giftSatang }: Quote<ListedLine>['applied'][number],
  promotion: KnownPromotion,
  vouchers: readonly Voucher[],
): OrderPromotion {
  const { id, nameTh, nameEn, terms } = promotion;
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
    times: Math.min(times, MOST_TIMES),
    discountSatang,
    freeSatang: giftSatang,
    isLimited: coupon !== undefined || isLimited(promotion),
  };
}

/** Why a coupon or code that the buyer named takes nothing off. */
function voucherProblem(
  { kind, promotion }: Voucher,
  { applied, refused, gone }: Pick<Quote<ListedLine>, 'applied' | 'refused' | 'gone'>,
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
