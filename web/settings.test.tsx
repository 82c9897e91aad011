/** Settings that the pages go by: each is changed, and what is drawn or computed is another. */
import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { cartRulesOf } from './features/cart/store/cart-rules.ts';
import { restoredLines } from './features/cart/store/restored.ts';
import { testProduct } from './features/cart/testing-products.ts';
import { DeliveryPanel } from './features/checkout/delivery-panel.tsx';
import { PaymentPanel } from './features/checkout/payment-panel.tsx';
import { Promises } from './features/home/promises.tsx';
import { SortChoice } from './features/product/list/sort-choice.tsx';
import { useUnits } from './features/product/buying/use-units.ts';
import { SignInWays } from './features/session/sign-in/sign-in-ways.tsx';
import { WishedProducts } from './features/wishlist/wished-products.tsx';
import { Footer } from './shell/footer.tsx';
import { ShopLogo } from './shell/shop-logo.tsx';
import { drawn } from './testing/drawn.tsx';
import { CASH } from './testing/small-shop.ts';

const payingBy = (way: typeof CASH) => ({ ways: [way], way, choose: () => undefined });
const configOf = (settings: Partial<Record<WebConfigKey, string>>) => readWebConfig(settings);

describe('W-10 the shop’s own face', () => {
  test('SHOP_NAME_TH and SHOP_NAME_EN name it in either language, each standing in for the other', () => {
    const settings = { SHOP_NAME_TH: 'คนปุย', SHOP_NAME_EN: 'Khonpui' };
    expect(drawn(<ShopLogo />, { settings })).toContain('Khonpui');
    expect(drawn(<ShopLogo />, { settings, locale: 'th' })).toContain('คนปุย');
    expect(drawn(<ShopLogo />, { settings: { SHOP_NAME_TH: 'คนปุย' } })).toContain('คนปุย');
    expect(drawn(<ShopLogo />)).toContain('alpha');
  });

  test('LOGO_URL shows the logo in place of the name', () => {
    expect(drawn(<ShopLogo />)).not.toContain('<img');
    expect(drawn(<ShopLogo />, { settings: { LOGO_URL: '/files/logo.svg' } })).toContain(
      'src="/files/logo.svg" alt="alpha"',
    );
  });

  test('BRAND_COLOR colours what is pressed and read', () => {
    expect(drawn(<ShopLogo />, { settings: { BRAND_COLOR: '#aa0044' } })).toContain('#aa0044');
    expect(drawn(<ShopLogo />)).not.toContain('#aa0044');
  });
});

test('W-11 FOOTER_ABOUT_TH is what the footer says in Thai, FOOTER_ABOUT_EN in English', () => {
  const settings = { FOOTER_ABOUT_TH: 'ตั้งแต่ปี 2533', FOOTER_ABOUT_EN: 'Since 1990' };
  const [th, en] = [drawn(<Footer />, { settings, locale: 'th' }), drawn(<Footer />, { settings })];
  expect(th).toContain('ตั้งแต่ปี 2533');
  expect(th).not.toContain('Since 1990');
  expect(en).toContain('Since 1990');
  expect(en).not.toContain('ตั้งแต่ปี 2533');
});

describe('W-14 ways to sign in', () => {
  test('OTP_LOGIN_ENABLED and PASSWORD_LOGIN_ENABLED: each is offered only where it is on', () => {
    const both = drawn(<SignInWays />);
    const byPassword = drawn(<SignInWays />, { settings: { OTP_LOGIN_ENABLED: 'N' } });
    const byCode = drawn(<SignInWays />, { settings: { PASSWORD_LOGIN_ENABLED: 'N' } });
    const none = drawn(<SignInWays />, {
      settings: { OTP_LOGIN_ENABLED: 'N', PASSWORD_LOGIN_ENABLED: 'N' },
    });
    expect(byPassword).toContain('type="password"');
    for (const html of [both, byCode, none]) expect(html).not.toContain('type="password"');
    expect(both.match(/<button/g)).toHaveLength(2);
    expect(byCode.match(/<button/g)).toHaveLength(1);
    expect(none).not.toContain('<button');
  });
});

