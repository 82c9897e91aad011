import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  increase: 'เพิ่มหนึ่ง',
  decrease: 'ลดหนึ่ง',
  quantity: 'จำนวน',
  remove: 'ลบ',
} satisfies Translated<Messages['cart']>;
