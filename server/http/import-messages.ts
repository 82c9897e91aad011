/** What is wrong with a file that is brought in, and with its cells, in words. */
export const importMessages = {
  IMPORT_FILE_OLD: {
    th: 'ไฟล์นี้เป็น Excel รุ่นเก่า (.xls) กรุณาบันทึกเป็น .xlsx แล้วลองใหม่',
    en: 'This is a file of an old Excel (.xls). Please save it as .xlsx and try again',
  },
  IMPORT_FILE_LOCKED: {
    th: 'ไฟล์นี้ตั้งรหัสผ่านไว้ กรุณาเอารหัสผ่านออกแล้วบันทึกใหม่',
    en: 'This file has a password. Please save it without one',
  },
  IMPORT_FILE_BROKEN: {
    th: 'เปิดไฟล์นี้ไม่ได้ ไฟล์อาจเสียหายหรือส่งมาไม่ครบ',
    en: 'This file cannot be opened. It may be damaged or incomplete',
  },
  IMPORT_FILE_UNPACKS: {
    th: 'ข้อมูลในไฟล์นี้ใหญ่เกินไป กรุณาแบ่งเป็นหลายไฟล์',
    en: 'This file holds too much. Please split it into several files',
  },
  IMPORT_FILE_KIND: {
    th: 'ไฟล์นี้ไม่ใช่ตาราง ใช้ได้เฉพาะไฟล์ Excel (.xlsx) และ CSV',
    en: 'This file is no table. Excel (.xlsx) and CSV files can be read',
  },
  IMPORT_FILE_SLOW: {
    th: 'อ่านไฟล์นี้นานเกินไป กรุณาแบ่งเป็นหลายไฟล์',
    en: 'Reading this file takes too long. Please split it into several files',
  },
  IMPORT_ENCODING: {
    th: 'อ่านตัวอักษรในไฟล์นี้ไม่ได้ กรุณาบันทึกเป็น CSV UTF-8 หรือ .xlsx',
    en: 'The letters of this file cannot be read. Please save it as CSV UTF-8 or .xlsx',
  },
  IMPORT_QUOTE: {
    th: 'แถว {row} มีเครื่องหมายคำพูด (") ที่เปิดไว้แต่ไม่ปิด',
    en: 'In row {row} a quotation mark (") is opened and not closed',
  },
  IMPORT_EMPTY: {
    th: 'ไฟล์นี้ไม่มีข้อมูล ต้องมีชื่อคอลัมน์และอย่างน้อย 1 แถว',
    en: 'There is nothing in this file. It needs titles and at least one row',
  },
  IMPORT_TOO_LONG: {
    th: 'ไฟล์นี้มีเกิน {most} แถว กรุณาแบ่งเป็นหลายไฟล์',
    en: 'This file has more than {most} rows. Please split it into several files',
  },
  IMPORT_TOO_WIDE: {
    th: 'ไฟล์นี้มีเกิน {most} คอลัมน์ กรุณาลบคอลัมน์ที่ไม่ใช้',
    en: 'This file has more than {most} columns. Please remove those that are not needed',
  },
  IMPORT_NOT_FOUND: {
    th: 'ไม่พบการนำเข้านี้ อาจถูกลบไปแล้วเพราะเก่าเกิน 30 วัน',
    en: 'This import was not found; it is kept for 30 days',
  },
  IMPORT_BUSY: {
    th: 'กำลังทำงานอยู่ กรุณารอให้เสร็จก่อน',
    en: 'It is being worked on. Please wait until that is done',
  },
  IMPORT_STARTED: { th: 'ไฟล์นี้นำเข้าไปแล้ว', en: 'This file has been imported already' },
  IMPORT_UNCHECKED: { th: 'กรุณาตรวจไฟล์ก่อนนำเข้า', en: 'Please check the file first' },
  IMPORT_MOVED_ON: {
    th: 'ผลตรวจเปลี่ยนไปแล้ว กรุณาดูจำนวนล่าสุดก่อนยืนยัน',
    en: 'The check has changed. Please look at the new numbers first',
  },
  IMPORT_HAS_WRONG: {
    th: 'มี {count} แถวที่ต้องแก้ จึงยังไม่นำเข้า',
    en: '{count} rows have errors, so nothing is imported',
  },
  IMPORT_NOT_DONE: { th: 'ยังไม่ได้นำเข้าไฟล์นี้', en: 'This file has not been imported' },
  IMPORT_COLUMNS_WRONG: {
    th: 'เลือกคอลัมน์ไม่ถูกต้อง แต่ละข้อมูลเลือกได้คอลัมน์เดียว',
    en: 'The columns do not match the file. Each field can be chosen once',
  },
  IMPORT_COLUMNS_RIGHT: {
    th: 'บทบาทของคุณนำเข้าคอลัมน์ {fields} ไม่ได้ กรุณาข้ามคอลัมน์นี้',
    en: 'Your role may not bring in {fields}. Leave this column out',
  },
  IMPORT_COLUMNS_MISSING: {
    th: 'ยังไม่ได้เลือกคอลัมน์ที่จำเป็น: {fields}',
    en: 'A column that is needed has not been chosen: {fields}',
  },
  IMPORT_ROW_CHANGED: {
    th: 'มีการแก้ไขหลังนำเข้า จึงไม่ได้ย้อนกลับ',
    en: 'It was changed after the import, so it was not taken back',
  },
  IMPORT_ROW_OVERTAKEN: {
    th: 'มีการแก้ไขหลังตรวจไฟล์ จึงข้ามแถวนี้ ({column} ตอนตรวจ “{seen}” ตอนนี้ “{now}”)',
    en: 'Left out: it was changed after the check ({column} was “{seen}”, is now “{now}”)',
  },
  IMPORT_PRODUCT_ARCHIVED: {
    th: 'สินค้านี้ถูกเก็บแล้ว กรุณานำกลับมาก่อนแก้ด้วยไฟล์',
    en: 'This product is archived. Take it back before a file changes it',
  },
  IMPORT_CENTER_GONE: {
    th: 'ย้อนกลับไม่ได้ เพราะศูนย์ {name} ปิดแล้วหรือคุณไม่ได้ดูแลแล้ว',
    en: 'It cannot be taken back: center {name} is closed, or is not yours any more',
  },
  TOO_MANY_IMPORTS: {
    th: 'คุณมีไฟล์นำเข้าครบ {most} ไฟล์แล้ว ไฟล์เก่าจะถูกลบเมื่อครบ 30 วัน',
    en: 'You have {most} imported files. Each is removed after 30 days',
  },
  TOO_MANY_IMPORTS_OF_SHOP: {
    th: 'ร้านมีไฟล์นำเข้าครบ {most} ไฟล์แล้ว ไฟล์เก่าจะถูกลบเมื่อครบ 30 วัน',
    en: 'The shop has {most} imported files. Each is removed after 30 days',
  },
  IMPORT_STOCK_HELD: {
    th: 'ย้อนกลับไม่ได้ เพราะจะเหลือน้อยกว่าที่จองไว้',
    en: 'It cannot be taken back: fewer pieces would be left than are held',
  },
  CATEGORY_PARENT_UNKNOWN: {
    th: 'ไม่พบหมวดหมู่รหัสนี้ทั้งในร้านและในไฟล์',
    en: 'No category of the shop or of this file has this code',
  },
  CATEGORY_PARENT_WRONG: {
    th: 'หมวดหมู่นี้อยู่ในแถว {row} ซึ่งยังต้องแก้',
    en: 'This category is in row {row}, which has to be corrected first',
  },
  CATEGORY_LOOP: { th: 'หมวดหมู่วนกลับมาที่ตัวเอง ({path})', en: 'The category is in itself ({path})' },
  CELL_MISSING: { th: 'ต้องระบุ', en: 'Is needed' },
  CELL_SIGNS: { th: 'มีอักขระที่อ่านไม่ได้', en: 'Has signs that cannot be read' },
  CELL_FAILED: {
    th: 'สูตรในช่องนี้คำนวณไม่ได้ กรุณากรอกเป็นค่า',
    en: 'Is the error of a formula. Please enter a value',
  },
  CELL_TOO_LONG: { th: 'ยาวเกิน {most} ตัวอักษร', en: 'Is longer than {most} characters' },
  CELL_DAY: {
    th: 'กรอกเป็นวันที่ เช่น 31/12/2569 หรือ 2026-12-31',
    en: 'Write a day such as 31/12/2026 or 2026-12-31',
  },
  CELL_IS_DAY: {
    th: 'กลายเป็นวันที่ กรุณาตั้งเซลล์เป็นข้อความแล้วกรอกใหม่',
    en: 'Has become a date. Please set the cell to text and enter it again',
  },
  CELL_CODE: {
    th: 'ใช้เป็นรหัสไม่ได้ ใช้ได้เฉพาะ A-Z 0-9 . _ - ไม่เกิน 40 ตัว',
    en: 'Is no code: A-Z 0-9 . _ - and at most 40 characters',
  },
  CELL_BARCODE: {
    th: 'ไม่ใช่บาร์โค้ด ใช้ได้เฉพาะตัวเลขและ A-Z ไม่เกิน 40 ตัว',
    en: 'Is no barcode: digits and A-Z, at most 40 characters',
  },
  CELL_SHORTENED: {
    th: 'ตัวเลขท้ายหายไป (เช่น 8.85E+12) กรุณาตั้งเซลล์เป็นข้อความแล้วกรอกใหม่',
    en: 'Has lost its last digits (as 8.85E+12). Please set the cell to text and enter it again',
  },
  CELL_NUMBER: { th: 'ไม่ใช่ตัวเลข เช่น 1234.50 หรือ 1,234.50', en: 'Is no number such as 1234.50 or 1,234.50' },
  CELL_WHOLE: { th: 'ต้องเป็นจำนวนเต็ม', en: 'Must be a whole number' },
  CELL_RANGE: { th: 'ต้องอยู่ระหว่าง {least} ถึง {most}', en: 'Must be from {least} to {most}' },
  CELL_DECIMALS: { th: 'มีทศนิยมได้ไม่เกิน 2 ตำแหน่ง', en: 'Can have at most 2 decimals' },
  CELL_TAX: {
    th: 'ต้องเป็น 0 (ไม่มีภาษี) 1 (รวมภาษี) หรือ 2 (ไม่รวมภาษี)',
    en: 'Must be 0 (no tax), 1 (tax included) or 2 (tax not included)',
  },
  CELL_YES_NO: { th: 'ต้องเป็น Y หรือ N', en: 'Must be Y or N' },
  CELL_TWICE: { th: 'ซ้ำกับแถวก่อนหน้าในไฟล์นี้', en: 'Is in an earlier row of this file already' },
  CELL_UNIT_PRICED: {
    th: 'หน่วย {unit} มีราคาอยู่ กรุณาลบราคาก่อนจึงลบหน่วยได้',
    en: 'Unit {unit} has prices. Remove these before the unit',
  },
  CELL_STOCK_HELD: {
    th: 'น้อยกว่าที่จองไว้ {count} ชิ้น',
    en: 'Is fewer than the {count} pieces that are held',
  },
};
