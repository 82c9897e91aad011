/** The parts of an order shared by buyers and staff: its lines and its addresses. */
import type { ShortReason } from '#domain/orders/packing.ts';
import { isPacked, type OrderState } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderAddress } from '#database/tables.ts';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import type { Language } from '../../http/messages.ts';
import { presentAddress, presentStoredLine } from './orders.present.ts';
import { presentPromotions } from './orders.promotions.present.ts';
import { findLines, findOrderPromotions } from './orders.queries.ts';

type Order = { orderId: string; status: OrderState; shipTo: OrderAddress; billTo: OrderAddress | null };
type Parts = Pick<OrderDetail, 'ShipTo' | 'BillTo' | 'Promotions'> & {
  /** With the number that identifies each line, and why less of it was packed. */
  OrderDetails: (OrderDetail['OrderDetails'][number] & { Line: number; ShortBecause?: ShortReason })[];
};

export async function orderParts(
  tx: TenantTransaction,
  { orderId, status, shipTo, billTo }: Order,
  language: Language,
): Promise<Parts> {
  const [lines, promotions] = await Promise.all([findLines(tx, orderId), findOrderPromotions(tx, orderId)]);
  const wasPacked = isPacked(status);
  return {
    OrderDetails: lines.map((line) =>
      Object.assign(presentStoredLine(line, { language, wasPacked, promotions }), {
        Line: line.line_no,
        ...(line.packed_why !== null && { ShortBecause: line.packed_why as ShortReason }),
      }),
    ),
    ...presentPromotions(promotions, language),
    ShipTo: presentAddress(shipTo, language),
    BillTo: billTo ? presentAddress(billTo, language) : null,
  };
}
