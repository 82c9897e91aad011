/** The lists of stock as tables (R-47z): what a center has, what expires, what moved a product, transfers and count sheets. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment, wordsOf } from '../runs/runs.public.ts';
import { listCountLines } from './counting.usecases.ts';
import { listExpiring, listStock, stockLedger } from './merchant-stock.usecases.ts';
import { listCounts } from './stock-counts.usecases.ts';
import { listTransfers } from './stock-transfers.usecases.ts';

const MOST_STOCK = 50_000;

type RowOf<
  Name extends
    | 'stockItems'
    | 'expiringStock'
    | 'stockLedger'
    | 'stockTransfers'
    | 'stockCounts'
    | 'stockCountLines',
> = CallAnswer<Name>['Data'][number];
type StockRow = RowOf<'stockItems'> & { SaleUnit: string };

const code = { th: 'รหัสสินค้า', en: 'Product code' };
const name = { th: 'ชื่อสินค้า', en: 'Product' };

const kindWord = wordsOf({
  sale: { th: 'ขาย', en: 'Sale' },
  issue: { th: 'เบิกสินค้า', en: 'Goods issue' },
  return: { th: 'รับคืน', en: 'Return' },
  receive: { th: 'รับเข้า', en: 'Received' },
  transfer: { th: 'โอนระหว่างศูนย์', en: 'Transfer' },
  count: { th: 'นับสต็อก', en: 'Count' },
  adjust: { th: 'ปรับสต็อก', en: 'Adjustment' },
});
const transferWord = wordsOf({
  sent: { th: 'ระหว่างทาง', en: 'On its way' },
  received: { th: 'รับแล้ว', en: 'Received' },
  recalled: { th: 'เรียกคืนแล้ว', en: 'Taken back' },
});
const countWord = wordsOf({
  open: { th: 'กำลังนับ', en: 'Being counted' },
  booked: { th: 'บันทึกแล้ว', en: 'Booked' },
  discarded: { th: 'ยกเลิก', en: 'Discarded' },
});
const selectionWord = wordsOf({
  all: { th: 'สินค้าทั้งหมด', en: 'All products' },
  category: { th: 'หมวดหมู่', en: 'Category' },
  brand: { th: 'แบรนด์', en: 'Brand' },
  low: { th: 'สินค้าใกล้หมด', en: 'Low stock' },
});

export function defineStockExports(deps: Dependencies): void {
  defineListExport<'stockItems', StockRow>(deps, {
    list: 'stock',
    call: 'stockItems',
    title: { th: 'ส่งออกรายการสต็อก', en: 'Export of the stock list' },
    most: MOST_STOCK,
    // Of a product that is not counted there is nothing to say.
    columns: [
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column(code.th, code.en, (row) => row.P_Code),
      column(name.th, name.en, (row) => row.PRODUCTNAME),
      column('พร้อมขาย', 'Available', (row) => (row.Counted === 'Y' ? row.StockAvailable : null)),
      column('คงเหลือ', 'On hand', (row) => (row.Counted === 'Y' ? row.OnHand : null)),
      column('จองไว้', 'Reserved', (row) => (row.Counted === 'Y' ? row.Held : null)),
      column('ขั้นต่ำ', 'Minimum', (row) => (row.Counted === 'Y' ? row.MinimumStock : null)),
      column('เปิดขายที่ศูนย์', 'Offered', (row) => (row.Disable === 'N' ? 'Y' : 'N')),
    ],
    read: async (context, { query }) => {
      const { SaleUnit, Data, Next } = await listStock(deps, context, query);
      return { Data: Data.map((row) => Object.assign(row, { SaleUnit })), Next };
    },
  });
  defineListExport<'expiringStock', RowOf<'expiringStock'>>(deps, {
    list: 'expiringStock',
    call: 'expiringStock',
    title: { th: 'ส่งออกสินค้าใกล้หมดอายุ', en: 'Export of expiring stock' },
    columns: [
      column(code.th, code.en, (row) => row.P_Code),
      column(name.th, name.en, (row) => row.PRODUCTNAME),
      column('ล็อต', 'Lot', (row) => row.Lot),
      column('วันหมดอายุ', 'Expires on', (row) => row.ExpiresOn),
      column('เหลืออีก (วัน)', 'Days left', (row) => row.DaysLeft),
      column('จำนวนคงเหลือ', 'Pieces left', (row) => row.Left),
    ],
    read: (context, { query }) => listExpiring(deps, context, query),
  });
  defineListExport<'stockLedger', RowOf<'stockLedger'>>(deps, {
    list: 'stockLedger',
    call: 'stockLedger',
    title: { th: 'ส่งออกความเคลื่อนไหวสต็อก', en: 'Export of a stock ledger' },
    columns: [
      column('เวลา', 'When', (row) => moment(row.At), 'moment'),
      column('รายการ', 'What', (row, language) => kindWord(row.Kind, language)),
      column('จำนวน', 'Pieces', (row) => row.Pieces),
      column('คงเหลือ', 'Balance', (row) => row.Balance),
      column('เหตุผล', 'Reason', (row) => row.Reason),
      column('หมายเหตุ', 'Note', (row) => row.Note),
      column('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
      column('เอกสารอ้างอิง', 'Reference', (row) => row.Reference),
      column('ผู้ทำรายการ', 'By', (row) => row.ByName),
    ],
    read: (context, { params, query }) => stockLedger(deps, context, { ...params, ...query }),
  });
  defineListExport<'stockTransfers', RowOf<'stockTransfers'>>(deps, {
    list: 'stockTransfers',
    call: 'stockTransfers',
    title: { th: 'ส่งออกรายการโอนสินค้า', en: 'Export of transfers' },
    columns: [
      column(code.th, code.en, (row) => row.P_Code),
      column(name.th, name.en, (row) => row.PRODUCTNAME),
      column('จากศูนย์', 'From', (row) => row.FromName),
      column('ไปศูนย์', 'To', (row) => row.ToName),
      column('ส่ง', 'Sent', (row) => row.Pieces),
      column('รับ', 'Received', (row) => row.Received),
      column('สถานะ', 'State', (row, language) => transferWord(row.State, language)),
      column('หมายเหตุ', 'Note', (row) => row.Note),
      column('ส่งเมื่อ', 'Sent at', (row) => moment(row.SentAt), 'moment'),
      column('ผู้ส่ง', 'Sent by', (row) => row.SentBy),
      column('เสร็จเมื่อ', 'Ended at', (row) => moment(row.EndedAt), 'moment'),
      column('ผู้ปิดรายการ', 'Ended by', (row) => row.EndedBy),
    ],
    read: (context, { query }) => listTransfers(deps, context, query),
  });
  defineCountExports(deps);
}

function defineCountExports(deps: Dependencies): void {
  defineListExport<'stockCounts', RowOf<'stockCounts'>>(deps, {
    list: 'stockCounts',
    call: 'stockCounts',
    title: { th: 'ส่งออกรายการใบนับสต็อก', en: 'Export of count sheets' },
    columns: [
      column('เลขที่ใบนับ', 'Sheet', (row) => row.CountId),
      column('ศูนย์', 'Center', (row) => row.DIST_NAME),
      column('สินค้าที่นับ', 'Products of', (row, language) => selectionWord(row.Selection, language)),
      column('ชื่อ', 'Name', (row) => row.SelectedName),
      column('สถานะ', 'State', (row, language) => countWord(row.State, language)),
      column('จำนวนสินค้า', 'Products', (row) => row.Products),
      column('นับแล้ว', 'Counted', (row) => row.Counted),
      column('เริ่มเมื่อ', 'Begun at', (row) => moment(row.BegunAt), 'moment'),
      column('ผู้เริ่ม', 'Begun by', (row) => row.BegunBy),
      column('ปิดเมื่อ', 'Ended at', (row) => moment(row.EndedAt), 'moment'),
      column('ผู้ปิด', 'Ended by', (row) => row.EndedBy),
    ],
    read: (context, { query }) => listCounts(deps, context, query),
  });
  // What a blind sheet hides, and what a difference is worth, is left out by the call.
  defineListExport<'stockCountLines', RowOf<'stockCountLines'>>(deps, {
    list: 'countLines',
    call: 'stockCountLines',
    title: { th: 'ส่งออกใบนับสต็อก', en: 'Export of a count sheet' },
    most: MOST_STOCK,
    columns: [
      column(code.th, code.en, (row) => row.P_Code),
      column(name.th, name.en, (row) => row.PRODUCTNAME),
      column('หน่วย', 'Unit', (row) => row.Unit),
      column('นับได้', 'Counted', (row) => row.Counted),
      column('ในระบบ', 'Expected', (row) => row.Expected),
      column('ส่วนต่าง', 'Difference', (row) => row.Difference),
      column('มูลค่าส่วนต่าง', 'Worth', (row) => row.Value),
      column('นับเมื่อ', 'Counted at', (row) => moment(row.CountedAt), 'moment'),
      column('ผู้นับ', 'Counted by', (row) => row.CountedBy),
    ],
    read: (context, { params, query }) => listCountLines(deps, context, { id: Number(params.id), ...query }),
  });
}
