/** What the shop owes its customers, and the record that it was paid back. */
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { timeCursor, timePlaceOf } from '../../http/time-cursor.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { assertMayGetCredit } from '../credit/credit.public.ts';
import { payRefund, takeBackRefund } from '../orders/orders.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { changeOrder } from './merchant-order.change.usecases.ts';
import { findRefundsDue, sumRefundsDue } from './merchant-order.refunds.queries.ts';
import { findOwn, type Detail, type Key } from './merchant-order.usecases.ts';

type Wanted<Body> = { key: Key; wanted: Body };

/** A page of the orders of a center that owe their customer. Throws 404 CENTER_NOT_FOUND; 400 for a cursor of no list. */
export async function refundsDue(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit: asked, after, take }: CallParsed<'refundsDue'>['query'],
): Promise<CallAnswer<'refundsDue'>> {
  const place = timePlaceOf(after);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const [rows, { many, satang }] = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => [
      await findRefundsDue(tx, { saleUnit, after: place, take: take + 1 }),
      await sumRefundsDue(tx, { saleUnit }),
    ],
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map((row) => ({
      OrderID: row.orderId,
      SaleUnit: saleUnit,
      OrderDate: row.placedAt.toISOString(),
      Customer_Id: row.customerCode,
      Customer_Name: row.customerName,
      Status: row.status,
      PaidAmount: bahtFromSatang(row.paidSatang),
      RefundDue: bahtFromSatang(row.refundDueSatang),
    })),
    Next: rows.length > take && last ? timeCursor({ at: last.placedAt, key: last.orderId }) : null,
    Count: many,
    Sum: bahtFromSatang(satang),
  };
}

/** Records that all that is owed was paid back. Throws 404 ORDER_NOT_FOUND; 409 REFUND_NOT_DUE, CREDIT_NOT_FOR_CUSTOMER. */
export async function payMerchantRefund(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: Wanted<CallParsed<'payMerchantRefund'>['body']>,
): Promise<Detail> {
  const { Amount, Method: method, Reference: reference, Reason: reason } = wanted;
  return changeOrder(deps, context, {
    key,
    action: 'order.refund',
    work: async (tx, { order, change }) => {
      const satang = satangFromBaht(Amount);
      const { customerCode, config } = change;
      if (method === 'credit') await assertMayGetCredit(tx, { customerCode, config });
      await payRefund(deps, tx, change, { seenSatang: satang, method, reference, reason });
      return {
        before: { PaymentStatus: order.paymentStatus },
        after: {
          RefundSatang: satang,
          RefundMethod: method,
          ...(reference !== '' && { Reference: reference }),
          PaymentStatus: (await findOwn(tx, key)).paymentStatus,
          Reason: reason,
        },
      };
    },
  });
}

/** Takes the record back, within ten minutes. Throws 404 ORDER_NOT_FOUND; 409 REFUND_TOO_LATE. */
export async function undoMerchantRefund(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: Wanted<CallParsed<'undoMerchantRefund'>['body']>,
): Promise<Detail> {
  const { No: refundNo, Reason: reason } = wanted;
  return changeOrder(deps, context, {
    key,
    action: 'order.refundUndone',
    work: async (tx, { order, change }) => {
      const satang = await takeBackRefund(deps, tx, change, { refundNo, reason });
      return {
        before: { RefundSatang: satang, PaymentStatus: order.paymentStatus },
        after: { PaymentStatus: (await findOwn(tx, key)).paymentStatus, Reason: reason },
      };
    },
  });
}
