/** Papers as calls answer them: baht with 2 decimals. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { PaperDocument } from '../documents/documents.public.ts';
import type { ListedPaperRow, PaperListRow, WholePaperRow } from './paper-lists.queries.ts';

type Paper = CallAnswer<'orderPapers'>['Data'][number];
type Listed = CallAnswer<'merchantPapers'>['Data'][number];

export const presentPaper = (row: PaperListRow): Paper => ({
  PaperId: row.paperId,
  Number: row.number,
  Kind: row.kind,
  IsReceipt: row.isReceipt,
  State: row.state,
  IssuedOn: row.issuedOn,
  OrderID: row.orderId,
  SaleUnit: row.saleUnit,
  Net: bahtFromSatang(row.netSatang),
  Tax: bahtFromSatang(row.taxSatang),
  Total: bahtFromSatang(row.totalSatang),
});

export const presentListedPaper = (row: ListedPaperRow): Listed =>
  Object.assign(presentPaper(row), {
    BuyerName: row.buyer?.name ?? '',
    BuyerTaxID: row.buyer?.taxId ?? '',
    BuyerBranchNo: row.buyer?.branchNo ?? '',
  });

/** As a line of the month's sales tax: a credit note is taken off, a canceled paper counts nothing and keeps its line. */
export function presentTaxLine(row: ListedPaperRow): Listed {
  const sign = row.kind === 'credit' ? -1 : 1;
  const of = (satang: number) => (row.state === 'Canceled' ? 0 : bahtFromSatang(sign * satang));
  return Object.assign(presentListedPaper(row), {
    Net: of(row.netSatang),
    Tax: of(row.taxSatang),
    Total: of(row.totalSatang),
  });
}

export const drawnPaper = (row: WholePaperRow): PaperDocument => ({
  kind: row.kind,
  state: row.state,
  number: row.number,
  orderId: row.orderId,
  issuedOn: row.issuedOn,
  isReceipt: row.isReceipt,
  seller: row.seller,
  buyer: row.buyer,
  lines: row.lines,
  sums: {
    rates: row.rates,
    netSatang: row.netSatang,
    taxSatang: row.taxSatang,
    totalSatang: row.totalSatang,
  },
  refers: row.refers,
  reason: row.reason,
});
