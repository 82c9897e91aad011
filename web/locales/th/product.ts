import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  description: 'รายละเอียดสินค้า',
} satisfies Translated<Messages['product']>;
