import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'เลือกศูนย์ที่จะสั่งซื้อ',
  close: 'ปิด',
  search: 'รหัสศูนย์ ชื่อศูนย์ หรือที่อยู่',
  list: 'ศูนย์จัดจำหน่าย',
  count: 'พบ {count} แห่ง',
  selected: 'กำลังสั่งซื้อจากที่นี่',
  distance: '{km} กม.',
  from: {
    position: 'ระยะทางจากตำแหน่งของคุณ',
    address: 'ระยะทางจากที่อยู่จัดส่งของคุณ',
    default: 'ระยะทางจากใจกลางกรุงเทพฯ',
  },
  useMyPosition: 'ใช้ตำแหน่งของฉัน',
  locating: 'กำลังหาตำแหน่ง…',
  positionRefused: 'ยังใช้ตำแหน่งของคุณไม่ได้ กรุณาอนุญาตในเบราว์เซอร์แล้วลองอีกครั้ง',
  empty: 'ไม่พบศูนย์ กรุณาลองค้นหาด้วยคำอื่น',
  failed: 'โหลดรายชื่อศูนย์ไม่สำเร็จ',
  retry: 'ลองอีกครั้ง',
  more: 'ดูเพิ่ม',
  changed: 'ตอนนี้คุณสั่งซื้อจาก{name}',
  cartKept: 'ตะกร้าของ{before}ยังเก็บไว้ให้เมื่อคุณกลับมา',
  invite: 'เพิ่ม {channel} เป็นเพื่อนทาง LINE Official Account',
  inviteWhy: 'รับข่าวสารและโปรโมชันจาก{name} พร้อมสอบถามเรื่องคำสั่งซื้อได้ทุกเมื่อ',
  later: 'ไว้ทีหลัง',
  goToMerchant: 'ไปที่ศูนย์',
} satisfies Translated<Messages['center']>;
