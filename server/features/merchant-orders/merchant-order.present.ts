/** One order as staff see it, in the specification's fields (B-22); baht with 2 decimals. */
import { bahtFromSatang, percentage } from '#domain/pricing/money.ts';
import { nextStates } from '#domain/orders/order.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { orderParts } from '../orders/orders.public.ts';
import type { MerchantOrder, OrderEvent } from './merchant-order.queries.ts';
import { presentListed } from './merchant-orders.present.ts';

type Detail = CallAnswer<'merchantOrderDetail'>;
type Rows = {
  order: MerchantOrder;
  events: readonly OrderEvent[];
  parts: Awaited<ReturnType<typeof orderParts>>;
};

export function presentMerchantOrder({ order, events, parts }: Rows, language: Language): Detail {
  return {
    Order: presentOrder(order, events, language),
    ...parts,
    Events: events.map((event) => ({
      At: event.at.toISOString(),
      From: event.from,
      To: event.to,
      By: event.staffName ?? (event.actorKind === 'customer' ? order.customerName : event.actorId),
      ByKind: event.actorKind,
      Reason: event.reason,
    })),
    Steps: [...nextStates(order.status)],
  };
}

function presentOrder(
  order: MerchantOrder,
  events: readonly OrderEvent[],
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
    SaleUnitName: centerName,
    CustomerSaleUnit: order.customerSaleUnit ?? order.saleUnit,
    CustomerSaleUnitName:
      (language === 'en' ? order.customerCenterNameEn : order.customerCenterNameTh) ?? centerName,
    REF_5: carrier ?? '',
    REF_6: trackingNo ?? '',
    NeedTaxInvoice: billTo !== null && billTo.taxId !== '' ? 'Y' : 'N',
    Remark4: events.findLast(({ to }) => to === 'Canceled')?.reason ?? '',
    DocState: docState(order),
    Tracking:
      carrier === null || trackingNo === null
        ? null
        : { Carrier: carrier, TrackingNo: trackingNo, Url: trackingUrl },
  };
}

/** The document waits, is valid or is void: the three states that labels name (B-23). */
function docState({ status }: MerchantOrder): Detail['Order']['DocState'] {
  return status === 'Wait' || status === 'Canceled' ? status : 'Approved';
}
