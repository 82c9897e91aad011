import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  all: 'สินค้าทั้งหมด',
  allHere: 'ทั้งหมด',
  categories: 'หมวดหมู่สินค้า',
  toCategories: 'ดูทุกหมวดหมู่',
  noCategories: 'ยังไม่มีหมวดหมู่สินค้า',
  searched: 'ผลการค้นหา “{text}”',
  shown: 'แสดงอยู่ {count} รายการ',
  allShown: 'ทั้งหมด {count} รายการ',
  more: 'ดูเพิ่มเติม',
  moreAgain: 'โหลดไม่สำเร็จ ลองอีกครั้ง',
  empty: 'ยังไม่มีสินค้าในหมวดนี้',
  emptySearch: 'ไม่พบคำค้นหา “{text}” ลองค้นหาด้วยคำอื่น',
  searchEverywhere: 'ค้นหาในทุกหมวดหมู่',
  sort: {
    label: 'เรียงตาม',
    recommended: 'แนะนำ',
    asc: 'ราคาต่ำไปสูง',
    desc: 'ราคาสูงไปต่ำ',
  },
} satisfies Translated<Messages['catalogue']>;
