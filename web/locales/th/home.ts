import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'สั่งซื้อออนไลน์',
  welcome: 'ยินดีต้อนรับสู่ <whole>{shop}</whole>',
  greeting: 'สวัสดี <whole>{name}</whole>',
  invitation: 'สั่งซื้อออนไลน์ได้ทุกวัน ส่งตรงถึงที่',
  browse: 'เลือกซื้อสินค้า',
  categories: 'หมวดหมู่สินค้า',
  promotions: 'สินค้าที่ร้านคัดมา',
  buyAgain: 'ซื้ออีกครั้ง',
  hotDeals: 'สินค้าน่าสนใจ',
  bestSellers: 'สินค้าขายดี',
  recommended: 'สินค้าแนะนำ',
  news: 'ข่าวสารและเกร็ดความรู้',
  promise: {
    free: 'ส่งฟรีทุกคำสั่งซื้อ',
    freeFrom: 'ส่งฟรีเมื่อซื้อครบ {amount}',
    pickup: 'รับเองที่{word, select, branch {สาขา} store {ร้าน} other {ศูนย์}}ได้',
    cash: 'เก็บเงินปลายทาง',
  },
  banner: {
    label: 'ไฮไลต์ประจำร้าน',
    carousel: 'แถบเลื่อน',
    slide: 'แบนเนอร์',
    place: '{at} จาก {count}',
    look: 'ดูเลย',
    goTo: 'แบนเนอร์ที่ {at}',
    previous: 'แบนเนอร์ก่อนหน้า',
    next: 'แบนเนอร์ถัดไป',
    pause: 'หยุดเลื่อนอัตโนมัติ',
    play: 'เลื่อนอัตโนมัติ',
  },
} satisfies Translated<Messages['home']>;
