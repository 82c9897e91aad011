/** Carts, stock reserved for a checkout, and orders. */
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { IssuePurpose } from '#domain/orders/goods-issue.ts';
import type { Discount } from '#domain/orders/line-money.ts';
import type { OrderEventKind } from '#domain/orders/order-events.ts';
import type { PaymentStatus, RefundMethod } from '#domain/orders/payment.ts';
import type { PaymentKind } from '#domain/payments/ways.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import type { Defaulted, Json, Satang, Tenant } from './columns.ts';

/** A line of a mirrored cart: milliseconds of its last change and of its addition; `removed` ones are tombstones. */
export type StoredCartLine = {
  P_Code: string;
  qty1: number;
  qty2: number;
  qty3: number;
  selected: boolean;
  changedAt: number;
  addedAt: number;
  removed: boolean;
};

type CartRow = Tenant & {
  customer_code: string;
  sale_unit: string;
  mode: string;
  version: Defaulted<number>;
  lines: ColumnType<StoredCartLine[], string | undefined, string>;
  updated_at: Date;
};

type StockReservationRow = Tenant & {
  customer_code: string;
  hold_id: string;
  sale_unit: string;
  codes: string[];
  pieces: number[];
  expires_at: Date;
};

type StockReservationSpanRow = Tenant & { customer_code: string; began_at: Date };

/** A postal address as of when the order was placed (B-22, ShipTo and BillTo). */
export type OrderAddress = {
  code: string;
  name: string;
  address: string;
  province: string;
  district: string;
  subdistrict: string;
  /** The same areas for English readers; documents about tax are always Thai. */
  english: { province: string; district: string; subdistrict: string };
  postalCode: string;
  taxId: string;
  /** Of a company whose branch was known. */
  branchNo?: string;
  phone: string;
};

type OrderRow = Tenant & {
  order_id: string;
  sale_unit: string;
  order_type: Defaulted<string>;
  status: string;
  /** Null for a goods issue. */
  customer_code: string | null;
  /** What a goods issue is for. */
  purpose: IssuePurpose | null;
  placed_by_user: string | null;
  /** In which it was placed; of no meaning for a goods issue. */
  language: Defaulted<'th' | 'en'>;
  payment_type: number;
  payment_status: Defaulted<PaymentStatus>;
  /** The shop's own code, kind and names of the way to pay, as of when it was placed. */
  payment_method: Defaulted<string>;
  payment_kind: Defaulted<PaymentKind>;
  payment_name_th: Defaulted<string>;
  payment_name_en: Defaulted<string>;
  delivery_method: string;
  delivery_kind: Defaulted<string>;
  delivery_name_th: Defaulted<string>;
  delivery_name_en: Defaulted<string>;
  subtotal_satang: Satang;
  discount_satang: Defaulted<Satang>;
  delivery_fee_satang: Defaulted<Satang>;
  /** The tax included in the fee, and in the total. */
  delivery_tax_satang: Defaulted<Satang>;
  total_satang: Satang;
  tax_satang: Defaulted<Satang>;
  remark: Defaulted<string>;
  staff_note: Defaulted<string>;
  ship_to: Json<OrderAddress>;
  bill_to: Json<OrderAddress> | null;
  /** The buyer wishes a full tax invoice. */
  needs_tax_invoice: Defaulted<boolean>;
  placed_at: Date;
  updated_at: Date;
  /** The total as ordered, if less was packed. */
  ordered_total_satang: Satang | null;
  carrier: string | null;
  tracking_no: string | null;
  tracking_url: string | null;
  /** What came back was worth so much, of the total. */
  returned_satang: Defaulted<Satang>;
  paid_satang: Defaulted<Satang>;
  /** Of what was paid. */
  refunded_satang: Defaulted<Satang>;
  /** Still to be paid, and what the shop owes: by the rules of `domain/orders/order-due.ts`. */
  due_satang: GeneratedAlways<Satang>;
  refund_due_satang: GeneratedAlways<Satang>;
  /** Staff left a note for each other; written by the database. */
  has_note: Defaulted<boolean>;
  is_noted: GeneratedAlways<boolean>;
  /** Province and district of where it goes; generated. */
  ship_place: GeneratedAlways<string | null>;
};

