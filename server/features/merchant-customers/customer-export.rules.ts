/** A customer as a line of a table, in the language of whoever asked for it. Amounts are in baht. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { wallTime } from '#domain/time/dates.ts';
import type { Language } from '../../http/messages.ts';
import type { ListColumn } from '../../list-exports.ts';
import type { Cell } from '../../run-kinds.ts';
import type { DeskCustomer } from './desk-customers.queries.ts';

const STATES = {
  th: { active: 'ใช้งาน', disabled: 'ปิดการใช้งาน' },
  en: { active: 'Active', disabled: 'Disabled' },
} as const;

type Column = {
  th: string;
  en: string;
  kind?: 'moment';
  /** For whom the orders are open. */
  ofOrders?: true;
  of: (customer: DeskCustomer, language: Language) => Cell;
};
const inWords = (language: Language, th: string | null, en: string | null): string =>
  (language === 'en' && en) || th || '';

const columns: readonly Column[] = [
  { th: 'รหัสลูกค้า', en: 'Code', of: ({ code }) => code },
  { th: 'ชื่อลูกค้า', en: 'Name', of: ({ name }) => name },
  { th: 'เบอร์มือถือ', en: 'Mobile', of: ({ mobile }) => mobile ?? '' },
  { th: 'อีเมล', en: 'E-mail', of: ({ email }) => email ?? '' },
  { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID', of: ({ taxId }) => taxId },
  {
    th: 'สถานะ',
    en: 'State',
    of: ({ status }, language) => STATES[language][status === 'active' ? 'active' : 'disabled'],
  },
  { th: 'ประเภท', en: 'Type', of: ({ typeTh, typeEn }, language) => inWords(language, typeTh, typeEn) },
  { th: 'ระดับราคา', en: 'Price level', of: ({ level }) => level },
  { th: 'รหัสพนักงานขาย', en: 'Salesman code', of: ({ salesman }) => salesman ?? '' },
  { th: 'พนักงานขาย', en: 'Salesman', of: ({ salesmanName }) => salesmanName ?? '' },
  {
    th: 'แท็ก',
    en: 'Tags',
    of: ({ tags }, language) => tags.map((tag) => inWords(language, tag.nameTh, tag.nameEn)).join(', '),
  },
  { th: 'ศูนย์', en: 'Centers', of: ({ saleUnits }) => saleUnits.join(', ') },
  {
    th: 'ที่อยู่จัดส่ง',
    en: 'Delivery address',
    of: ({ addressTh, addressEn }, language) => (language === 'en' ? addressEn : addressTh) ?? '',
  },
  { th: 'วงเงินเครดิต', en: 'Credit limit', of: ({ creditSatang }) => bahtFromSatang(creditSatang) },
  { th: 'ยอดค้างชำระ', en: 'Debt', of: ({ debtSatang }) => bahtFromSatang(debtSatang) },
  { th: 'วันที่สมัคร', en: 'Registered', kind: 'moment', of: ({ registeredAt }) => wallTime(registeredAt) },
  {
    th: 'สั่งซื้อล่าสุด',
    en: 'Last order',
    kind: 'moment',
    ofOrders: true,
    of: ({ lastOrderAt }) => lastOrderAt && wallTime(lastOrderAt),
  },
];

/** `withOrders`: whether orders are open to who asks. */
export type ExportedCustomer = { customer: DeskCustomer; withOrders: boolean };

/** Without orders their column stays, empty: a table has one head for all its lines. */
export const customerColumns: readonly ListColumn<ExportedCustomer>[] = columns.map(
  ({ th, en, kind, ofOrders, of }) => {
    const cell: ListColumn<ExportedCustomer>['of'] = ({ customer, withOrders }, language) =>
      ofOrders && !withOrders ? null : of(customer, language);
    return kind ? { th, en, kind, of: cell } : { th, en, of: cell };
  },
);
