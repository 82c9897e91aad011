/** Who wants to sell for the shop, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment, wordsOf } from '../runs/runs.public.ts';
import { listApplications } from './merchant-applications.usecases.ts';

const stateWord = wordsOf({
  waiting: { th: 'รอพิจารณา', en: 'Waiting' },
  approved: { th: 'อนุมัติแล้ว', en: 'Approved' },
  refused: { th: 'ปฏิเสธแล้ว', en: 'Refused' },
});

export const defineApplicationsExport = (deps: Dependencies): void =>
  defineListExport<'merchantApplications', CallAnswer<'merchantApplications'>['Data'][number]>(deps, {
    list: 'applications',
    call: 'merchantApplications',
    title: { th: 'ส่งออกผู้สมัครขาย', en: 'Export of applications' },
    columns: [
      column('รหัส', 'Code', (row) => row.Code),
      column('ชื่อ', 'Name', (row) => row.Name),
      column('เบอร์มือถือ', 'Mobile', (row) => row.Mobile),
      column('สถานะ', 'State', (row, language) => stateWord(row.State, language)),
      column('เหตุผล', 'Reason', (row) => row.Reason),
      column('สมัครเมื่อ', 'Applied at', (row) => moment(row.AppliedAt), 'moment'),
      column('ตัดสินเมื่อ', 'Decided at', (row) => moment(row.DecidedAt), 'moment'),
      column('ศูนย์ใหม่', 'New center', (row) => row.NewCenterName),
      column('ศูนย์ที่ต้องการขาย', 'Centers', (row) => row.CenterNames.join(', ')),
    ],
    read: (context, { query }) => listApplications(deps, context, query),
  });
