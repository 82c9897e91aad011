/** Orders in the format of the calls (C-07): baht with 2 decimals, names in the caller's language. */
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import type { Discount } from '#domain/orders/line-money.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { buyerMayCancel, isPacked, type OrderState } from '#domain/orders/order.ts';
import type { OrderAddress } from '#database/tables.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { isForCustomer } from '#domain/orders/order-events.ts';
import { dueSatang, refundDueSatang } from '#domain/orders/order-due.ts';
import { productName, shownName } from '#domain/text/product-name.ts';
import type { Language } from '../../http/messages.ts';
import type {
  Claim,
  NewOrder,
  NewOrderLine,
  OrderRow,
  findLines,
  findOrderPromotions,
} from './orders.queries.ts';
import type { findEvents } from './orders.events.queries.ts';
import {
  presentDiscounts,
  presentNearly,
  presentProblem,
  presentPromotions,
  type Named,
} from './orders.promotions.present.ts';
import type { ComputedQuote } from './orders.quote.rules.ts';

type ListedOrder = CallAnswer<'listOrders'>['Data'][number];

type Line = Pick<
  NewOrderLine,
  | 'productCode'
  | 'nameTh'
  | 'nameEn'
  | 'picture'
  | 'unitNo'
  | 'unitNameTh'
  | 'unitNameEn'
  | 'unitRate'
  | 'quantity'
  | 'unitPriceSatang'
  | 'amountSatang'
  | 'discountSatang'
  | 'taxType'
  | 'taxRate'
  | 'taxSatang'
  | 'isFree'
> & { taxIsDerived?: boolean; discounts?: readonly Discount[] };

function presentLine(line: Line, language: Language, promotions: readonly Named[] = []) {
  return {
    P_Code: line.productCode,
    PRODUCTNAME: productName(language, line),
    PIC_FILENAME: line.picture,
    Unit: line.unitNo,
    UnitName: language === 'en' ? line.unitNameEn : line.unitNameTh,
    UnitRate: line.unitRate,
    Quantity: line.quantity,
    UnitPrice: bahtFromSatang(line.unitPriceSatang),
    DiscountAmount: bahtFromSatang(line.discountSatang),
    ...presentDiscounts(line.discounts ?? [], promotions, language),
    Amount: bahtFromSatang(line.amountSatang),
    TaxType: line.taxType,
    TaxRate: line.taxRate / 100,
    TaxAmount: bahtFromSatang(line.taxSatang),
    IsFree: line.isFree,
    TaxIsDerived: line.taxIsDerived ?? false,
  };
}

export function presentQuote(quote: ComputedQuote, language: Language): CallAnswer<'quote'> {
  const { promotions, nearly } = quote;
  return {
    Lines: quote.lines.map((line) => presentLine(line, language, promotions)),
    Subtotal: bahtFromSatang(quote.subtotalSatang),
    DiscountAmount: bahtFromSatang(quote.discountSatang),
    DeliveryFee: bahtFromSatang(quote.deliveryFeeSatang),
    TaxAmount: bahtFromSatang(quote.taxSatang),
    Total: bahtFromSatang(quote.totalSatang),
    Problems: quote.problems.map((one) => presentProblem(one, language)),
    ...presentPromotions(promotions, language),
    ...(nearly.length > 0 && { NearlyReached: nearly.map((one) => presentNearly(one, language)) }),
  };
}

/** An order without the fields that only a list has. */
type OneOrder = Omit<OrderRow, 'first_name_th' | 'first_name_en' | 'first_picture'> & {
  needs_tax_invoice?: boolean;
  paper_count?: number | null;
};

