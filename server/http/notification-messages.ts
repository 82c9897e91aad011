/** The messages of notifications and their settings. */

export const notificationMessages = {
  QUIET_HOURS_INCOMPLETE: {
    th: 'กรุณาระบุเวลาเริ่มและเวลาสิ้นสุดที่ไม่ต้องการให้รบกวน โดยต้องไม่ใช่เวลาเดียวกัน',
    en: 'Please enter when the quiet hours begin and end; the two cannot be the same',
  },
  NOTIFICATION_SETTINGS_CHANGED: {
    th: 'มีคนอื่นเพิ่งบันทึกการตั้งค่านี้ กรุณาโหลดค่าล่าสุดแล้วแก้ไขอีกครั้ง',
    en: 'Somebody else has just saved these settings. Please load them again and repeat your change',
  },
} as const;
