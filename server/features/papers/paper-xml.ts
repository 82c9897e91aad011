/**
 * A paper as XML, in the structure of ETDA's message standard for tax invoices (ER3-2560, UN/CEFACT cross industry invoice). It is
 * an export: neither signed nor sent, and no e-Tax document until it is.
 */
import type { Buyer, PaperKind, PaperLine } from '#domain/papers/paper.ts';
import type { PaperDocument } from '../documents/documents.public.ts';
import { paperTitle } from '../documents/documents.public.ts';

/** The message of each kind. */
const MESSAGES: Record<PaperKind, string> = {
  full: 'TaxInvoice',
  abbreviated: 'AbbreviatedTaxInvoice',
  receipt: 'Receipt',
  credit: 'DebitCreditNote',
};

/** An invoice that is the receipt as well has a code of its own. */
function typeCode({ kind, isReceipt }: PaperDocument): string {
  if (kind === 'credit') return '81';
  if (kind === 'receipt') return 'T01';
  if (kind === 'abbreviated') return isReceipt ? 'T06' : 'T05';
  return isReceipt ? 'T03' : '388';
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no form for control characters. */
const clean = (text: string): string => text.replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');
const escaped = (text: string): string => clean(text).replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

type Attributes = Readonly<Record<string, string>>;
const tagged = (name: string, attributes: Attributes, inner: string): string => {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  return `<${name}${given}>${inner}</${name}>`;
};
const group = (name: string, ...parts: string[]): string => tagged(`ram:${name}`, {}, parts.join(''));
const value = (name: string, text: string, attributes: Attributes = {}): string =>
  tagged(`ram:${name}`, attributes, escaped(text));
const valueIf = (name: string, text: string): string => (text === '' ? '' : value(name, text));

/** Exact: satang as baht with 2 decimals, without a floating number between. */
const money = (satang: number): string => {
  const digits = String(Math.abs(satang)).padStart(3, '0');
  return `${satang < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export function paperXml(paper: PaperDocument, issuedAt: Date): string {
  const message = `${MESSAGES[paper.kind]}_CrossIndustryInvoice`;
  const urn = 'urn:etda:uncefact:data:standard:';
  const spaces = {
    'xmlns:rsm': `${urn}${message}:2`,
    'xmlns:ram': `${urn}${MESSAGES[paper.kind]}_ReusableAggregateBusinessInformationEntity:2`,
  };
  const inner = [
    tagged(
      'rsm:ExchangedDocumentContext',
      {},
      group(
        'GuidelineSpecifiedDocumentContextParameter',
        value('ID', 'ER3-2560', { schemeAgencyID: 'ETDA', schemeVersionID: 'v2.0' }),
      ),
    ),
    tagged(
      'rsm:ExchangedDocument',
      {},
      [
        value('ID', paper.number),
        value('Name', paperTitle(paper).th),
        value('TypeCode', typeCode(paper)),
        value('IssueDateTime', `${paper.issuedOn}T00:00:00.000`),
        valueIf('Purpose', paper.kind === 'credit' ? paper.reason : ''),
        value('CreationDateTime', issuedAt.toISOString()),
      ].join(''),
    ),
    tagged('rsm:SupplyChainTradeTransaction', {}, transaction(paper)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tagged(`rsm:${message}`, spaces, inner.join(''))}\n`;
}

function transaction(paper: PaperDocument): string {
  return [
    group('ApplicableHeaderTradeAgreement', seller(paper), buyer(paper.buyer), ...references(paper)),
    group('ApplicableHeaderTradeDelivery'),
    settlement(paper),
    ...paper.lines.map((line, index) => lineItem(line, index + 1)),
  ].join('');
}

const place = (address: string): string =>
  group(
    'PostalTradeAddress',
    valueIf('PostcodeCode', /\b\d{5}\b(?!.*\b\d{5}\b)/s.exec(address)?.[0] ?? ''),
    value('LineOne', address),
    value('CountryID', 'TH', { schemeID: '3166-1 alpha-2' }),
  );

/** A company's number is followed by its branch. */
const registration = (taxId: string, branchNo: string): string => {
  if (taxId === '') return '';
  const id =
    branchNo === ''
      ? value('ID', taxId, { schemeID: 'NIDN' })
      : value('ID', `${taxId}${branchNo}`, { schemeID: 'TXID' });
  return group('SpecifiedTaxRegistration', id);
};

const seller = ({ seller: { companyTh, addressTh, taxId, branchNo } }: PaperDocument): string =>
  group('SellerTradeParty', value('Name', companyTh), registration(taxId, branchNo), place(addressTh));

const buyer = (known: Buyer | null): string =>
  known
    ? group(
        'BuyerTradeParty',
        value('Name', known.name),
        registration(known.taxId, known.branchNo),
        place(known.address),
      )
    : '';

const references = ({ refers }: PaperDocument): string[] =>
  refers.papers.map(({ number, issuedOn }) =>
    group(
      'AdditionalReferencedDocument',
      value('IssuerAssignedID', number),
      value('IssueDateTime', `${issuedOn}T00:00:00.000`),
      value('ReferenceTypeCode', number.startsWith('AB-') ? 'T05' : '388'),
    ),
  );

function settlement(paper: PaperDocument): string {
  const { sums, kind, refers } = paper;
  const before = refers.papers.reduce((all, { netSatang }) => all + netSatang, 0) - refers.creditedSatang;
  const isCredit = kind === 'credit';
  const taxes = sums.rates.map(({ rate, netSatang, taxSatang }) =>
    group(
      'ApplicableTradeTax',
      value('TypeCode', rate === null ? 'FRE' : 'VAT'),
      value('CalculatedRate', rate === null ? '0.00' : (rate / 100).toFixed(2)),
      value('BasisAmount', money(netSatang)),
      value('CalculatedAmount', money(taxSatang)),
    ),
  );
  return group(
    'ApplicableHeaderTradeSettlement',
    value('InvoiceCurrencyCode', 'THB', { listID: 'ISO 4217 3A' }),
    ...taxes,
    group(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      isCredit ? value('OriginalInformationAmount', money(before)) : '',
      value('LineTotalAmount', money(isCredit ? before - sums.netSatang : sums.netSatang)),
      isCredit ? value('DifferenceInformationAmount', money(sums.netSatang)) : '',
      value('TaxBasisTotalAmount', money(sums.netSatang)),
      value('TaxTotalAmount', money(sums.taxSatang)),
      value('GrandTotalAmount', money(sums.totalSatang)),
    ),
  );
}

function lineItem(line: PaperLine, no: number): string {
  const { code, nameTh, quantity, unitTh, unitPriceSatang, amountSatang, taxSatang } = line;
  const name = line.lineNo === null && nameTh === '' ? 'เงินรับล่วงหน้า' : nameTh;
  return group(
    'IncludedSupplyChainTradeLineItem',
    group('AssociatedDocumentLineDocument', value('LineID', String(no))),
    group('SpecifiedTradeProduct', valueIf('ID', code), value('Name', name)),
    group(
      'SpecifiedLineTradeAgreement',
      group('GrossPriceProductTradePrice', value('ChargeAmount', money(unitPriceSatang))),
    ),
    group('SpecifiedLineTradeDelivery', value('BilledQuantity', String(quantity), { unitCode: unitTh })),
    group(
      'SpecifiedLineTradeSettlement',
      group(
        'SpecifiedTradeSettlementLineMonetarySummation',
        value('TaxTotalAmount', money(taxSatang)),
        value('NetLineTotalAmount', money(amountSatang - taxSatang)),
        value('NetIncludingTaxesLineTotalAmount', money(amountSatang)),
      ),
    ),
  );
}
