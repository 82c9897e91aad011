/** Reports of buying: GA4's e-commerce events, amounts in baht (L-26: currency THB). Pure. */
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { bahtFromSatang, multiplySatang, satangFromBaht, sumSatang } from '#domain/pricing/money.ts';
import type { OfferedUnit } from '../cart/lines/offered-units.ts';

const CURRENCY = 'THB';

type Item = { item_id: string; item_name: string; item_variant: string; price: number; quantity: number };
/** `value` is what the items come to, without delivery. */
type Purchase = { currency: typeof CURRENCY; value: number; items: readonly Item[] };

export type EcommerceEvent =
  | { event: 'add_to_cart' | 'begin_checkout'; ecommerce: Purchase }
  | { event: 'purchase'; ecommerce: Purchase & { transaction_id: string; shipping: number } };

type AddedUnit = Pick<OfferedUnit, 'name' | 'priceSatang'>;

/** So many more of a unit came into the cart. */
export function addedToCart(
  { code, name }: { code: string; name: string },
  { name: unitName, priceSatang }: AddedUnit,
  quantity: number,
): EcommerceEvent {
  return addedAll([{ code, name, unitName, priceSatang, quantity }]);
}

type Added = { code: string; name: string; unitName: string; priceSatang: number; quantity: number };

/** Several lines at once, as when an order is bought again. */
export function addedAll(added: readonly Added[]): EcommerceEvent {
  const value = sumSatang(added.map(({ priceSatang, quantity }) => multiplySatang(priceSatang, quantity)));
  const items = added.map(({ code, name, unitName, priceSatang, quantity }) => ({
    item_id: code,
    item_name: name,
    item_variant: unitName,
    price: bahtFromSatang(priceSatang),
    quantity,
  }));
  return { event: 'add_to_cart', ecommerce: { currency: CURRENCY, value: bahtFromSatang(value), items } };
}

type Lines = OrderDetail['OrderDetails'];
type Sums = { Subtotal: number; DiscountAmount: number };

const itemsOf = (lines: Lines): Item[] =>
  lines.map(({ P_Code, PRODUCTNAME, UnitName, UnitPrice, Quantity }) => ({
    item_id: P_Code,
    item_name: PRODUCTNAME,
    item_variant: UnitName,
    price: UnitPrice,
    quantity: Quantity,
  }));

const valueOf = ({ Subtotal, DiscountAmount }: Sums): number =>
  bahtFromSatang(satangFromBaht(Subtotal) - satangFromBaht(DiscountAmount));

/** The checkout was opened, with what the shop computed for the cart. */
export function checkoutBegun(quote: Sums & { Lines: Lines }): EcommerceEvent {
  const ecommerce: Purchase = { currency: CURRENCY, value: valueOf(quote), items: itemsOf(quote.Lines) };
  return { event: 'begin_checkout', ecommerce };
}

/** The order was placed. */
export function purchased({
  Order,
  OrderDetails,
}: Pick<OrderDetail, 'Order' | 'OrderDetails'>): EcommerceEvent {
  const ecommerce = {
    transaction_id: Order.OrderID,
    currency: CURRENCY,
    value: valueOf(Order),
    shipping: Order.DeliveryFee,
    items: itemsOf(OrderDetails),
  } as const;
  return { event: 'purchase', ecommerce };
}
