/** The registrations that a list shows, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment } from '../runs/runs.public.ts';
import { registrationsOf } from './merchant-registrations.usecases.ts';

/** As of customers: contacts of people are taken along seldom, and not kept long. */
const BOUNDS = { startsADay: 10, resultsKept: 3 };

export const defineRegistrationsExport = (deps: Dependencies): void =>
  defineListExport<'registrations', CallAnswer<'registrations'>['Data'][number]>(deps, {
    list: 'registrations',
    call: 'registrations',
    title: { th: 'ส่งออกการสมัครของลูกค้า', en: 'Export of registrations' },
    bounds: BOUNDS,
    columns: [
      column('รหัสลูกค้า', 'Code', (row) => row.CUSTOMERCODE),
      column('ชื่อลูกค้า', 'Name', (row) => row.CUSTOMERNAME),
      column('เบอร์มือถือ', 'Mobile', (row) => row.Mobile),
      column('อีเมล', 'E-mail', (row) => row.Email),
      column('เลขประจำตัวผู้เสียภาษี', 'Tax ID', (row) => row.TAXNO),
      column('ที่อยู่', 'Address', (row) => row.Address),
      column('สมัครเมื่อ', 'Registered at', (row) => moment(row.RegisteredAt), 'moment'),
      column('ปฏิเสธเมื่อ', 'Refused at', (row) => moment(row.RefusedAt), 'moment'),
      column('เหตุผล', 'Reason', (row) => row.Reason),
    ],
    read: (context, { query }) => registrationsOf(deps, context, query),
  });
