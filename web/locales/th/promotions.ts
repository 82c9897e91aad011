import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  until: 'ใช้ได้ถึง {day}',
  left: 'เหลืออีก {hours, plural, =0 {} other {# ชม. }}{minutes, number} นาที',
  over: 'หมดเวลาแล้ว',
  brands: 'แบรนด์ที่มีโปรโมชัน',
  ofBrand: 'โปรโมชันของ {name}',
  coupons: 'เก็บคูปอง',
  title: 'โปรโมชัน',
  empty: 'ยังไม่มีโปรโมชันในช่วงนี้',
  browse: 'เลือกดูสินค้า',
  all: 'สินค้าที่ร้านคัดมาทั้งหมด',
} satisfies Translated<Messages['promotions']>;
