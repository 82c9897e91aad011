/** One order as staff see it, in the specification's fields (B-22); baht with 2 decimals. */
import { bahtFromSatang, percentage } from '#domain/pricing/money.ts';
import { nextStates } from '#domain/orders/order.ts';
import { dueSatang, refundDueSatang } from '#domain/orders/order-due.ts';
import { undoneState } from '#domain/orders/order-undo.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { orderParts } from '../orders/orders.public.ts';
import type { MerchantOrder, HistoryEvent, ReturnRow } from './merchant-order.queries.ts';
import { presentListed } from './merchant-orders.present.ts';

type Detail = CallAnswer<'merchantOrderDetail'>;
type Rows = {
  order: MerchantOrder;
  events: readonly HistoryEvent[];
  returns: readonly ReturnRow[];
  now: Date;
  parts: Awaited<ReturnType<typeof orderParts>>;
};

export function presentMerchantOrder(
  { order, events, returns, now, parts }: Rows,
  language: Language,
): Detail {
  return {
    Order: presentOrder(order, events, language),
    ...parts,
    Events: events.map((event) => ({
      Kind: event.kind,
      At: event.at.toISOString(),
      From: event.from,
      To: event.to,
      By: event.staffName ?? (event.actorKind === 'customer' ? order.customerName : event.actorId),
      ByKind: event.actorKind,
      Reason: event.reason,
      Note: event.note,
    })),
    Returns: returns.map((row) => ({
      No: row.returnNo,
      At: row.at.toISOString(),
      By: row.staffName ?? row.actorId,
      Reason: row.reason,
      Amount: bahtFromSatang(row.amountSatang + row.feeSatang),
      Lines: row.lines.map(({ line, quantity, restocked }) => ({
        Line: line,
        Quantity: quantity,
        Restocked: restocked,
      })),
    })),
    Steps: [...nextStates(order.status, order.orderType)],
    UndoTo:
      undoneState({
        status: order.status,
        last: events.findLast(({ kind }) => kind === 'transition'),
        isBuiltOn: order.cashSatang !== null || returns.length > 0,
        now,
      }) ?? null,
  };
}

function presentOrder(
  order: MerchantOrder,
  events: readonly HistoryEvent[],
  language: Language,
): Detail['Order'] {
  const { carrier, trackingNo, trackingUrl, orderedTotalSatang, billTo } = order;
  const listed = presentListed(order);
  const centerName = language === 'en' ? order.centerNameEn : order.centerNameTh;
  return {
    ...listed,
    DeliveryName: language === 'en' ? order.deliveryNameEn : order.deliveryNameTh,
    Money: listed.Total,
    Subtotal: bahtFromSatang(order.subtotalSatang),
    DiscountAmount: bahtFromSatang(order.discountSatang),
    DiscountRate: percentage(order.discountSatang, order.subtotalSatang),
    DeliveryFee: bahtFromSatang(order.deliveryFeeSatang),
    TaxAmount: bahtFromSatang(order.taxSatang),
    ...(orderedTotalSatang === null ? {} : { OrderedTotal: bahtFromSatang(orderedTotalSatang) }),
    ...(order.returnedSatang === 0 ? {} : { ReturnedAmount: bahtFromSatang(order.returnedSatang) }),
    AmountDue: bahtFromSatang(order.orderType === 'I' ? 0 : dueSatang(order)),
    RefundDue: bahtFromSatang(refundDueSatang(order, order.cashSatang ?? 0)),
    Cash: presentCash(order),
    SaleUnitName: centerName,
    CustomerSaleUnit: order.customerSaleUnit ?? order.saleUnit,
    CustomerSaleUnitName:
      (language === 'en' ? order.customerCenterNameEn : order.customerCenterNameTh) ?? centerName,
    REF_5: carrier ?? '',
    REF_6: trackingNo ?? '',
    NeedTaxInvoice: billTo !== null && billTo.taxId !== '' ? 'Y' : 'N',
    Remark4:
      events.findLast(({ to, kind }) => kind === 'transition' && (to === 'Canceled' || to === 'Returned'))
        ?.reason ?? '',
    DocState: docState(order),
    Tracking:
      carrier === null || trackingNo === null
        ? null
        : { Carrier: carrier, TrackingNo: trackingNo, Url: trackingUrl },
  };
}

function presentCash(order: MerchantOrder): Detail['Order']['Cash'] {
  const { cashSatang, cashTakenAt, cashTakenBy, cashTakenByName, cashHandedInAt } = order;
  if (cashSatang === null || cashTakenAt === null || cashTakenBy === null) return null;
  return {
    Amount: bahtFromSatang(cashSatang),
    At: cashTakenAt.toISOString(),
    By: cashTakenByName ?? cashTakenBy,
    HandedInAt: cashHandedInAt?.toISOString() ?? null,
  };
}

/** The document waits, is valid or is void: the three states that labels name (B-23). */
function docState({ status }: MerchantOrder): Detail['Order']['DocState'] {
  return status === 'Wait' || status === 'Canceled' ? status : 'Approved';
}
