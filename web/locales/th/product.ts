import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  add: 'ใส่ตะกร้า',
  addNamed: 'ใส่ตะกร้า {name} 1 {unit}',
  added: 'เพิ่มลงตะกร้าแล้ว',
  cartFull: 'ตะกร้าเต็มแล้ว กรุณาสั่งซื้อสินค้าในตะกร้าก่อน',
  quantityOf: 'ในตะกร้า {name} หน่วย{unit}',
  unitOf: 'หน่วยของ {name}',
  perPiece: '{price}/{piece}',
  insteadOf: 'จากราคา',
  unitSaves: 'ซื้อ{unit} ประหยัด {percent, number}%',
  outOfStock: 'สินค้าหมด',
  notEnough: 'สินค้าเหลือไม่พอ',
  onlyLeft: 'สินค้านี้เหลือเพียง {amount} เราปรับจำนวนในตะกร้าให้แล้ว',
  limited: 'เหลือน้อย',
  loginForPrice: 'เข้าสู่ระบบเพื่อดูราคา',
  noPrice: 'ยังไม่เปิดขาย',
  wish: {
    label: 'รายการโปรด {name}',
    signIn: 'เข้าสู่ระบบเพื่อเก็บ {name} ในรายการโปรด',
    add: 'เก็บในรายการโปรด',
    wished: 'อยู่ในรายการโปรดแล้ว',
  },
} satisfies Translated<Messages['product']>;
