/** The products of a center that run out, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment } from '../runs/runs.public.ts';
import { listLowStock } from './low-stock.list.usecases.ts';

export const defineLowStockExport = (deps: Dependencies): void =>
  defineListExport<'lowStock', CallAnswer<'lowStock'>['Data'][number]>(deps, {
    list: 'lowStock',
    call: 'lowStock',
    title: { th: 'ส่งออกสินค้าใกล้หมด', en: 'Export of low stock' },
    columns: [
      column('รหัสสินค้า', 'Product code', (row) => row.P_Code),
      column('ชื่อสินค้า', 'Product', (row) => row.PRODUCTNAME),
      column('พร้อมขาย', 'Available', (row) => row.StockAvailable),
      column('คงเหลือ', 'On hand', (row) => row.OnHand),
      column('จองไว้', 'Reserved', (row) => row.Held),
      column('ขายล่าสุด', 'Last sold', (row) => moment(row.LastSoldAt), 'moment'),
    ],
    read: (context, { query }) => listLowStock(deps, context, query),
  });