test.each([
  ['center', 'center', 'ศูนย์'],
  ['branch', 'branch', 'สาขา'],
  ['store', 'store', 'ร้าน'],
])(
  'W-67 CENTER_WORD %s: where to collect, to pay and what is not sold here are named by that word',
  (CENTER_WORD, english, thai) => {
    const PICKUP = { code: 'PICKUP', kind: 'pickup', th: 'รับเอง', en: 'Pick up' };
    const settings = { CENTER_WORD, DELIVERY_METHODS: JSON.stringify([PICKUP]) };
    const promises = (locale: 'th' | 'en') => drawn(<Promises />, { settings, locale });
    expect(promises('en')).toContain(`Pick-up at the ${english}`);
    expect(promises('th')).toContain(`รับเองที่${thai}ได้`);
    const payment = (locale: 'th' | 'en') =>
      drawn(<PaymentPanel isPickup payment={payingBy(CASH)} baht={100} />, { settings, locale });
    expect(payment('en')).toContain(`Pay at the ${english} when`);
    expect(payment('th')).toContain(`ชำระเงินที่${thai}ในวัน`);
    const wished = (locale: 'th' | 'en') =>
      drawn(<WishedProducts products={[]} elsewhere={2} />, { settings, locale });
    expect(wished('en')).toContain(`not sold at this ${english}`);
    expect(wished('th')).toContain(`ที่ไม่ได้ขายที่${thai}นี้`);
  },
);

test('W-15 ADD_SMALLEST_PRICE_UNIT: the add button takes the cheapest unit, or the biggest', () => {
  function Probe({ product }: { product: Product }) {
    return <p>adds {useUnits(product).chosen?.name}</p>;
  }
  const probe = <Probe product={testProduct()} />;
  expect(drawn(probe)).toContain('ซอง');
  expect(drawn(probe, { settings: { ADD_SMALLEST_PRICE_UNIT: 'N' } })).toContain('ลัง');
});

describe('W-16 guests and prices', () => {
  test('GUEST_CATALOG_PRICE_ENABLED: guests who see no prices cannot sort by them, and have no cart', () => {
    const off = { GUEST_CATALOG_PRICE_ENABLED: 'N' };
    const choice = <SortChoice search={{ categories: [] }} />;
    expect(drawn(choice)).toContain('<select');
    expect(drawn(choice, { settings: off })).not.toContain('<select');
    expect(drawn(choice, { settings: off, user: { CUSTOMERCODE: 'CUST1' } })).toContain('<select');

    const lines = [{ P_Code: 'A', qty1: 1, qty2: 0, qty3: 0, selected: true }];
    const products = new Map([['A', testProduct()]]);
    const restored = (settings: object) =>
      restoredLines(lines, products, { rules: cartRulesOf(configOf(settings)), guest: true });
    expect(restored({})).toBeUndefined();
    expect(restored(off)).toEqual([]);
  });
});

const VAN = { code: 'DELIVERY', kind: 'transport', th: 'รถของร้าน', en: 'Our van', fee: 45 };
const PARCEL = {
  code: 'PARCEL',
  kind: 'parcel',
  th: 'พัสดุ',
  en: 'Parcel',
  hintTh: '2 วัน',
  hintEn: '2 days',
  fee: 40,
};
const PICKUP = { code: 'PICKUP', kind: 'pickup', th: 'รับเอง', en: 'Pick up' };

