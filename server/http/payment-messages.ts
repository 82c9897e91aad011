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
  PAYMENT_NOT_DUE: {
    th: 'คำสั่งซื้อนี้ไม่มียอดที่ต้องชำระแล้ว',
    en: 'Nothing is to be paid for this order any more',
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
} as const;
