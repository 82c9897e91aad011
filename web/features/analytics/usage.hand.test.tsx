/** What is reported of a visitor, driven by hand through the pages: from looking to the order. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { cartKeysOf } from '../cart/store/cart-keys.ts';
import { testProduct } from '../cart/testing-products.ts';
import { consentCookie } from '../consent/consent.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { LANGUAGES, openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';
import type { AnalyticsEvent, DataLayerWindow } from './analytics.ts';

const words = {
  th: { agree: 'ยอมรับ', refuse: 'ปฏิเสธ', add: 'ใส่ตะกร้า ขนมแมว 1 ซอง', more: 'เพิ่มหนึ่ง', order: 'สั่งซื้อ' },
  en: {
    agree: 'Agree',
    refuse: 'Refuse',
    add: 'Add to cart: ขนมแมว, 1 ซอง',
    more: 'One more',
    order: 'Place order',
  },
};

const CONTAINER = 'GTM-TEST123';
const product: Product = testProduct({ UNIT2RATE: 0, UNIT3RATE: 0 });
const CUSTOMER = { CUSTOMERCODE: 'CUST1' };

const layer = (): unknown[] => (window as DataLayerWindow).dataLayer ?? [];
const eventsOf = (...names: string[]) =>
  (layer() as Partial<AnalyticsEvent>[]).filter(({ event }) => names.includes(event ?? ''));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const loaded = () => scripts().filter((src) => src.includes('googletagmanager'));
const agreeBefore = () => {
  document.cookie = consentCookie(true, bootstrapOf({}), { secure: false });
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('W-66 L-26 with TAG_MANAGER_ID nothing is loaded or sent before the visitor agrees, and then the container', async () => {
    const shop = await openShop({
      at: '/product/A',
      language,
      settings: { TAG_MANAGER_ID: CONTAINER },
      answers: shopOf([product]),
    });
    const agree = await until(() => screen.getByRole('button', { name: said.agree }));
    await settled();
    expect([loaded(), layer()]).toEqual([[], []]);
    await shop.hand.click(agree);
    await until(() => expect(loaded()).toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]));
    const [consent] = layer() as ArrayLike<unknown>[];
    expect(Array.from(consent ?? [])).toEqual([
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ]);
    await until(() => expect(eventsOf('gtm.js', 'page_view')).toHaveLength(2));
  });

  test('W-66 L-26 who refuses loads nothing; nor does who agrees where the shop has no container', async () => {
    const refusing = await openShop({
      at: '/login',
      language,
      settings: { TAG_MANAGER_ID: CONTAINER },
      answers: shopOf([product]),
    });
    await refusing.hand.click(await until(() => screen.getByRole('button', { name: said.refuse })));
    await settled();
    expect([loaded(), layer()]).toEqual([[], []]);
    await refusing.close();
    agreeBefore();
    await openShop({ at: '/login', language, answers: shopOf([product]) });
    await until(() => expect(eventsOf('page_view')).toHaveLength(1));
    expect(loaded()).toEqual([]);
  });

  test('L-26 what is added is reported with its sum, and each more of it', async () => {
    agreeBefore();
    const { hand } = await openShop({ at: '/product/A', language, answers: shopOf([product]) });
    const main = await until(() => screen.getByRole('main'));
    const add = await until(() => within(main).getByRole('button', { name: said.add }));
    await hand.click(add);
    await until(() => expect(eventsOf('add_to_cart')).toHaveLength(1));
    await hand.click(await until(() => within(main).getByRole('button', { name: said.more })));
    const one = {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'THB',
        value: 10,
        items: [{ item_id: 'A', item_name: 'ขนมแมว', item_variant: 'ซอง', price: 10, quantity: 1 }],
      },
    };
    await until(() => expect(eventsOf('add_to_cart')).toEqual([one, one]));
  });

  test('L-26 one more in the cart is reported as one', async () => {
    agreeBefore();
    const { own } = cartKeysOf(bootstrapOf({}), { CUSTOMERCODE: 'GUEST', ActiveDC: 'C1' });
    window.localStorage.setItem(
      own,
      JSON.stringify([{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0, selected: true }]),
    );
    const { hand } = await openShop({
      at: '/cart',
      language,
      answers: { ...shopOf([product]), quote: () => ({ Lines: [line], ...sums, Problems: [] }) },
    });
    await hand.click(await until(() => screen.getByRole('button', { name: said.more })));
    await until(() =>
      expect(eventsOf('add_to_cart')).toMatchObject([{ ecommerce: { value: 10, items: [{ quantity: 1 }] } }]),
    );
  });

  test('L-26 the checkout and the order are reported once each, with their sums', async () => {
    agreeBefore();
    const { own } = cartKeysOf(bootstrapOf({}), { ...CUSTOMER, ActiveDC: 'C1' });
    const cart = [{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0, selected: true }];
    window.localStorage.setItem(own, JSON.stringify(cart));
    const { hand, asked } = await openShop({
      at: '/checkout/adv',
      language,
      user: CUSTOMER,
      answers: {
        ...shopOf([product]),
        quote: () => ({ Lines: [line], ...sums, Problems: [] }),
        reserveStock: () => ({ HoldId: '', Until: null, AgainAt: null, Held: [] }),
        releaseStock: () => ({ statusText: 'OK' }),
        deliveryAddresses: () => ({ status: 'OK', status_code: 200, data: [address] }),
        placeOrder: () => placed,
        orderDetail: () => placed,
        orderTracking: () => new Response('{}', { status: 404 }),
      },
    });
    const item = { item_id: 'A', item_name: 'ขนมแมว', item_variant: 'ซอง', price: 10, quantity: 3 };
    const ecommerce = { currency: 'THB', value: 30, items: [item] };
    await until(() => expect(eventsOf('begin_checkout')).toEqual([{ event: 'begin_checkout', ecommerce }]));
    const [order] = await until(() => screen.getAllByRole('button', { name: said.order }));
    await hand.click(order ?? document.body);
    await until(() => expect(asked('placeOrder')).toHaveLength(1));
    await until(() =>
      expect(eventsOf('purchase')).toEqual([
        { event: 'purchase', ecommerce: { ...ecommerce, transaction_id: '260302-AAAAA', shipping: 50 } },
      ]),
    );
    expect(eventsOf('begin_checkout')).toHaveLength(1);
  });
});

const line = {
  P_Code: 'A',
  PRODUCTNAME: 'ขนมแมว',
  PIC_FILENAME: null,
  Unit: 1,
  UnitName: 'ซอง',
  UnitRate: 1,
  Quantity: 3,
  UnitPrice: 10,
  Amount: 30,
  DiscountAmount: 0,
  TaxType: 1,
  TaxRate: 7,
  TaxAmount: 0,
  IsFree: false,
  TaxIsDerived: false,
};
const sums = { AmountDue: 80, Subtotal: 30, DiscountAmount: 0, DeliveryFee: 50, TaxAmount: 0, Total: 80 };
const address = {
  AddressCode: '0000000a-0000-4000-8000-000000000001',
  Address_Type: 'S',
  Active: 'Y',
  Cust_ID: 'CUST1',
  SaleUnit: 'C1',
  TaxID: '',
  Name: 'Receiver',
  Address_: '1 Road',
  Province: '10',
  ProvinceName: 'Bangkok',
  Ampher: '1001',
  AmpherName: 'Phra Nakhon',
  Town: '100101',
  TownName: 'Phra Borom',
  PostalCode: '10200',
  Lat: null,
  Long: null,
  Remark: '',
  Phone: '0810000001',
} as const;
const placed = {
  Order: {
    OrderID: '260302-AAAAA',
    SaleUnit: 'C1',
    SaleUnitName: 'One',
    OrderType: '3',
    OrderDate: '2026-03-02T05:00:00.000Z',
    Customer_Id: 'CUST1',
    Customer_Name: 'Customer',
    Status: 'Wait',
    PaymentType: 0,
    PaymentStatus: 'unpaid',
    DeliveryMethod: 'DELIVERY',
    DeliveryKind: 'transport',
    DeliveryName: 'Delivery',
    Remark: '',
    LineCount: 1,
    Money: 80,
    MayCancel: true,
    ...sums,
  },
  OrderDetails: [line],
  ShipTo: {
    Code: '1',
    Name: 'Receiver',
    Address: '1 Road',
    Province: 'Bangkok',
    Ampher: 'Phra Nakhon',
    Town: 'Phra Borom',
    ZipCode: '10200',
    TaxID: '',
    Phone: '0810000001',
  },
  BillTo: null,
  Events: [
    { Kind: 'transition', Status: 'Wait', At: '2026-03-02T05:00:00.000Z', By: 'customer', Reason: '' },
  ],
} satisfies CallAnswer<'placeOrder'>;
