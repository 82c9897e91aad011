import { packOrder } from '#domain/orders/packing.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { OrderDetail } from '../merchant-orders/merchant-orders.queries.ts';

type Packable = {
  Order: Pick<OrderDetail['Order'], 'DeliveryFee'>;
  OrderDetails: readonly Pick<
    OrderDetail['OrderDetails'][number],
    'Line' | 'Quantity' | 'UnitPrice' | 'DiscountAmount' | 'Amount' | 'TaxAmount'
  >[];
};

export type PackedSums = {
  /** What the order comes to, in baht. */
  total: number;
  /** What is missing of each line that is short, in baht. */
  missing: ReadonlyMap<number, number>;
};

/**
 * What the order comes to when so much of its lines is packed, by the rule of the server (`packOrder`); of lines that are
 * not named nothing is packed. Undefined where that is no packing.
 */
export function packedSums(
  { Order, OrderDetails }: Packable,
  counted: ReadonlyMap<number, number>,
): PackedSums | undefined {
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
  const packing = packOrder(
    lines,
    new Map(lines.map(({ lineNo }) => [lineNo, counted.get(lineNo) ?? 0])),
    fee,
  );
  if (!packing) return undefined;
  const packed = new Map(packing.lines.map((line) => [line.lineNo, line]));
  const missing = lines.flatMap(({ lineNo, quantity, amountSatang }): [number, number][] => {
    const part = packed.get(lineNo);
    if (!part || part.quantity === quantity) return [];
    return [[lineNo, bahtFromSatang(amountSatang - part.amountSatang)]];
  });
  return { total: bahtFromSatang(packing.totalSatang), missing: new Map(missing) };
}
