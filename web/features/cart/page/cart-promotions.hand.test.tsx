/** What promotions do to a cart, as its buyer sees it. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { until } from '../../../testing/until.ts';
import { testProduct } from '../testing-products.ts';

type Quote = CallAnswer<'quote'>;
const WORDS: InBoth<
  Record<'nearly' | 'heldBack' | 'free' | 'code' | 'apply' | 'below' | 'remove' | 'gone' | 'waive', string>
> = {
  th: {
    nearly: 'ซื้ออีก 2 ชิ้น ลดเพิ่ม ฿50.00',
    heldBack: 'ซื้ออีก 2 ชิ้น ลด ฿32.49ลดได้สูงสุดตามราคาของสินค้าเหล่านี้',
    free: 'ฟรี',
    code: 'รหัสส่วนลด',
    apply: 'ใช้รหัส',
    below: 'คูปองมูลค่า 50 ใช้ไม่ได้ เนื่องจากยอดสั่งซื้อขั้นต่ำคือ 1,000',
    remove: 'ไม่ใช้ รหัส HELLO',
    gone: 'ของแถม Cup อีก 1 ชิ้นของโปรโมชัน “Gift” หมดแล้ว',
    waive: 'สั่งซื้อโดยไม่รับของแถมนี้',
  },
  en: {
    nearly: 'Buy 2 more, save ฿50.00 more',
    heldBack: 'Buy 2 more, save ฿32.49As much as the price of these products allows',
    free: 'Free',
    code: 'Discount code',
    apply: 'Apply',
    below: 'Invalid coupon value: 50 due to minimum order 1,000',
    remove: 'Remove Code HELLO',
    gone: '1 more of the gift Cup (“Gift”) cannot be given: there is no stock left',
    waive: 'Order without this gift',
  },
};

const tax = { TaxType: 1, TaxRate: 7, TaxAmount: 0, TaxIsDerived: false };
const bought = {
  P_Code: 'A',
  PRODUCTNAME: 'Treat',
  PIC_FILENAME: null,
  Unit: 1,
  UnitName: 'piece',
  UnitRate: 1,
  Quantity: 1,
  UnitPrice: 10,
  DiscountAmount: 1,
  Discounts: [{ PromotionId: 'TEN', Name: 'Ten off', Amount: 1 }],
  Amount: 9,
  IsFree: false,
  ...tax,
};
const cup = {
  ...bought,
  P_Code: 'G',
  PRODUCTNAME: 'Cup',
  UnitPrice: 25,
  DiscountAmount: 25,
  Discounts: [{ PromotionId: 'GIFT', Name: 'Gift', Amount: 25 }],
  Amount: 0,
  IsFree: true,
};
const promoted: Quote = {
  Lines: [bought, cup],
  Subtotal: 35,
  DiscountAmount: 26,
  DeliveryFee: 50,
  TaxAmount: 0,
  Total: 59,
  Problems: [],
  Promotions: [
    { PromotionId: 'TEN', Name: 'Ten off', DiscountAmount: 1, FreeAmount: 0, Times: 1 },
    { PromotionId: 'GIFT', Name: 'Gift', DiscountAmount: 0, FreeAmount: 25, Times: 1 },
  ],
  NearlyReached: [
    {
      PromotionId: 'TEN',
      Name: 'Ten off',
      Condition: 'quantity',
      Have: 1,
      Missing: 2,
      Discount: { Code: 'B', Value: 51 },
      Saving: 50,
      Free: 0,
    },
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language];
  async function openCart(
    quote: (asked: { PromotionCode?: string; WaivedGifts?: string[] }) => Quote | Response,
  ) {
    const shop = await openShop({
      at: '/cart',
      language,
      answers: {
        ...shopOf([testProduct({ PRODUCTNAME: 'Treat' })]),
        quote: ({ body }) => quote(body),
      },
    });
    shop.page.cart.getState().add({ P_Code: 'A', unit: 1 });
    return shop;
  }

  test('P-40 each discount is named at its line and in the sums, free goods are free, and a little more is hinted at', async () => {
    await openCart(() => promoted);
    // The sum is an element of its own, so that it is not broken after its sign.
    const taken = await until(() => screen.getByText('-฿1.00', { selector: 'li > *' }));
    expect(taken.parentElement?.textContent).toBe('Ten off -฿1.00');
    const sums = screen.getByText('-฿1.00', { selector: 'dl *' }).closest('dl');
    expect(sums?.textContent).toContain('Ten off');
    expect(sums?.textContent).toContain('฿10.00');
    expect(sums?.textContent).toContain('฿59.00');
    const free = within(screen.getByText('Cup').closest('li') ?? document.body);
    expect(free.getByText(words.free)).toBeTruthy();
    expect(free.getByText('Gift')).toBeTruthy();
    expect(screen.getByText(words.nearly)).toBeTruthy();
  });

  test('P-40 of a step whose discount the prices hold back the hint says what is got, and names no promise beside it', async () => {
    const held = (Discount: { Code: 'B' | 'U' | 'P'; Value: number }) => ({
      PromotionId: Discount.Code,
      Name: 'Buy 3, ฿50 off',
      Condition: 'quantity' as const,
      Have: 1,
      Missing: 2,
      Discount,
      Saving: 32.49,
      IsHeldBack: true as const,
      Free: 0,
    });
    const codes = (['B', 'U', 'P'] as const).map((Code) => held({ Code, Value: 50 }));
    await openCart(() => ({ ...promoted, Lines: [bought], Promotions: [], NearlyReached: codes }));
    const hints = await until(() => screen.getAllByRole('link', { name: /32\.49/ }));
    expect(hints.map(({ textContent }) => textContent)).toEqual([
      words.heldBack,
      words.heldBack,
      words.heldBack,
    ]);
  });

  test('P-41 E-05f a typed code is kept with the cart, says why it takes nothing off, and is taken away again', async () => {
    const { hand, asked } = await openCart(({ PromotionCode }) => ({
      ...promoted,
      Problems:
        PromotionCode === undefined
          ? []
          : [{ code: 'COUPON_BELOW_MINIMUM', Voucher: 'code', limit: 1000, value: '50' }],
    }));
    await hand.type(await until(() => screen.getByRole('textbox', { name: words.code })), 'hello');
    await hand.click(screen.getByRole('button', { name: words.apply }));
    await until(() => expect(screen.getByText(words.below)).toBeTruthy());
    expect(asked('quote').at(-1)?.body).toMatchObject({ PromotionCode: 'HELLO' });
    expect(asked('applicablePromotions').at(-1)?.body).toEqual({ Products: ['A'], PromotionCode: 'HELLO' });
    await hand.click(screen.getByRole('button', { name: words.remove }));
    await until(() => expect(screen.queryByText(words.below)).toBeNull());
    await until(() => expect(asked('quote').at(-1)?.body).not.toHaveProperty('PromotionCode'));
  });

  test('P-41 a code that is not looked up after too many unknown ones says so, and is taken away again', async () => {
    const tries = { code: 'PROMOTION_CODE_TRIES', message: 'Too many codes' };
    const { hand, asked } = await openCart(({ PromotionCode }) =>
      PromotionCode === undefined ? promoted : refusal(429, tries),
    );
    await hand.type(await until(() => screen.getByRole('textbox', { name: words.code })), 'hello');
    await hand.click(screen.getByRole('button', { name: words.apply }));
    await until(() => expect(screen.getByText('Too many codes')).toBeTruthy());
    await hand.click(screen.getByRole('button', { name: words.remove }));
    await until(() => expect(screen.queryByText('Too many codes')).toBeNull());
    await until(() => expect(asked('quote').at(-1)?.body).not.toHaveProperty('PromotionCode'));
    // The sum is an element of its own, so that it is not broken after its sign.
    const taken = await until(() => screen.getByText('-฿1.00', { selector: 'li > *' }));
    expect(taken.parentElement?.textContent).toBe('Ten off -฿1.00');
  });

  test('P-41 a gift that is gone waits for the buyer, who does without it', async () => {
    const { hand, asked } = await openCart(({ WaivedGifts = [] }) => ({
      ...promoted,
      Problems: WaivedGifts.includes('GIFT')
        ? []
        : [
            {
              code: 'GIFT_GONE',
              PromotionId: 'GIFT',
              PromotionName: 'Gift',
              GiftCode: 'G',
              GiftName: 'Cup',
              limit: 1,
            },
          ],
    }));
    await until(() => expect(screen.getByText(words.gone)).toBeTruthy());
    await hand.click(screen.getByRole('button', { name: words.waive }));
    await until(() => expect(asked('quote').at(-1)?.body).toMatchObject({ WaivedGifts: ['GIFT'] }));
    await until(() => expect(screen.queryByText(words.gone)).toBeNull());
  });
});
