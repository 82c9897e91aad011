/** Every page of the merchant area but those of products, in both languages and widths: how it looks and reads, as `screens.e2e.ts`. */
import { isOfGoods, isStaffPage } from './built-pages.ts';
import { guestOf } from './callers.ts';
import { createLooks, type Given } from './looks.ts';
import { couponPath, orderPath, profilePath } from './steps/merchant-paths.ts';
import { applyAs, proveApplicant } from './steps/merchant-register.ts';

const { look, expectAll } = createLooks((route) => isStaffPage(route) && !isOfGoods(route));

expectAll('B-69 U-23 every page of the merchant area is looked at');

look('B-60 the sign-in of staff', '/merchant/login', { name: 'merchant-login' });
look('B-60 the one-time code of staff', '/merchant/verifyotp', { name: 'merchant-verifyotp' });

look('B-56 the first page of the area', '/merchant', {
  name: 'merchant-home',
  staff: 'admin',
  unlisted: true,
});

look('B-66 the account', '/merchant/profile', { name: 'merchant-profile', staff: 'sale' });
look('B-66 the account, to be edited', '/merchant/profile/edit', {
  name: 'merchant-profile-edit',
  staff: 'sale',
});
look('B-67 another password', '/merchant/profile/changepassword', {
  name: 'merchant-changepassword',
  staff: 'sale',
});
look('B-64 another center', '/merchant/profile/dc', { name: 'merchant-dc', staff: 'sale' });

look('B-50 the orders of the center', '/merchant/order', {
  name: 'merchant-orders',
  staff: 'admin',
  unlisted: true,
});
look('B-50 orders that nobody has placed', '/merchant/order', {
  name: 'merchant-orders-none',
  path: '/merchant/order?text=zzqqxx',
  staff: 'sale',
  unlisted: true,
});

const ORDER = '/merchant/order/:orderid/:saleunit';
look('B-51 an order', ORDER, { name: 'merchant-order', path: orderPath, staff: 'sale', unlisted: true });
look('B-52 packing an order', `${ORDER}/pack`, {
  name: 'merchant-order-pack',
  path: async (given) => `${await orderPath(given)}/pack`,
  staff: 'sale',
  unlisted: true,
});
look('B-51 the payment of an order', `${ORDER}/payment`, {
  name: 'merchant-order-payment',
  path: async (given) => `${await orderPath(given)}/payment`,
  staff: 'admin',
  unlisted: true,
});
look('B-51 the parcel of an order', `${ORDER}/tracking`, {
  name: 'merchant-order-parcel',
  path: async (given) => `${await orderPath(given)}/tracking`,
  staff: 'admin',
  unlisted: true,
});

look('B-33 a new goods issue', '/merchant/order/issue', {
  name: 'merchant-goods-issue',
  staff: 'sale',
});
look('B-29c cash that is still to be handed in', '/merchant/cash', {
  name: 'merchant-cash',
  staff: 'admin',
  unlisted: true,
});
look('R-46 the promotions', '/merchant/promotion', {
  name: 'merchant-promotions',
  staff: 'admin',
  unlisted: true,
});
look('B-74 the promotions of a month', '/merchant/promotion/calendar', {
  name: 'merchant-promotion-calendar',
  staff: 'sale',
  unlisted: true,
});
const PROMOTION = '/merchant/promotion/:promotionId/:step?';
look('R-46b S-81f a new promotion', PROMOTION, {
  name: 'merchant-promotion-new',
  path: '/merchant/promotion/new',
  staff: 'sale',
});
look('R-46b a promotion', PROMOTION, {
  name: 'merchant-promotion',
  path: '/merchant/promotion/PCWET10',
  staff: 'admin',
});
look('R-46c the conditions of a promotion', PROMOTION, {
  name: 'merchant-promotion-condition',
  path: '/merchant/promotion/PCWET10/condition',
  staff: 'admin',
});
look('R-46d the audience of a promotion', PROMOTION, {
  name: 'merchant-promotion-detail',
  path: '/merchant/promotion/PCWET10/detail',
  staff: 'admin',
});
look('R-46d a step that is none', PROMOTION, {
  name: 'merchant-promotion-wrong-step',
  path: '/merchant/promotion/PCWET10/nosuch',
  staff: 'admin',
  leadsTo: '/merchant',
  unlisted: true,
});
look('B-74 what a promotion brought', '/merchant/promotion/:promotionId/results', {
  name: 'merchant-promotion-results',
  path: '/merchant/promotion/PCWET10/results',
  staff: 'admin',
  unlisted: true,
});
look('B-58 the customers', '/merchant/customer', {
  name: 'merchant-customers',
  staff: 'sale',
  unlisted: true,
});
look('R-42i the code of who registers as a merchant', '/merchant/register/verify', {
  name: 'merchant-register-verify',
  unlisted: true,
});
look('R-42c the new center of who registers as a merchant', '/merchant/register/dist/:part?', {
  name: 'merchant-register-address',
  path: async (given) => {
    await proveApplicant(given, given.language === 'th' ? '0899999966' : '0899999967');
    return '/merchant/register/dist/address';
  },
  unlisted: true,
});
look('R-42h how an application stands', '/merchant/register/success', {
  name: 'merchant-register-success',
  unlisted: true,
});
const applicant = (th: string, en: string) => (given: Given) =>
  applyAs(given.shop, given.language === 'th' ? th : en);