export function presentOrder(row: OneOrder, language: Language, mayCancel: boolean): OrderDetail['Order'] {
  const total = bahtFromSatang(row.total_satang);
  const status = row.status as OrderState;
  const orderType = row.order_type === 'I' ? 'I' : '3';
  const money = {
    orderType,
    status,
    paymentStatus: row.payment_status,
    totalSatang: row.total_satang,
    returnedSatang: row.returned_satang,
    paidSatang: row.paid_satang,
    refundedSatang: row.refunded_satang,
  } as const;
  const refundSatang = refundDueSatang(money);
  return {
    OrderID: row.order_id,
    SaleUnit: row.sale_unit,
    SaleUnitName: language === 'en' ? row.center_name_en : row.center_name_th,
    OrderType: orderType,
    OrderDate: row.placed_at.toISOString(),
    Customer_Id: row.customer_code ?? '',
    Customer_Name: row.customer_name,
    Status: status,
    PaymentType: row.payment_type,
    PaymentStatus: row.payment_status,
    PaymentMethod: row.payment_method,
    PaymentKind: row.payment_kind,
    PaymentName: language === 'en' ? row.payment_name_en : row.payment_name_th,
    DeliveryMethod: row.delivery_method,
    DeliveryKind: row.delivery_kind as DeliveryKind,
    DeliveryName: language === 'en' ? row.delivery_name_en : row.delivery_name_th,
    Remark: row.remark,
    LineCount: row.line_count ?? 0,
    Money: total,
    MayCancel: mayCancel && buyerMayCancel(status),
    Subtotal: bahtFromSatang(row.subtotal_satang),
    DiscountAmount: bahtFromSatang(row.discount_satang),
    DeliveryFee: bahtFromSatang(row.delivery_fee_satang),
    TaxAmount: bahtFromSatang(row.tax_satang),
    Total: total,
    ...(row.ordered_total_satang === null ? {} : { OrderedTotal: bahtFromSatang(row.ordered_total_satang) }),
    ...(row.returned_satang === 0 ? {} : { ReturnedAmount: bahtFromSatang(row.returned_satang) }),
    AmountDue: bahtFromSatang(dueSatang(money)),
    ...(refundSatang === 0 ? {} : { RefundDue: bahtFromSatang(refundSatang) }),
    ...(money.refundedSatang === 0 ? {} : { RefundedAmount: bahtFromSatang(money.refundedSatang) }),
    ...(row.needs_tax_invoice === undefined
      ? {}
      : { NeedTaxInvoice: row.needs_tax_invoice ? ('Y' as const) : ('N' as const) }),
    ...(row.paper_count ? { PaperCount: row.paper_count } : {}),
  };
}

/** In a list: with the product that identifies it. */
export function presentListed(row: OrderRow, language: Language, mayCancel: boolean): ListedOrder {
  const name = language === 'en' ? row.first_name_en : row.first_name_th;
  return {
    ...presentOrder(row, language, mayCancel),
    FirstProduct: { PRODUCTNAME: shownName(name ?? ''), PIC_FILENAME: row.first_picture },
  };
}

export function presentAddress(address: OrderAddress, language: Language): OrderDetail['ShipTo'] {
  const areas = language === 'en' ? address.english : address;
  return {
    Code: address.code,
    Name: address.name,
    Address: address.address,
    Province: areas.province,
    Ampher: areas.district,
    Town: areas.subdistrict,
    ZipCode: address.postalCode,
    TaxID: address.taxId,
    Phone: address.phone,
  };
}

type How = { language: Language; mayCancel: boolean };
type Rows = {
  order: OneOrder;
  lines: Awaited<ReturnType<typeof findLines>>;
  promotions: Awaited<ReturnType<typeof findOrderPromotions>>;
  events: Awaited<ReturnType<typeof findEvents>>;
};

export function presentDetail(
  { order, lines, promotions, events }: Rows,
  { language, mayCancel }: How,
): OrderDetail {
  return {
    Order: presentOrder(order, language, mayCancel),
    OrderDetails: lines.map((line) =>
      presentStoredLine(line, { language, wasPacked: isPacked(order.status as OrderState), promotions }),
    ),
    ShipTo: presentAddress(order.ship_to, language),
    BillTo: order.bill_to ? presentAddress(order.bill_to, language) : null,
    ...presentPromotions(promotions, language),
    Events: events.filter(isForCustomer).map((event) => ({
      Kind: event.kind,
      Status: event.to_status as OrderState,
      At: event.at.toISOString(),
      By: event.actor_kind,
      Reason: event.reason,
    })),
  };
}

