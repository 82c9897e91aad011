import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'เข้าสู่ระบบผ่านบริการอื่น',
  used: 'ใช้ล่าสุด {day}',
  remove: 'นำออก',
  ask: 'นำการเข้าสู่ระบบผ่าน {name} ออกหรือไม่',
  askText: 'คุณจะเข้าสู่ระบบผ่าน {name} ไม่ได้อีก และอุปกรณ์อื่นจะออกจากระบบ',
  keep: 'ไม่นำออก',
  removed: 'นำการเข้าสู่ระบบผ่าน {name} ออกแล้ว',
  askTextStaff: 'ลูกค้าจะเข้าสู่ระบบผ่าน {name} ไม่ได้อีก และจะออกจากระบบในทุกอุปกรณ์',
} satisfies Translated<Messages['signIns']>;
