/** What beta tries with alpha's ids, keys, codes and cookies, call by call, and what it must hear. */
import { expect } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { merchantTriesOfBeta } from './merchant-tries-of-beta.ts';
import { ONLY_ALPHA, type AlphaOrder } from './only-alpha.ts';
import { samplesOf } from './samples.ts';
import { addressId, sessionIdOf } from './shop-data.ts';
import { PASSWORD, type TestShop } from './shop.ts';
import type { Try } from './tries.ts';

/** Finds alpha's products, and nothing elsewhere. */
export const byAlphasWord = { body: { SearchText: ONLY_ALPHA.word } };
const foundNothing = (answer: unknown) => expect(answer).toMatchObject({ Data: { Found: false } });
const triedInVain = (answer: unknown) =>
  expect(answer).toMatchObject({ Data: { Found: false, Products: [] } });
const betasOwn = (answer: unknown) => expect(JSON.stringify(answer)).toMatch(/beta/);
const empty = (answer: unknown) => expect(answer).toEqual([]);
const notFound = (code: string) => `404 ${code}`;

/** Every call of the contract, by beta with what only alpha has. Where nothing can be named: only beta's is heard. */
export const triesOfBeta = ({ sent }: Pick<TestShop, 'sent'>, order: AlphaOrder): Record<CallName, Try[]> => {
  const { product, category, center, customer, username, mobile, staff } = ONLY_ALPHA;
  const own = samplesOf('beta');
  const bodyOf = (name: CallName, more: object) => ({ body: { ...own[name].body, ...more } });
  const key = { headers: { 'idempotency-key': order.idempotencyKey } };
  const alphas = addressId('alpha', 'CUST1');
  const secret = sessionIdOf('alpha', 'CUST1');
  const cookies = {
    'test-alpha-buyer': secret,
    'test-beta-buyer': secret,
    'test-alpha-merchant': secret,
    'test-beta-merchant': secret,
    'test-beta-center': center,
    'test-alpha-center': center,
  };
  const staffSecret = sessionIdOf('alpha', 'ADMIN');
  const staffCookies = { ...cookies, 'test-alpha-merchant': staffSecret, 'test-beta-merchant': staffSecret };
  const seenByBeta = { SeenTotal: 38, SeenPrices: [{ P_Code: 'P1', Unit: 1, UnitPrice: 38 }] };
  const lines = { Lines: [{ P_Code: product, qty1: 1, qty2: 0, qty3: 0 }] };
  const orderKey = { orderid: order.orderId, saleunit: 'C1' };
  const codeSentTo = (to: string) => {
    const text = sent.find((one) => one.to.endsWith(to.slice(1)))?.text ?? '';
    return { code: /\b(\d{6})\b/.exec(text)?.[1] ?? '', reference: /Ref: (\w+)/.exec(text)?.[1] ?? '' };
  };
  const { code, reference } = codeSentTo(mobile);
  const { code: staffCode, reference: staffReference } = codeSentTo(ONLY_ALPHA.staffMobile);
  return {
    loginGuest: [{ as: 'nobody', given: { cookies }, hears: betasOwnGuest }],
    login: [{ as: 'nobody', given: { body: { username, password: PASSWORD } }, hears: '401 WRONG_PASSWORD' }],
    // Names a mobile number, which may be anybody's.
    requestCode: [],
    verifyCode: [{ as: 'nobody', given: { body: { reference, code } }, hears: '400 INVALID_OTP' }],
    renew: [{ as: 'customer', given: { cookies }, hears: '401 SESSION_OVER' }],
    logout: [{ as: 'customer', given: { cookies }, hears: done }],
    staffLogin: [
      { as: 'nobody', given: { body: { username: staff, password: PASSWORD } }, hears: '401 WRONG_PASSWORD' },
    ],
    staffGuest: [
      {
        as: 'nobody',
        given: { cookies },
        hears: (answer) => expect(answer).toMatchObject({ user: { userid: '' } }),
      },
    ],
    // Names a mobile number, which may be anybody's.
    staffRequestCode: [],
    staffVerifyCode: [
      {
        as: 'nobody',
        given: { body: { reference: staffReference, code: staffCode } },
        hears: '400 INVALID_OTP',
      },
    ],
    staffRenew: [{ as: 'superAdmin', given: { cookies: staffCookies }, hears: '401 SESSION_OVER' }],
    staffLogout: [{ as: 'superAdmin', given: { cookies: staffCookies }, hears: done }],
    staffLineLogout: [{ as: 'superAdmin', given: { cookies: staffCookies }, hears: done }],
    staffSwapCenter: [
      { as: 'superAdmin', given: { params: { saleUnit: center } }, hears: notFound('CENTER_NOT_FOUND') },
    ],
    staffProfile: [
      {
        as: 'superAdmin',
        given: { cookies: staffCookies },
        hears: (answer) => expect(answer).toMatchObject({ UserId: 'ADMIN' }),
      },
    ],
    // Writes into the caller's own profile, whatever another shop has; staff-profile.test.ts has its wall.
    saveStaffProfile: [],
    changeStaffPassword: [
      { as: 'superAdmin', given: own.changeStaffPassword, hears: '400 CURRENT_PASSWORD_WRONG' },
    ],
    staffCustomers: [
      { as: 'superAdmin', given: { query: { text: 'alpha' } }, hears: nobodyFound },
      { as: 'superAdmin', given: { query: { text: mobile } }, hears: nobodyFound },
      { as: 'superAdmin', given: { query: { text: customer } }, hears: nobodyFound },
      { as: 'superAdmin', given: { query: { after: customer } }, hears: nobodyFound },
      { as: 'superAdmin', given: { query: { saleUnit: center } }, hears: notFound('CENTER_NOT_FOUND') },
      { as: 'superAdmin', given: { query: { text: 'CUST1' } }, hears: betasOwn },
    ],
    customersList: [
      {
        as: 'superAdmin',
        given: { query: { code: customer } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
      {
        as: 'superAdmin',
        given: { query: { code: 'CUST1', saleUnit: center } },
        hears: notFound('CENTER_NOT_FOUND'),
      },
    ],
    loginAsClient: [
      {
        as: 'superAdmin',
        given: { params: { code: customer, saleUnit: 'C1' } },
        hears: notFound('CUSTOMER_NOT_FOUND'),
      },
      {
        as: 'superAdmin',
        given: { params: { code: 'CUST1', saleUnit: center } },
        hears: notFound('CENTER_NOT_FOUND'),
      },
    ],
    loginAsProfile: [
      { as: 'superAdmin', given: { params: { id: customer } }, hears: notFound('CUSTOMER_NOT_FOUND') },
      {
        as: 'superAdmin',
        given: { params: { id: 'CUST1' }, query: { activeDc: center } },
        hears: notFound('CENTER_NOT_FOUND'),
      },
    ],
    endActing: [{ as: 'actingSalesman', given: { cookies }, hears: '401 SESSION_OVER' }],
    mySales: [
      {
        as: 'superAdmin',
        given: {},
        hears: (answer) => expect(answer).toMatchObject({ Month: { Count: 0 }, Orders: [] }),
      },
    ],
    customerProfile: [{ given: { cookies }, hears: betasOwn }],
    customerCenters: [
      {
        given: { cookies, ...own.customerCenters },
        hears: (answer) => expect(answer).toMatchObject({ All: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
    allCenters: [
      {
        given: { cookies, query: { text: 'อัลฟา' } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
      {
        as: 'guest',
        given: { cookies, query: {} },
        hears: (answer) => expect(answer).toMatchObject({ Data: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
    staffCenters: [
      {
        as: 'superAdmin',
        given: { cookies },
        hears: (answer) => expect(answer).toMatchObject([{ SaleUnit: 'C1' }]),
      },
    ],
    points: [{ given: { cookies }, hears: (answer) => expect(answer).toEqual({ data: 0 }) }],
    profilePicture: [{ given: { cookies }, hears: (answer) => expect(answer).toEqual({ data: null }) }],
    swapCenter: [{ given: { params: { saleUnit: center } }, hears: notFound('CENTER_NOT_FOUND') }],
    webConfigItems: [
      {
        as: 'superAdmin',
        given: { body: { Keys: ['SMS_GATEWAY_SECRET', 'BRAND_COLOR'] } },
        hears: (answer) => expect(answer).toEqual({ Data: [{ Opt: 'BRAND_COLOR', OptValue: '#0b7a75' }] }),
      },
    ],
    listProducts: [
      { given: { body: { ProductIds: [product] } }, hears: empty },
      { given: { body: { Hierarchy1: category } }, hears: empty },
      { given: { body: { DisplayGroupId: ONLY_ALPHA.group } }, hears: empty },
      { given: { body: { PromotionId: ONLY_ALPHA.promotion } }, hears: empty },
      { given: { body: { CustomerId: customer } }, hears: '403 NOT_ALLOWED' },
      { as: 'guest', given: { body: { OnlyPromotionProduct: true } }, hears: empty },
      { given: { body: { SearchText: 'Treasure of alpha' } }, hears: empty },
      { given: byAlphasWord, hears: empty },
      { given: { body: { SaleUnit: center } }, hears: '409 CENTER_MISMATCH' },
      { as: 'guest', given: { cookies, body: {} }, hears: betasOwn },
      { given: { body: { SearchText: 'Product' } }, hears: betasOwn },
    ],
    productDetail: [
      { given: { params: { code: product } }, hears: notFound('PRODUCT_NOT_FOUND') },
      { as: 'guest', given: { params: { code: product } }, hears: notFound('PRODUCT_NOT_FOUND') },
      { as: 'guest', given: { params: { code: 'P1' } }, hears: betasOwn },
    ],
    autocomplete: [
      { as: 'guest', given: { query: { search: 'Treasure' } }, hears: empty },
      { as: 'guest', given: { query: { search: 'Product' } }, hears: betasOwn },
    ],
    categoryList: [
      { as: 'guest', given: {}, hears: (answer) => expect(JSON.stringify(answer)).not.toContain(category) },
    ],
    category: [
      {
        as: 'guest',
        given: { query: { id: category } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    hierarchyAll: [
      {
        as: 'guest',
        given: { body: { hierarchy1: category } },
        hears: (answer) => expect(answer).toMatchObject({ data: [] }),
      },
    ],
    displayGroups: [
      {
        as: 'guest',
        given: { params: { type: ONLY_ALPHA.groupType }, query: { productsIncluded: 'Y' } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
      {
        given: { params: { type: 'ANY' }, query: { id: ONLY_ALPHA.group } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    relatedProducts: [{ given: { params: { code: product } }, hears: notFound('PRODUCT_NOT_FOUND') }],
    promotions: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
    // Alpha's customer of the same code has that on his list.
    wishlist: [
      {
        given: { query: { detail: 'Y' } },
        hears: (answer) => expect(answer).toEqual({ Data: [], Products: [] }),
      },
    ],
    addToWishlist: [{ given: { body: { productIds: [product] } }, hears: notFound('PRODUCT_NOT_FOUND') }],
    removeFromWishlist: [
      { given: { body: { productIds: [product] } }, hears: (answer) => expect(answer).toEqual({ Data: [] }) },
    ],
    searchReading: [
      { as: 'guest', given: { query: { search: 'Treasure' } }, hears: foundNothing },
      { as: 'guest', given: { query: { search: ONLY_ALPHA.word } }, hears: foundNothing },
    ],
    searchSynonyms: [
      { as: 'superAdmin', given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) },
    ],
    // Writes into the caller's own list, whatever another shop has.
    saveSearchSynonym: [],
    deleteSearchSynonym: [
      {
        as: 'superAdmin',
        given: { body: { Word: ONLY_ALPHA.word } },
        hears: notFound('SYNONYM_NOT_FOUND'),
      },
    ],
    // Tells what beta's own visitors typed, which here are alpha's words; search.misses.test.ts has its wall.
    searchMisses: [],
    trySearch: [
      { as: 'superAdmin', given: { query: { search: 'Treasure' } }, hears: triedInVain },
      { as: 'superAdmin', given: { query: { search: ONLY_ALPHA.word } }, hears: triedInVain },
    ],
    setProductPrice: [
      {
        as: 'superAdmin',
        given: bodyOf('setProductPrice', { P_Code: product }),
        hears: notFound('PRODUCT_NOT_FOUND'),
      },
    ],
    whatsNew: [{ given: { body: { NewsType: 'N' } }, hears: betasOwn }],
    cookiesPolicy: [{ given: {}, hears: betasOwn }],
    content: [{ given: { params: { id: ONLY_ALPHA.content } }, hears: notFound('CONTENT_NOT_FOUND') }],
    deliveryAddresses: [
      { given: { body: { CustomerCode: customer } }, hears: '403 NOT_ALLOWED' },
      {
        given: { body: { AddressCode: alphas } },
        hears: (answer) => expect(answer).toMatchObject({ data: [] }),
      },
      {
        given: { body: {} },
        hears: (answer) =>
          expect(answer).toMatchObject({ data: [{ AddressCode: addressId('beta', 'CUST1') }] }),
      },
    ],
    addDeliveryAddress: [
      { given: bodyOf('addDeliveryAddress', { AddressCode: alphas }), hears: notFound('ADDRESS_NOT_FOUND') },
      { given: bodyOf('addDeliveryAddress', { Cust_ID: customer }), hears: '403 NOT_ALLOWED' },
    ],
    // The same for everybody.
    allProvinces: [],
    getCart: [
      { given: own.getCart, hears: emptyCart },
      { given: { query: { SaleUnit: center } }, hears: '409 CENTER_MISMATCH' },
    ],
    putCart: [
      { given: bodyOf('putCart', { Changes: [] }), hears: emptyCart },
      { given: bodyOf('putCart', { SaleUnit: center }), hears: '409 CENTER_MISMATCH' },
    ],
    holdStock: [
      {
        given: { body: { SaleUnit: 'C1', ...lines } },
        hears: (answer) => expect(answer).toEqual({ HoldId: '', Until: null, AgainAt: null, Held: [] }),
      },
      { given: bodyOf('holdStock', { SaleUnit: center }), hears: '409 CENTER_MISMATCH' },
    ],
    releaseStock: [{ given: { body: { HoldId: order.holdId } }, hears: done }],
    quote: [
      {
        given: { body: { SaleUnit: 'C1', ...lines } },
        hears: (answer) => expect(answer).toMatchObject({ Lines: [], Problems: [{ code: 'NOT_SOLD_HERE' }] }),
      },
      { given: bodyOf('quote', { SaleUnit: center }), hears: '409 CENTER_MISMATCH' },
    ],
    placeOrder: [
      // The very request and key that alpha's customer of the same code has an answer for.
      { given: { ...key, body: order.body }, hears: '409 TOTAL_CHANGED' },
      {
        given: { ...key, ...bodyOf('placeOrder', { ...seenByBeta, ShipTo: alphas }) },
        hears: notFound('ADDRESS_NOT_FOUND'),
      },
      {
        given: { ...key, ...bodyOf('placeOrder', { ...seenByBeta, BillTo: alphas }) },
        hears: notFound('ADDRESS_NOT_FOUND'),
      },
      { given: { ...key, ...bodyOf('placeOrder', lines) }, hears: '409 ORDER_STOPPED' },
      { given: { ...key, ...bodyOf('placeOrder', { SaleUnit: center }) }, hears: '409 CENTER_MISMATCH' },
    ],
    listOrders: [
      { given: {}, hears: noOrders },
      { given: { query: { before: `${Date.now()}_${order.orderId}` } }, hears: noOrders },
    ],
    orderDetail: [{ given: { params: orderKey }, hears: notFound('ORDER_NOT_FOUND') }],
    orderTracking: [{ given: { params: { orderid: order.orderId } }, hears: notFound('ORDER_NOT_FOUND') }],
    cancelOrder: [{ given: { params: orderKey, body: {} }, hears: notFound('ORDER_NOT_FOUND') }],
    ...merchantTriesOfBeta(order),
  };
};

const emptyCart = (answer: unknown) =>
  expect(answer).toEqual({ Version: 0, Lines: [], Removed: [], Refused: [] });
const nobodyFound = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null });
const noOrders = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null });
const done = (answer: unknown) => expect(answer).toEqual({ statusText: 'OK' });
const betasOwnGuest = (answer: unknown) =>
  expect(answer).toMatchObject({ user: { CUSTOMERCODE: 'GUEST', ActiveDC: 'C1' } });
