/** One order as staff see it, in the specification's fields (B-22); baht with 2 decimals. */
import { mayApproveIssue, mayRemoveCash, type StaffMember } from '#domain/access/rights.ts';
import { bahtFromSatang, percentage } from '#domain/pricing/money.ts';
import { isIssueApproval } from '#domain/orders/goods-issue.ts';
import { nextStates } from '#domain/orders/order.ts';
import { isRefundedTooMuch, refundDueSatang } from '#domain/orders/order-due.ts';
import { docState } from '#domain/papers/doc-state.ts';
import { undoOf, UNDO_MS } from '#domain/orders/order-undo.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { orderParts } from '../orders/orders.public.ts';
import type { MerchantOrder, HistoryEvent, ReturnRow } from './merchant-order.queries.ts';
import type { RefundRow } from './merchant-order.refunds.queries.ts';
import { presentListed } from './merchant-orders.present.ts';

type Detail = CallAnswer<'merchantOrderDetail'>;
type Rows = {
  order: MerchantOrder;
  events: readonly HistoryEvent[];
  returns: readonly ReturnRow[];
  refunds: readonly RefundRow[];
  now: Date;
  /** Who is shown it. */
  staff: StaffMember;
  parts: Awaited<ReturnType<typeof orderParts>>;
};

export function presentMerchantOrder(
  { order, events, returns, refunds, now, parts, staff }: Rows,
  language: Language,
): Detail {
  return {
    Order: presentOrder(order, { events, staff, language }),
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
      UndoneAt: row.undoneAt?.toISOString() ?? null,
      Lines: row.lines.map(({ line, quantity, restocked }) => ({
        Line: line,
        Quantity: quantity,
        Restocked: restocked,
      })),
    })),
    Refunds: presentRefunds({ refunds, now, staff }),
    Steps: nextStates(order.status, order.orderType).filter(
      (to) => !isIssueApproval(order.orderType, to) || mayApproveIssue(staff, makerOf(events)),
    ),
    ...presentUndo({ order, events, returns, now }),
  };
}

function presentUndo({
  order,
  events,
  returns,
  now,
}: Omit<Rows, 'parts' | 'staff' | 'refunds'>): Pick<Detail, 'UndoTo' | 'UndoReturn' | 'UndoCash'> {
  const { status, cashSatang, cashHandedInAt, cashWithStep } = order;
  const cash =
    cashSatang === null ? null : { withStep: cashWithStep === true, isHandedIn: cashHandedInAt !== null };
  const undo = undoOf({ status, events, cash, now });
  if (typeof undo === 'string')
    return { UndoTo: null, UndoReturn: null, UndoCash: undo === 'cashFirst' ? 'first' : null };
  const last = returns.findLast(({ undoneAt }) => undoneAt === null);
  const backSatang = undo.hasReturn && last ? last.amountSatang + last.feeSatang : 0;
  const after = { ...order, status: undo.to, returnedSatang: order.returnedSatang - backSatang };
  if (isRefundedTooMuch(after)) return { UndoTo: null, UndoReturn: null, UndoCash: 'refundFirst' };
  return {
    UndoTo: undo.to,
    UndoReturn: undo.what === 'return' ? (last?.returnNo ?? null) : null,
    UndoCash: undo.hasCash ? 'with' : null,
  };
}

function presentOrder(
  order: MerchantOrder,
  { events, staff, language }: Pick<Rows, 'events' | 'staff'> & { language: Language },
): Detail['Order'] {
  const { carrier, trackingNo, trackingUrl, orderedTotalSatang } = order;
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
    RefundDue: bahtFromSatang(refundDueSatang(order)),
    PaidAmount: bahtFromSatang(order.paidSatang),
    RefundedAmount: bahtFromSatang(order.refundedSatang),
    Cash: presentCash(order, staff),
    SaleUnitName: centerName,
    CustomerIsHere: order.customerIsHere,
    CustomerSaleUnit: order.customerSaleUnit ?? order.saleUnit,
    CustomerSaleUnitName:
      (language === 'en' ? order.customerCenterNameEn : order.customerCenterNameTh) ?? centerName,
    REF_5: carrier ?? '',
    REF_6: trackingNo ?? '',
    NeedTaxInvoice: order.needsTaxInvoice ? 'Y' : 'N',
    Remark4:
      events.findLast(({ to, kind }) => kind === 'transition' && (to === 'Canceled' || to === 'Returned'))
        ?.reason ?? '',
    DocState: docState(order),
    ...(order.papers.many > 0 && { PaperCount: order.papers.many }),
    Tracking:
      carrier === null || trackingNo === null
        ? null
        : { Carrier: carrier, TrackingNo: trackingNo, Url: trackingUrl },
  };
}

/** The user id of who made the order. */
export const makerOf = (events: readonly Pick<HistoryEvent, 'from' | 'actorId'>[]): string =>
  events.find(({ from }) => from === null)?.actorId ?? '';

function presentCash(order: MerchantOrder, staff: StaffMember): Detail['Order']['Cash'] {
  const { cashSatang, cashTakenAt, cashTakenBy, cashTakenByName, cashHandedInAt } = order;
  if (cashSatang === null || cashTakenAt === null || cashTakenBy === null) return null;
  return {
    Amount: bahtFromSatang(cashSatang),
    At: cashTakenAt.toISOString(),
    By: cashTakenByName ?? cashTakenBy,
    HandedInAt: cashHandedInAt?.toISOString() ?? null,
    MayRemove: cashHandedInAt === null && mayRemoveCash(staff, cashTakenBy),
  };
}

/** The last one that stands can be taken back for a while. */
function presentRefunds({ refunds, now, staff }: Pick<Rows, 'refunds' | 'now' | 'staff'>): Detail['Refunds'] {
  const last = refunds.findLast(({ undoneAt }) => undoneAt === null);
  return refunds.map((row) => ({
    No: row.refundNo,
    Amount: bahtFromSatang(row.satang),
    Method: row.method,
    Reference: row.reference,
    Reason: row.reason,
    At: row.paidAt.toISOString(),
    By: row.staffName ?? row.paidBy,
    UndoneAt: row.undoneAt?.toISOString() ?? null,
    MayUndo:
      row === last && staff.rights.includes('payRefunds') && now.getTime() - row.paidAt.getTime() <= UNDO_MS,
  }));
}
