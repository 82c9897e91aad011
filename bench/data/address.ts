/** Where past orders went, as an order keeps its address. */
import type { OrderAddress } from '#database/tables.ts';

export const PAST_ADDRESS: OrderAddress = {
  code: 'A1',
  name: 'ลูกค้า',
  address: '1 ถนนสุขุมวิท',
  province: 'กรุงเทพมหานคร',
  district: 'คลองเตย',
  subdistrict: 'คลองเตย',
  english: { province: 'Bangkok', district: 'Khlong Toei', subdistrict: 'Khlong Toei' },
  postalCode: '10110',
  taxId: '',
  phone: '0810000000',
};
