import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  all: 'สินค้าทั้งหมด',
  unit: 'เลือกหน่วย',
  perPiece: '{price}/{piece}',
  saving: 'ประหยัด {percent, number}%',
  notEnoughForUnit: 'สินค้าเหลือไม่พอสำหรับหน่วยนี้',
  toCart: 'ดูตะกร้า',
  description: 'รายละเอียดสินค้า',
  details: 'ข้อมูลสินค้า',
  related: 'สินค้าที่คุณอาจชอบ',
  promotions: 'โปรโมชันของสินค้านี้',
  stock: {
    inStock: 'มีสินค้าพร้อมส่ง',
    inStockCount: 'พร้อมส่ง {amount}',
    limited: 'เหลือน้อย',
    limitedCount: 'เหลือเพียง {amount}',
    outOfStock: 'สินค้าหมด',
  },
  hint: {
    more: 'เพิ่มอีก {more} ครบ {into} ประหยัด {saving}',
    exchange: 'เปลี่ยนเป็น {into} ประหยัด {saving}',
    take: 'เปลี่ยนเลย',
  },
  facts: {
    brand: 'แบรนด์',
    size: 'ขนาด',
    code: 'รหัสสินค้า',
    barcode: 'บาร์โค้ด',
  },
  gallery: {
    label: 'รูปสินค้า',
    picture: '{name} รูปที่ {at, number} จาก {of, number}',
    previous: 'รูปก่อนหน้า',
    next: 'รูปถัดไป',
  },
} satisfies Translated<Messages['productPage']>;
