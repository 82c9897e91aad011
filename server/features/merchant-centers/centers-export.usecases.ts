/** The centers that a list shows, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport } from '../runs/runs.public.ts';
import { listCenters } from './merchant-centers.usecases.ts';

export const defineCentersExport = (deps: Dependencies): void =>
  defineListExport<'merchantCenters', CallAnswer<'merchantCenters'>['Data'][number]>(deps, {
    list: 'centers',
    call: 'merchantCenters',
    title: { th: 'ส่งออกศูนย์', en: 'Export of centers' },
    columns: [
      column('รหัส', 'Code', (row) => row.SaleUnit),
      column('ชื่อ', 'Name', (row) => row.DIST_NAME),
      column('ชื่อย่อ', 'Short name', (row) => row.DIST_SHORTNAME),
      column('จังหวัด', 'Province', (row) => row.ProvinceName),
      column('ที่อยู่', 'Address', (row) => row.FullAddress),
      column('โทรศัพท์', 'Phone', (row) => row.Phone),
      column('พนักงาน', 'Staff', (row) => row.Staff),
      column('เปิดใช้งาน', 'Active', (row) => row.Active),
    ],
    read: (context, { query }) => listCenters(deps, context, query),
  });
