/** An order as a line of a table, in the language of whoever asked for it. Amounts are in baht. */
import { dueSatang } from '#domain/orders/order-due.ts';
import { paymentMethod } from '#domain/orders/order.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { wallTime } from '#domain/time/dates.ts';
import type { Cell, SheetHead } from '../../run-kinds.ts';
import type { ExportedOrder } from './order-export.queries.ts';

/** The words of a table, and of what is asked for. */
export const WORDS = {
  th: {
    status: {
      Wait: 'รอยืนยัน',
      Approved: 'ยืนยันแล้ว',
      Packed: 'จัดสินค้าแล้ว',
      Shipping: 'กำลังจัดส่ง',
      Delivered: 'ส่งถึงแล้ว',
      Canceled: 'ยกเลิกแล้ว',
      Returned: 'คืนสินค้าแล้ว',
    },
    payment: {
      COD: 'เก็บเงินปลายทาง',
      LINEPAY: 'LINE Pay',
      BANK: 'โอนเงินผ่านธนาคาร',
      other: 'อื่น ๆ',
    },
    paid: {
      unpaid: 'ยังไม่ชำระ',
      pending: 'รอตรวจสอบ',
      authorised: 'กันวงเงินแล้ว',
      paid: 'ชำระแล้ว',
      partlyPaid: 'ชำระบางส่วน',
      inReview: 'รอพนักงานตรวจสอบ',
      refused: 'ชำระไม่สำเร็จ',
      expired: 'เลยกำหนดชำระ',
      partlyRefunded: 'คืนเงินบางส่วน',
      refunded: 'คืนเงินแล้ว',
    },
  },
  en: {
    status: {
      Wait: 'Waiting',
      Approved: 'Approved',
      Packed: 'Packed',
      Shipping: 'Shipping',
      Delivered: 'Delivered',
      Canceled: 'Canceled',
      Returned: 'Returned',
    },
    payment: { COD: 'Cash on delivery', LINEPAY: 'LINE Pay', BANK: 'Bank transfer', other: 'Other' },
    paid: {
      unpaid: 'Not paid',
      pending: 'Being checked',
      authorised: 'Held for us',
      paid: 'Paid',
      partlyPaid: 'Paid in part',
      inReview: 'To be reviewed',
      refused: 'Payment failed',
      expired: 'Not paid in time',
      partlyRefunded: 'Paid back in part',
      refunded: 'Paid back',
    },
  },
} as const;

/** The status of an order or issue, for any table. */
export const statusWord = (status: keyof (typeof WORDS)['th']['status'], language: Language): string =>
  WORDS[language].status[status];

type Language = keyof typeof WORDS;
type Words = (typeof WORDS)[Language];
type Column = { th: string; en: string; kind?: 'moment'; of: (order: ExportedOrder, words: Words) => Cell };

const columns: readonly Column[] = [
  { th: 'เลขที่คำสั่งซื้อ', en: 'Order', of: (order) => order.orderId },
  { th: 'วันที่สั่งซื้อ', en: 'Placed', kind: 'moment', of: ({ placedAt }) => wallTime(placedAt) },
  { th: 'สถานะ', en: 'Status', of: (order, words) => words.status[order.status] },
  { th: 'ศูนย์', en: 'Center', of: (order) => order.saleUnit },
  { th: 'รหัสลูกค้า', en: 'Customer code', of: (order) => order.customerCode },
  { th: 'ชื่อลูกค้า', en: 'Customer', of: (order) => order.customerName },
  { th: 'จำนวนรายการ', en: 'Lines', of: (order) => order.lineCount },
  { th: 'รวมค่าสินค้า', en: 'Goods', of: (order) => bahtFromSatang(order.subtotalSatang) },
  { th: 'ส่วนลด', en: 'Discount', of: (order) => bahtFromSatang(order.discountSatang) },
  { th: 'ค่าจัดส่ง', en: 'Delivery fee', of: (order) => bahtFromSatang(order.deliveryFeeSatang) },
  { th: 'ยอดรวม', en: 'Total', of: (order) => bahtFromSatang(order.totalSatang) },
  { th: 'ภาษีในยอดรวม', en: 'Tax in the total', of: (order) => bahtFromSatang(order.taxSatang) },
  { th: 'มูลค่าที่คืน', en: 'Returned', of: (order) => bahtFromSatang(order.returnedSatang) },
  { th: 'ยอดค้างชำระ', en: 'Due', of: (order) => bahtFromSatang(dueSatang(order)) },
  {
    th: 'วิธีชำระเงิน',
    en: 'Payment',
    of: (order, words) => words.payment[paymentMethod(order.paymentType) ?? 'other'],
  },
  {
    th: 'สถานะการชำระ',
    en: 'Paid',
    of: (order, words) => (order.orderType === 'I' ? null : words.paid[order.paymentStatus]),
  },
  { th: 'วิธีจัดส่ง', en: 'Delivery', of: (order) => order.deliveryName },
  { th: 'ขนส่ง', en: 'Carrier', of: (order) => order.carrier },
  { th: 'เลขพัสดุ', en: 'Tracking number', of: (order) => order.trackingNo },
  { th: 'ผู้รับ', en: 'Recipient', of: ({ shipTo }) => shipTo.name },
  { th: 'จังหวัด', en: 'Province', of: ({ shipTo }) => shipTo.province },
  { th: 'รหัสไปรษณีย์', en: 'Postcode', of: ({ shipTo }) => shipTo.postalCode },
  { th: 'ผู้สั่งแทนลูกค้า', en: 'Ordered by', of: (order) => order.placedBy },
  { th: 'หมายเหตุ', en: 'Remark', of: (order) => order.remark },
];

export const exportHead = (language: Language): SheetHead => ({
  columns: columns.map((column) => ({ title: column[language], ...(column.kind && { kind: column.kind }) })),
});

export const exportLine = (order: ExportedOrder, language: Language): Cell[] =>
  columns.map(({ of }) => of(order, WORDS[language]));
