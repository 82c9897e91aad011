/** The staff that a list shows, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment } from '../runs/runs.public.ts';
import { listMembers } from './merchant-staff.usecases.ts';

const yes = (is: boolean) => (is ? 'Y' : 'N');

export function defineStaffExport(deps: Dependencies): void {
  defineListExport<'staffMembers', CallAnswer<'staffMembers'>['Data'][number]>(deps, {
    list: 'staff',
    call: 'staffMembers',
    title: { th: 'ส่งออกพนักงาน', en: 'Export of staff' },
    columns: [
      column('รหัส', 'Code', (row) => row.UserId),
      column('ชื่อ', 'Name', (row) => row.Name),
      column('ชื่อผู้ใช้', 'Username', (row) => row.Username),
      column('เบอร์มือถือ', 'Mobile', (row) => row.Mobile),
      column('อีเมล', 'E-mail', (row) => row.Email),
      column('บทบาท', 'Role', (row) => row.Role),
      column('ใช้งานอยู่', 'Active', (row) => yes(row.Status === 'active')),
      column('ศูนย์', 'Centers', (row) => row.Centers.map(({ DIST_NAME }) => DIST_NAME).join(', ')),
      column('เข้าสู่ระบบล่าสุด', 'Last sign-in', (row) => moment(row.LastSignIn), 'moment'),
    ],
    read: (context, { query }) => listMembers(deps, context, query),
  });
}
