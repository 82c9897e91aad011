import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'การแจ้งเตือน',
  settings: 'ตั้งค่า',
  seeAll: 'ดูทั้งหมด',
  unreadOne: 'ยังไม่ได้อ่าน:',
  readAll: 'อ่านแล้วทั้งหมด',
  allRead: 'อ่านครบทุกรายการแล้ว',
  none: 'ยังไม่มีการแจ้งเตือน',
  noneText: {
    customer: 'เมื่อร้านยืนยัน จัดส่ง หรือเปลี่ยนแปลงคำสั่งซื้อของคุณ จะแจ้งให้ทราบที่นี่',
    staff: 'เมื่อมีคำสั่งซื้อรอนาน สินค้าใกล้หมด หรือส่งข้อความไม่ได้ จะแจ้งให้ทราบที่นี่',
  },
  failed: 'โหลดการแจ้งเตือนไม่สำเร็จ',
  retry: 'ลองอีกครั้ง',
  came: 'มีการแจ้งเตือนใหม่ {count} รายการ แตะเพื่อดู',
  shown: 'แสดงแล้ว {count} รายการ',
  all: 'ทั้งหมด {count} รายการ',
  more: 'แสดงเพิ่ม',
  ago: {
    now: 'เมื่อสักครู่',
    minute: '{count} นาทีที่แล้ว',
    hour: '{count} ชั่วโมงที่แล้ว',
    day: '{count} วันที่แล้ว',
  },
} satisfies Translated<Messages['notifications']>;
