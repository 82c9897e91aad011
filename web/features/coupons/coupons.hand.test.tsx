/** The pages of coupons, as their customer uses them. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';
import type { Coupon } from './coupons.queries.ts';

const WORDS: InBoth<
  Record<
    | 'collect'
    | 'collected'
    | 'login'
    | 'used'
    | 'usedUp'
    | 'stopped'
    | 'noneExpired'
    | 'expired'
    | 'expiredOn'
    | 'order'
    | 'use'
    | 'below'
    | 'best'
    | 'open',
    string
  >
> = {
  th: {
    collect: 'เก็บคูปอง Ten off',
    collected: 'เก็บแล้ว ดูคูปองของฉัน',
    login: 'เข้าสู่ระบบเพื่อเก็บคูปอง',
    used: 'ใช้แล้ว',
    usedUp: 'สิทธิ์เต็มแล้ว โปรโมชันนี้ใช้ครบจำนวนแล้ว',
    stopped: 'ร้านหยุดโปรโมชันนี้ไว้ ตอนนี้ยังใช้คูปองไม่ได้',
    open: 'ใช้ได้',
    expired: 'ใช้ไม่ได้',
    expiredOn: 'หมดอายุเมื่อ 20 พ.ย. 2569',
    noneExpired: 'ไม่มีคูปองที่หมดอายุหรือหยุดใช้',
    order: 'คำสั่งซื้อ O1',
    use: 'ใช้คูปอง Ten off',
    best: 'แสดงคูปองที่คุ้มที่สุด 2 ใบ ดูคูปองทั้งหมด',
    below: 'คูปองมูลค่า 50% ใช้ไม่ได้ เนื่องจากยอดสั่งซื้อขั้นต่ำคือ 100',
  },
  en: {
    collect: 'Collect Ten off',
    collected: 'Collected: see my coupons',
    login: 'Log in to collect',
    used: 'Used',
    usedUp: 'Used up: this promotion has no uses left',
    stopped: 'Stopped by the shop for now: it cannot be used',
    open: 'To use',
    expired: 'Not usable',
    expiredOn: 'Expired on 20 Nov 2026',
    noneExpired: 'None of your coupons is over or stopped',
    order: 'Order O1',
    use: 'Use Ten off',
    best: 'The best 2 are shown; see all of your coupons',
    below: 'Invalid coupon value: 50% due to minimum order 100',
  },
};

const coupon = (part: Partial<Coupon> = {}): Coupon => ({
  couponid: 'K1',
  _lock: 'N',
  PromotionId: 'TEN',
  PromotionName: 'Ten off',
  Label: '-10',
  PromotionRemark: '',
  couponType: 'DiscountValue',
  DateBegin: '2026-01-01T00:00:00Z',
  DateEnd: '2098-01-01T00:00:00Z',
  State: 'unused',
  OrderID: null,
  UsedAt: null,
  Count: 1,
  ...part,
});
const {
  couponid: _id,
  _lock,
  State: _state,
  OrderID: _order,
  UsedAt: _at,
  Count: _count,
  ...offer
} = coupon();

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language];

  test('R-28 P-43 a coupon is collected once; a guest is led through the sign-in and back', async () => {
    let isCollected = false;
    const { hand, asked, close } = await openShop({
      at: '/crm/coupon',
      language,
      user: { CUSTOMERCODE: 'CUST1' },
      answers: {
        ...shopOf([]),
        couponsToCollect: () => ({ Data: [{ ...offer, IsCollected: isCollected }] }),
        collectCoupon: () => {
          isCollected = true;
          return { statusText: 'OK', couponid: 'K1' };
        },
      },
    });
    await hand.click(await until(() => screen.getByRole('button', { name: words.collect })));
    const link = await until(() => screen.getByRole('link', { name: words.collected }));
    expect(link.getAttribute('href')).toMatch(/\/profile\/mycoupon$/);
    expect(asked('collectCoupon').map(({ body }) => body)).toEqual([{ PromotionId: 'TEN' }]);
    await close();
    await openShop({
      at: '/crm/coupon',
      language,
      answers: { ...shopOf([]), couponsToCollect: () => ({ Data: [{ ...offer, IsCollected: false }] }) },
    });
    const login = await until(() => screen.getByRole('link', { name: words.login }));
    expect(login.getAttribute('href')).toContain('/login?next=%2Fcrm%2Fcoupon');
  });

  test('R-27g my coupons are in three lists: to use, used with their order, not usable', async () => {
    const { hand } = await openShop({
      at: '/profile/mycoupon',
      language,
      user: { CUSTOMERCODE: 'CUST1' },
      answers: {
        ...shopOf([]),
        couponsByCustomer: () => ({
          statusText: 'OK',
          coupons: [
            coupon(),
            coupon({
              couponid: 'K2',
              PromotionName: 'Old one',
              _lock: 'Y',
              State: 'used',
              OrderID: 'O1',
              UsedAt: '2026-11-01T03:00:00Z',
            }),
          ],
        }),
      },
    });
    await until(() => expect(screen.getByText('Ten off')).toBeTruthy());
    expect(screen.queryByText('Old one')).toBeNull();
    await hand.click(screen.getByRole('link', { name: words.used }));
    await until(() => expect(screen.getByText('Old one')).toBeTruthy());
    expect(screen.queryByText('Ten off')).toBeNull();
    expect(screen.getByRole('link', { name: words.order }).getAttribute('href')).toMatch(/\/history\/O1$/);
    await hand.click(screen.getByRole('link', { name: words.expired }));
    await until(() => expect(screen.getByText(words.noneExpired)).toBeTruthy());
  });

  test('R-27g a coupon to use is kept with the cart, which is shown; one that is over, used up or stopped is not offered', async () => {
    const { hand, page, address, asked } = await openShop({
      at: '/profile/mycoupon',
      language,
      user: { CUSTOMERCODE: 'CUST1' },
      answers: {
        ...shopOf([testProduct()]),
        couponsByCustomer: () => ({
          statusText: 'OK',
          coupons: [
            coupon(),
            coupon({ couponid: 'K2', PromotionName: 'Soon', State: 'soon' }),
            coupon({
              couponid: 'K3',
              PromotionName: 'Over',
              State: 'expired',
              DateEnd: '2026-11-20T17:00:00.000Z',
            }),
            coupon({ couponid: 'K4', PromotionName: 'All gone', State: 'usedUp' }),
            coupon({ couponid: 'K5', PromotionName: 'Paused', State: 'stopped' }),
          ],
        }),
        quote: () => ({
          Lines: [],
          Subtotal: 10,
          DiscountAmount: 0,
          DeliveryFee: 0,
          TaxAmount: 0,
          Total: 10,
          Problems: [],
        }),
      },
    });
    page.cart.getState().add({ P_Code: 'A', unit: 1 });
    const use = await until(() => screen.getByRole('button', { name: words.use }));
    const soon = screen.getByText('Soon').closest('li') ?? document.body;
    expect(within(soon).queryByRole('button')).toBeNull();
    await hand.click(screen.getByRole('link', { name: words.expired }));
    const over = await until(() => screen.getByText('Over').closest('li') ?? document.body);
    expect(within(over).queryByRole('button')).toBeNull();
    expect(within(over).getByText(words.expiredOn)).toBeTruthy();
    const gone = screen.getByText('All gone').closest('li') ?? document.body;
    expect(within(gone).getByText(words.usedUp)).toBeTruthy();
    expect(within(gone).queryByRole('button')).toBeNull();
    const paused = screen.getByText('Paused').closest('li') ?? document.body;
    expect(within(paused).getByText(words.stopped)).toBeTruthy();
    // Its last day is to come: nothing says that it is over.
    expect(paused.textContent).not.toMatch(/2098|2641/);
    expect(within(paused).queryByRole('button')).toBeNull();
    expect(use.isConnected).toBe(false);
    await hand.click(screen.getByRole('link', { name: words.open }));
    await hand.click(await until(() => screen.getByRole('button', { name: words.use })));
    await until(() => expect(address()).toMatch(/\/cart$/));
    await until(() => expect(asked('quote').at(-1)?.body).toMatchObject({ CouponId: 'K1' }));
  });

  test('R-28b P-44 a coupon that cuts the price of the cart is chosen, one that does not says why', async () => {
    const { hand, page, address, asked } = await openShop({
      at: '/crm/discount-coupon',
      language,
      user: { CUSTOMERCODE: 'CUST1' },
      answers: {
        ...shopOf([testProduct()]),
        couponsForCart: () => ({
          Data: [
            { ...coupon(), Saving: 10, FreeAmount: 0, Problem: null },
            {
              ...coupon({ couponid: 'K2', PromotionId: 'HALF', PromotionName: 'Half' }),
              Saving: 0,
              FreeAmount: 0,
              Problem: { code: 'COUPON_BELOW_MINIMUM', Voucher: 'coupon', limit: 100, value: '50%' },
            },
          ],
          More: true,
        }),
        quote: () => ({
          Lines: [],
          Subtotal: 10,
          DiscountAmount: 0,
          DeliveryFee: 0,
          TaxAmount: 0,
          Total: 10,
          Problems: [],
        }),
      },
    });
    page.cart.getState().add({ P_Code: 'A', unit: 1 });
    const half = await until(() => screen.getByText('Half').closest('li') ?? document.body);
    expect(within(half).getByText(words.below)).toBeTruthy();
    expect(within(half).queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: words.best }).getAttribute('href')).toMatch(
      /\/profile\/mycoupon$/,
    );
    await hand.click(screen.getByRole('button', { name: words.use }));
    await until(() => expect(address()).toMatch(/\/cart$/));
    await until(() => expect(asked('quote').at(-1)?.body).toMatchObject({ CouponId: 'K1' }));
  });
});
