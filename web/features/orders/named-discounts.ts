import type { OrderDetail } from '#contract/orders.schemas.ts';
import { bahtFromSatang, satangFromBaht, sumSatang } from '#domain/pricing/money.ts';

type Sums = Pick<OrderDetail['Order'], 'Subtotal' | 'DiscountAmount'>;
type NamedDiscounts = {
  /** In baht; without what was given for nothing, as long as that can be told apart. */
  subtotal: number;
  /** A row each; one without a name where only the sum is known. */
  discounts: { id: string; name?: string; amount: number }[];
};

/**
 * The discounts of an order by name. Promotions keep what they gave when the order was placed: once less was packed, only the
 * sum of what they still take off is known, and the lines say by which.
 */
export function namedDiscounts(
  { Subtotal, DiscountAmount }: Sums,
  promotions: OrderDetail['Promotions'] = [],
): NamedDiscounts {
  const free = sumSatang(promotions.map(({ FreeAmount }) => satangFromBaht(FreeAmount)));
  const off = sumSatang(promotions.map((one) => satangFromBaht(one.DiscountAmount)));
  if (free + off !== satangFromBaht(DiscountAmount))
    return { subtotal: Subtotal, discounts: [{ id: '', amount: DiscountAmount }] };
  return {
    subtotal: bahtFromSatang(satangFromBaht(Subtotal) - free),
    discounts: promotions
      .filter((one) => one.DiscountAmount > 0)
      .map(({ PromotionId, Name, DiscountAmount: amount }) => ({ id: PromotionId, name: Name, amount })),
  };
}
