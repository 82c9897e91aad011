/** What cart and checkout show of a computation of the cart, the server's or the page's own; amounts in baht. */
import type { CallAnswer } from '#contract/schemas.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { OrderLine } from '../../orders/order-line.ts';
import type { CartView } from './cart-view.ts';

type Quote = CallAnswer<'quote'>;
export type ShownQuote = Pick<
  Quote,
  'Subtotal' | 'DiscountAmount' | 'DeliveryFee' | 'Total' | 'Promotions' | 'NearlyReached'
> & { Lines: readonly OrderLine[] };

export type ShownDiscount = { id: string; name: string; amount: number };
export type ShownTotals = {
  /** What is bought, before discounts; what is given for nothing is not in it. */
  subtotal: number;
  discounts: ShownDiscount[];
  /** All discounts, and what is free at its list price. */
  saved: number;
  delivery: number;
  total: number;
};

export function shownTotals({
  Subtotal,
  DiscountAmount,
  DeliveryFee,
  Total,
  Promotions = [],
}: ShownQuote): ShownTotals {
  const free = Promotions.reduce((sum, { FreeAmount }) => sum + satangFromBaht(FreeAmount), 0);
  return {
    subtotal: bahtFromSatang(satangFromBaht(Subtotal) - free),
    discounts: Promotions.filter(({ DiscountAmount: amount }) => amount > 0).map((one) => ({
      id: one.PromotionId,
      name: one.Name,
      amount: one.DiscountAmount,
    })),
    saved: DiscountAmount,
    delivery: DeliveryFee,
    total: Total,
  };
}

/** What is paid for the goods, in satang: fees and limits look at it. */
export const goodsSatangOf = ({ Total, DeliveryFee }: Pick<ShownQuote, 'Total' | 'DeliveryFee'>): number =>
  satangFromBaht(Total) - satangFromBaht(DeliveryFee);

export type LineDiscounts = NonNullable<OrderLine['Discounts']>;

/** The discounts of a unit of a product that is bought. */
export function discountsAt({ Lines }: ShownQuote, code: string, unit: number): LineDiscounts {
  const line = Lines.find((one) => one.P_Code === code && one.Unit === unit && !one.IsFree);
  return line?.Discounts ?? [];
}

/** What the promotion of the buyer's coupon is called, while it gives something. */
export const couponNameOf = (quote: Pick<Quote, 'Promotions'> | undefined): string | undefined =>
  quote?.Promotions?.find(({ CouponId }) => CouponId !== undefined)?.Name;

/** Whether the server computes with other prices than the page shows, so that these must be fetched again. */
export function hasOtherPrices({ lines }: Pick<CartView, 'lines'>, quote: Pick<Quote, 'Lines'>): boolean {
  return quote.Lines.some(({ P_Code, Unit, UnitPrice, IsFree }) => {
    const units = lines.find(({ code }) => code === P_Code)?.units;
    const price = units?.find(({ unit }) => unit === Unit)?.priceSatang;
    return !IsFree && price !== satangFromBaht(UnitPrice);
  });
}