/** `wasPacked`: a line then also has its packed quantity; in full unless the row says otherwise. */
export function presentStoredLine(
  row: Rows['lines'][number],
  {
    language,
    wasPacked,
    promotions,
  }: { language: Language; wasPacked: boolean; promotions: readonly Named[] },
): OrderDetail['OrderDetails'][number] {
  const line = presentLine(lineOfRow(row), language, promotions);
  if (!wasPacked) return line;
  return {
    ...line,
    PackedQuantity: row.packed_quantity ?? row.quantity,
    PackedAmount: bahtFromSatang(row.packed_amount_satang ?? row.amount_satang),
    PackedTaxAmount: bahtFromSatang(row.packed_tax_satang ?? row.tax_satang),
    ...(row.returned_quantity ? { ReturnedQuantity: row.returned_quantity } : {}),
  };
}

function lineOfRow(row: Rows['lines'][number]): Line {
  return {
    productCode: row.product_code,
    nameTh: row.name_th,
    nameEn: row.name_en,
    picture: row.picture,
    unitNo: row.unit_no,
    unitNameTh: row.unit_name_th,
    unitNameEn: row.unit_name_en,
    unitRate: row.unit_rate,
    quantity: row.quantity,
    unitPriceSatang: row.unit_price_satang,
    amountSatang: row.amount_satang,
    discountSatang: row.discount_satang,
    taxType: row.tax_type,
    taxRate: row.tax_rate,
    taxSatang: row.tax_satang,
    isFree: row.is_free,
    discounts: row.discounts,
    taxIsDerived: row.tax_is_derived,
  };
}

/** The response for the order just placed, built from what was written, without reading it back. */
export function presentNewOrder(
  order: NewOrder,
  claim: Claim,
  { language, mayCancel, by }: How & { by: string },
): OrderDetail {
  const row: OneOrder = {
    order_id: order.orderId,
    sale_unit: order.saleUnit,
    order_type: '3',
    status: 'Wait',
    customer_code: order.customerCode,
    payment_type: order.paymentType,
    payment_status: 'unpaid',
    payment_method: order.payment.code,
    payment_kind: order.payment.kind,
    payment_name_th: order.payment.name.th,
    payment_name_en: order.payment.name.en,
    delivery_method: order.delivery.code,
    delivery_kind: order.delivery.kind,
    delivery_name_th: order.delivery.name.th,
    delivery_name_en: order.delivery.name.en,
    subtotal_satang: order.subtotalSatang,
    discount_satang: order.discountSatang,
    delivery_fee_satang: order.deliveryFeeSatang,
    tax_satang: order.taxSatang,
    total_satang: order.totalSatang,
    remark: order.remark,
    ship_to: order.shipTo,
    bill_to: order.billTo,
    needs_tax_invoice: order.needsTaxInvoice,
    placed_at: order.placedAt,
    ordered_total_satang: null,
    returned_satang: 0,
    paid_satang: 0,
    refunded_satang: 0,
    center_name_th: claim.centerNameTh,
    center_name_en: claim.centerNameEn,
    customer_name: claim.customerName,
    line_count: order.lines.length,
  };
  return {
    Order: presentOrder(row, language, mayCancel),
    OrderDetails: order.lines.map((line) => presentLine(line, language, order.promotions)),
    ...presentPromotions(order.promotions, language),
    ShipTo: presentAddress(order.shipTo, language),
    BillTo: order.billTo ? presentAddress(order.billTo, language) : null,
    Events: [{ Kind: 'transition', Status: 'Wait', At: order.placedAt.toISOString(), By: by, Reason: '' }],
  };
}