look('B-05g who wants to sell for the shop', '/merchant/application', {
  name: 'merchant-applications',
  path: async (given) => {
    await applicant('0899999968', '0899999969')(given);
    return '/merchant/application';
  },
  staff: 'admin',
  unlisted: true,
});
look('B-05g an application', '/merchant/application/:code', {
  name: 'merchant-application',
  path: async (given) => `/merchant/application/${await applicant('0899999958', '0899999959')(given)}`,
  staff: 'admin',
  unlisted: true,
});
look('R-42 registering a customer', '/merchant/register', { name: 'merchant-register', staff: 'sale' });
look('B-76 the list of customers', '/merchant/customer', {
  name: 'merchant-customers-list',
  path: '/merchant/customer?order=list',
  staff: 'admin',
  unlisted: true,
});
look('R-48 who has never signed in', '/merchant/customer/not-logged-in', {
  name: 'merchant-customers-not-logged-in',
  staff: 'admin',
  unlisted: true,
});
const byAdmin = { staff: 'admin', unlisted: true } as const;
look('R-49c doubles', '/merchant/customer/doubles', { name: 'merchant-customer-doubles', ...byAdmin });
look('R-49c two registrations side by side', '/merchant/customer/merge/:customer/:double', {
  name: 'merchant-customer-merge',
  path: '/merchant/customer/merge/PC10001/PC10002',
  ...byAdmin,
});
look('S-33 who waits for approval', '/merchant/customer/waiting', {
  name: 'merchant-customers-waiting',
  staff: 'admin',
  unlisted: true,
});
const COUPON = '/merchant/customer/:customer/:saleunit/coupon';
look('R-50 a customer', '/merchant/customer/:customer/:saleunit', {
  name: 'merchant-customer',
  path: async (given) => (await couponPath(given)).replace(/\/coupon$/, ''),
  ...byAdmin,
});
look('R-50d the photos of a customer', '/merchant/customer/:customer/:saleunit/photo', {
  name: 'merchant-customer-photos',
  path: async (given) => (await couponPath(given)).replace(/coupon$/, 'photo'),
  ...byAdmin,
});
look('R-50e taking photos of a customer', '/merchant/customer/:customer/:saleunit/photo/capture', {
  name: 'merchant-customer-capture',
  path: async (given) => (await couponPath(given)).replace(/coupon$/, 'photo/capture'),
  ...byAdmin,
});
look('R-49 the profile of a customer', '/merchant/customer/profile/:customer', {
  name: 'merchant-customer-profile',
  path: profilePath,
  ...byAdmin,
});
look('R-49b changing a customer', '/merchant/customer/profile/:customer/edit', {
  name: 'merchant-customer-edit',
  path: async (given) => `${await profilePath(given)}/edit`,
  ...byAdmin,
});
look('R-51 the tags', '/merchant/tag', { name: 'merchant-tags', staff: 'admin', unlisted: true });
look('R-51b a new tag', '/merchant/tag/create', { name: 'merchant-tag-new', staff: 'admin', unlisted: true });
look('R-51c a tag', '/merchant/tag/:tag', {
  name: 'merchant-tag',
  path: '/merchant/tag/VIP',
  staff: 'admin',
  unlisted: true,
});
look('R-58 the banners', '/merchant/content/:kind?', {
  name: 'merchant-banners',
  path: '/merchant/content',
  staff: 'admin',
  unlisted: true,
});
look('R-58 a new banner', '/merchant/content/:kind/new', {
  name: 'merchant-banner-new',
  path: '/merchant/content/banner/new',
  staff: 'admin',
  unlisted: true,
});
look('R-58c N-11b writing a page', '/merchant/content/item/:contentCode', {
  name: 'merchant-content-page',
  path: '/merchant/content/item/HOWTO_001',
  staff: 'admin',
  unlisted: true,
});
const GROUP = '/merchant/survey/5e700000-0000-4000-8000-000000000001';
look('R-53 surveys and questions', '/merchant/survey', {
  name: 'merchant-surveys',
  staff: 'admin',
  unlisted: true,
});
look('R-53 a new survey', '/merchant/survey/new', {
  name: 'merchant-survey-new',
  path: '/merchant/survey/new?kind=survey',
  staff: 'admin',
  unlisted: true,
});
look('R-53 writing questions', '/merchant/survey/:setId', {
  name: 'merchant-survey',
  path: GROUP,
  staff: 'admin',
  unlisted: true,
});
look('R-53 results of questions', '/merchant/survey/:setId/results', {
  name: 'merchant-survey-results',
  path: `${GROUP}/results`,
  staff: 'admin',
  unlisted: true,
});
look('R-53 surveys of a customer', '/merchant/customer/:customer/:saleunit/survey', {
  name: 'merchant-customer-survey',
  path: async (given) => (await couponPath(given)).replace(/coupon$/, 'survey'),
  staff: 'admin',
  unlisted: true,
});
look('R-50b issuing coupons', COUPON, {
  name: 'merchant-coupons',
  path: couponPath,
  staff: 'admin',
  unlisted: true,
});
look('R-50c issued coupons', `${COUPON}/result`, {
  name: 'merchant-coupons-issued',
  path: async (given) => `${await couponPath(given)}/result`,
  staff: 'admin',
  unlisted: true,
});
look('B-72b long work', '/merchant/runs', { name: 'merchant-runs', staff: 'sale', unlisted: true });
look('B-94i the notifications of staff', '/merchant/notifications', {
  name: 'merchant-notifications',
  staff: 'admin',
  unlisted: true,
});
look('B-94j what a member of staff is sent', '/merchant/notifications/settings', {
  name: 'merchant-notification-settings',
  staff: 'sale',
});
look('B-94k what the shop sends', '/merchant/notifications/shop', {
  name: 'merchant-shop-notifications',
  staff: 'admin',
});
look('B-05f the centers', '/merchant/center', { name: 'merchant-centers', staff: 'admin', unlisted: true });
look('B-05f a new center', '/merchant/center/new', { name: 'merchant-center-new', staff: 'admin' });
const SELLER = '/merchant/center/:saleUnit/seller';
const sellerOf = '/merchant/center/PC01/seller';
look('U-06d who sells', SELLER, { name: 'merchant-seller', path: sellerOf, staff: 'admin' });
look('U-06i tax papers', '/merchant/paper', { name: 'merchant-papers', staff: 'admin', unlisted: true });
look('B-05f a center', '/merchant/center/:saleUnit', {
  name: 'merchant-center',
  path: '/merchant/center/PC01',
  staff: 'admin',
});
look('B-05b the staff', '/merchant/staff', { name: 'merchant-staff', staff: 'admin', unlisted: true });
look('B-05b a new person', '/merchant/staff/new', { name: 'merchant-staff-new', staff: 'admin' });
look('B-05b a person', '/merchant/staff/:userId', {
  name: 'merchant-staff-member',
  path: '/merchant/staff/PSALE',
  staff: 'admin',
});
look('B-05c the roles', '/merchant/staff/roles', { name: 'merchant-staff-roles', staff: 'admin' });
look('F-09 what was searched for in vain', '/merchant/search', {
  name: 'merchant-search',
  path: async ({ shop }) => {
    const { api } = await guestOf(shop);
    for (const SearchText of ['qqzz', 'qqzz ฮฮฮฮ', 'qqzz']) await api.listProducts({ body: { SearchText } });
    return '/merchant/search?try=qqzz';
  },
  staff: 'sale',
  unlisted: true,
});
look('F-05 words that mean the same', '/merchant/search', {
  name: 'merchant-search-words',
  path: '/merchant/search?tab=words&try=หมา',
  staff: 'admin',
  unlisted: true,
});
look('F-05 a group of words, to be changed', '/merchant/search/words', {
  name: 'merchant-search-group',
  path: '/merchant/search/words?word=หมา',
  staff: 'sale',
  unlisted: true,
});
look('F-05 a new group of words', '/merchant/search/words', {
  name: 'merchant-search-new',
  staff: 'sale',
  unlisted: true,
});
look('B-57 the log', '/merchant/log', { name: 'merchant-log', staff: 'admin', unlisted: true });
look('B-65 the log, which is not for him', '/merchant/log', {
  name: 'merchant-not-allowed',
  staff: 'sale',
  status: 403,
  unlisted: true,
});
look('R-26 his sales', '/sales/mysales', { name: 'my-sales', staff: 'sale', unlisted: true });

look('B-69 a page of the area that is not there', '/merchant/*', {
  name: 'merchant-missing',
  path: '/merchant/no/such/page',
  staff: 'sale',
  status: 404,
  unlisted: true,
});
