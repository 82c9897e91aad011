import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  lowered: 'สั่งได้สูงสุด {most} ระบบปรับจำนวนเป็น {most} ให้แล้ว',
  increase: 'เพิ่มหนึ่ง',
  decrease: 'ลดหนึ่ง',
  quantity: 'จำนวน',
  remove: 'ลบ',
} satisfies Translated<Messages['cart']>;
