import type { PaperCouponPlan } from '../collections/types.ts';

/** One to collect, and of those that the demo logins hold one to use and one that is over. */
export const coupons: readonly PaperCouponPlan[] = [
  {
    id: 'MSRESTOCK250',
    coupons: 'collect',
    name: { th: 'คูปองเติมสต็อก ลด ฿250', en: 'Restock: ฿250 off' },
    kind: 'baht',
    baht: 250,
    minimumBaht: 5000,
    perCustomer: 1,
    fromDay: -9,
    toDay: 80,
  },
  {
    id: 'MSPARTNER3',
    coupons: 'given',
    name: { th: 'คู่ค้าคลินิก ลด 3% สูงสุด ฿600', en: 'Clinic partners: 3% off, at most ฿600' },
    kind: 'percent',
    percent: 3,
    maximumBaht: 600,
    minimumBaht: 6000,
    fromDay: -6,
    toDay: 60,
  },
  {
    id: 'MSFAIR',
    coupons: 'given',
    name: { th: 'คูปองงานแสดงเวชภัณฑ์ ลด ฿200', en: 'From the trade fair: ฿200 off' },
    kind: 'baht',
    baht: 200,
    minimumBaht: 4000,
    fromDay: -70,
    toDay: -35,
  },
];
