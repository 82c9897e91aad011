/** Papers of a center, and the month's sales tax, as tables (R-47z, U-06j). Amounts are in baht. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, wordsOf } from '../runs/runs.public.ts';
import { listPapers, salesTax } from './shown-papers.usecases.ts';

type Row = CallAnswer<'merchantPapers'>['Data'][number];

const kinds = wordsOf({
  abbreviated: { th: 'ใบกำกับภาษีอย่างย่อ', en: 'Abbreviated tax invoice' },
  full: { th: 'ใบกำกับภาษี', en: 'Tax invoice' },
  receipt: { th: 'ใบเสร็จรับเงิน', en: 'Receipt' },
  credit: { th: 'ใบลดหนี้', en: 'Credit note' },
});
const states = wordsOf({
  Approved: { th: 'ใช้งาน', en: 'Valid' },
  Canceled: { th: 'ยกเลิก', en: 'Canceled' },
});

const columns = [
  column<Row>('วันที่', 'Date', (row) => row.IssuedOn),
  column<Row>('เลขที่', 'Number', (row) => row.Number),
  column<Row>('ประเภท', 'Kind', (row, language) => (row.PaperId === 0 ? '' : kinds(row.Kind, language))),
  column<Row>('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
  column<Row>('ชื่อผู้ซื้อ', 'Buyer', (row) => row.BuyerName),
  column<Row>('เลขประจำตัวผู้เสียภาษี', 'Tax id', (row) => row.BuyerTaxID),
  column<Row>('สาขา', 'Branch', (row) => row.BuyerBranchNo),
  column<Row>('มูลค่าสินค้าหรือบริการ', 'Net', (row) => row.Net),
  column<Row>('ภาษีมูลค่าเพิ่ม', 'VAT', (row) => row.Tax),
  column<Row>('จำนวนเงินรวม', 'Total', (row) => row.Total),
  column<Row>('สถานะ', 'State', (row, language) => (row.PaperId === 0 ? '' : states(row.State, language))),
];

export function definePaperExports(deps: Dependencies): void {
  defineListExport<'merchantPapers', Row>(deps, {
    list: 'papers',
    call: 'merchantPapers',
    title: { th: 'ส่งออกเอกสารภาษี', en: 'Export of tax papers' },
    columns,
    read: ({ visitor }, { query }) => listPapers(deps, visitor, query),
  });
  defineListExport<'salesTax', Row>(deps, {
    list: 'salesTax',
    call: 'salesTax',
    right: 'accounting',
    title: { th: 'รายงานภาษีขาย', en: 'Sales tax report' },
    columns,
    read: async ({ visitor, language }, { query }) => {
      const part = await salesTax(deps, visitor, query);
      // The report ends with its sums.
      const isLast = part.Next === null && part.Data.length > 0;
      return { Data: isLast ? [...part.Data, sumRow(part, language)] : part.Data, Next: part.Next };
    },
  });
}

const sumRow = ({ Net, Tax, Total }: CallAnswer<'salesTax'>, language: 'th' | 'en'): Row => ({
  PaperId: 0,
  Number: language === 'th' ? 'รวม' : 'Sum',
  Kind: 'full',
  IsReceipt: false,
  State: 'Approved',
  IssuedOn: '',
  OrderID: '',
  SaleUnit: '',
  Net,
  Tax,
  Total,
  BuyerName: '',
  BuyerTaxID: '',
  BuyerBranchNo: '',
});
