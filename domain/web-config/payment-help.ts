/** One line of help in both languages for each setting of the providers of payments. */
export const paymentHelp = {
  PROMPTPAY_ENABLED: {
    th: 'รับชำระด้วย QR พร้อมเพย์ของร้าน เมื่อกรอกหมายเลขพร้อมเพย์แล้ว',
    en: "The shop's own PromptPay QR, once its PromptPay number is set",
  },
  PROMPTPAY_ID: {
    th: 'หมายเลขพร้อมเพย์ที่รับเงิน: เบอร์มือถือ 10 หลัก เลขประจำตัวผู้เสียภาษี 13 หลัก หรือ e-Wallet 15 หลัก',
    en: 'PromptPay number that receives: mobile of 10 digits, tax ID of 13 or e-wallet of 15',
  },
  BILL_PAYMENT_ENABLED: {
    th: 'รับชำระบิลด้วย QR เมื่อกรอก Biller ID แล้ว',
    en: 'Bill payment by QR, once the biller ID is set',
  },
  BILL_PAYMENT_BILLER_ID: {
    th: 'Biller ID 15 หลักที่ธนาคารออกให้ (เลขประจำตัวผู้เสียภาษี 13 หลักและรหัสต่อท้าย 2 หลัก)',
    en: 'Biller ID of 15 digits given by the bank: tax ID and a suffix of 2',
  },
  KBANK_ENABLED: {
    th: 'รับชำระด้วยบัตรและ QR ผ่านธนาคารกสิกรไทย เมื่อกรอกรหัสที่ธนาคารออกให้ครบแล้ว',
    en: 'Cards and QR through KBank, once its credentials are set',
  },
  KBANK_API_URL: {
    th: 'ที่อยู่ API ของธนาคารกสิกรไทย เริ่มด้วย https เว้นว่างไว้ใช้ที่อยู่ปกติ',
    en: 'Address of the KBank API, with https; empty for the usual one',
  },
  KBANK_PUBLIC_KEY: {
    th: 'คีย์สาธารณะ (pkey) ของเกตเวย์ธนาคารกสิกรไทย',
    en: 'Public key (pkey) of the KBank payment gateway',
  },
  KBANK_API_SECRET: {
    th: 'คีย์ลับ (skey) ของเกตเวย์ธนาคารกสิกรไทย',
    en: 'Secret key (skey) of the KBank payment gateway',
  },
  KBANK_PARTNER_ID: {
    th: 'รหัสพาร์ตเนอร์ที่ธนาคารกสิกรไทยออกให้',
    en: 'Partner ID given by KBank',
  },
  KBANK_PARTNER_SECRET: {
    th: 'รหัสลับพาร์ตเนอร์ที่ธนาคารกสิกรไทยออกให้',
    en: 'Partner secret given by KBank',
  },
  KBANK_MERCHANT_ID: {
    th: 'รหัสร้านค้าที่ธนาคารกสิกรไทยออกให้ ใช้สร้าง QR',
    en: 'Merchant ID given by KBank, for QR',
  },
  KBANK_TERMINAL_ID: {
    th: 'รหัสเครื่องรับชำระที่ธนาคารกสิกรไทยออกให้ ถ้ามี',
    en: 'Terminal ID given by KBank, if any',
  },
  LINEPAY_ENABLED: {
    th: 'รับชำระผ่าน LINE Pay เมื่อกรอกรหัสช่องทางครบแล้ว',
    en: 'LINE Pay, once its channel is set',
  },
  LINEPAY_API_URL: {
    th: 'ที่อยู่ API ของ LINE Pay เริ่มด้วย https เว้นว่างไว้ใช้ที่อยู่ปกติ',
    en: 'Address of the LINE Pay API, with https; empty for the usual one',
  },
  LINEPAY_CHANNEL_ID: {
    th: 'Channel ID ของร้านที่ LINE Pay',
    en: 'Channel ID of the shop at LINE Pay',
  },
  LINEPAY_CHANNEL_SECRET: {
    th: 'Channel secret ของร้านที่ LINE Pay',
    en: 'Channel secret of the shop at LINE Pay',
  },
  OPN_ENABLED: {
    th: 'รับชำระด้วยบัตรและที่เคาน์เตอร์ผ่าน Opn Payments (Omise) เมื่อกรอกคีย์ครบแล้ว',
    en: 'Cards and counters through Opn Payments (Omise), once its keys are set',
  },
  OPN_API_URL: {
    th: 'ที่อยู่ API ของ Opn Payments เริ่มด้วย https เว้นว่างไว้ใช้ที่อยู่ปกติ',
    en: 'Address of the Opn Payments API, with https; empty for the usual one',
  },
  OPN_PUBLIC_KEY: {
    th: 'คีย์สาธารณะ (pkey) ของ Opn Payments',
    en: 'Public key (pkey) of Opn Payments',
  },
  OPN_API_SECRET: {
    th: 'คีย์ลับ (skey) ของ Opn Payments',
    en: 'Secret key (skey) of Opn Payments',
  },
  OPN_WEBHOOK_SECRET: {
    th: 'รหัสลับของ webhook ที่ Opn Payments ถ้าตั้งไว้ ระบบจะไม่รับการแจ้งที่ลายเซ็นไม่ถูกต้อง',
    en: 'Secret of the webhooks of Opn Payments; with it those without its signature are refused',
  },
  BANK_TRANSFER_ENABLED: {
    th: 'รับชำระด้วยการโอนเงินและส่งสลิป เมื่อกรอกบัญชีของร้านแล้ว',
    en: 'Offer bank transfer with a slip, once accounts of the shop are set',
  },
  BANK_ACCOUNTS: {
    th: 'บัญชีธนาคารของร้านสำหรับรับโอน เป็น JSON: bank, account, bankTh, bankEn, ownerTh, ownerEn',
    en: 'Accounts to transfer to, as JSON: bank, account, bankTh, bankEn, ownerTh, ownerEn',
  },
  SLIP_LOOKUP_ENABLED: {
    th: 'ตรวจสลิปโอนเงินกับผู้ให้บริการ หากปิด พนักงานต้องตรวจทุกใบเอง',
    en: 'Transfer slips are looked up with a provider; else staff check each',
  },
  SLIP_LOOKUP_URL: {
    th: 'ที่อยู่ผู้ให้บริการตรวจสลิป เริ่มด้วย https',
    en: 'Address of the provider that looks up slips, with https',
  },
  SLIP_LOOKUP_SECRET: {
    th: 'คีย์ของผู้ให้บริการตรวจสลิป',
    en: 'Key of the provider that looks up slips',
  },
} as const;
