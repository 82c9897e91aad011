import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  home: 'หน้าแรก',
  news: 'ข่าวสาร',
  newsAbout: 'ข่าวสารและเกร็ดความรู้จาก{shop}',
  noNews: 'ยังไม่มีข่าวในช่วงนี้',
  noNewsHint: 'ติดตามสินค้าใหม่ รอบจัดส่ง และเกร็ดความรู้ได้ที่นี่',
  help: 'ศูนย์ช่วยเหลือ',
  helpAbout: 'วิธีสั่งซื้อ คำถามที่พบบ่อย ช่องทางติดต่อ และนโยบายของ{shop}',
  noPages: 'ยังไม่มีข้อมูลในหน้านี้',
  products: 'ดูสินค้าทั้งหมด',
  updated: 'ปรับปรุงเมื่อ {date}',
  otherPages: 'เรื่องอื่นที่อาจเป็นประโยชน์',
} satisfies Translated<Messages['content']>;
