/** How orders are paid: intents, attempts, what was said of them, the money that came, and what a person decides. */
import type { AttemptState } from '#domain/payments/attempt.ts';
import type { Share } from '#domain/payments/order-payment.ts';
import type { SlipDoubt } from '#domain/payments/slip.ts';
import type { PaymentKind } from '#domain/payments/ways.ts';
import type { Defaulted, Json, Satang, Tenant } from './columns.ts';

export type PaymentSource = 'return' | 'callback' | 'poll' | 'staff' | 'buyer' | 'system';
export type IntentState = 'open' | 'paid' | 'expired' | 'canceled';
export type ReviewKind = 'slip' | 'claim' | 'amount' | 'currency' | 'unknown' | 'refund' | 'record';
export type ReviewState = 'open' | 'approved' | 'refused' | 'settled';

/** What the buyer does next. */
export type NextStep =
  | { kind: 'redirect'; url: string }
  | { kind: 'qr'; payload: string }
  | { kind: 'code'; code: string; barcode?: string; payUrl?: string }
  | { kind: 'post'; url: string; fields: Record<string, string> };

/** What the look-up said of a slip. */
export type StoredFound = {
  satang: number;
  at: string;
  receiver: { bank: string; account: string; name: string };
  sender: { bank: string; name: string };
};
export type RefundState = 'asked' | 'done' | 'refused';

type IntentRow = Tenant & {
  intent_id: string;
  sale_unit: string;
  method: string;
  kind: PaymentKind;
  state: Defaulted<IntentState>;
  created_at: Date;
  expires_at: Date | null;
};

type IntentOrderRow = Tenant & { intent_id: string; order_id: string };

type AttemptRow = Tenant & {
  reference: string;
  intent_id: string;
  attempt_no: number;
  method: string;
  kind: PaymentKind;
  provider: Defaulted<string>;
  provider_id: Defaulted<string>;
  state: AttemptState;
  satang: Satang;
  shares: Json<Share[]>;
  received_satang: Defaulted<Satang>;
  refunded_satang: Defaulted<Satang>;
  reason: Defaulted<string>;
  next: Json<NextStep> | null;
  started_at: Date;
  expires_at: Date;
  looks: Defaulted<number>;
};

type EventRow = Tenant & {
  reference: string;
  said: string;
  at: Date;
  source: PaymentSource;
  state: string;
  satang: Satang | null;
  currency: string;
  refunded_satang: Satang;
  provider_id: string;
  reason: string;
  provider_at: Date | null;
  actor_id: string | null;
};

type ReceivedRow = Tenant & {
  reference: string;
  sale_unit: string;
  satang: Satang;
  /** What of it is booked as paid back. */
  returned_satang: Defaulted<Satang>;
  received_at: Date;
};

type AllocationRow = Tenant & { reference: string; order_id: string; satang: Satang; at: Date };

type ReviewRow = Tenant & {
  review_id: string;
  kind: ReviewKind;
  about: string;
  reference: string | null;
  order_id: string | null;
  sale_unit: string | null;
  satang: Defaulted<Satang>;
  currency: Defaulted<string>;
  sending_bank: Defaulted<string>;
  bank_reference: Defaulted<string>;
  file_id: string | null;
  /** Of sending bank and reference: one slip pays once. */
  slip_key: Defaulted<string>;
  doubt: Defaulted<SlipDoubt | ''>;
  looks: Defaulted<number>;
  found: Json<StoredFound> | null;
  opened_at: Date;
  state: Defaulted<ReviewState>;
  decided_satang: Satang | null;
  decided_at: Date | null;
  decided_by: string | null;
  decided_reason: Defaulted<string>;
};

type ProviderRefundRow = Tenant & {
  reference: string;
  refund_no: number;
  order_id: string;
  satang: Satang;
  goal_satang: Satang;
  state: RefundState;
  reason: string;
  asked_at: Date;
  asked_by: string;
  settled_at: Date | null;
};
type LinkRow = Tenant & {
  order_id: string;
  sale_unit: string;
  secret_hash: string;
  made_at: Date;
  made_by: string;
};

export type PaymentTables = {
  payment_links: LinkRow;
  payment_intents: IntentRow;
  payment_intent_orders: IntentOrderRow;
  payment_attempts: AttemptRow;
  payment_events: EventRow;
  payments_received: ReceivedRow;
  payment_allocations: AllocationRow;
  payment_reviews: ReviewRow;
  payment_refunds: ProviderRefundRow;
};
