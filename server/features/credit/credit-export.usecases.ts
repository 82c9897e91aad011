/** What customers owe on credit, as a table (R-47z). Amounts are in baht. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport } from '../runs/runs.public.ts';
import { creditDebts } from './merchant-credit.usecases.ts';

type Row = CallAnswer<'creditDebts'>['Data'][number];

export function defineCreditExport(deps: Dependencies): void {
  defineListExport<'creditDebts', Row>(deps, {
    list: 'customerCredit',
    call: 'creditDebts',
    title: { th: 'ส่งออกยอดค้างชำระของลูกค้าเครดิต', en: 'Export of credit customers’ debts' },
    columns: [
      column('รหัสลูกค้า', 'Customer code', (row) => row.Code),
      column('ลูกค้า', 'Customer', (row) => row.Name),
      column('วงเงินเครดิต', 'Credit limit', (row) => row.AuthorizeAmount),
      column('ยอดค้างชำระ', 'Debt', (row) => row.DebtAmount),
      column('กันไว้สำหรับคำสั่งซื้อ', 'Reserved', (row) => row.Reserved),
      column('ใช้ได้อีก', 'Available', (row) => row.Available),
      column('ไม่เกิน 30 วัน', 'Up to 30 days', (row) => row.Ages.UpTo30),
      column('31–60 วัน', '31 to 60 days', (row) => row.Ages.UpTo60),
      column('61–90 วัน', '61 to 90 days', (row) => row.Ages.UpTo90),
      column('เกิน 90 วัน', 'Over 90 days', (row) => row.Ages.Over90),
      column('ยอดอื่น', 'Other', (row) => row.Ages.Other),
      column('ลูกค้า SAP', 'Customer of SAP', (row) => (row.IsSap ? 'Y' : '')),
    ],
    read: ({ visitor }, { query }) => creditDebts(deps, visitor, query),
  });
}
