/** The papers of tax law that follow from orders: what they are, who they are between, and what stands on them. */
import type { TaxType } from '../pricing/tax.ts';
import { isThaiTaxNumber } from '../text/thai-tax-number.ts';

/** In the order in which their numbers are taken, so that two jobs never wait for each other. */
export const paperKinds = ['abbreviated', 'full', 'receipt', 'credit'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** A canceled paper keeps its number. */
export type PaperState = 'Approved' | 'Canceled';

const isBranchNumber = (given: string): boolean => /^\d{5}$/.test(given);

/** Who sells: data of a center. A branch has five digits; 00000 is the head office. */
export type Seller = {
  companyTh: string;
  companyEn: string;
  addressTh: string;
  addressEn: string;
  /** May be empty where the seller is not registered. */
  taxId: string;
  branchNo: string;
  isVatRegistered: boolean;
};

/** Who buys, as of when the paper was issued. A branch is five digits; empty: not known. */
export type Buyer = { name: string; address: string; taxId: string; branchNo: string; phone: string };

/** Companies have numbers that begin with 0; a person's own number has no branch. */
const isCompanyNumber = (taxId: string): boolean => taxId.startsWith('0');

/** Whether the buyer is known as a full tax invoice must name them: a company with its branch. */
export function isKnownBuyer({ name, address, taxId, branchNo }: Omit<Buyer, 'phone'>): boolean {
  if (name.trim() === '' || address.trim() === '' || !isThaiTaxNumber(taxId)) return false;
  return isBranchNumber(branchNo) || (branchNo === '' && !isCompanyNumber(taxId));
}

/** Of what is sold by who is registered for VAT: full where it is wished and the buyer is known. */
export const invoiceKind = (buyer: Buyer, { isWished }: { isWished: boolean }): PaperKind =>
  isWished && isKnownBuyer(buyer) ? 'full' : 'abbreviated';

const PREFIX: Record<PaperKind, string> = { abbreviated: 'AB', full: 'TX', receipt: 'RC', credit: 'CN' };

/** `TX-00000-00000042`: kind, branch and the running number of both. */
export const paperNumber = (kind: PaperKind, branchNo: string, running: number): string =>
  `${PREFIX[kind]}-${branchNo}-${String(running).padStart(8, '0')}`;

/** A line of a paper. Prices are those that the buyer pays, tax included; of a credit note what is taken off. */
export type PaperLine = {
  /** Of the order; 0 is the delivery fee, null what is no line of it: a part that is paid before, and its deduction. */
  lineNo: number | null;
  code: string;
  nameTh: string;
  nameEn: string;
  unitTh: string;
  unitEn: string;
  quantity: number;
  unitPriceSatang: number;
  discountSatang: number;
  /** Negative for a deduction alone. */
  amountSatang: number;
  taxType: TaxType;
  taxRate: number;
  taxSatang: number;
  isFree: boolean;
};

/** What a credit note or a receipt of a later payment is about. */
export type PaperReference = { number: string; issuedOn: string; netSatang: number };

/** Why a credit note is issued; a return's own reason stands beside it. */
export type CreditReason = 'short' | 'returned' | 'refused' | 'canceled';
