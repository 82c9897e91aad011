/**
 * The message shown to the user for each error code, in both languages. `{name}` placeholders are filled by the
 * error.
 */

import { customerMessages } from './customer-messages.ts';
import { notificationMessages } from './notification-messages.ts';
import { fileMessages } from './file-messages.ts';
import { paymentMessages } from './payment-messages.ts';
import { promotionMessages } from './promotion-messages.ts';
import { contentMessages } from './content-messages.ts';
import { questionMessages } from './question-messages.ts';
import { importMessages } from './import-messages.ts';
import { runMessages } from './run-messages.ts';

export type Language = 'th' | 'en';
type Message = Record<Language, string>;

export const messages: Record<string, Message> = {
  INVALID_INPUT: { th: 'ข้อมูลไม่ถูกต้อง: {fields}', en: 'Something is not right: {fields}' },
  MALFORMED_JSON: { th: 'รูปแบบข้อมูลที่ส่งมาไม่ถูกต้อง', en: 'The request body is not valid JSON' },
  BODY_TOO_LARGE: { th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', en: 'The request body is too large' },
  UNSUPPORTED_MEDIA: { th: 'ไม่รองรับข้อมูลประเภทนี้', en: 'This content type is not supported' },
  NOT_FOUND: { th: 'ไม่พบสิ่งที่คุณต้องการ', en: 'This could not be found' },
  INTERNAL: { th: 'เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง', en: 'Oops...Something went wrong' },
  UNAVAILABLE: {
    th: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'The shop cannot be reached just now. Please try again',
  },
  TOO_MANY_CALLS: {
    th: 'กรุณารออีก {seconds} วินาทีแล้วลองใหม่',
    en: 'Waiting for {seconds} seconds and try again.',
  },
  TOO_MANY_PAGES: {
    th: 'มีการเปิดหน้าเว็บจากเครือข่ายของคุณถี่เกินไป กรุณารออีก {seconds} วินาทีแล้วลองใหม่',
    en: 'Too many pages were opened from your network. Please wait {seconds} seconds and try again',
  },
  SETTINGS_KEY_MISSING: {
    th: 'ระบบยังไม่พร้อมเก็บข้อมูลลับ กรุณาติดต่อผู้ดูแลระบบให้ตั้งค่า SETTINGS_KEY',
    en: 'Secrets cannot be stored yet. Please ask the operator to set SETTINGS_KEY',
  },
  ...fileMessages,
  ...contentMessages,
  ...questionMessages,
  ...promotionMessages,
  CONSENT_WORDING_CHANGED: {
    th: 'ข้อความเพิ่งเปลี่ยนแปลง กรุณาอ่านแล้วเลือกอีกครั้ง',
    en: 'The wording has just changed. Please read it and choose again',
  },
  TOO_MANY_CONSENTS: {
    th: 'วันนี้มีการเปลี่ยนตัวเลือกหลายครั้งแล้ว กรุณาลองใหม่พรุ่งนี้',
    en: 'This has been changed very often today. Please try again tomorrow',
  },
  ERASURE_BLOCKED: {
    th: 'ยังลบบัญชีไม่ได้ เพราะมีคำสั่งซื้อหรือยอดเงินที่ยังไม่เสร็จสิ้น',
    en: 'The account cannot be erased yet: an order is under way, or money is due',
  },
  NO_PROOF: {
    th: 'บัญชีนี้ไม่มีเบอร์มือถือหรือรหัสผ่านสำหรับยืนยันตัวตน กรุณาติดต่อร้าน',
    en: 'This account has no mobile number or password to prove who you are. Please contact the shop',
  },
  TOO_MANY_EXPORTS: {
    th: 'ดาวน์โหลดข้อมูลของคุณได้วันละ {most} ครั้ง กรุณาลองใหม่พรุ่งนี้',
    en: 'Your data can be downloaded {most} times a day. Please try again tomorrow',
  },
  BAD_ADDRESS: { th: 'ที่อยู่เว็บนี้ไม่ถูกต้อง', en: 'This web address is not valid' },
  ADDRESS_TOO_LONG: { th: 'ที่อยู่เว็บนี้ยาวเกินไป', en: 'This web address is too long' },
  HEADERS_TOO_LONG: {
    th: 'คำขอนี้มีส่วนหัวยาวเกินไป กรุณาลบคุกกี้ของเว็บนี้แล้วลองใหม่',
    en: 'The headers of this request are too long. Please delete the cookies of this site and try again',
  },
  REQUEST_TOO_SLOW: {
    th: 'ส่งข้อมูลไม่ทันภายในเวลาที่กำหนด กรุณาลองใหม่อีกครั้ง',
    en: 'The request took too long to arrive. Please try again',
  },
  TENANT_UNKNOWN: { th: 'ไม่พบร้านค้านี้ (tenantId)', en: 'There is no such shop (tenantId)' },
  TENANT_MISMATCH: {
    th: 'ที่อยู่นี้เป็นของร้านค้าอื่น (tenantId)',
    en: 'This address belongs to another shop (tenantId)',
  },
  TOKEN_MISSING: { th: 'กรุณาเข้าสู่ระบบ', en: 'Please sign in' },
  TOKEN_INVALID: { th: 'กรุณาเข้าสู่ระบบใหม่อีกครั้ง', en: 'Please sign in again' },
  TOKEN_EXPIRED: {
    th: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่',
    en: 'Your session has run out. Please sign in again',
  },
  SESSION_OVER: { th: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่', en: 'Your session is over. Please sign in again' },
  NOT_ALLOWED: { th: 'คุณไม่มีสิทธิ์ทำรายการนี้', en: 'You are not allowed to do this' },
  FOREIGN_ORIGIN: { th: 'คำขอนี้มาจากเว็บไซต์อื่น', en: 'This request comes from another website' },
  GUEST_MODE_OFF: { th: 'กรุณาเข้าสู่ระบบเพื่อใช้งานร้านนี้', en: 'Please sign in to use this shop' },
  WRONG_PASSWORD: { th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', en: 'Wrong user name or password' },
  CUSTOMER_INACTIVE: {
    th: 'บัญชีของคุณถูกระงับการใช้งาน กรุณาติดต่อผู้ดูแลระบบ',
    en: 'User with mobile no is being inactive. Please contact administrator',
  },
  PENDING_APPROVAL: { th: 'บัญชีของคุณกำลังรอการอนุมัติ', en: 'Your account is waiting for approval' },
  DEMO_ACCOUNT: {
    th: 'บัญชีนี้เป็นบัญชีสาธิต ใช้กับร้านที่เปิดให้บริการจริงไม่ได้',
    en: 'This is a demo account. It cannot be used in a shop that is open for business',
  },
  REGISTRATION_CLOSED: {
    th: 'ร้านนี้ไม่ได้เปิดให้สมัครเอง กรุณาติดต่อร้าน',
    en: 'This shop does not take registrations. Please contact the shop',
  },
  REGISTRATION_NOT_FOUND: {
    th: 'ไม่พบการสมัครนี้ กรุณาเข้าสู่ระบบเพื่อดูสถานะ',
    en: 'This registration was not found. Please log in to see its state',
  },
  REGISTRATION_DECIDED: {
    th: 'มีผู้อนุมัติหรือปฏิเสธลูกค้ารายนี้ไปแล้ว',
    en: 'This customer has been approved or refused meanwhile',
  },
  REGISTRATION_SENT_AGAIN: {
    th: 'ลูกค้าแก้ไขและส่งใบสมัครใหม่แล้ว กรุณาตรวจข้อมูลล่าสุดก่อนพิจารณา',
    en: 'The customer has corrected and sent the registration again. Please look at it anew before you decide',
  },
  REGISTRATION_RESENT_OFTEN: {
    th: 'วันนี้ส่งใบสมัครครบจำนวนครั้งแล้ว กรุณาลองใหม่พรุ่งนี้ หรือติดต่อร้าน',
    en: 'The registration has been sent as often as it may be today. Please try again tomorrow, or contact the shop',
  },
  MERCHANT_REGISTRATION_CLOSED: {
    th: 'ร้านนี้ไม่ได้เปิดรับสมัครผู้ขาย กรุณาติดต่อร้าน',
    en: 'This shop does not take new merchants. Please contact the shop',
  },
  APPLICATION_NOT_FOUND: {
    th: 'ไม่พบใบสมัครนี้ อาจถูกยกเลิกหรือครบกำหนดเก็บแล้ว',
    en: 'This application was not found. It may have been withdrawn, or is no longer kept',
  },
  APPLICATION_WAITING: {
    th: 'เบอร์มือถือนี้มีใบสมัครที่รอการอนุมัติอยู่แล้ว',
    en: 'An application with this mobile number waits already',
  },
  APPLICATION_CHANGED: {
    th: 'ผู้สมัครแก้ไขข้อมูลแล้ว กรุณาตรวจข้อมูลล่าสุดก่อนพิจารณา',
    en: 'The applicant has changed the application. Please look at it anew before you decide',
  },
  APPLICATION_CHANGED_OFTEN: {
    th: 'วันนี้แก้ไขบัญชีครบจำนวนครั้งแล้ว กรุณาลองใหม่พรุ่งนี้',
    en: 'The account has been changed as often as it may be today. Please try again tomorrow',
  },
  APPLICATION_DECIDED: {
    th: 'ใบสมัครนี้ได้รับการพิจารณาไปแล้ว',
    en: 'This application has been decided meanwhile',
  },
  BANK_NOT_FOUND: { th: 'ไม่รู้จักธนาคารนี้ กรุณาเลือกจากรายการ', en: 'Choose the bank from the list' },
  BANK_ACCOUNT_WRONG: {
    th: 'จำนวนหลักของเลขที่บัญชีไม่ตรงกับธนาคารนี้',
    en: 'An account number of this bank has another number of digits',
  },
  NUMBER_UNPROVED: {
    th: 'การยืนยันเบอร์มือถือหมดอายุแล้ว กรุณายืนยันอีกครั้ง',
    en: 'Your mobile number has to be confirmed again',
  },
  EXTERNAL_OVER: {
    th: 'การเข้าสู่ระบบนี้หมดอายุหรือเริ่มจากเบราว์เซอร์อื่น กรุณาเริ่มใหม่',
    en: 'This sign-in has run out, or was begun in another browser. Please start again',
  },
  EXTERNAL_REFUSED: {
    th: 'ผู้ให้บริการไม่ยืนยันการเข้าสู่ระบบนี้ หรือมีการใช้ไปแล้ว กรุณาเริ่มใหม่',
    en: 'The other service did not confirm this sign-in, or it was used already. Please start again',
  },
  EXTERNAL_NO_NUMBER: {
    th: 'พาร์ตเนอร์ยังไม่ได้ยืนยันเบอร์มือถือของคุณ กรุณาเข้าสู่ระบบด้วยเบอร์มือถือ',
    en: 'The partner has not confirmed your mobile number. Please log in with your number',
  },
  EXTERNAL_FAILED: {
    th: 'ติดต่อผู้ให้บริการเข้าสู่ระบบไม่ได้ในขณะนี้ กรุณาลองใหม่ หรือเข้าสู่ระบบด้วยวิธีอื่น',
    en: 'The other service cannot be reached now. Please try again, or sign in another way',
  },
  FIELDS_MISSING: { th: 'กรุณากรอกข้อมูลให้ครบ', en: 'Please fill in what is missing' },
  FIELD_MISSING: { th: 'กรุณากรอกข้อมูลนี้', en: 'Please fill this in' },
  CUSTOMER_NOT_FOUND: { th: 'ไม่พบบัญชีลูกค้านี้', en: 'Customer not found' },
  STAFF_NOT_FOUND: { th: 'ไม่พบผู้ใช้งานนี้', en: 'There is no such user' },
  USERNAME_TAKEN: { th: 'ชื่อผู้ใช้นี้มีผู้ใช้งานแล้ว', en: 'This user name is already taken' },
  CENTER_NEEDED: { th: 'เลือกศูนย์อย่างน้อยหนึ่งแห่ง', en: 'Choose at least one center' },
  OWN_ACCOUNT: {
    th: 'เปลี่ยนสิทธิ์ สถานะ หรือรหัสผ่านของตัวเองจากหน้านี้ไม่ได้ ให้ผู้ดูแลระบบคนอื่นเป็นผู้เปลี่ยน',
    en: 'Role, status and password of your own account are changed by another super admin',
  },
  LAST_SUPER_ADMIN: {
    th: 'ร้านต้องมีผู้ดูแลระบบสูงสุดที่ใช้งานได้อย่างน้อยหนึ่งคน',
    en: 'The shop needs at least one active super admin',
  },
  INVITES_OF_DAY: {
    th: 'วันนี้เชิญผู้ใช้งานครบ {count} คนแล้ว ลองใหม่พรุ่งนี้',
    en: '{count} people have been invited today. Please go on tomorrow',
  },
  MOBILE_MISSING: {
    th: 'ใส่เบอร์มือถือของผู้ใช้งานก่อน เพราะรหัส OTP จะส่งไปที่เบอร์นั้น',
    en: 'Enter a mobile number first: codes to sign in go there',
  },
  ROLE_COMPLETE: {
    th: 'ปิดหน้าใด ๆ ของผู้ดูแลระบบสูงสุดไม่ได้',
    en: 'No page can be kept from the super admin',
  },
  STAFF_CHANGED: {
    th: 'มีผู้แก้ไขข้อมูลพนักงานคนนี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this person since you opened the page',
  },
  CUSTOMERS_CHANGED: {
    th: 'รายชื่อลูกค้าเปลี่ยนไปแล้ว กรุณาตรวจจำนวนอีกครั้ง',
    en: 'The customers are others by now. Please look at the numbers again',
  },
  CUSTOMER_CHANGED: {
    th: 'มีผู้แก้ไขข้อมูลลูกค้ารายนี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this customer since you opened the page',
  },
  CUSTOMER_TYPE_UNKNOWN: { th: 'ไม่พบประเภทลูกค้านี้', en: 'There is no such customer type' },
  SALESMAN_UNKNOWN: {
    th: 'ไม่พบพนักงานขายคนนี้ในศูนย์ของคุณ',
    en: 'This salesman does not work at your centers',
  },
  TAG_NOT_FOUND: { th: 'ไม่พบแท็กนี้', en: 'There is no such tag' },
  TAG_NOT_ACTIVE: { th: 'แท็กนี้เลิกใช้แล้ว', en: 'This tag is no longer given' },
  TAG_TAKEN: { th: 'มีแท็กรหัสนี้แล้ว', en: 'There is a tag of this code already' },
  TAG_NOT_TIER: {
    th: 'แท็กต้องเป็นรหัสของระดับสมาชิกที่ร้านกำหนดไว้',
    en: 'A tag has the code of one of the shop’s tiers',
  },
  TAG_CHANGED: {
    th: 'มีผู้แก้ไขแท็กนี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this tag since you opened it',
  },
  TOO_MANY_TAGS: { th: 'มีแท็กได้ไม่เกิน {most} แท็ก', en: 'There can be no more than {most} tags' },
  ROLES_CHANGED: {
    th: 'มีผู้แก้ไขตำแหน่งและสิทธิ์หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed the roles since you opened them',
  },
  FIRST_PASSWORD_LATE: {
    th: 'เพื่อความปลอดภัย ให้ออกจากระบบแล้วเข้าสู่ระบบด้วยรหัส OTP อีกครั้งก่อนตั้งรหัสผ่าน',
    en: 'To choose your first password, please sign out and sign in again by a code',
  },
  IDENTITY_NOT_ASKED: {
    th: 'ร้านนี้ไม่ได้ขอเอกสารยืนยันตัวตน',
    en: 'This shop does not ask for an identity document',
  },
  IDENTITY_NOT_FOUND: {
    th: 'ไม่มีเอกสารยืนยันตัวตนของลูกค้ารายนี้ หรือครบกำหนดลบแล้ว',
    en: 'No identity document of this customer is kept, or its time is over',
  },
  CONTACT_SHARED: {
    th: 'ลูกค้ารายนี้ซื้อกับศูนย์อื่นหรือมีบัญชีอื่นด้วย ให้ลูกค้าเปลี่ยนเองในโปรไฟล์ หรือให้ผู้ดูแลระบบสูงสุดเปลี่ยน',
    en: 'This person is a customer of other centers or has other accounts: they change it in their profile, or a super admin does',
  },
  PROOF_MISSING: {
    th: 'หมดเวลายืนยันตัวตนแล้ว เริ่มเปลี่ยนเบอร์ใหม่อีกครั้ง',
    en: 'The time to change the number is over. Please begin again.',
  },
  TOO_MANY_REGISTRATIONS: {
    th: 'วันนี้คุณลงทะเบียนลูกค้าครบจำนวนแล้ว ลองใหม่พรุ่งนี้ หรือให้ลูกค้าสมัครเองผ่านลิงก์หรือ QR ของคุณ',
    en: 'You have reached today’s limit for registering customers. Try again tomorrow, or let the customer register by your link or QR code.',
  },
  TOO_MANY_ADDRESSES: {
    th: 'เก็บที่อยู่ได้ไม่เกิน {most} รายการ ลบที่อยู่ที่ไม่ใช้แล้วก่อนเพิ่มใหม่',
    en: 'You can keep up to {most} addresses. Remove one you no longer use, then add the new one.',
  },
  INVALID_TAX_NUMBER: {
    th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง กรุณาตรวจสอบเลข 13 หลัก',
    en: 'This is not a Thai tax number: please check its 13 digits',
  },
  INVALID_EMAIL: { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'Please enter an e-mail address like name@example.com' },
  MOBILE_TAKEN: { th: 'เบอร์มือถือนี้ถูกใช้งานแล้ว', en: 'Mobile No is already exist' },
  CURRENT_PASSWORD_MISSING: {
    th: 'กรอกรหัสผ่านปัจจุบันเพื่อเปลี่ยนเบอร์มือถือ',
    en: 'Enter your current password to change the mobile number',
  },
  MOBILE_WITHOUT_PASSWORD: {
    th: 'บัญชีนี้ไม่มีรหัสผ่าน กรุณาให้ผู้ดูแลระบบเปลี่ยนเบอร์มือถือให้',
    en: 'This account has no password. Please ask the administrator to change the mobile number',
  },
  CURRENT_PASSWORD_WRONG: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is not right' },
  PASSWORD_UNCHANGED: {
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านปัจจุบัน',
    en: 'The new password must differ from the current one',
  },
  PASSWORD_TOO_SHORT: {
    th: 'รหัสผ่านต้องมีอย่างน้อย {count} ตัวอักษร',
    en: 'The password needs at least {count} characters',
  },
  PASSWORD_PATTERN: {
    th: 'รหัสผ่านนี้เดาง่าย เพราะเป็นตัวเลขล้วน ตัวซ้ำ หรือแป้นที่เรียงกัน',
    en: 'This password is easy to guess: only digits, repetitions, or keys in a row',
  },
  PASSWORD_COMMON: {
    th: 'รหัสผ่านนี้มีคนใช้มาก จึงเดาง่าย กรุณาใช้คำอื่น',
    en: 'Many people use this password, so it is easy to guess. Please choose other words',
  },
  PASSWORD_OWN_NAME: {
    th: 'รหัสผ่านต้องไม่ใช่ชื่อ เบอร์มือถือ หรือชื่อร้านของคุณ',
    en: 'Please do not use your name, mobile number or the name of the shop as your password',
  },
  RIGHT_MISSING: {
    th: 'ตำแหน่งของคุณยังไม่มีสิทธิ์สำหรับรายการนี้ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'Your role does not have the right to this. Please ask a super admin',
  },
  PAGE_DISABLED: { th: 'ร้านนี้ไม่ได้เปิดใช้หน้านี้', en: 'This page is switched off in this shop' },
  INVALID_MOBILE: { th: 'กรุณากรอกเบอร์มือถือ 10 หลัก', en: 'Please enter a Thai mobile number with 10 digits' },
  INVALID_PHONE: {
    th: 'กรุณากรอกเบอร์โทรศัพท์ 9 หรือ 10 หลัก',
    en: 'Please enter a Thai phone number with 9 or 10 digits',
  },
  RESEND_WAIT: { th: 'กรุณารออีก {seconds} วินาทีแล้วลองใหม่', en: 'Waiting for {seconds} seconds and try again.' },
  TOO_MANY_TRIES: {
    th: 'ลองหลายครั้งเกินไป กรุณารออีก {seconds} วินาที',
    en: 'Waiting for {seconds} seconds and try again.',
  },
  NUMBER_CODES_SPENT: {
    th: 'เบอร์นี้ขอรหัส OTP ครบจำนวนของวันนี้แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่าน หรือลองใหม่พรุ่งนี้',
    en: 'No more codes can be sent to this number today. Please sign in with your password, or try again tomorrow',
  },
  SHOP_CODES_SPENT: {
    th: 'วันนี้ร้านส่งรหัส OTP ไม่ได้แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่าน โทรหาร้าน หรือลองใหม่พรุ่งนี้',
    en: 'The shop cannot send any more codes today. Please sign in with your password, call the shop, or try again tomorrow',
  },
  SMS_FAILED: { th: 'ส่ง SMS ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง', en: 'The SMS could not be sent. Please try again' },
  INVALID_OTP: { th: 'รหัส OTP ไม่ถูกต้อง', en: 'Invalid OTP Code' },
  OTP_ATTEMPT_LIMIT: { th: 'กรอกรหัส OTP ผิดเกินจำนวนครั้งที่กำหนด กรุณาขอรหัสใหม่', en: 'OTP attempt limit exceed' },
  OTP_EXPIRED: {
    th: 'รหัส OTP หมดอายุแล้ว กรุณาขอรหัสใหม่',
    en: 'This OTP code has expired. Please ask for a new one',
  },
  CENTER_NOT_FOUND: { th: 'ไม่พบศูนย์จัดจำหน่ายนี้', en: 'There is no such distribution center' },
  CENTER_CODE_TAKEN: { th: 'มีศูนย์ที่ใช้รหัสนี้แล้ว', en: 'There is a center with this code already' },
  CENTER_CHANGED: {
    th: 'มีผู้แก้ไขข้อมูลศูนย์นี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this center since you opened it',
  },
  CENTER_HAS_ORDERS: {
    th: 'ยังปิดศูนย์นี้ไม่ได้ เพราะมีคำสั่งซื้อหรือใบเบิกที่ยังไม่เสร็จ {count} รายการ',
    en: 'This center cannot be closed yet: {count} of its orders or goods issues are not finished',
  },
  CENTER_HAS_MONEY: {
    th: 'ยังปิดศูนย์นี้ไม่ได้ เพราะมีเงินสดที่ยังไม่นำส่งหรือเงินที่ยังไม่คืนลูกค้า {count} รายการ',
    en: 'This center cannot be closed yet: the cash or refunds of {count} of its orders are not settled',
  },
  LAST_CENTER: {
    th: 'ปิดศูนย์สุดท้ายที่รับคำสั่งซื้อไม่ได้',
    en: 'The last center that takes orders cannot be closed',
  },
  HOURS_WRONG: {
    th: 'เวลาปิดต้องหลังเวลาเปิด และช่วงเวลาของวันเดียวกันต้องไม่ทับกัน',
    en: 'Closing comes after opening, and the spans of a day must not overlap',
  },
  LINE_INCOMPLETE: {
    th: 'กรอกทั้งชื่อและลิงก์ของ LINE หรือเว้นว่างไว้ทั้งสองช่อง',
    en: 'Enter both the name and the link of LINE, or leave both empty',
  },
  CENTER_FIXED: {
    th: 'เปลี่ยนศูนย์จัดจำหน่ายไม่ได้ขณะสั่งซื้อแทนลูกค้า',
    en: 'The distribution center cannot be changed while you order for a customer',
  },
  // Buyers read it, and the shop's own term for a center (CENTER_WORD) is not known here.
  CENTER_MISMATCH: {
    th: 'มีการเปลี่ยนสถานที่ที่คุณสั่งซื้อในหน้าต่างอื่น กรุณาตรวจสอบตะกร้าอีกครั้ง',
    en: 'Where you order from was changed in another window. Please check your cart again',
  },
  PRODUCT_NOT_FOUND: { th: 'ไม่พบสินค้านี้', en: 'This product could not be found' },
  CODE_RESERVED: {
    th: 'รหัส "{code}" สงวนไว้สำหรับระบบ กรุณาใช้รหัสอื่น',
    en: 'The code “{code}” is reserved for a page of its own. Please choose another',
  },
  PRODUCT_CODE_TAKEN: { th: 'มีสินค้าที่ใช้รหัสนี้แล้ว', en: 'There is a product with this code already' },
  PRODUCT_CHANGED: {
    th: 'มีผู้แก้ไขสินค้านี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this product since you opened it',
  },
  NAME_IN_THAI: {
    th: 'ชื่อภาษาอังกฤษต้องไม่มีอักษรไทย',
    en: 'An English name has no Thai letters',
  },
  PRODUCT_UNIT_PRICED: {
    th: 'หน่วยที่จะลบมีราคาตั้งไว้ {count} รายการ',
    en: 'Prices of the units that are to go: {count}',
  },
  PRICE_UNIT_MISSING: { th: 'สินค้านี้ไม่มีหน่วยนี้', en: 'The product does not have this unit' },
  ADVANCE_DAYS_WRONG: {
    th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม',
    en: 'The last day must not be before the first',
  },
  ADVANCE_EMPTY: { th: 'กรุณาใส่ราคาอย่างน้อย 1 ช่อง', en: 'Enter one price at least' },
  ADVANCE_OVERLAPS: { th: 'วันซ้อนกับราคาล่วงหน้า “{name}”', en: 'The days meet those of “{name}”' },
  ADVANCE_NOT_FOUND: { th: 'ไม่พบราคาล่วงหน้านี้', en: 'This advance price could not be found' },
  ADVANCE_CHANGED: {
    th: 'มีผู้แก้ไขราคาล่วงหน้านี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this advance price since you opened it',
  },
  AGREED_WHO_MISSING: {
    th: 'เลือกลูกค้าหรือประเภทลูกค้าอย่างใดอย่างหนึ่ง',
    en: 'Choose either a customer or a customer type',
  },
  AGREED_PRICE_MISSING: { th: 'กรุณาใส่ราคา', en: 'Enter a price' },
  PRICE_BELOW_LOWEST: {
    th: 'ราคานี้ต่ำกว่าราคาต่ำสุดที่ขายได้',
    en: 'This is below the lowest allowed price',
  },
  AGREED_OVERLAPS: {
    th: 'มีราคาเฉพาะของรายนี้ในช่วงวันเดียวกันแล้ว ({days})',
    en: 'They have a price for some of these days already ({days})',
  },
  AGREED_NOT_FOUND: { th: 'ไม่พบราคาเฉพาะนี้', en: 'This agreed price could not be found' },
  AGREED_CHANGED: {
    th: 'มีผู้แก้ไขราคาเฉพาะนี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this agreed price since you opened it',
  },
  PRICE_PREVIEW_CHANGED: {
    th: 'สินค้าหรือราคาเปลี่ยนไปหลังจากแสดงตัวอย่าง กรุณาตรวจสอบอีกครั้ง',
    en: 'Products or prices have changed since the preview. Please look at it again',
  },
  PRICES_IN_WORK: {
    th: 'กำลังปรับราคาสินค้าบางรายการที่เลือกอยู่ กรุณารอให้เสร็จแล้วดูตัวอย่างอีกครั้ง',
    en: 'Prices of some of these products are being changed. Please wait until that is done, then look at the preview again',
  },
  PRICE_CHANGED_SINCE: {
    th: 'มีผู้แก้ไขราคานี้แล้ว จึงไม่ได้เปลี่ยน',
    en: 'Somebody has changed this price since, so it stays as it is',
  },
  RUN_NOT_UNDONE: { th: 'งานนี้ย้อนกลับไม่ได้', en: 'This task cannot be undone' },
  RUN_UNDONE: { th: 'งานนี้ย้อนกลับไปแล้ว หรือกำลังย้อนกลับอยู่', en: 'This task has been undone, or is being undone' },
  STOCK_MOVED: {
    th: 'ยอดคงเหลือเปลี่ยนไปแล้ว ตอนนี้เป็น {count} ชิ้น กรุณาตรวจสอบอีกครั้ง',
    en: 'The stock has changed meanwhile: {count} on hand now. Please check again',
  },
  STOCK_PIECES_MISSING: {
    th: 'กรุณากรอกจำนวนที่ต่างจากยอดคงเหลือเดิม',
    en: 'Please enter a quantity that changes the stock',
  },
  STOCK_SHORT: {
    th: 'ตัดออกได้ไม่เกิน {count} ชิ้น เพราะที่เหลือขายหรือจองไปแล้ว',
    en: 'At most {count} can be taken out: the rest is sold or reserved',
  },
  STOCK_NOTE_MISSING: { th: 'กรุณาอธิบายเหตุผล', en: 'Please say why' },
  COUNT_NOT_FOUND: { th: 'ไม่พบใบนับสต็อกนี้', en: 'This count sheet was not found' },
  COUNT_ENDED: {
    th: 'ใบนับสต็อกนี้ปิดไปแล้ว',
    en: 'This count sheet has been closed already',
  },
  COUNT_EMPTY: { th: 'ไม่มีสินค้าให้นับตามที่เลือก', en: 'There is no product of this to count' },
  COUNT_TOO_LARGE: {
    th: 'ใบนับหนึ่งใบมีสินค้าได้ไม่เกิน {most} รายการ กรุณาแยกนับตามหมวดหมู่หรือแบรนด์',
    en: 'A sheet has at most {most} products. Please count by category or brand',
  },
  TOO_MANY_COUNTS: {
    th: 'ศูนย์นี้มีใบนับที่ยังไม่ปิด {most} ใบแล้ว กรุณาปิดใบเก่าก่อน',
    en: 'This center has {most} open count sheets. Please close one first',
  },
  COUNT_BLIND: {
    th: 'ใบนับแบบไม่แสดงยอด ต้องให้ผู้ที่เริ่มใบนับหรือผู้ดูแลระบบเป็นคนบันทึกผล',
    en: 'On a sheet that does not show what should be there, who began it or an administrator books it',
  },
  COUNT_NOT_LISTED: { th: 'สินค้านี้ไม่อยู่ในใบนับนี้', en: 'This product is not on this count sheet' },
  COUNT_BARCODE_UNKNOWN: { th: 'ไม่พบสินค้าที่มีบาร์โค้ดนี้', en: 'No product has this barcode' },
  COUNT_CHANGED: {
    th: 'มีผู้นับสินค้านี้ไปแล้ว กรุณาดูยอดล่าสุดก่อนแก้',
    en: 'Somebody else has counted this product meanwhile. Please look at their number first',
  },
  COUNT_TOO_MANY: { th: 'นับได้ไม่เกิน {most} ชิ้นต่อสินค้า', en: 'At most {most} pieces of a product' },
  COUNT_MOVED: {
    th: 'มีผู้นับต่อหรือแก้ยอดระหว่างที่คุณเปิดหน้านี้ กรุณาตรวจยอดล่าสุดแล้วยืนยันอีกครั้ง',
    en: 'Somebody has counted on meanwhile. Please check the sheet and confirm again',
  },
  TRANSFER_NOT_FOUND: { th: 'ไม่พบรายการโอนนี้', en: 'This transfer was not found' },
  TRANSFER_ENDED: {
    th: 'รายการโอนนี้รับเข้าหรือเรียกคืนไปแล้ว',
    en: 'This transfer has been received or called back already',
  },
  TRANSFER_TOO_MANY: {
    th: 'รับได้ไม่เกินที่ส่งมา {count} ชิ้น ส่วนที่เกินให้ปรับยอดต่างหาก',
    en: 'At most the {count} that were sent can be received. Adjust the stock for more',
  },
  EXPIRY_PAST: { th: 'วันหมดอายุผ่านไปแล้ว กรุณาตรวจอีกครั้ง', en: 'This day has passed. Please check it' },
  PRODUCT_ARCHIVED: {
    th: 'สินค้านี้ถูกเก็บแล้ว กรุณานำกลับมาก่อนเปิดขาย',
    en: 'This product is archived. Take it back before it is offered',
  },
  PRODUCT_IN_CARTS: {
    th: 'สินค้านี้อยู่ในตะกร้าของลูกค้า {count} ใบที่ศูนย์นี้',
    en: 'Carts of the center that have this product: {count}',
  },
  PRODUCT_PICTURES_FULL: {
    th: 'สินค้ามีรูปได้สูงสุด {most} รูป',
    en: 'A product can have {most} pictures at most',
  },
  PRODUCT_PICTURES_CHANGED: {
    th: 'มีผู้เปลี่ยนรูปของสินค้านี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed the pictures of this product since you opened it',
  },
  BARCODE_TWICE: {
    th: 'บาร์โค้ดนี้ใช้กับหน่วยอื่นของสินค้านี้แล้ว',
    en: 'Another unit of this product has this barcode',
  },
  BARCODE_TAKEN: { th: 'บาร์โค้ดนี้เป็นของ {name}', en: 'This barcode belongs to {name}' },
  MATYPE_NOT_FOUND: { th: 'ไม่พบประเภทสินค้านี้', en: 'There is no such product type' },
  CATEGORY_NOT_FOUND: {
    th: 'ไม่พบหมวดหมู่นี้ภายใต้หมวดหมู่ก่อนหน้า',
    en: 'There is no such category under the one before',
  },
  CATEGORY_GONE: { th: 'ไม่พบหมวดหมู่นี้แล้ว', en: 'This category is no longer there' },
  CATEGORY_CODE_TAKEN: {
    th: 'มีหมวดหมู่ที่ใช้รหัสนี้แล้ว กรุณาใช้รหัสอื่น',
    en: 'Another category has this code. Please choose another',
  },
  CATEGORY_CHANGED: {
    th: 'มีคนแก้ไขหมวดหมู่นี้หลังจากที่คุณเปิดดู',
    en: 'Somebody has changed this category since you opened it',
  },
  CATEGORY_UNDER_ITSELF: {
    th: 'ย้ายหมวดหมู่ไปไว้ใต้ตัวเองหรือหมวดหมู่ย่อยของตัวเองไม่ได้',
    en: 'A category cannot be moved below itself',
  },
  CATEGORY_TOO_DEEP: { th: 'หมวดหมู่ซ้อนกันได้ไม่เกิน 5 ระดับ', en: 'Categories have five levels at most' },
  CATEGORY_IN_USE: {
    th: 'ยังมีสินค้าหรือหมวดหมู่ย่อยอยู่ข้างใน กรุณาย้ายออกก่อนลบ',
    en: 'Products or categories are still in it. Please move them out first',
  },
  TOO_MANY_CATEGORIES: {
    th: 'มีหมวดหมู่ได้ไม่เกิน {most} หมวด',
    en: 'A shop has {most} categories at most',
  },
  CONTENT_NOT_FOUND: { th: 'ไม่พบหน้านี้', en: 'This page could not be found' },
  ORDER_LIST_NOT_FOUND: { th: 'ไม่พบรายการที่บันทึกไว้นี้', en: 'This saved list is no longer there' },
  ORDER_LIST_NAME_TAKEN: {
    th: 'มีรายการที่ใช้ชื่อนี้แล้ว กรุณาตั้งชื่ออื่น',
    en: 'Another list has this name. Please choose a different one',
  },
  ORDER_LISTS_FULL: {
    th: 'บันทึกได้สูงสุด {most} รายการ กรุณาลบรายการที่ไม่ใช้ก่อน',
    en: 'You can keep {most} lists at most. Please remove one first',
  },
  PETS_CLOSED: {
    th: 'ร้านนี้ไม่มีหน้าข้อมูลสัตว์เลี้ยง',
    en: 'This shop does not ask about pets',
  },
  PET_NOT_FOUND: {
    th: 'ไม่พบสัตว์เลี้ยงตัวนี้ อาจถูกลบไปแล้ว',
    en: 'This pet was not found. It may have been removed',
  },
  TOO_MANY_PETS: {
    th: 'บันทึกได้สูงสุด {most} ตัว กรุณาลบบางตัวออกก่อน',
    en: 'You can keep {most} pets at most. Please remove one first',
  },
  BIRTHDAY_WRONG: {
    th: 'วันเกิดต้องไม่อยู่ในอนาคต และไม่เกิน 120 ปีก่อน',
    en: 'A birthday is today or earlier, and at most 120 years ago',
  },
  REMINDER_OVER: {
    th: 'เลือกวันนี้หรือวันหลังจากนี้',
    en: 'Choose today or a later day',
  },
  WISHLIST_FULL: {
    th: 'รายการโปรดเต็มแล้ว (สูงสุด {most} รายการ) กรุณาลบบางรายการออกก่อน',
    en: 'Your wish list is full ({most} products at most). Please remove some first',
  },
  ADDRESS_NOT_FOUND: { th: 'ไม่พบที่อยู่นี้', en: 'This address could not be found' },
  AREA_NOT_FOUND: {
    th: 'จังหวัด อำเภอ ตำบล และรหัสไปรษณีย์ไม่ตรงกัน',
    en: 'Province, district, sub-district and postcode do not belong together',
  },
  ...paymentMessages,
  PAYMENT_NOT_OFFERED: { th: 'ร้านนี้ไม่รับชำระด้วยวิธีนี้', en: 'This shop does not offer this way to pay' },
  ORDER_STOPPED: {
    th: 'ยังสั่งซื้อไม่ได้ กรุณาตรวจสอบรายการในตะกร้า',
    en: 'The order cannot be placed yet. Please check your cart',
  },
  TOTAL_CHANGED: {
    th: 'ยอดรวมเปลี่ยนจาก ฿{seen} เป็น ฿{now} กรุณาตรวจสอบแล้วยืนยันอีกครั้ง',
    en: 'The total changed from ฿{seen} to ฿{now}. Please check and confirm again',
  },
  PRICES_CHANGED: {
    th: 'ราคาสินค้าหรือค่าจัดส่งเปลี่ยน แต่ยอดรวมยังเป็น ฿{now} กรุณาตรวจสอบแล้วยืนยันอีกครั้ง',
    en: 'Prices or the delivery fee have changed; the total is still ฿{now}. Please check and confirm again',
  },
  SYNONYM_EMPTY: {
    th: 'กรุณาใส่คำที่ค้นหาได้อย่างน้อยสองคำที่ต่างกัน',
    en: 'Please enter at least two different words that can be searched for',
  },
  SYNONYM_EXISTS: {
    th: 'มีกลุ่มคำของคำนี้อยู่แล้ว กรุณาแก้ไขกลุ่มเดิม',
    en: 'There is a group for this word already. Please change that one',
  },
  SYNONYMS_FULL: {
    th: 'มีกลุ่มคำครบ {most} กลุ่มแล้ว กรุณาลบกลุ่มที่ไม่ใช้ก่อน',
    en: 'There are {most} groups of words already. Please delete one first',
  },
  SYNONYM_NOT_FOUND: { th: 'ไม่พบกลุ่มคำนี้', en: 'There is no such group of words' },
  VIEW_NAME_MISSING: { th: 'กรุณาตั้งชื่อมุมมอง', en: 'Please give the view a name' },
  VIEW_NAME_TAKEN: {
    th: 'มีมุมมองชื่อนี้อยู่แล้ว กรุณาใช้ชื่ออื่น',
    en: 'There is a view of that name already. Please use another',
  },
  VIEWS_FULL: {
    th: 'รายการนี้มีมุมมองครบ {most} มุมมองแล้ว กรุณาลบมุมมองที่ไม่ใช้ก่อน',
    en: 'This list has {most} views already. Please delete one first',
  },
  STAFF_NOTE_CHANGED: {
    th: 'มีผู้อื่นแก้โน้ตภายในนี้ไปแล้ว',
    en: 'Somebody else has changed this internal note meanwhile',
  },
  NOT_PRINTABLE: {
    th: 'มีคำสั่งซื้อที่พิมพ์เอกสารนี้ไม่ได้',
    en: 'There are orders of which this document cannot be printed',
  },
  PRINT_TOO_LONG: {
    th: 'คำสั่งซื้อที่เลือกมีรายการสินค้ารวมกันเกิน {count} รายการ กรุณาแบ่งพิมพ์',
    en: 'The chosen orders have more than {count} lines together. Please print fewer at once',
  },
  PRINT_LIST_TOO_LONG: {
    th: 'พิมพ์ได้ครั้งละไม่เกิน {count} คำสั่งซื้อ กรุณากรองรายการให้แคบลง',
    en: 'At most {count} orders can be printed from one list. Please narrow it down',
  },
  PAPER_NOT_FOUND: { th: 'ไม่พบเอกสารนี้', en: 'This document could not be found' },
  SELLER_CHANGED: {
    th: 'มีผู้แก้ไขข้อมูลผู้ขายไปแล้ว กรุณาตรวจสอบข้อมูลล่าสุด',
    en: 'Somebody has changed the seller meanwhile. Please look at it again',
  },
  TAX_NUMBER_MISSING: {
    th: 'ผู้ขายที่จดทะเบียนภาษีมูลค่าเพิ่มต้องมีเลขประจำตัวผู้เสียภาษี',
    en: 'A seller who is registered for VAT needs a tax number',
  },
  PAPERS_BUSY: {
    th: 'ขณะนี้มีการพิมพ์เอกสารจำนวนมาก กรุณาลองใหม่อีกครั้ง',
    en: 'Too many documents are being made just now. Please try again',
  },
  PAPER_TOO_SLOW: {
    th: 'สร้างเอกสารไม่ทันภายในเวลาที่กำหนด กรุณาลองใหม่อีกครั้ง',
    en: 'The document could not be made in time. Please try again',
  },
  TRY_AGAIN: { th: 'กรุณาลองใหม่อีกครั้ง', en: 'Please try again' },
  ORDER_NOT_FOUND: { th: 'ไม่พบคำสั่งซื้อนี้', en: 'This order could not be found' },
  ORDER_NOT_CANCELABLE: { th: 'คำสั่งซื้อนี้ยกเลิกไม่ได้แล้ว', en: 'This order can no longer be canceled' },
  ORDER_MOVED_ON: {
    th: 'มีผู้อื่นดำเนินการกับคำสั่งซื้อนี้ไปแล้ว กรุณาตรวจสอบสถานะล่าสุด',
    en: 'Somebody else has moved this order on meanwhile. Please look at where it stands now',
  },
  STEP_NOT_ALLOWED: {
    th: 'สถานะปัจจุบันของคำสั่งซื้อนี้ทำขั้นตอนนี้ไม่ได้',
    en: 'This order cannot take that step from where it is now',
  },
  REASON_MISSING: { th: 'กรุณาระบุเหตุผล', en: 'Please give a reason' },
  UNDO_TOO_LATE: {
    th: 'ย้อนขั้นตอนนี้ไม่ได้แล้ว ย้อนได้ภายใน 10 นาทีและก่อนมีรายการอื่นต่อจากนั้น',
    en: 'This step can no longer be taken back: that works for ten minutes, while nothing else has followed it',
  },
  UNDO_CASH_FIRST: {
    th: 'มีการบันทึกเงินสดหลังขั้นตอนนี้ กรุณายกเลิกรายการเงินสดก่อน แล้วจึงย้อน',
    en: 'Cash was recorded after this step: remove the cash first, then take the step back',
  },
  UNDO_REFUND_FIRST: {
    th: 'คืนเงินให้ลูกค้าไปแล้ว กรุณายกเลิกรายการคืนเงินก่อน แล้วจึงย้อน',
    en: 'The customer was paid back since: take that record back first, then this step',
  },
  UNDO_OUT_OF_STOCK: {
    th: 'ย้อนขั้นตอนไม่ได้ เพราะสินค้าที่คืนเข้าสต็อกถูกขายไปแล้ว',
    en: 'This step cannot be taken back: what it returned to stock has been sold since',
  },
  UNDO_PROMOTION_GONE: {
    th: 'ย้อนขั้นตอนไม่ได้ เพราะสิทธิ์โปรโมชันหรือคูปองของคำสั่งซื้อนี้ถูกใช้ไปแล้ว',
    en: 'This step cannot be taken back: the promotion or coupon of the order has been used up since',
  },
  BRAND_CODE_TAKEN: { th: 'มีแบรนด์ที่ใช้รหัสนี้แล้ว', en: 'Another brand has this code' },
  BRAND_CHANGED: {
    th: 'มีผู้แก้ไขแบรนด์นี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this brand since you opened it',
  },
  BRAND_IN_USE: {
    th: 'ลบไม่ได้ เพราะยังมีสินค้า {count} รายการใช้แบรนด์นี้ (รวมสินค้าที่เก็บแล้ว)',
    en: 'This brand cannot be removed: {count} products have it, archived ones included',
  },
  TOO_MANY_BRANDS: { th: 'มีแบรนด์ครบ {most} รายการแล้ว', en: 'The shop has {most} brands already' },
  GROUP_CODE_TAKEN: { th: 'มีกลุ่มที่ใช้รหัสนี้แล้ว', en: 'Another group has this code' },
  GROUP_CHANGED: {
    th: 'มีผู้แก้ไขกลุ่มนี้หลังจากคุณเปิดหน้านี้',
    en: 'Somebody has changed this group since you opened it',
  },
  GROUP_NOT_FOUND: { th: 'ไม่พบกลุ่มนี้', en: 'There is no such group' },
  TOO_MANY_GROUPS: { th: 'มีกลุ่มครบ {most} กลุ่มแล้ว', en: 'The shop has {most} groups already' },
  GROUP_PRODUCT_GONE: {
    th: 'มีสินค้าที่เลือกไว้ถูกลบไปแล้ว กรุณาตรวจสอบรายการอีกครั้ง',
    en: 'A chosen product is no longer in the shop: please look through the list again',
  },
  GROUP_PRODUCT_TWICE: { th: 'มีสินค้าซ้ำในรายการ', en: 'A product is in the list twice' },
  GROUP_RULE_EMPTY: {
    th: 'กรุณากำหนดแบรนด์ หมวดหมู่ ประเภท ช่วงราคา หรือจำนวนวัน อย่างน้อย 1 เงื่อนไข',
    en: 'Please set at least one of brand, category, type, prices or days',
  },
  GROUP_PRICES_TURNED: {
    th: 'ราคาสูงสุดต้องไม่น้อยกว่าราคาต่ำสุด',
    en: 'The highest price cannot be below the lowest',
  },
  BRAND_NOT_FOUND: {
    th: 'ไม่พบแบรนด์นี้',
    en: 'There is no such brand',
  },
  COUPON_NOT_OFFERED: {
    th: 'คูปองนี้ไม่เปิดให้เก็บแล้ว',
    en: 'This coupon can no longer be collected',
  },
  COUPON_NOT_ISSUABLE: {
    th: 'โปรโมชันนี้ไม่มีคูปองให้ออกที่ศูนย์นี้ ปิดใช้แล้ว หรือใช้สิทธิ์ครบแล้ว',
    en: 'The promotion has no coupons to issue at this center, is no longer enabled, or has no uses left',
  },
  COUPONS_HELD: {
    th: 'ลูกค้า {count} รายมีคูปองของโปรโมชันนี้ที่ยังไม่ได้ใช้ หรือกำลังจะได้รับอยู่แล้ว',
    en: 'Customers who have an unused coupon of this promotion, or are about to get one: {count}',
  },
  PROMOTION_CODE_TRIES: {
    th: 'กรอกโค้ดที่ไม่ถูกต้องหลายครั้งเกินไป กรุณาลองใหม่ในอีก {minutes} นาที หรือสั่งซื้อโดยไม่ใช้โค้ด',
    en: 'Too many codes that do not exist. Please try again in {minutes} minutes, or go on without a code',
  },
  COUPON_ALL_TAKEN: {
    th: 'คูปองนี้หมดแล้ว มีผู้ใช้หรือเก็บครบจำนวนแล้ว',
    en: 'No more of these coupons are left: all of them have been collected or used',
  },
  COUPON_CUSTOMERS_UNKNOWN: {
    th: 'ไม่พบลูกค้าเหล่านี้ในศูนย์นี้: {codes}',
    en: 'These are no active customers of the center: {codes}',
  },
  COUPON_DAY_PAST: {
    th: 'วันสุดท้ายของคูปองต้องไม่ใช่วันที่ผ่านมาแล้ว',
    en: 'The last day of the coupons must not be in the past',
  },
  COUPON_NOT_FOR_CUSTOMER: {
    th: 'โปรโมชันนี้ไม่ได้ให้สิทธิ์ลูกค้ารายนี้',
    en: 'The promotion is not for this customer',
  },
  COUPON_OTHER_CUSTOMER_TYPE: {
    th: 'โปรโมชันนี้ไม่ได้ให้สิทธิ์ลูกค้าประเภทนี้',
    en: 'The promotion is not for customers of this type',
  },
  COUPON_OTHER_STORE_TYPE: {
    th: 'โปรโมชันนี้ไม่ได้ให้สิทธิ์ร้านค้าประเภทนี้',
    en: 'The promotion is not for stores of this type',
  },
  COUPON_NOT_NEW: {
    th: 'โปรโมชันนี้สำหรับลูกค้าใหม่ แต่ลูกค้ารายนี้เคยสั่งซื้อแล้ว',
    en: 'The promotion is for new customers, and this one has ordered before',
  },
  PACKING_OUT_OF_STOCK: {
    th: 'สินค้าในสต็อกไม่พอสำหรับจำนวนที่แก้ไข',
    en: 'There is not enough in stock for the corrected quantity',
  },
  ISSUE_OUT_OF_STOCK: {
    th: 'สินค้าในสต็อกไม่พอสำหรับการเบิกนี้',
    en: 'There is not enough in stock for this goods issue',
  },
  ISSUE_OWN: {
    th: 'อนุมัติใบเบิกที่ตัวเองสร้างไม่ได้ กรุณาให้เพื่อนร่วมงานที่มีสิทธิ์เป็นผู้อนุมัติ',
    en: 'You made this goods issue, so a colleague must approve it',
  },
  ISSUE_LINES_WRONG: {
    th: 'มีสินค้าหรือหน่วยที่ไม่มีในระบบ กรุณาเลือกใหม่',
    en: 'One of the products or units does not exist any more. Please choose it again',
  },
  CASH_NOT_DUE: {
    th: 'ยอดเงินสดที่ต้องเก็บเปลี่ยนไปแล้ว กรุณาตรวจสอบยอดล่าสุด',
    en: 'The cash due for this order has changed. Please check the current amount',
  },
  CASH_HANDED_IN: {
    th: 'ไม่มีรายการเงินสดที่ยกเลิกได้ เงินถูกส่งเข้าศูนย์แล้วหรือยังไม่ได้บันทึก',
    en: 'There is no cash record to remove: it was handed in already, or never recorded',
  },
  CASH_REFUNDED: {
    th: 'คืนเงินส่วนหนึ่งให้ลูกค้าไปแล้ว กรุณายกเลิกรายการคืนเงินก่อน',
    en: 'Some of this cash was paid back to the customer: take that record back first',
  },
  TAKER_UNKNOWN: {
    th: 'พนักงานคนนี้ไม่ได้ทำงานที่ศูนย์นี้ กรุณาเลือกผู้รับเงินใหม่',
    en: 'This person does not work for this center. Please choose who took the cash again',
  },
  HAND_IN_NOT_FOUND: {
    th: 'ไม่พบรายการนำส่งเงินนี้',
    en: 'There is no such hand-in of cash',
  },
  REFUND_NOT_DUE: {
    th: 'ยอดที่ต้องคืนลูกค้าเปลี่ยนไปแล้ว กรุณาตรวจสอบยอดล่าสุด',
    en: 'What is owed to this customer has changed. Please check the current amount',
  },
  REFUND_TOO_LATE: {
    th: 'ยกเลิกรายการคืนเงินนี้ไม่ได้แล้ว ยกเลิกได้เฉพาะรายการล่าสุดภายใน 10 นาที',
    en: 'This refund can no longer be taken back: only the last one can, within ten minutes',
  },
  TOO_MANY_NOTES: {
    th: 'คำสั่งซื้อนี้มีบันทึกครบ {count} รายการแล้ว เพิ่มอีกไม่ได้',
    en: 'This order has {count} notes already, and cannot have more',
  },
  CASH_OWN: {
    th: 'รับเงินนำส่งของตัวเองไม่ได้ กรุณาให้เพื่อนร่วมงานที่มีสิทธิ์เป็นผู้รับเงิน',
    en: 'You hold this cash yourself, so a colleague must receive it',
  },
  CASH_OF_OTHER: {
    th: 'ยกเลิกได้เฉพาะผู้ที่บันทึกรับเงินหรือผู้ที่มีสิทธิ์รับเงินนำส่ง',
    en: 'Only who took this cash, or may receive cash, can remove its record',
  },
  CASH_CHANGED: {
    th: 'ยอดเงินสดที่ถืออยู่เปลี่ยนไปแล้ว กรุณาตรวจสอบยอดล่าสุดก่อนยืนยัน',
    en: 'The cash this person holds has changed. Please check the current sum first',
  },
  RETURNED_LINES_WRONG: {
    th: 'จำนวนที่คืนไม่ถูกต้อง ต้องไม่เกินจำนวนที่ลูกค้ายังมีอยู่',
    en: 'Check what came back: it cannot be more than the customer still has',
  },
  PACKED_LINES_WRONG: {
    th: 'จำนวนที่จัดต้องไม่เกินจำนวนที่สั่ง และต้องมีอย่างน้อยหนึ่งรายการ',
    en: 'What is packed must not be more than was ordered, and not nothing at all',
  },
  TRACKING_OF_PICKUP: {
    th: 'ลูกค้ามารับคำสั่งซื้อนี้เองที่ศูนย์ จึงไม่มีเลขพัสดุ',
    en: 'The customer collects this order at the center, so it has no tracking number',
  },
  TRACKING_TOO_EARLY: {
    th: 'ใส่เลขพัสดุได้เมื่อจัดสินค้าเสร็จแล้ว',
    en: 'A tracking number can be given once the order is packed',
  },
  ...customerMessages,
  ...importMessages,
  ...runMessages,
  ...notificationMessages,
  IDEMPOTENCY_KEY_MISSING: {
    th: 'ต้องมี Idempotency-Key (8–100 ตัวอักษร)',
    en: 'An Idempotency-Key of 8 to 100 characters is needed',
  },
  IDEMPOTENCY_KEY_REUSED: {
    th: 'คำขอนี้เคยส่งมาแล้วด้วยข้อมูลอื่น กรุณาเปิดหน้านี้ใหม่แล้วลองอีกครั้ง',
    en: 'This was sent before with something else in it. Please open the page again',
  },
  IDEMPOTENCY_ANSWER_GONE: {
    th: 'รายการนี้ทำไปนานแล้ว กรุณาตรวจสอบในรายการก่อนส่งใหม่',
    en: 'This was done long ago. Please look for it in the list before sending it anew',
  },
};

/** Unknown codes give the general sentence rather than showing a code to a person. */
export function messageOf(
  code: string,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  const template = (messages[code] ?? messages['INTERNAL'])?.[language] ?? code;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