type OrderLineRow = Tenant & {
  order_id: string;
  line_no: number;
  product_code: string;
  name_th: string;
  name_en: string;
  picture: string | null;
  unit_no: number;
  unit_name_th: string;
  unit_name_en: string;
  unit_rate: number;
  quantity: number;
  /** One unit before discounts. */
  unit_price_satang: Satang;
  discount_satang: Defaulted<Satang>;
  discounts: Json<readonly Discount[]>;
  amount_satang: Satang;
  tax_type: TaxType;
  /** Hundredths of a percent. */
  tax_rate: number;
  tax_satang: Satang;
  /** Type and rate are not of the day of the order but of the product as it was later: no tax document shows them. */
  tax_is_derived: Defaulted<boolean>;
  is_free: Defaulted<boolean>;
  price_source: string;
  takes_stock: boolean;
  /** Of one piece as it was ordered, without tax; for staff with the right alone. Null where it was not known. */
  cost_satang: Satang | null;
};

type PackedLineRow = Tenant & {
  order_id: string;
  line_no: number;
  quantity: number;
  discount_satang: Satang;
  amount_satang: Satang;
  tax_satang: Satang;
  why: string | null;
};

/** Of one line, while it is being packed. */
type PackingCount = { Line: number; Packed: number };

type PackingCountsRow = Tenant & {
  order_id: string;
  user_id: string;
  counts: Json<PackingCount[]>;
  counted_at: Date;
};

type OrderEventRow = Tenant & {
  order_id: string;
  event_id: Defaulted<number>;
  at: Date;
  from_status: string | null;
  to_status: string;
  actor_kind: string;
  actor_id: string;
  /** Shown to the customer. */
  reason: Defaulted<string>;
  kind: Defaulted<OrderEventKind>;
  /** For staff alone. */
  note: Defaulted<string>;
};

type OrderReturnRow = Tenant & {
  order_id: string;
  return_no: number;
  at: Date;
  actor_kind: string;
  actor_id: string;
  reason: string;
  is_whole: boolean;
  amount_satang: Satang;
  tax_satang: Satang;
  fee_satang: Defaulted<Satang>;
  /** When and by whom it was taken back; it counts no more then. */
  undone_at: Date | null;
  undone_by_kind: string | null;
  undone_by: string | null;
};

type OrderReturnLineRow = Tenant & {
  order_id: string;
  return_no: number;
  line_no: number;
  quantity: number;
  restocked: number;
  discount_satang: Satang;
  amount_satang: Satang;
  tax_satang: Satang;
};

type CashReceiptRow = Tenant & {
  order_id: string;
  sale_unit: string;
  satang: Satang;
  taken_at: Date;
  taken_by_kind: string;
  taken_by: string;
  handed_in_at: Date | null;
  handed_in_to: string | null;
  /** Booked in one go with the step to Delivered, and taken back with it. */
  with_step: Defaulted<boolean>;
  hand_in_id: number | null;
};

/** All that a person held at a center, handed in at once. */
type CashHandInRow = Tenant & {
  hand_in_id: GeneratedAlways<number>;
  sale_unit: string;
  handed_in_by: string;
  received_by: string;
  at: Date;
  many: number;
  satang: Satang;
};

type RefundRow = Tenant & {
  order_id: string;
  refund_no: number;
  satang: Satang;
  method: RefundMethod;
  reference: Defaulted<string>;
  reason: string;
  paid_at: Date;
  paid_by_kind: string;
  paid_by: string;
  /** When, by whom and why the record was taken back; it counts no more then. */
  undone_at: Date | null;
  undone_by: string | null;
  undone_reason: string | null;
};

/** What a refund of an erased customer was about. */
export type KeptRefund = { no: number; reference: string; reason: string };

/** What the law keeps of an erased customer's order. */
type KeptPaperRow = Tenant & {
  order_id: string;
  customer_name: string;
  ship_to: Json<OrderAddress>;
  bill_to: Json<OrderAddress> | null;
  refunds: Json<KeptRefund[]>;
  kept_until: Date;
};

type IdempotencyKeyRow = Tenant & {
  owner: string;
  call: string;
  key: string;
  request_hash: string;
  answer: string | null;
  created_at: Defaulted<Date>;
};

type OutboxRow = Tenant & {
  job_id: Defaulted<string>;
  queue: string;
  subject: string;
  start_after: Date | null;
};

export type OrdersTables = {
  carts: CartRow;
  stock_holds: StockReservationRow;
  stock_hold_spans: StockReservationSpanRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  packed_lines: PackedLineRow;
  packing_counts: PackingCountsRow;
  order_events: OrderEventRow;
  order_returns: OrderReturnRow;
  order_return_lines: OrderReturnLineRow;
  cash_receipts: CashReceiptRow;
  cash_hand_ins: CashHandInRow;
  refunds: RefundRow;
  kept_papers: KeptPaperRow;
  idempotency_keys: IdempotencyKeyRow;
  outbox: OutboxRow;
};
