import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'ลูกค้า',
  search: 'ค้นหาลูกค้า',
  searchHint: 'ชื่อ รหัส หรือเบอร์มือถือ',
  none: 'ศูนย์นี้ยังไม่มีลูกค้า',
  noneFound: 'ไม่พบลูกค้าที่ตรงกับ “{text}”',
  failed: 'โหลดรายชื่อลูกค้าไม่สำเร็จ',
  retry: 'ลองอีกครั้ง',
  more: 'แสดงเพิ่ม',
  orderFor: 'สั่งซื้อแทน',
  sales: {
    title: 'ยอดขายของฉัน',
    today: 'วันนี้',
    month: 'เดือนนี้',
    orders: '{count} คำสั่งซื้อ',
    overTime: 'ยอดขายตามช่วงเวลา',
    period: 'ช่วงเวลา',
    sum: 'ยอดรวม',
    noSales: 'ยังไม่มียอดขายในช่วงเวลานี้',
    latest: 'คำสั่งซื้อล่าสุด',
    none: 'คุณยังไม่ได้สั่งซื้อแทนลูกค้า',
    order: 'เลขที่',
    status: 'สถานะ',
    customer: 'ลูกค้า',
    placed: 'วันที่สั่ง',
  },
} satisfies Translated<Messages['acting']>;
