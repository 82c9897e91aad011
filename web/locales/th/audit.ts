import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'ประวัติการทำรายการ',
  at: 'เวลา',
  actor: 'ผู้ทำรายการ',
  actorHint: 'รหัสผู้ใช้',
  action: 'รายการ',
  allActions: 'ทุกรายการ',
  subject: 'ทำกับ',
  subjectHint: 'เช่น order/261121-7KQ2M',
  changes: 'สิ่งที่เปลี่ยน',
  dateStart: 'ตั้งแต่วันที่',
  dateEnd: 'ถึงวันที่',
  none: 'ยังไม่มีการเปลี่ยนแปลง',
  noneFound: 'ไม่พบรายการที่ค้นหา',
  showAll: 'แสดงทั้งหมด',
  actions: {
    order_step: 'เปลี่ยนสถานะคำสั่งซื้อ',
    order_tracking: 'ใส่เลขพัสดุ',
    acting_start: 'เริ่มสั่งซื้อแทนลูกค้า',
    acting_end: 'เลิกสั่งซื้อแทนลูกค้า',
    customer_address: 'ที่อยู่ของลูกค้า',
    staff_profile: 'แก้ไขบัญชีตนเอง',
    staff_password: 'เปลี่ยนรหัสผ่านตนเอง',
  },
} satisfies Translated<Messages['audit']>;
