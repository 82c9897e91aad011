/** Papers of tax law that follow from orders, and who sells at a center. */
import type { GeneratedAlways } from 'kysely';
import type {
  Buyer,
  PaperKind,
  PaperLine,
  PaperReference,
  PaperState,
  Seller,
} from '#domain/papers/paper.ts';
import type { RateSums } from '#domain/papers/paper-sums.ts';
import type { Defaulted, Json, Satang, Tenant } from './columns.ts';

type CenterSellerRow = Tenant & {
  sale_unit: string;
  company_th: string;
  company_en: Defaulted<string>;
  address_th: string;
  address_en: Defaulted<string>;
  tax_id: string;
  branch_no: string;
  is_vat_registered: boolean;
  since: Date;
  version: Defaulted<number>;
};

type PaperNumberRow = Tenant & { seller_key: string; branch_no: string; kind: string; last: number };

/** The invoices, and what of their net worth was credited before. */
export type PaperRefers = { papers: PaperReference[]; creditedSatang: number };

type PaperRow = Tenant & {
  paper_id: GeneratedAlways<number>;
  kind: PaperKind;
  state: Defaulted<PaperState>;
  seller_key: string;
  branch_no: string;
  running: number;
  number: string;
  order_id: string;
  sale_unit: string;
  basis: string;
  issued_on: string;
  issued_at: Date;
  is_receipt: boolean;
  seller: Json<Seller>;
  lines: Json<PaperLine[]>;
  rates: Json<RateSums[]>;
  net_satang: Satang;
  tax_satang: Satang;
  total_satang: Satang;
  refers: Json<PaperRefers>;
  reason: Defaulted<string>;
  canceled_at: Date | null;
};

type PaperBuyerRow = Tenant & { paper_id: number; buyer: Json<Buyer> };

type PaperPaymentRow = Tenant & {
  order_id: string;
  payment_no: number;
  satang: Satang;
  at: Date;
  reference: string;
  undone_at: Date | null;
};

export type PaperTables = {
  center_sellers: CenterSellerRow;
  paper_numbers: PaperNumberRow;
  papers: PaperRow;
  paper_buyers: PaperBuyerRow;
  paper_payments: PaperPaymentRow;
};
