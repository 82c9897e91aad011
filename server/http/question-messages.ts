/** What people are told while they write or answer questions. */
export const questionMessages = {
  GROUP_QA_CLOSED: { th: 'ร้านนี้ไม่มีคำถามสำหรับลูกค้า', en: 'This shop asks its customers no questions' },
  SURVEYS_OFF: { th: 'ร้านนี้ปิดการใช้งานส่วนนี้', en: 'This shop has switched this off' },
  SURVEY_NOT_FOUND: {
    th: 'ไม่พบชุดคำถามนี้ หรือปิดรับคำตอบแล้ว',
    en: 'These questions were not found, or are no longer asked',
  },
  SURVEY_TAKEN: { th: 'มีชุดคำถามนี้แล้ว', en: 'These questions are there already' },
  SURVEY_CHANGED: {
    th: 'มีผู้อื่นแก้ไขชุดคำถามนี้ไปแล้ว',
    en: 'Somebody else has changed these questions in the meantime',
  },
  SURVEY_WRONG: { th: 'กรุณาแก้ไขข้อที่ยังไม่ถูกต้อง', en: 'Please correct what is marked' },
  SURVEY_TOO_LARGE: {
    th: 'ข้อความทั้งหมดยาวเกินไป กรุณาย่อหรือแบ่งเป็นสองชุด',
    en: 'All texts together are too long. Please shorten them, or make two sets of questions',
  },
  SURVEY_EMPTY: { th: 'เพิ่มคำถามอย่างน้อย 1 ข้อก่อนเผยแพร่', en: 'Add at least one question before publishing' },
  SURVEY_UNCHANGED: { th: 'ไม่มีอะไรเปลี่ยนจากที่เผยแพร่ไว้', en: 'Nothing has changed since it was published' },
  TOO_MANY_SURVEYS: {
    th: 'มีชุดคำถามที่เปิดอยู่ได้สูงสุด {most} ชุด กรุณาปิดชุดที่ไม่ใช้ก่อน',
    en: 'At most {most} sets of questions can be open. Please close one first',
  },
  TOO_MANY_VERSIONS: {
    th: 'เผยแพร่ได้สูงสุด {most} ครั้งต่อชุด กรุณาสร้างชุดใหม่',
    en: 'A set can be published {most} times. Please make a new one',
  },
  SURVEY_NAME_MISSING: { th: 'กรอกชื่อภาษาไทย', en: 'Enter a Thai name' },
  QUESTION_WORDS_MISSING: { th: 'กรอกข้อความภาษาไทย', en: 'Enter the Thai text' },
  QUESTION_OPTIONS_MISSING: { th: 'เพิ่มตัวเลือกอย่างน้อย 2 ข้อ', en: 'Add at least two options' },
  QUESTION_OPTION_TWICE: { th: 'มีตัวเลือกนี้แล้ว', en: 'This option is there already' },
  QUESTION_BOUNDS_WRONG: { th: 'ต้องไม่น้อยกว่าค่าต่ำสุด', en: 'Must not be below the lowest number' },
  QUESTION_CONDITION_WRONG: {
    th: 'เลือกคำตอบของข้อก่อนหน้าอย่างน้อย 1 คำตอบ',
    en: 'Choose at least one answer of an earlier question',
  },
  QUESTION_KIND_FIXED: {
    th: 'ข้อที่เผยแพร่แล้วเปลี่ยนชนิดไม่ได้ ลบแล้วเพิ่มข้อใหม่แทน',
    en: 'A published question keeps its kind. Remove it and add a new one instead',
  },
  QUESTION_TWICE: { th: 'ข้อนี้ซ้ำกับข้ออื่น', en: 'This one is there twice' },
  QUESTIONS_CHANGED: {
    th: 'ร้านเพิ่งปรับคำถาม คำตอบของคุณยังอยู่ กรุณาตรวจทานแล้วบันทึกอีกครั้ง',
    en: 'The questions have just been changed. Your answers are still here: please look through them and save again',
  },
  ANSWERS_WRONG: { th: 'กรุณาตรวจสอบคำตอบที่ทำเครื่องหมายไว้', en: 'Please look at the answers that are marked' },
  ANSWERS_TOO_LARGE: {
    th: 'คำตอบทั้งหมดยาวเกินไป กรุณาย่อข้อความ',
    en: 'All answers together are too long. Please shorten them',
  },
  ANSWER_MISSING: { th: 'กรุณาตอบข้อนี้', en: 'Please answer this' },
  ANSWER_NOT_CHOICE: { th: 'เลือกจากตัวเลือกที่มี', en: 'Choose one of the answers' },
  ANSWER_NOT_TEXT: { th: 'ตอบเป็นข้อความ', en: 'Answer in words' },
  ANSWER_TOO_LONG: { th: 'ตอบไม่เกิน 1,000 ตัวอักษร', en: 'Answer in 1,000 characters at most' },
  ANSWER_NOT_NUMBER: { th: 'กรอกเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง', en: 'Enter a number with 2 decimals at most' },
  ANSWER_BELOW: { th: 'ตัวเลขนี้ต่ำเกินไป', en: 'This number is too low' },
  ANSWER_ABOVE: { th: 'ตัวเลขนี้สูงเกินไป', en: 'This number is too high' },
  ANSWER_NOT_DAY: { th: 'เลือกวันที่', en: 'Choose a day' },
};
