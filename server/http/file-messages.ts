/** What uploads are refused with, in words. */
export const fileMessages = {
  FORM_EXPECTED: {
    th: 'ต้องส่งข้อมูลเป็นแบบฟอร์มที่มีไฟล์',
    en: 'This call takes a form with files (multipart/form-data)',
  },
  FORM_MALFORMED: {
    th: 'ไฟล์มาไม่ครบ กรุณาส่งใหม่อีกครั้ง',
    en: 'The file did not arrive whole. Please send it again',
  },
  FILE_MISSING: { th: 'กรุณาเลือกไฟล์', en: 'Please choose a file' },
  FILE_GONE: {
    th: 'ไฟล์นี้หมดอายุแล้ว กรุณาส่งใหม่อีกครั้ง',
    en: 'This file was not used in time. Please send it again',
  },
  CENTER_PHOTOS_FULL: {
    th: 'ใส่รูปหน้าร้านได้ไม่เกิน {most} รูป กรุณาลบรูปเดิมก่อนเพิ่มรูปใหม่',
    en: 'There are {most} photos already, and no more are possible. Please delete one first',
  },
  CENTER_PHOTOS_CHANGED: {
    th: 'มีคนแก้ไขรูปหน้าร้านไปก่อนหน้านี้ กรุณาตรวจสอบรูปล่าสุดแล้วจัดลำดับใหม่',
    en: 'Somebody else has changed the photos meanwhile. Please look at them again before you order them',
  },
  FILE_LINK_OVER: {
    th: 'ลิงก์นี้หมดอายุแล้ว กรุณาเปิดจากหน้าเดิมอีกครั้ง',
    en: 'This link is over. Please open it from its page again',
  },
  FILE_EMPTY: { th: 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์อื่น', en: 'This file is empty. Please choose another one' },
  FILE_TOO_LARGE: {
    th: 'ไฟล์มีขนาดใหญ่เกิน {megabytes} MB กรุณาเลือกไฟล์ที่เล็กลง',
    en: 'The file is larger than {megabytes} MB. Please choose a smaller one',
  },
  FILE_UNEXPECTED: {
    th: 'ส่งไฟล์เกินจำนวนหรือไม่ตรงช่อง',
    en: 'There is a file too many, or in a field that takes none',
  },
  PICTURE_UNSUPPORTED: {
    th: 'ใช้ได้เฉพาะรูปภาพ JPG, PNG หรือ WebP',
    en: 'Only JPG, PNG and WebP pictures can be used',
  },
  PAPER_UNSUPPORTED: {
    th: 'ใช้ได้เฉพาะไฟล์ PDF หรือรูปภาพ JPG, PNG, WebP',
    en: 'Only PDF files and JPG, PNG or WebP pictures can be used',
  },
  PICTURE_HEIC: {
    th: 'รูปนี้เป็นไฟล์ HEIC ของ iPhone ซึ่งยังใช้ไม่ได้ กรุณาแคปหน้าจอรูปนี้ หรือตั้งค่ากล้องเป็น "เข้ากันได้มากที่สุด" แล้วถ่ายใหม่',
    en: 'This is an HEIC picture of an iPhone, which cannot be used. Please take a screenshot of it, or set the camera to "Most Compatible" and take it again',
  },
  PICTURE_BROKEN: {
    th: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาเลือกรูปอื่น',
    en: 'This picture cannot be opened, it may be damaged. Please choose another one',
  },
  PICTURE_TOO_LARGE: {
    th: 'รูปนี้มีความละเอียดสูงเกินไป กรุณาเลือกรูปที่ไม่เกิน {megapixels} ล้านพิกเซล และด้านละไม่เกิน {side} พิกเซล',
    en: 'This picture has too many pixels. Please choose one of at most {megapixels} megapixels, and {side} pixels a side',
  },
  PAPER_BROKEN: {
    th: 'เปิดไฟล์ PDF นี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาเลือกไฟล์อื่น',
    en: 'This PDF cannot be opened, it may be damaged. Please choose another one',
  },
  TOO_MANY_UPLOADS: {
    th: 'มีการส่งไฟล์พร้อมกันมากเกินไป กรุณารออีก {seconds} วินาทีแล้วลองใหม่',
    en: 'Too many files are being sent at once. Please wait {seconds} seconds and try again',
  },
};
