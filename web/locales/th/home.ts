import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'สั่งซื้อออนไลน์',
  welcome: 'ยินดีต้อนรับสู่ <whole>{shop}</whole>',
  greeting: 'สวัสดี <whole>{name}</whole>',
  invitation: 'สั่งซื้อออนไลน์ได้ทุกวัน ส่งตรงถึงที่',
  browse: 'เลือกซื้อสินค้า',
  categories: 'หมวดหมู่สินค้า',
  recommended: 'สินค้าแนะนำ',
  promise: {
    free: 'ส่งฟรีทุกคำสั่งซื้อ',
    freeFrom: 'ส่งฟรีเมื่อซื้อครบ {amount}',
    cash: 'เก็บเงินปลายทาง',
  },
} satisfies Translated<Messages['home']>;
