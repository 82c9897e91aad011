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
  PAYMENT_NOT_FOUND: { th: 'ไม่พบรายการชำระเงินนี้', en: 'This payment is not there' },
  PAYMENT_LINK_OVER: {
    th: 'ลิงก์ชำระเงินนี้ใช้ไม่ได้แล้ว',
    en: 'This link to pay can no longer be used',
  },
} as const;
