import { dueSatang, refundDueSatang, type OrderMoney } from '#domain/orders/order-due.ts';
import { returnOrder } from '#domain/orders/returns.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';

export type Returned = { Line: number; Quantity: number; Restocked: number };

/** In baht: what the goods are worth, and what is then still to be paid or to be paid back. */
export type ReturnedWorth = { worth: number; due: number; refund: number };

/**
 * What comes of goods of a delivered order without promotions that come back, by the rules of the server (`returnOrder`, `order-due.ts`).
 * Undefined where that is no return.
 */
export function returnedWorth(
  { Order, OrderDetails }: Pick<OrderDetail, 'Order' | 'OrderDetails'>,
  returned: readonly Returned[],
): ReturnedWorth | undefined {
  const back = returnOrder(
    OrderDetails.map((line) => ({
      lineNo: line.Line,
      quantity: line.Quantity,
      unitPriceSatang: satangFromBaht(line.UnitPrice),
      discountSatang: satangFromBaht(line.DiscountAmount),
      amountSatang: satangFromBaht(line.Amount),
      taxSatang: satangFromBaht(line.TaxAmount),
      sent: line.PackedQuantity ?? line.Quantity,
      returned: line.ReturnedQuantity ?? 0,
    })),
    new Map(
      returned.map(({ Line, Quantity, Restocked }) => [Line, { quantity: Quantity, restocked: Restocked }]),
    ),
  );
  return back && worthAfter(Order, back.amountSatang);
}

/** What comes of goods that are worth so much, as the server says where promotions have to be computed anew. */
export function worthAfter(order: OrderDetail['Order'], satang: number): ReturnedWorth {
  const now = moneyOf(order);
  const after = { ...now, returnedSatang: now.returnedSatang + satang };
  return {
    worth: bahtFromSatang(satang),
    due: bahtFromSatang(dueSatang(after)),
    refund: bahtFromSatang(refundDueSatang(after)),
  };
}

function moneyOf(order: OrderDetail['Order']): OrderMoney {
  return {
    orderType: order.OrderType,
    status: order.Status,
    paymentStatus: order.PaymentStatus,
    totalSatang: satangFromBaht(order.Total),
    returnedSatang: satangFromBaht(order.ReturnedAmount ?? 0),
    paidSatang: satangFromBaht(order.PaidAmount),
    refundedSatang: satangFromBaht(order.RefundedAmount),
  };
}
