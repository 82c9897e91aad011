/** Stock at centers, its ledger, lots, transfers and counts. */
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Tenant } from './columns.ts';

type StockRow = Tenant & {
  sale_unit: string;
  product_code: string;
  on_hand: Defaulted<number>;
  held: Defaulted<number>;
  is_active: Defaulted<boolean>;
  /** How much is available, in steps: 0 for nothing. */
  shelf: GeneratedAlways<number>;
};

type StockLedgerRow = Tenant & {
  entry_id: Defaulted<number>;
  at: Defaulted<Date>;
  sale_unit: string;
  product_code: string;
  kind: string;
  on_hand_delta: Defaulted<number>;
  held_delta: Defaulted<number>;
  reference: string;
  /** Null for placed orders, whose makers the orders name, and for reservations. */
  actor_kind: string | null;
  /** Of staff alone. */
  staff_id: string | null;
  /** Of an order what happened to it, else why staff did it. */
  reason: string | null;
  note: string | null;
};

/** Received goods that expire; how many are left follows from the stock. */
type StockLotRow = Tenant & {
  lot_id: Defaulted<number>;
  sale_unit: string;
  product_code: string;
  lot: Defaulted<string>;
  /** YYYY-MM-DD. */
  expires_on: string;
  pieces: number;
};

/** Goods on their way from one center to another. */
type StockTransferRow = Tenant & {
  transfer_id: Defaulted<number>;
  product_code: string;
  from_unit: string;
  to_unit: string;
  pieces: number;
  note: Defaulted<string>;
  sent_at: Date;
  sent_by: string;
  /** Null while they are on their way. */
  ended_at: Date | null;
  ended_by: string | null;
  /** Null for those that went back. */
  received: number | null;
};

/** A sheet on which the products of a center's shelves are counted. */
type StockCountRow = Tenant & {
  count_id: Defaulted<number>;
  sale_unit: string;
  selection: string;
  /** Of a category or a brand. */
  selected_code: Defaulted<string>;
  is_blind: boolean;
  state: Defaulted<string>;
  products: number;
  counted: Defaulted<number>;
  begun_at: Date;
  begun_by: string;
  ended_at: Date | null;
  ended_by: string | null;
};

/** Null together while nobody has counted the product. */
type StockCountLineRow = Tenant & {
  count_id: number;
  product_code: string;
  counted: number | null;
  expected: number | null;
  last_entry: number | null;
  counted_at: Date | null;
  counted_by: string | null;
  booked: number | null;
};

export type StockTables = {
  stock: StockRow;
  stock_ledger: StockLedgerRow;
  stock_lots: StockLotRow;
  stock_transfers: StockTransferRow;
  stock_counts: StockCountRow;
  stock_count_lines: StockCountLineRow;
};
