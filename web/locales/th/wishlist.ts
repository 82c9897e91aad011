import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'รายการโปรด',
  empty: 'ยังไม่มีสินค้าในรายการโปรด',
  emptyHint: 'แตะรูปหัวใจที่สินค้าเพื่อเก็บไว้ดูภายหลัง',
  browse: 'เลือกดูสินค้า',
  elsewhere: 'มีสินค้าโปรดอีก {count} รายการที่ไม่ได้ขายที่{word, select, branch {สาขา} store {ร้าน} other {ศูนย์}}นี้',
  shown: 'แสดงอยู่ {count} รายการ',
  more: 'ดูเพิ่มเติม',
} satisfies Translated<Messages['wishlist']>;
