/** The orders that a member of staff placed for customers, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment } from '../runs/runs.public.ts';
import { mySales } from './sales.usecases.ts';

export const defineSalesExport = (deps: Dependencies): void =>
  defineListExport<'mySales', CallAnswer<'mySales'>['Orders'][number]>(deps, {
    list: 'mySales',
    call: 'mySales',
    title: { th: 'ส่งออกยอดขายของฉัน', en: 'Export of my sales' },
    columns: [
      column('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column('วันที่สั่งซื้อ', 'Ordered at', (row) => moment(row.OrderDate), 'moment'),
      column('รหัสลูกค้า', 'Customer code', (row) => row.Customer_Id),
      column('ลูกค้า', 'Customer', (row) => row.Customer_Name),
      column('สถานะ', 'Status', (row) => row.Status),
      column('ยอดรวม', 'Total', (row) => row.Total),
    ],
    read: async ({ visitor }, { query }) => ({
      Data: (await mySales(deps, { visitor, range: query.range })).Orders,
    }),
  });
