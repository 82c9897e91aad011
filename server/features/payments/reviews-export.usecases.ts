/** The queue of payments to decide on as a table (R-47z). Sums are in their currency. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment } from '../runs/runs.public.ts';
import { paymentReviews } from './payment-decisions.usecases.ts';

type Row = CallAnswer<'paymentReviews'>['Data'][number];

export const defineReviewExport = (deps: Dependencies): void =>
  defineListExport<'paymentReviews', Row>(deps, {
    list: 'paymentReviews',
    call: 'paymentReviews',
    title: { th: 'ส่งออกการชำระเงินที่รอตรวจสอบ', en: 'Export of payments to check' },
    columns: [
      column('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
      column('ศูนย์', 'Center', (row) => row.SaleUnit),
      column('ลูกค้า', 'Customer', (row) => row.Customer_Name),
      column('ประเภท', 'Kind', (row) => row.Kind),
      column('ยอดเงิน', 'Amount', (row) => row.Amount),
      column('สกุลเงิน', 'Currency', (row) => row.Currency),
      column('ธนาคารต้นทาง', 'Sending bank', (row) => row.SendingBank),
      column('เลขอ้างอิง', 'Reference', (row) => row.BankReference),
      column('ส่งเมื่อ', 'Came at', (row) => moment(row.At), 'moment'),
    ],
    read: (context, { query }) => paymentReviews(deps, context, query),
  });
