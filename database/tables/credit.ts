/** Customer credit: what orders hold of it, and the ledger of what changed. */
import type { Defaulted, Satang, Tenant } from './columns.ts';

export type CreditEntryKind =
  | 'reserved'
  | 'released'
  | 'delivered'
  | 'changed'
  | 'paid'
  | 'undone'
  | 'repaid'
  | 'refunded'
  | 'limit'
  | 'adjusted'
  | 'sap'
  | 'merged';

type CreditOrderRow = Tenant & {
  order_id: string;
  customer_code: string;
  reserved_satang: Defaulted<Satang>;
  debt_satang: Defaulted<Satang>;
  given_satang: Defaulted<Satang>;
  delivered_at: Date | null;
  taken_over_at: Date | null;
};

type CreditEntryRow = Tenant & {
  customer_code: string;
  entry_id: Defaulted<number>;
  at: Date;
  kind: CreditEntryKind;
  order_id: string | null;
  debt_delta: Defaulted<Satang>;
  reserved_delta: Defaulted<Satang>;
  limit_delta: Defaulted<Satang>;
  debt_satang: Satang;
  reserved_satang: Satang;
  limit_satang: Satang;
  reference: Defaulted<string>;
  reason: Defaulted<string>;
  actor_kind: string;
  actor_id: string;
};

export type CreditTables = {
  credit_orders: CreditOrderRow;
  credit_entries: CreditEntryRow;
};
