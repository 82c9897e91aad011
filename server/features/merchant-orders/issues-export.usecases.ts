/** The goods issues that a list shows, as a table (R-47z). They have no customer and no price. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment, wordsOf } from '../runs/runs.public.ts';
import { listMerchantOrders } from './merchant-orders.list.usecases.ts';
import { statusWord } from './order-export.rules.ts';

const purposeWord = wordsOf({
  sample: { th: 'สินค้าตัวอย่าง', en: 'Sample' },
  internal: { th: 'ใช้ภายใน', en: 'Own use' },
  damaged: { th: 'สินค้าเสียหาย', en: 'Damaged' },
  expired: { th: 'สินค้าหมดอายุ', en: 'Expired' },
  promotion: { th: 'ส่งเสริมการขาย', en: 'Promotion' },
  other: { th: 'อื่น ๆ', en: 'Other' },
});

export const defineIssuesExport = (deps: Dependencies): void =>
  defineListExport<'merchantOrders', CallAnswer<'merchantOrders'>['Data'][number]>(deps, {
    list: 'goodsIssue',
    call: 'merchantOrders',
    title: { th: 'ส่งออกใบเบิกสินค้า', en: 'Export of goods issues' },
    columns: [
      column('เลขที่', 'Number', (row) => row.OrderID),
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column('วันที่', 'Made at', (row) => moment(row.OrderDate), 'moment'),
      column('สถานะ', 'Status', (row, language) => statusWord(row.Status, language)),
      column('วัตถุประสงค์', 'Purpose', (row, language) => purposeWord(row.Purpose ?? null, language)),
      column('จำนวนรายการ', 'Lines', (row) => row.LineCount),
      column('จำนวนชิ้น', 'Pieces', (row) => row.Pieces ?? null),
      column('ผู้เบิก', 'Made by', (row) => row.MadeBy ?? null),
      column('ผู้อนุมัติ', 'Approved by', (row) => row.ApprovedBy ?? null),
      column('หมายเหตุ', 'Remark', (row) => row.Remark),
      column('บันทึกภายใน', 'Internal note', (row) => row.StaffNote),
    ],
    read: ({ visitor }, { query }) => listMerchantOrders(deps, visitor, { ...query, type: 'I' }),
  });
