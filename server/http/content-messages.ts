/** What people are told while they write banners, news and pages. */
export const contentMessages = {
  CONTENT_WRONG: { th: 'กรุณาแก้ไขช่องที่ยังไม่ถูกต้อง', en: 'Please correct what is marked' },
  CONTENT_TITLE_MISSING: { th: 'กรอกชื่อเรื่องภาษาไทย', en: 'Please give it a Thai title' },
  CONTENT_DAY_WRONG: { th: 'วันหรือเวลานี้ไม่ถูกต้อง', en: 'This day or time is not valid' },
  CONTENT_DAYS_REVERSED: { th: 'วันสิ้นสุดต้องหลังวันเริ่ม', en: 'The end must be after the start' },
  CONTENT_LINK_WRONG: {
    th: 'ใช้ที่อยู่ในร้านที่ขึ้นต้นด้วย / หรือเว็บไซต์อื่นที่ขึ้นต้นด้วย https://',
    en: 'Use an address of the shop that begins with /, or another site that begins with https://',
  },
  CONTENT_COLOUR_WRONG: { th: 'สีต้องอยู่ในรูปแบบ #rrggbb', en: 'The colour must be written as #rrggbb' },
  CONTENT_PICTURE_MISSING: {
    th: 'เพิ่มรูป หรือเลือกแสดงข้อความและเลือกสีพื้นของแบนเนอร์',
    en: 'Add a picture, or have the banner show its words on a colour that you choose',
  },
  CONTENT_TEXT_LONG: {
    th: 'เนื้อหายาวเกินไป กรุณาแบ่งเป็นหลายหน้า',
    en: 'This text is too long. Please divide it into several pages',
  },
  CONTENT_TABLE_LARGE: {
    th: 'ตารางมีได้ไม่เกิน 8 คอลัมน์ 60 แถว',
    en: 'A table can have at most 8 columns and 60 rows',
  },
  CONTENT_PICTURE_UNKNOWN: {
    th: 'ไม่พบรูปนี้ กรุณาเลือกรูปใหม่',
    en: 'This picture was not found. Please choose it again',
  },
  CONTENT_CODE_TAKEN: { th: 'รหัสนี้มีอยู่แล้ว', en: 'This code is taken' },
  CONTENTS_FULL: { th: 'มีได้ไม่เกิน {most} รายการ', en: 'There can be at most {most} of these' },
  CONTENT_CHANGED: {
    th: 'มีผู้อื่นแก้ไขรายการนี้ไปแล้ว',
    en: 'Somebody else has changed this in the meantime',
  },
  CONTENTS_CHANGED: {
    th: 'มีผู้อื่นเพิ่มหรือจัดลำดับไปแล้ว กรุณาโหลดใหม่',
    en: 'Somebody else has added or ordered these in the meantime. Please load them again',
  },
  CONTENT_UNCHANGED: { th: 'ไม่มีอะไรเปลี่ยนจากที่เผยแพร่ไว้', en: 'Nothing has changed since it was published' },
  CONTENT_OVER: { th: 'วันสิ้นสุดผ่านไปแล้ว', en: 'Its last day is over' },
  CONTENT_VERSION_NOT_FOUND: { th: 'ไม่พบฉบับนี้', en: 'This version was not found' },
};
