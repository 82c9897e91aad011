/** What alpha has and beta does not: for trying another tenant's ids. Every name shows whose it is. */
export const ONLY_ALPHA = {
  product: 'ONLYP',
  content: 'ONLYNEWS',
  category: 'ONLYCAT',
  brand: 'ONLYBRAND',
  group: 'ONLYGROUP',
  groupType: 'ONLYTYPE',
  promotion: 'ONLYPROMO',
  /** A promotion with coupons to collect, a coupon of it that CUST1 has, and the code of a promotion. */
  couponPromotion: 'ONLYPAPER',
  coupon: 'ONLYCOUPON',
  code: 'ONLYCODE',
  /** A saved list of CUST1. */
  orderList: '0a1fa000-0000-4000-8000-000000000001',
  /** A pet of CUST1. */
  pet: '0a1fa000-0000-4000-8000-000000000002',
  /** A survey, and a group of questions that CUST1 has answered. */
  survey: '0a1fa000-0000-4000-8000-000000000003',
  questionGroup: '0a1fa000-0000-4000-8000-000000000004',
  /** An invitation of the customer. */
  invitation: 'ONLYalphaINVITED',
  /** A merchant who waits to be let in. */
  application: 'ONLYAPPLICATION',
  /** What staff call customers. */
  tag: 'ONLYTAG',
  /** What photos of customers are sorted into. */
  photoGroup: 'ONLYPHOTOS',
  center: 'ONLYC',
  customer: 'ONLYCUST',
  username: 'onlycustomer',
  mobile: '0819999999',
  staff: 'onlystaff',
  staffMobile: '0839999999',
  /** Finds alpha's products by a synonym, and nothing elsewhere. */
  word: 'wundertüte',
  /** Of BRAND_COLOR. */
  color: '#a1fa00',
} as const;

/** Finds alpha's products, and nothing elsewhere. */
export const byAlphasWord = { body: { SearchText: ONLY_ALPHA.word } };

/** Names of alpha as they would show in a response. */
export const ALPHAS = /alpha|อัลฟา/i;

export type AlphaOrder = {
  orderId: string;
  idempotencyKey: string;
  body: object;
  answer: string;
  /** What CUST1 holds of P2. */
  reservationId: string;
};
