import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'สั่งซื้อด่วน',
  fromList: 'สั่งจากรายการ',
  search: 'ค้นหาสินค้าที่จะสั่ง',
  searchHint: 'ชื่อ รหัส หรือบาร์โค้ด',
  scanHint: 'สแกนบาร์โค้ด หรือพิมพ์แล้วกด Enter',
  boughtBefore: 'ที่เคยซื้อ',
  found: 'สินค้าที่พบ',
  nothingBought: 'ยังไม่เคยซื้อที่นี่ ค้นหาสินค้าหรือสแกนบาร์โค้ดได้เลย',
  nothingFound: 'ไม่พบสินค้าที่ตรงกับ “{text}”',
  failed: 'โหลดสินค้าไม่สำเร็จ',
  retry: 'ลองอีกครั้ง',
  shown: '{count} รายการ',
  more: 'แสดงเพิ่ม',
  moreAgain: 'โหลดเพิ่มไม่สำเร็จ ลองอีกครั้ง',
  added: 'เพิ่ม {name} 1 {unit} แล้ว',
  unknownBarcode: 'ไม่มีสินค้าที่ใช้บาร์โค้ด {barcode}',
  notSold: '{name} ไม่มีขายในหน่วยที่สแกน',
  outOfStock: '{name} หมดสต็อก',
  cartFull: 'ตะกร้าเต็มแล้ว',
  scanFailed: 'ค้นหาบาร์โค้ด {barcode} ไม่สำเร็จ กรุณาสแกนอีกครั้ง',
} satisfies Translated<Messages['orderPad']>;
