/** The lists of customers as tables (R-50i, R-47z), and how many customers filters find. */
import { MOST_COUNTED } from '#domain/access/customer-counts.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { column, defineListExport, moment, wordsOf } from '../runs/runs.public.ts';
import { customerColumns, type ExportedCustomer } from './customer-export.rules.ts';
import { listTags } from './customer-tags.usecases.ts';
import { deskCustomers } from './desk-customers.queries.ts';
import { customerDoubles } from './doubles.usecases.ts';
import { customersNotLoggedIn } from './invitations.usecases.ts';
import { narrowedBy, pageOf } from './merchant-customers.usecases.ts';

/** Contacts of customers are taken along seldom, and not kept long. */
const BOUNDS = { startsADay: 10, resultsKept: 3 };

const cannotWord = wordsOf({
  disabled: { th: 'ปิดการใช้งาน', en: 'Disabled' },
  signedIn: { th: 'เข้าสู่ระบบแล้ว', en: 'Has signed in' },
  noNumber: { th: 'ไม่มีเบอร์มือถือ', en: 'No mobile number' },
  today: { th: 'เชิญแล้ววันนี้', en: 'Invited today' },
  enough: { th: 'เชิญครบจำนวนแล้ว', en: 'Invited often enough' },
});
const reasonWord = wordsOf({
  mobile: { th: 'เบอร์มือถือ', en: 'Mobile' },
  email: { th: 'อีเมล', en: 'E-mail' },
  taxNumber: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' },
  namePlace: { th: 'ชื่อและที่อยู่', en: 'Name and place' },
});

/** Throws what `narrowedBy` throws. */
export async function customersCount(
  deps: Dependencies,
  visitor: Visitor,
  query: CallParsed<'customersCount'>['query'],
): Promise<CallAnswer<'customersCount'>> {
  const { wanted } = await narrowedBy(deps, visitor, query);
  const { rows } = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => deskCustomers({ ...wanted, after: undefined, take: MOST_COUNTED + 1 }).execute(tx),
    { readOnly: true },
  );
  return { Count: rows.length };
}

export function defineCustomerExports(deps: Dependencies): void {
  defineListExport<'merchantCustomers', ExportedCustomer>(deps, {
    list: 'customers',
    call: 'merchantCustomers',
    right: 'manageCustomers',
    title: { th: 'ส่งออกลูกค้า', en: 'Export of customers' },
    bounds: BOUNDS,
    columns: customerColumns,
    read: async ({ visitor }, { query: { after, take, ...query } }) => {
      const { wanted, withOrders } = await narrowedBy(deps, visitor, query);
      const { rows, next } = await deps.database.inTenant(
        visitor.tenantId,
        (tx) => pageOf(tx, { wanted, after, take }),
        { readOnly: true },
      );
      return { Data: rows.map((customer) => ({ customer, withOrders })), Next: next };
    },
  });
  defineListExport<'customersNotLoggedIn', CallAnswer<'customersNotLoggedIn'>['Data'][number]>(deps, {
    list: 'customersNotLoggedIn',
    call: 'customersNotLoggedIn',
    right: 'manageCustomers',
    title: { th: 'ส่งออกลูกค้าที่ยังไม่เคยเข้าสู่ระบบ', en: 'Export of customers who have never signed in' },
    bounds: BOUNDS,
    columns: [
      column('รหัสลูกค้า', 'Code', (row) => row.CUSTOMERCODE),
      column('ชื่อลูกค้า', 'Name', (row) => row.CUSTOMERNAME),
      column('เบอร์มือถือ', 'Mobile', (row) => row.Mobile),
      column('ประเภท', 'Type', (row) => row.CustomerTypeName),
      column('พนักงานขาย', 'Salesman', (row) => row.SalesmanName),
      column('ที่อยู่', 'Address', (row) => row.Address),
      column('เชิญล่าสุด', 'Invited at', (row) => moment(row.Invited?.At), 'moment'),
      column('ผู้เชิญ', 'Invited by', (row) => row.Invited?.By ?? null),
      column('เชิญไม่ได้เพราะ', 'Cannot be invited', (row, language) => cannotWord(row.Cannot, language)),
    ],
    read: (context, { query }) => customersNotLoggedIn(deps, context, query),
  });
  defineListExport<'customerDoubles', CallAnswer<'customerDoubles'>['Data'][number]>(deps, {
    list: 'customerDoubles',
    call: 'customerDoubles',
    title: { th: 'ส่งออกลูกค้าที่อาจซ้ำกัน', en: 'Export of customers who may be the same' },
    bounds: BOUNDS,
    columns: [
      column('รหัสลูกค้า', 'Code', ({ Customer }) => Customer.CUSTOMERCODE),
      column('ชื่อลูกค้า', 'Name', ({ Customer }) => Customer.CUSTOMERNAME),
      column('รหัสที่อาจซ้ำ', 'Code of the other', ({ Double }) => Double.CUSTOMERCODE),
      column('ชื่อที่อาจซ้ำ', 'Name of the other', ({ Double }) => Double.CUSTOMERNAME),
      column('เหตุผล', 'Because of', ({ Reasons }, language) =>
        Reasons.map((reason) => reasonWord(reason, language)).join(', '),
      ),
    ],
    read: (context, { query }) => customerDoubles(deps, context, query),
  });
  defineListExport<'customerTags', CallAnswer<'customerTags'>['Data'][number]>(deps, {
    list: 'customerTags',
    call: 'customerTags',
    title: { th: 'ส่งออกแท็กลูกค้า', en: 'Export of customer tags' },
    columns: [
      column('รหัส', 'Code', (row) => row.Tag),
      column('ชื่อภาษาไทย', 'Thai name', (row) => row.NameTh),
      column('ชื่อภาษาอังกฤษ', 'English name', (row) => row.NameEn),
      column('ระดับสมาชิก', 'Tier', (row) => row.Tier),
      column('ใช้งาน', 'Active', (row) => row.Active),
    ],
    read: (context, { query }) => listTags(deps, context, query),
  });
}
