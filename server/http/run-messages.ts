/** What long work is refused with, in words. */
export const runMessages = {
  RUN_NOT_FOUND: {
    th: 'ไม่พบงานนี้ อาจถูกลบไปแล้วเพราะเก่าเกิน 30 วัน',
    en: 'This work was not found; it is kept for 30 days',
  },
  RUN_OVER: { th: 'งานนี้จบไปแล้ว', en: 'This work is over already' },
  RUN_NOT_OVER: { th: 'งานนี้ยังไม่เสร็จ กรุณารอสักครู่', en: 'This work is not finished yet. Please wait a moment' },
  ORDERS_CHANGED: {
    th: 'คำสั่งซื้อที่เลือกเปลี่ยนไปแล้ว กรุณาตรวจสอบยอดล่าสุดก่อนยืนยัน',
    en: 'The selected orders have changed. Please check the new sums first',
  },
  RUN_RESULT_GONE: {
    th: 'ไฟล์นี้ถูกลบแล้ว ระบบเก็บเฉพาะไฟล์ล่าสุด กรุณาส่งออกใหม่',
    en: 'This file was removed; only the latest are kept. Please export again',
  },
  RUN_KIND_UNKNOWN: {
    th: 'งานนี้เป็นของระบบรุ่นอื่น จึงทำต่อไม่ได้ กรุณาสั่งใหม่',
    en: 'This task belongs to another release of the shop and cannot go on. Please start it again',
  },
  RUNS_OF_DAY: {
    th: 'วันนี้คุณสั่งงานนี้ครบ {count} ครั้งแล้ว สั่งได้อีกครั้งในวันพรุ่งนี้',
    en: 'You have started this {count} times today. It is possible again tomorrow',
  },
  RUN_EMPTY: { th: 'ไม่มีรายการที่ทำได้', en: 'There is nothing that this can be done with' },
  RUN_TOO_LONG: {
    th: 'ทำได้ครั้งละไม่เกิน {count} รายการ กรุณาเลือกให้น้อยลง',
    en: 'At most {count} rows can be done at once. Please choose fewer',
  },
  EXPORT_TOO_LONG: {
    th: 'ส่งออกได้ครั้งละไม่เกิน {count} รายการ กรุณากรองให้แคบลง',
    en: 'At most {count} rows can be exported at once. Please narrow them down',
  },
  LOG_EMPTY: { th: 'ไม่มีรายการให้ส่งออก', en: 'There is nothing to export' },
  LOG_TOO_LONG: {
    th: 'ส่งออกได้ครั้งละไม่เกิน {count} รายการ กรุณากรองให้แคบลง',
    en: 'At most {count} entries can be exported at once. Please narrow them down',
  },
  EXPORT_EMPTY: { th: 'ไม่มีคำสั่งซื้อให้ส่งออก', en: 'There are no orders to export' },
  TOO_MANY_RUNS: {
    th: 'มีงานที่กำลังทำอยู่หลายงานแล้ว กรุณารอให้เสร็จก่อน',
    en: 'Several of your jobs are still running. Please wait until one is finished',
  },
};
