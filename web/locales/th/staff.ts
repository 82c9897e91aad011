import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  login: {
    title: 'เข้าสู่ระบบหลังร้าน',
    intro: 'สำหรับพนักงานของร้าน',
  },
  center: {
    title: 'เลือกศูนย์ที่จะทำงาน',
    selected: 'กำลังทำงานที่ศูนย์นี้',
    changed: 'เปลี่ยนมาทำงานที่{name}แล้ว',
  },
  profile: {
    account: 'ข้อมูลบัญชี',
    name: 'ชื่อ',
    nameMissing: 'กรอกชื่อ',
    role: 'ตำแหน่ง',
    username: 'ชื่อผู้ใช้',
    mobile: 'เบอร์มือถือ',
    mobileWhy: 'ใช้รับรหัสเข้าสู่ระบบทาง SMS',
    mobileWrong: 'กรอกเบอร์มือถือ 10 หลัก เช่น 081 234 5678',
    email: 'อีเมล',
    emailOptional: 'อีเมล (ไม่บังคับ)',
    emailWrong: 'กรอกอีเมล เช่น name@example.com',
    none: '–',
    centers: 'ศูนย์ที่ดูแล {count} แห่ง',
    changeCenter: 'เปลี่ยนศูนย์',
    now: 'กำลังทำงานที่นี่',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
  },
  password: {
    intro: 'เครื่องนี้ยังใช้งานต่อได้ ส่วนเครื่องอื่นต้องเข้าสู่ระบบใหม่',
    current: 'รหัสผ่านปัจจุบัน',
    currentMissing: 'กรอกรหัสผ่านปัจจุบัน',
    new: 'รหัสผ่านใหม่',
    rule: 'อย่างน้อย {count} ตัวอักษร ใช้หลายคำต่อกันได้ ไม่ใช้ชื่อหรือแป้นที่เรียงกัน',
    flaw: {
      tooShort: 'กรอกอย่างน้อย {count} ตัวอักษร',
      pattern: 'ตัวเลขล้วน ตัวซ้ำ หรือแป้นที่เรียงกันเดาได้ง่าย',
      common: 'รหัสผ่านนี้มีคนใช้มาก กรุณาใช้คำอื่น',
      ownName: 'ไม่ใช้ชื่อ เบอร์มือถือ หรือชื่อร้านเป็นรหัสผ่าน',
    },
    again: 'ยืนยันรหัสผ่านใหม่',
    different: 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน',
    submit: 'เปลี่ยนรหัสผ่าน',
    saved: 'เปลี่ยนรหัสผ่านแล้ว',
  },
} satisfies Translated<Messages['staff']>;
