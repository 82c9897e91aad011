import type { PaperCouponPlan } from '../collections/types.ts';

/** One to collect, and of those that the demo logins hold one to use and one that is over. */
export const coupons: readonly PaperCouponPlan[] = [
  {
    id: 'PCCOLLECT40',
    coupons: 'collect',
    name: { th: 'คูปองเก็บฟรี ลด ฿40', en: 'Free to collect: ฿40 off' },
    kind: 'baht',
    baht: 40,
    minimumBaht: 600,
    perCustomer: 1,
    fromDay: -8,
    toDay: 60,
  },
  {
    id: 'PCTHANKS5',
    coupons: 'given',
    name: { th: 'ขอบคุณสมาชิก ลด 5% สูงสุด ฿150', en: 'Thank you: 5% off, at most ฿150' },
    kind: 'percent',
    percent: 5,
    maximumBaht: 150,
    minimumBaht: 700,
    fromDay: -4,
    toDay: 45,
  },
  {
    id: 'PCMEMBER60',
    coupons: 'given',
    name: { th: 'คูปองสมาชิก ลด ฿60', en: 'Members: ฿60 off' },
    kind: 'baht',
    baht: 60,
    minimumBaht: 800,
    fromDay: -50,
    toDay: -20,
  },
];
