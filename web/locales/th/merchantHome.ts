import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  today: 'วันนี้',
  ordersToday: 'คำสั่งซื้อวันนี้',
  salesToday: 'ยอดขายวันนี้',
  waiting: 'รอยืนยัน',
  unpaid: 'ยังไม่ชำระเงิน',
  lowStock: 'สินค้าใกล้หมด',
  enough: 'สินค้าทุกรายการยังมีเพียงพอ',
  gone: 'สินค้าหมด',
  left: 'เหลือ {count} ชิ้น',
  failed: 'โหลดข้อมูลไม่สำเร็จ',
  retry: 'ลองอีกครั้ง',
  sales: 'ยอดขาย',
  newCustomers: 'ลูกค้าใหม่',
  customers: '{count} ราย',
  noSales: 'ยังไม่มียอดขายในช่วงเวลานี้',
  noCustomers: 'ยังไม่มีลูกค้าใหม่ในช่วงเวลานี้',
  period: 'ช่วงเวลา',
  sum: 'ยอดรวม',
  best: 'สินค้าขายดี',
  pieces: '{count} ชิ้น',
} satisfies Translated<Messages['merchantHome']>;
