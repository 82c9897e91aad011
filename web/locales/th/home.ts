import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'สั่งซื้อออนไลน์',
  newest: 'สินค้าทั้งหมด',
} satisfies Translated<Messages['home']>;
