import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { ListedOrder } from './merchant-orders.queries.ts';

/** An order in the staff's list. */
export function presentListed(row: ListedOrder): CallAnswer<'merchantOrders'>['Data'][number] {
  return {
    OrderID: row.orderId,
    SaleUnit: row.saleUnit,
    OrderType: row.orderType,
    OrderDate: row.placedAt.toISOString(),
    Customer_Id: row.customerCode,
    Customer_Name: row.customerName,
    Status: row.status,
    PaymentType: row.paymentType,
    PaymentStatus: row.paymentStatus,
    DeliveryMethod: row.deliveryMethod,
    DeliveryKind: row.deliveryKind,
    Total: bahtFromSatang(row.totalSatang),
    AmountDue: bahtFromSatang(row.dueSatang),
    LineCount: row.lineCount,
    ...(row.placedByUser === null
      ? {}
      : { PlacedByUser: row.placedByUser, PlacedByName: row.placedByName ?? row.placedByUser }),
    Remark: row.remark,
    StaffNote: row.staffNote,
    ...(row.purpose !== null && { Purpose: row.purpose }),
    ...(row.pieces !== null && { Pieces: row.pieces }),
    ...(row.madeBy !== null && { MadeBy: row.madeBy }),
    ...(row.approvedBy !== null && { ApprovedBy: row.approvedBy }),
  };
}
