/** Messages of paying. */
export const paymentMessages = {
  PAYMENT_TOO_MUCH: {
    th: 'กรุณาระบุยอดรวมไม่เกิน {number}',
    en: 'Please enter total amount less than or equal to {number}',
  },
  PAYMENT_TOO_LITTLE: {
    th: 'วิธีชำระเงินนี้ใช้ได้กับยอดตั้งแต่ {number} บาทขึ้นไป',
    en: 'This way to pay is for {number} baht or more',
  },
  PAYMENT_FAILED: {
    th: 'ไม่สามารถดำเนินการชำระเงินได้',
    en: 'Payment cannot be process properly',
  },
  PAYMENT_DUE: {
    th: 'คำสั่งซื้อนี้ต้องชำระเงินก่อน และร้านยังไม่ได้รับเงิน',
    en: 'This order must be paid first, and the money has not come yet',
  },
  PAYMENT_NOT_DUE: {
    th: 'คำสั่งซื้อนี้ไม่มียอดที่ต้องชำระแล้ว',
    en: 'Nothing is to be paid for this order any more',
  },
  SLIP_USED: {
    th: 'สลิปนี้ถูกใช้ไปแล้ว',
    en: 'This slip has been used already',
  },
  SLIP_WAITS: {
    th: 'ร้านกำลังตรวจสลิปของคำสั่งซื้อนี้ กรุณารอผลก่อนส่งใหม่',
    en: 'The shop is checking a slip of this order. Please wait before you send another',
  },
  REVIEW_NOT_FOUND: {
    th: 'ไม่พบรายการที่รอตรวจสอบนี้',
    en: 'There is no such payment to check',
  },
  REVIEW_DECIDED: {
    th: 'รายการนี้ตรวจสอบเสร็จแล้ว กรุณาดูผลล่าสุด',
    en: 'This has been decided already. Please look at the result',
  },
  REVIEW_NEEDS_AMOUNT: {
    th: 'กรุณาระบุยอดเงินที่ได้รับ',
    en: 'Please enter the sum that came',
  },
  REVIEW_NEEDS_REASON: {
    th: 'กรุณาระบุเหตุผล',
    en: 'Please give a reason',
  },
  REVIEW_OTHER_DECISION: {
    th: 'รายการประเภทนี้ตัดสินแบบนี้ไม่ได้',
    en: 'This cannot be decided in this way',
  },
  REFUND_NOT_POSSIBLE: {
    th: 'คืนเงินผ่านผู้ให้บริการไม่ได้ กรุณาคืนเงินเองแล้วบันทึกรายการ',
    en: 'The provider cannot pay this back. Please pay it back yourself and record it',
  },
  REFUND_UNDER_WAY: {
    th: 'กำลังคืนเงินรายการก่อนหน้าอยู่ กรุณารอสักครู่',
    en: 'An earlier refund is still under way. Please wait for it',
  },
  REFUND_REFUSED: {
    th: 'ผู้ให้บริการไม่รับคืนเงินรายการนี้',
    en: 'The provider has refused to pay this back',
  },
  PAYMENT_NOT_OPEN: {
    th: 'สถานะการชำระเงินเปลี่ยนไปแล้ว จึงทำรายการนี้ไม่ได้',
    en: 'This payment has moved on, so this can no longer be done',
  },
  PROVIDER_SILENT: {
    th: 'ผู้ให้บริการรับชำระเงินไม่ตอบกลับ กรุณาลองใหม่อีกครั้ง',
    en: 'The payment provider does not answer. Please try again',
  },
  CREDIT_NOT_ENOUGH: {
    th: 'วงเงินเครดิตไม่พอ ใช้ได้อีก {number} บาท',
    en: 'There is not enough credit: {number} baht are available',
  },
  CREDIT_CLOSED: { th: 'ร้านนี้ไม่เปิดให้ดูวงเงินเครดิต', en: 'This shop does not show credit' },
  CREDIT_CHANGED: {
    th: 'วงเงินหรือยอดค้างชำระเปลี่ยนไปแล้ว กรุณาตรวจสอบอีกครั้ง',
    en: 'The credit has changed meanwhile. Please check it again',
  },
  CREDIT_NOT_FOR_CUSTOMER: {
    th: 'คืนเป็นเครดิตให้ลูกค้ารายนี้ไม่ได้ กรุณาเลือกวิธีอื่น',
    en: 'This customer cannot get credit. Please choose another way',
  },
  DEBT_OF_SAP: {
    th: 'ยอดค้างชำระของลูกค้ารายนี้มาจาก SAP แก้ไขที่นี่ไม่ได้',
    en: 'The debt of this customer comes from SAP and cannot be changed here',
  },
  DEBT_NOT_OF_SAP: { th: 'ลูกค้ารายนี้ไม่ใช่ลูกค้า SAP', en: 'This customer is not one of SAP' },
  REPAYMENT_TOO_MUCH: {
    th: 'ยอดค้างชำระมีเพียง {number} บาท',
    en: 'Only {number} baht are owed',
  },
  PAYMENT_NOT_FOUND: { th: 'ไม่พบรายการชำระเงินนี้', en: 'This payment is not there' },
  PAYMENT_LINK_OVER: {
    th: 'ลิงก์ชำระเงินนี้ใช้ไม่ได้แล้ว',
    en: 'This link to pay can no longer be used',
  },
} as const;