describe('W-17 the cart goes by the shop’s settings', () => {
  const ofCart = (settings: Partial<Record<WebConfigKey, string>>) => cartRulesOf(configOf(settings));

  test('DELIVERY_METHODS, CHECKOUT_MINIMUM_VALUE and CHECKOUT_MAXIMUM_VALUE in satang', () => {
    expect(ofCart({})).toMatchObject({
      delivery: { feeSatang: 0, freeFromSatang: 0 },
      limits: { minimumSatang: 0, maximumSatang: 0 },
    });
    expect(
      ofCart({
        DELIVERY_METHODS: JSON.stringify([{ ...VAN, fee: 45.5, freeFrom: 500 }]),
        CHECKOUT_MINIMUM_VALUE: '99.99',
        CHECKOUT_MAXIMUM_VALUE: '9000',
      }),
    ).toMatchObject({
      delivery: { feeSatang: 4_550, freeFromSatang: 50_000 },
      limits: { minimumSatang: 9_999, maximumSatang: 900_000 },
    });
  });

  test('W-01 OUT_OF_STOCK_DISABLE_ENABLED: a restored line without stock is deselected, or stays', () => {
    const lines = [{ P_Code: 'A', qty1: 1, qty2: 0, qty3: 0, selected: true }];
    const gone = testProduct({ Stock: { StockWord: 'out_of_stock', StockAvailable: 0 } });
    const restored = (settings: Partial<Record<WebConfigKey, string>>, product = gone) =>
      restoredLines(lines, new Map([['A', product]]), { rules: ofCart(settings), guest: false });
    expect(restored({})).toEqual([{ ...lines[0], selected: false }]);
    expect(restored({ OUT_OF_STOCK_DISABLE_ENABLED: 'N' })).toBeUndefined();
    const uncounted = { ...gone, STOCK_ITEM: 'N' } as const;
    expect(restored({}, uncounted)).toBeUndefined();
    expect(restored({ STOCK_ITEM_CHECK_ENABLED: 'N' }, uncounted)).toEqual([
      { ...lines[0], selected: false },
    ]);
  });
});

describe('W-18 what is promised of delivery and payment', () => {
  test('CASH_ON_DELIVERY_ENABLED: it is offered and promised, or neither', () => {
    const off = { CASH_ON_DELIVERY_ENABLED: 'N' };
    expect(drawn(<Promises />)).toMatch(/cash on delivery/i);
    expect(drawn(<Promises />, { settings: off })).not.toMatch(/cash on delivery/i);
  });

  test('DELIVERY_METHODS: free delivery and pick-up are promised as they are', () => {
    const promised = (...methods: object[]) =>
      drawn(<Promises />, { settings: { DELIVERY_METHODS: JSON.stringify(methods) } });
    expect(drawn(<Promises />)).toMatch(/free delivery/i);
    expect(drawn(<Promises />)).not.toMatch(/pick-up/i);
    expect(promised(VAN)).not.toMatch(/free delivery/i);
    expect(promised({ ...VAN, freeFrom: 500 })).toMatch(/free delivery from ฿500/i);
    expect(promised(VAN, PICKUP)).toMatch(/pick-up at the center/i);
  });

  test('DELIVERY_METHODS: the ways to choose from are those of the setting, with what each costs for these goods', () => {
    const panel = (settings: Partial<Record<WebConfigKey, string>>, locale: 'th' | 'en' = 'en') =>
      drawn(<DeliveryPanel goodsSatang={40_000} to={undefined} />, { settings, locale });
    expect(panel({})).not.toContain('type="radio"');
    const three = { DELIVERY_METHODS: JSON.stringify([{ ...VAN, freeFrom: 500 }, PARCEL, PICKUP]) };
    expect([...panel(three).matchAll(/type="radio"/g)]).toHaveLength(3);
    for (const words of ['Our van', '฿45.00', 'Free from ฿500', 'Parcel', '2 days', 'Pick up', 'Free'])
      expect(panel(three)).toContain(words);
    for (const words of ['รถของร้าน', 'พัสดุ', '2 วัน', 'รับเอง']) expect(panel(three, 'th')).toContain(words);
  });
});
