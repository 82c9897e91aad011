import { packOrder } from '#domain/orders/packing.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';

type Packable = {
  Order: Pick<OrderDetail['Order'], 'DeliveryFee'>;
  OrderDetails: readonly Pick<
    OrderDetail['OrderDetails'][number],
    'Line' | 'Quantity' | 'UnitPrice' | 'DiscountAmount' | 'Amount' | 'TaxAmount'
  >[];
};

/**
 * What the order comes to in baht when so much of its lines is packed, by the rule of the server (`packOrder`); lines that
 * are not named are packed in full. Undefined where that is no packing.
 */
export function packedTotal(
  { Order, OrderDetails }: Packable,
  less: readonly { Line: number; Packed: number }[],
): number | undefined {
  const lines = OrderDetails.map(({ Line, Quantity, UnitPrice, DiscountAmount, Amount, TaxAmount }) => ({
    lineNo: Line,
    quantity: Quantity,
    unitPriceSatang: satangFromBaht(UnitPrice),
    discountSatang: satangFromBaht(DiscountAmount),
    amountSatang: satangFromBaht(Amount),
    taxSatang: satangFromBaht(TaxAmount),
  }));
  // The fee's tax is in the fee: it does not change the total.
  const fee = { deliveryFeeSatang: satangFromBaht(Order.DeliveryFee), deliveryTaxSatang: 0 };
  const packing = packOrder(lines, new Map(less.map(({ Line, Packed }) => [Line, Packed])), fee);
  return packing && bahtFromSatang(packing.totalSatang);
}
