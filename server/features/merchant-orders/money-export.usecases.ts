/** Cash that is held, what was handed in, and refunds that are due, as tables (R-47z). Amounts are in baht. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment } from '../runs/runs.public.ts';
import { cashHandIn, cashHandIns } from './cash-hand-ins.usecases.ts';
import { heldCash } from './merchant-order.cash.usecases.ts';
import { refundsDue } from './merchant-order.refunds.usecases.ts';

type RowOf<Name extends 'heldCash' | 'cashHandIns' | 'cashHandIn' | 'refundsDue'> =
  CallAnswer<Name>['Data'][number];

export function defineMoneyExports(deps: Dependencies): void {
  defineListExport<'heldCash', RowOf<'heldCash'>>(deps, {
    list: 'cash',
    call: 'heldCash',
    title: { th: 'ส่งออกเงินสดที่ยังไม่นำส่ง', en: 'Export of cash to be handed in' },
    columns: [
      column('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column('ลูกค้า', 'Customer', (row) => row.Customer_Name),
      column('จำนวนเงิน', 'Amount', (row) => row.Amount),
      column('รับเงินเมื่อ', 'Taken at', (row) => moment(row.At), 'moment'),
      column('ผู้รับเงิน', 'Taken by', (row) => row.By),
    ],
    read: ({ visitor }, { query }) => heldCash(deps, visitor, query),
  });
  defineListExport<'cashHandIns', RowOf<'cashHandIns'>>(deps, {
    list: 'handIns',
    call: 'cashHandIns',
    title: { th: 'ส่งออกการนำส่งเงินสด', en: 'Export of cash handed in' },
    columns: [
      column('เลขที่', 'Number', (row) => row.HandInId),
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column('นำส่งเมื่อ', 'Handed in at', (row) => moment(row.At), 'moment'),
      column('ผู้นำส่ง', 'By', (row) => row.By),
      column('ผู้รับ', 'Received by', (row) => row.ReceivedBy),
      column('จำนวนรายการ', 'Receipts', (row) => row.Count),
      column('ยอดรวม', 'Sum', (row) => row.Sum),
    ],
    read: ({ visitor }, { query }) => cashHandIns(deps, visitor, query),
  });
  defineListExport<'cashHandIn', RowOf<'cashHandIn'>>(deps, {
    list: 'handIn',
    call: 'cashHandIn',
    title: { th: 'ส่งออกรายการนำส่งเงินสด', en: 'Export of one hand-in' },
    columns: [
      column('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column('ลูกค้า', 'Customer', (row) => row.Customer_Name),
      column('จำนวนเงิน', 'Amount', (row) => row.Amount),
      column('รับเงินเมื่อ', 'Taken at', (row) => moment(row.At), 'moment'),
    ],
    read: (context, { query }) => cashHandIn(deps, context, query),
  });
  defineListExport<'refundsDue', RowOf<'refundsDue'>>(deps, {
    list: 'refundsDue',
    call: 'refundsDue',
    title: { th: 'ส่งออกเงินที่ต้องคืน', en: 'Export of refunds due' },
    columns: [
      column('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column('วันที่สั่งซื้อ', 'Ordered at', (row) => moment(row.OrderDate), 'moment'),
      column('รหัสลูกค้า', 'Customer code', (row) => row.Customer_Id),
      column('ลูกค้า', 'Customer', (row) => row.Customer_Name),
      column('จ่ายแล้ว', 'Paid', (row) => row.PaidAmount),
      column('ต้องคืน', 'To be paid back', (row) => row.RefundDue),
    ],
    read: ({ visitor }, { query }) => refundsDue(deps, visitor, query),
  });
}
