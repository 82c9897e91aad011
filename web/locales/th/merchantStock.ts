import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'สินค้าใกล้หมด',
  below: 'สินค้าที่พร้อมขายเหลือน้อยกว่า {count, number} ชิ้น เรียงจากเหลือน้อยที่สุด',
  soldOut: 'สินค้าที่หมดสต็อก',
  text: 'สินค้า',
  textHint: 'ชื่อหรือรหัสสินค้า',
  enough: 'สินค้าทุกรายการยังมีเพียงพอ',
  notFound: 'ไม่พบสินค้าใกล้หมดที่ตรงกับคำค้น',
  showAll: 'แสดงทั้งหมด',
  product: 'สินค้า',
  available: 'พร้อมขาย',
  onHand: 'ในสต็อก',
  held: 'จองไว้',
  sold: 'ขายล่าสุด',
  never: 'ยังไม่เคยขาย',
  gone: 'สินค้าหมด',
  left: 'เหลือ {count, number} ชิ้น',
  pieces: '{count, number} ชิ้น',
} satisfies Translated<Messages['merchantStock']>;
