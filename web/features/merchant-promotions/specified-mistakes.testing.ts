/** What the specification has staff told, word for word, with the Thai for it. */
export const specifiedMistakes = {
  th: {
    PROMOTION_NAME_MISSING: 'กรุณาระบุชื่อโปรโมชัน',
    PROMOTION_SHORT_NAME_MISSING: 'กรุณาระบุชื่อย่อโปรโมชัน',
    PROMOTION_REMARK_MISSING: 'กรุณาระบุหมายเหตุโปรโมชัน',
    PROMOTION_LINES_MISSING: 'กรุณาระบุรายละเอียดการคำนวณ',
    PROMOTION_FREE_NUMBER_MISSING: 'กรุณาระบุจำนวนสินค้าแถมในรายละเอียดการคำนวณ',
    PROMOTION_DISCOUNT_MISSING: 'กรุณาระบุส่วนลดในรายละเอียดการคำนวณ',
    PROMOTION_FREE_ITEM_MISSING: 'กรุณาเลือกสินค้าแถม',
    PROMOTION_SALE_ITEM_MISSING: 'กรุณาเลือกสินค้าที่ร่วมรายการ',
    PROMOTION_CUSTOMERS_MISSING: 'กรุณาระบุลูกค้าที่ร่วมโปรโมชัน',
    PROMOTION_STORE_TYPE_MISSING: 'กรุณาเลือกประเภทร้านค้า',
    PROMOTION_CUSTOMER_TYPE_MISSING: 'กรุณาเลือกประเภทลูกค้า',
  },
  en: {
    PROMOTION_NAME_MISSING: 'Please enter promotion name',
    PROMOTION_SHORT_NAME_MISSING: 'Please enter promotion short name',
    PROMOTION_REMARK_MISSING: 'Please enter promotion remark',
    PROMOTION_LINES_MISSING: 'Please enter calculation detail',
    PROMOTION_FREE_NUMBER_MISSING: 'Please enter free item quantity in calculation detail',
    PROMOTION_DISCOUNT_MISSING: 'Please enter discount in calculation detail',
    PROMOTION_FREE_ITEM_MISSING: 'Please select free item',
    PROMOTION_SALE_ITEM_MISSING: 'Please select sale item',
    PROMOTION_CUSTOMERS_MISSING: 'Please specify customers participating in the promotion',
    PROMOTION_STORE_TYPE_MISSING: 'Please select store type',
    PROMOTION_CUSTOMER_TYPE_MISSING: 'Please select customer type',
  },
} as const;
