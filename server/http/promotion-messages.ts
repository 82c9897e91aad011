/** What staff are told while they plan promotions; the first ones are the specification's, word for word (V-10 to V-12). */
export const promotionMessages = {
  PROMOTION_NAME_MISSING: { th: 'กรุณาระบุชื่อโปรโมชัน', en: 'Please enter promotion name' },
  PROMOTION_SHORT_NAME_MISSING: {
    th: 'กรุณาระบุชื่อย่อโปรโมชัน',
    en: 'Please enter promotion short name',
  },
  PROMOTION_REMARK_MISSING: { th: 'กรุณาระบุหมายเหตุโปรโมชัน', en: 'Please enter promotion remark' },
  PROMOTION_LINES_MISSING: { th: 'กรุณาระบุรายละเอียดการคำนวณ', en: 'Please enter calculation detail' },
  PROMOTION_FREE_NUMBER_MISSING: {
    th: 'กรุณาระบุจำนวนสินค้าแถมในรายละเอียดการคำนวณ',
    en: 'Please enter free item quantity in calculation detail',
  },
  PROMOTION_DISCOUNT_MISSING: {
    th: 'กรุณาระบุส่วนลดในรายละเอียดการคำนวณ',
    en: 'Please enter discount in calculation detail',
  },
  PROMOTION_FREE_ITEM_MISSING: { th: 'กรุณาเลือกสินค้าแถม', en: 'Please select free item' },
  PROMOTION_SALE_ITEM_MISSING: { th: 'กรุณาเลือกสินค้าที่ร่วมรายการ', en: 'Please select sale item' },
  PROMOTION_CUSTOMERS_MISSING: {
    th: 'กรุณาระบุลูกค้าที่ร่วมโปรโมชัน',
    en: 'Please specify customers participating in the promotion',
  },
  PROMOTION_STORE_TYPE_MISSING: { th: 'กรุณาเลือกประเภทร้านค้า', en: 'Please select store type' },
  PROMOTION_CUSTOMER_TYPE_MISSING: { th: 'กรุณาเลือกประเภทลูกค้า', en: 'Please select customer type' },

  PROMOTION_DAY_WRONG: {
    th: 'กรุณาระบุวันแรกและวันสุดท้าย เช่น 31/12/2569',
    en: 'Please enter the first and the last day, such as 31/12/2026',
  },
  PROMOTION_DAYS_APART: {
    th: 'วันเดียวกันถูกส่งมาไม่ตรงกัน (DD/MM/YYYY กับ YYYYMMDD)',
    en: 'The day as DD/MM/YYYY and as YYYYMMDD is not the same',
  },
  PROMOTION_DAYS_TURNED: {
    th: 'วันสุดท้ายต้องไม่อยู่ก่อนวันแรก',
    en: 'The last day is before the first',
  },
  PROMOTION_CODE_WRONG: {
    th: 'โค้ดต้องเป็นตัวอักษรภาษาอังกฤษหรือตัวเลข 3–20 ตัว',
    en: 'A code is 3 to 20 letters and digits',
  },
  PROMOTION_CODE_TAKEN: {
    th: 'โค้ดนี้เป็นของโปรโมชันอื่นแล้ว กรุณาใช้โค้ดอื่น',
    en: 'Another promotion has this code. Please choose another',
  },
  PROMOTION_KIND_MISSING: {
    th: 'กรุณาเลือกว่าโปรโมชันให้ส่วนลดหรือของแถม',
    en: 'Please choose what the promotion gives',
  },
  PROMOTION_LINE_FROM_MISSING: {
    th: 'กรุณาระบุยอดซื้อขั้นต่ำ เพราะคิดซ้ำทุกครั้งที่ซื้อครบ',
    en: 'Please enter what is bought each time',
  },
  PROMOTION_LINE_TO_TOO_LOW: {
    th: 'ซื้อไม่เกินต้องไม่น้อยกว่าซื้อตั้งแต่',
    en: 'The line ends before it begins',
  },
  PROMOTION_LINE_TWICE: {
    th: 'มีสองบรรทัดที่เริ่มจากจำนวนเดียวกัน',
    en: 'Two lines begin at the same',
  },
  PROMOTION_PIECES_NOT_WHOLE: { th: 'จำนวนชิ้นต้องเป็นจำนวนเต็ม', en: 'Pieces are whole numbers' },
  PROMOTION_DISCOUNT_CODE_WRONG: {
    th: 'บรรทัดนี้ให้สิ่งที่ไม่ตรงกับประเภทโปรโมชัน',
    en: 'This line gives what its kind of promotion does not give',
  },
  PROMOTION_PERCENT_TOO_HIGH: { th: 'ส่วนลดต้องไม่เกิน 100%', en: 'A discount is at most 100%' },
  PROMOTION_PRODUCT_UNKNOWN: {
    th: 'มีสินค้าที่ไม่มีในร้านแล้ว กรุณาเลือกใหม่',
    en: 'One of the products does not exist any more. Please choose again',
  },
  PROMOTION_WEEKDAYS_MISSING: { th: 'กรุณาเลือกวันในสัปดาห์', en: 'Please choose weekdays' },
  PROMOTION_CUSTOMER_TWICE: {
    th: 'มีลูกค้าที่ทั้งร่วมและไม่ร่วมโปรโมชัน',
    en: 'A customer both takes part and is left out',
  },
  PROMOTION_CUSTOMER_UNKNOWN: {
    th: 'มีลูกค้าที่ไม่มีในร้านแล้ว กรุณาเลือกใหม่',
    en: 'One of the customers does not exist any more. Please choose again',
  },
  PROMOTION_CUSTOMERS_OF_OTHERS: {
    th: 'รายชื่อมีลูกค้าของศูนย์อื่นอยู่ หากต้องการเปิดให้ลูกค้าทุกคน กรุณาติดต่อผู้ดูแลระบบ',
    en: 'The list names customers of other centers. To open it to all customers, please contact the administrator',
  },
  PROMOTION_TYPE_UNKNOWN: {
    th: 'มีประเภทที่ไม่มีในร้านแล้ว กรุณาเลือกใหม่',
    en: 'One of the types does not exist any more. Please choose again',
  },
  PROMOTION_CENTERS_MISSING: { th: 'กรุณาเลือกศูนย์อย่างน้อยหนึ่งแห่ง', en: 'Choose at least one center' },

  PROMOTION_STEPS_OVERLAP: {
    th: 'บรรทัดนี้เริ่มก่อนที่บรรทัดก่อนหน้าจะจบ',
    en: 'This line begins before the one before it ends',
  },
  PROMOTION_CODES_MIXED: {
    th: 'ใช้ส่วนลดเป็นบาทกับส่วนลดต่อหน่วยในโปรโมชันเดียวกันไม่ได้',
    en: 'One promotion cannot give both baht and baht for each unit',
  },
  PROMOTION_STEP_LOWERS: {
    th: 'ซื้อถึงบรรทัดนี้แล้วลูกค้าได้ส่วนลดน้อยลง กรุณาแก้ก่อนเปิดใช้',
    en: 'Who buys up to this line gets less than before it. Please correct it before you enable it',
  },
  PROMOTION_NOT_SOUND: {
    th: 'โปรโมชันนี้ยังคำนวณไม่ได้ กรุณาตรวจรายละเอียดการคำนวณ',
    en: 'This promotion cannot be computed yet. Please look at the calculation detail',
  },
  PROMOTION_NOT_FOUND: { th: 'ไม่พบโปรโมชันนี้', en: 'This promotion could not be found' },
  PROMOTION_CHANGED: {
    th: 'มีผู้อื่นแก้ไขโปรโมชันนี้ไปแล้ว กรุณาตรวจข้อมูลล่าสุด',
    en: 'Somebody else has changed this promotion meanwhile. Please look at it as it is now',
  },
  PACKING_PROMOTION_GONE: {
    th: 'แพ็กเพิ่มไม่ได้ เพราะงบของโปรโมชันในคำสั่งซื้อนี้ถูกใช้ไปแล้วหลังจากแพ็กไม่ครบ',
    en: 'More cannot be packed: the budget of a promotion of the order has been used up since less was packed',
  },
  PROMOTIONS_FULL: {
    th: 'โปรโมชันที่เปิดใช้อยู่มีสินค้ารวมกันได้ไม่เกิน {most} รายการ (ขณะนี้ {others}) กรุณาปิดโปรโมชันที่ไม่ใช้แล้ว หรือลดจำนวนสินค้า',
    en: 'All enabled promotions together may have {most} products (now {others}). Please disable promotions that are not needed, or take products out',
  },
  PROMOTION_NEEDS_APPROVAL: {
    th: 'โปรโมชันที่ระบุลูกค้าเป็นรายคน หรืออาจลดเกิน {percent}% เองหรือเมื่อรวมกับโปรโมชันอื่นที่ใช้พร้อมกันได้ ต้องให้ผู้มีสิทธิ์อนุมัติโปรโมชันเป็นผู้เปิดใช้ คุณบันทึกแบบปิดใช้งานไว้ก่อนได้',
    en: 'A promotion for named customers, or one that may take off more than {percent}% alone or together with others that buyers get beside it, is enabled by somebody with the right to approve promotions. You can save it disabled',
  },
  PROMOTION_OF_OTHER_CENTERS: {
    th: 'โปรโมชันนี้เป็นของศูนย์ที่คุณไม่ได้ดูแลด้วย จึงดูได้แต่แก้ไขไม่ได้',
    en: 'This promotion is also of centers that you do not work for: you may look at it, not change it',
  },
};
