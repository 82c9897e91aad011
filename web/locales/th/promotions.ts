import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'โปรโมชัน',
  empty: 'ยังไม่มีโปรโมชันในช่วงนี้',
  browse: 'เลือกดูสินค้า',
  all: 'สินค้าที่ร้านคัดมาทั้งหมด',
} satisfies Translated<Messages['promotions']>;
