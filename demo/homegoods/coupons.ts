import type { PaperCouponPlan } from '../collections/types.ts';

/** One to collect, and of those that the demo logins hold one to use and one that is over. */
export const coupons: readonly PaperCouponPlan[] = [
  {
    id: 'HGCOLLECT80',
    coupons: 'collect',
    name: { th: 'คูปองเข้าร้าน ลด ฿80', en: 'Come in: ฿80 off' },
    kind: 'baht',
    baht: 80,
    minimumBaht: 2000,
    perCustomer: 1,
    fromDay: -12,
    toDay: 70,
  },
  {
    id: 'HGREGULAR4',
    coupons: 'given',
    name: { th: 'ลูกค้าประจำ ลด 4% สูงสุด ฿400', en: 'For regulars: 4% off, at most ฿400' },
    kind: 'percent',
    percent: 4,
    maximumBaht: 400,
    minimumBaht: 3000,
    fromDay: -5,
    toDay: 50,
  },
  {
    id: 'HGQUARTER',
    coupons: 'given',
    name: { th: 'คูปองไตรมาสก่อน ลด ฿120', en: 'Last quarter: ฿120 off' },
    kind: 'baht',
    baht: 120,
    minimumBaht: 2500,
    fromDay: -60,
    toDay: -25,
  },
];
