/** A line of an order, or of what is about to become one, as pages show it. */
import type { OrderDetail } from '#contract/orders.schemas.ts';

/** What is shown of a line; its tax is on the sums. */
export type OrderLine = Omit<
  OrderDetail['OrderDetails'][number],
  'TaxType' | 'TaxRate' | 'TaxAmount' | 'TaxIsDerived' | 'PackedTaxAmount'
>;

/** Two promotions may give the same product. */
export const keyOfLine = ({ P_Code, Unit, IsFree, Discounts = [] }: OrderLine): string =>
  [P_Code, Unit, ...(IsFree ? ['free', ...Discounts.map(({ PromotionId }) => PromotionId)] : [])].join('/');
