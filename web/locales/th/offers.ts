import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  free: 'ฟรี',
  before: 'เดิม',
  freeGoods: 'ของแถม',
  saved: 'ประหยัดไป {amount}',
  vouchers: 'คูปองและรหัสส่วนลด',
  chooseCoupon: 'เลือกคูปองของฉัน',
  otherCoupon: 'เลือกคูปองอื่น',
  couponUsed: 'คูปองที่เลือก',
  couponOf: 'คูปอง {name}',
  code: 'รหัสส่วนลด',
  useCode: 'ใช้รหัส',
  codeUsed: 'รหัส {code}',
  codeWrong: 'รหัสส่วนลดมีตัวอักษรภาษาอังกฤษและตัวเลข 3–20 ตัว',
  remove: 'ไม่ใช้',
  removeOf: 'ไม่ใช้ {label}',
  waive: 'สั่งซื้อโดยไม่รับของแถมนี้',
  nearly: {
    pieces: '{count, number} ชิ้น',
    amount: 'ซื้ออีก {more} {than, select, more {ลดเพิ่ม} other {ลด}} {amount}',
    percent: 'ซื้ออีก {more} {than, select, more {ลดเพิ่มเป็น} other {ลด}} {percent, number}%',
    unit: 'ซื้ออีก {more} ลดหน่วยละ {amount}',
    free: 'ซื้ออีก {more} รับ{than, select, more {เพิ่ม} other {}}ฟรี {count, number} ชิ้น',
    named: 'ซื้ออีก {more} รับสิทธิ์ {name}',
    heldBack: 'ลดได้สูงสุดตามราคาของสินค้าเหล่านี้',
  },
  problem: {
    COUPON_INVALID: '{voucher, select, code {รหัสส่วนลดนี้ใช้ไม่ได้หรือหมดอายุแล้ว} other {คูปองนี้ใช้ไม่ได้หรือหมดอายุแล้ว}}',
    COUPON_NOT_USED:
      '{voucher, select, code {รหัสส่วนลดนี้ใช้กับสินค้าในตะกร้าไม่ได้} other {คูปองนี้ใช้กับสินค้าในตะกร้าไม่ได้}}',
    COUPON_BELOW_MINIMUM: 'คูปองมูลค่า {value} ใช้ไม่ได้ เนื่องจากยอดสั่งซื้อขั้นต่ำคือ {num, number}',
    GIFT_GONE: 'ของแถม {gift} อีก {count, number} ชิ้นของโปรโมชัน “{promotion}” หมดแล้ว',
  },
} satisfies Translated<Messages['offers']>;
