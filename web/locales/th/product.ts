import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  listTitle: 'สินค้า',
  inStock: 'มีสินค้า',
  limited: 'เหลือน้อย',
  outOfStock: 'สินค้าหมด',
  addToCart: 'ใส่ตะกร้า',
  added: 'ใส่ตะกร้าแล้ว',
  cartFull: 'ตะกร้าเต็มแล้ว',
  priceHidden: 'เข้าสู่ระบบเพื่อดูราคา',
  content: '{unit} · {pieces} ชิ้น',
  perPiece: '{price}/{unit}',
  chooseUnit: 'เลือกหน่วย',
  description: 'รายละเอียดสินค้า',
  loadMore: 'ดูเพิ่มเติม',
  empty: 'ยังไม่มีสินค้า',
} satisfies Translated<Messages['product']>;
