/** Errors of customers whom staff look after. */
export const customerMessages = {
  CUSTOMER_MERGED: {
    th: 'ลูกค้ารายนี้ถูกรวมเข้ากับลูกค้ารหัส {code} แล้ว',
    en: 'This customer was merged: the code is now {code}',
  },
  CUSTOMER_SAME: { th: 'เลือกลูกค้าสองรายที่ต่างกัน', en: 'Choose two different customers' },
  MERGE_BLOCKED: {
    th: 'รวมลูกค้าสองรายนี้ไม่ได้ กรุณาดูเหตุผลในหน้านี้',
    en: 'These two customers cannot be merged. The page says why',
  },
  MERGE_NOT_ASKED: {
    th: 'ทั้งสองรายเข้าใช้งานเอง กรุณาสอบถามลูกค้าก่อนและยืนยันว่าได้สอบถามแล้ว',
    en: 'Both sign in themselves. Please ask them first, and confirm that you have',
  },
  SIGN_IN_NOT_FOUND: { th: 'ไม่พบวิธีเข้าสู่ระบบนี้ อาจถูกนำออกไปแล้ว', en: 'This way to sign in is gone already' },
  CUSTOMER_OF_COLLEAGUE: {
    th: 'รูปของลูกค้ารายนี้ดูได้เฉพาะพนักงานขายที่ดูแลลูกค้า',
    en: 'Another salesman looks after this customer and sees the photos',
  },
  CUSTOMER_PHOTOS_FULL: {
    th: 'ลูกค้ารายนี้มีรูปครบ {most} รูปแล้ว กรุณาลบรูปเดิมก่อน',
    en: 'This customer has {most} photos, and no more are possible. Please remove some first',
  },
  PHOTO_NOT_FOUND: { th: 'ไม่พบรูปนี้ อาจถูกลบไปแล้ว', en: 'There is no such photo; it may have been removed' },
  PHOTO_NOT_OWN: {
    th: 'ลบได้เฉพาะรูปที่คุณถ่ายเอง',
    en: 'You can remove only photos that you took yourself',
  },
  PHOTO_GROUP_NOT_FOUND: { th: 'ไม่พบกลุ่มรูปนี้', en: 'There is no such photo group' },
  PHOTO_GROUP_CHANGED: {
    th: 'มีผู้แก้ไขกลุ่มรูปก่อนหน้านี้ กรุณาตรวจสอบแล้วบันทึกอีกครั้ง',
    en: 'Somebody else has just changed the photo groups. Please look at them and save again',
  },
  TOO_MANY_PHOTO_GROUPS: {
    th: 'มีกลุ่มรูปได้ไม่เกิน {most} กลุ่ม',
    en: 'At most {most} photo groups are possible',
  },
  TOO_MANY_NUMBERS: {
    th: 'วันนี้คุณใส่เบอร์มือถือของลูกค้าครบจำนวนแล้ว ลองใหม่พรุ่งนี้ ข้อมูลอื่นยังบันทึกได้',
    en: 'You have reached today’s limit of customers’ numbers. Try again tomorrow; the rest can be saved without it.',
  },
  TOO_MANY_CUSTOMERS: {
    th: 'คุณเปิดข้อมูลลูกค้าครบ {count} รายในหนึ่งชั่วโมงแล้ว รายที่เปิดไปแล้วยังดูได้ รายอื่นรอสักครู่แล้วลองใหม่',
    en: 'You have opened {count} customers within an hour. Those are still open to you; for others, please wait a while.',
  },
  INVITATIONS_CLOSED: {
    th: 'ร้านปิดการเชิญลูกค้าเข้าใช้งาน',
    en: 'This shop does not invite customers',
  },
  INVITATION_DISABLED: {
    th: 'ลูกค้ารายนี้ถูกปิดการใช้งานอยู่',
    en: 'This customer is disabled',
  },
  INVITATION_SIGNED_IN: {
    th: 'ลูกค้ารายนี้เข้าสู่ระบบแล้ว ไม่ต้องเชิญ',
    en: 'This customer has signed in already',
  },
  INVITATION_NO_NUMBER: {
    th: 'ลูกค้ารายนี้ยังไม่มีเบอร์มือถือ เพิ่มเบอร์ก่อนจึงจะเชิญได้',
    en: 'This customer has no mobile number. Add one first.',
  },
  INVITATION_TODAY: {
    th: 'ส่ง SMS เชิญลูกค้ารายนี้ไปแล้วภายใน 24 ชั่วโมงที่ผ่านมา ใช้ลิงก์หรือ QR แทนได้',
    en: 'This customer was invited by SMS within the last 24 hours. A link or QR code can still be used.',
  },
  INVITATION_ENOUGH: {
    th: 'ส่ง SMS เชิญลูกค้ารายนี้ครบ 3 ครั้งใน 30 วันแล้ว ใช้ลิงก์หรือ QR แทนได้',
    en: 'This customer was invited by SMS three times within 30 days. A link or QR code can still be used.',
  },
  INVITATION_NO_SMS: {
    th: 'ส่ง SMS ไม่ได้: ร้านปิด SMS คำเชิญไว้ หรือเบอร์นี้ได้รับ SMS ครบจำนวนของวันนี้แล้ว ใช้ลิงก์หรือ QR แทนได้',
    en: 'No SMS can be sent: the shop has switched it off, or the number has had enough today. Use a link or QR code.',
  },
  INVITATIONS_OF_DAY: {
    th: 'วันนี้ส่ง SMS เชิญครบจำนวนแล้ว ลองใหม่พรุ่งนี้ หรือใช้ลิงก์หรือ QR',
    en: 'Today’s limit of invitations by SMS is reached. Try again tomorrow, or use a link or QR code.',
  },
  INVITATIONS_CHANGED: {
    th: 'รายชื่อลูกค้าที่เชิญได้เปลี่ยนไปแล้ว ตรวจสอบจำนวนอีกครั้ง',
    en: 'The customers who can be invited have changed. Please check the number again.',
  },
  INVITATION_OVER: {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว เข้าสู่ระบบด้วยเบอร์มือถือของคุณได้เลย',
    en: 'This link no longer works. You can log in with your mobile number.',
  },
} as const;
