/** An order that a coupon or promotion stops, with a hand on it: nothing is placed at a sum that its buyer has not accepted. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { cartKeysOf } from '../cart/store/cart-keys.ts';
import { testProduct } from '../cart/testing-products.ts';

const words: InBoth<
  Record<'order' | 'confirm' | 'total' | 'trial' | 'coupon' | 'drop' | 'gone' | 'goneNext', string>
> = {
  th: {
    order: 'สั่งซื้อ',
    confirm: 'สั่งซื้อในยอด ฿473.00',
    total: 'ยอดที่คุณเห็นคือ ฿348.02 ตอนนี้เป็น ฿473.00 ยังไม่มีการสั่งซื้อ',
    trial: 'Trial: ส่วนลด ฿94.98 → ฿0.00',
    coupon: 'Thanks: ส่วนลด ฿30.00 → ฿0.00',
    drop: 'ไม่ใช้คูปอง',
    gone: 'มีผู้ใช้สิทธิ์ Trial ครบจำนวนเมื่อสักครู่',
    goneNext: 'ยังไม่มีการสั่งซื้อ ตรวจสอบยอดแล้วกดสั่งซื้อได้เลย',
  },
  en: {
    order: 'Place order',
    confirm: 'Order for ฿473.00',
    total: 'You saw ฿348.02. It is ฿473.00 now. Nothing has been ordered yet.',
    trial: 'Trial: discount ฿94.98 → ฿0.00',
    coupon: 'Thanks: discount ฿30.00 → ฿0.00',
    drop: 'Order without the coupon',
    gone: 'The last of Trial was used a moment ago.',
    goneNext: 'Nothing has been ordered yet: look at the total, then order.',
  },
};

type Quote = CallAnswer<'quote'>;
type Problems = Quote['Problems'];
const CUSTOMER = { CUSTOMERCODE: 'CUST1' };
const product = testProduct({ UNIT2RATE: 0, UNIT3RATE: 0, SalesPrice1: 141 });
const quoteOf = (off: Record<string, number>, Problems_: Problems = []): Quote => {
  const all = Object.entries(off);
  const DiscountAmount = all.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    Lines: [
      {
        P_Code: 'A',
        PRODUCTNAME: product.PRODUCTNAME,
        PIC_FILENAME: null,
        Unit: 1,
        UnitName: 'ซอง',
        UnitRate: 1,
        Quantity: 3,
        UnitPrice: 141,
        DiscountAmount,
        Discounts: all.map(([Name, Amount]) => ({ PromotionId: Name, Name, Amount })),
        Amount: 423 - DiscountAmount,
        TaxType: 1,
        TaxRate: 7,
        TaxAmount: 0,
        IsFree: false,
        TaxIsDerived: false,
      },
    ],
    Subtotal: 423,
    DiscountAmount,
    DeliveryFee: 50,
    TaxAmount: 0,
    Total: 473 - DiscountAmount,
    Problems: Problems_,
    Promotions: all.map(([Name, amount]) => ({
      PromotionId: Name,
      Name,
      DiscountAmount: amount,
      FreeAmount: 0,
      Times: 1,
      CouponId: Name === 'Thanks' ? 'K1' : undefined,
    })),
  };
};
const INVALID: Problems = [{ code: 'COUPON_INVALID', Voucher: 'coupon' }];
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

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  /** The checkout with a coupon, where the first order is refused and the shop then computes as `after` says. */
  async function openCheckout(problems: Problems, after: (couponId: string | undefined) => Quote) {
    const { own } = cartKeysOf(bootstrapOf({}), { ...CUSTOMER, ActiveDC: 'C1' });
    localStorage.setItem(own, JSON.stringify([{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0, selected: true }]));
    localStorage.setItem(`${own}-vouchers`, JSON.stringify({ CouponId: 'K1' }));
    let isStopped = false;
    return openShop({
      at: '/checkout/adv',
      language,
      user: CUSTOMER,
      answers: {
        ...shopOf([product]),
        quote: ({ body }) => (isStopped ? after(body.CouponId) : quoteOf({ Trial: 94.98, Thanks: 30 })),
        reserveStock: () => ({ HoldId: '', Until: null, AgainAt: null, Held: [] }),
        releaseStock: () => ({ statusText: 'OK' }),
        deliveryAddresses: () => ({ status: 'OK', status_code: 200, data: [address] }),
        placeOrder: () => {
          const isFirst = !isStopped;
          isStopped = true;
          return isFirst
            ? refusal(409, { code: 'ORDER_STOPPED', details: { Problems: problems } })
            : refusal(409, { code: 'PAYMENT_NOT_OFFERED' });
        },
      },
    });
  }
  const button = (name: string) =>
    until(() => {
      const [first] = screen.getAllByRole<HTMLButtonElement>('button', { name });
      if (!first || first.disabled) throw new Error(`${name} cannot be pressed`);
      return first;
    });

  test('P-41 an order that its coupon stops tells all that is lost, and is placed only for the total that is accepted', async () => {
    const { hand, asked } = await openCheckout(INVALID, (couponId) =>
      quoteOf({}, couponId === undefined ? [] : INVALID),
    );
    await until(() => expect(screen.getAllByText('฿348.02').length).toBeGreaterThan(0));
    await hand.click(await button(said.order));
    await until(() => expect(screen.getByText(said.total)).toBeTruthy());
    expect(screen.getByText(said.trial)).toBeTruthy();
    expect(screen.getByText(said.coupon)).toBeTruthy();
    expect(screen.queryByRole('button', { name: said.order })).toBeNull();
    // The coupon still stands in the way.
    await hand.click(await button(said.confirm));
    expect(asked('placeOrder')).toHaveLength(1);

    await hand.click(await button(said.drop));
    await until(() => expect(asked('quote').at(-1)?.body).not.toHaveProperty('CouponId'));
    await until(() => expect(screen.getByText(said.total)).toBeTruthy());
    await hand.click(await button(said.confirm));
    await until(() => expect(asked('placeOrder')).toHaveLength(2));
    const { body } = asked('placeOrder')[1] ?? {};
    expect(body).toMatchObject({ SeenTotal: 473 });
    expect(body).not.toHaveProperty('CouponId');
  });

  test('P-41 a promotion that has run out is told by name with both totals, and what to do', async () => {
    const gone: Problems = [{ code: 'PROMOTION_GONE', PromotionId: 'Trial' }];
    const { hand, asked } = await openCheckout(gone, () => quoteOf({}));
    await hand.click(await button(said.order));
    await until(() => expect(screen.getByText(said.total)).toBeTruthy());
    expect(screen.getByText(said.gone)).toBeTruthy();
    await hand.click(await button(said.confirm));
    await until(() => expect(asked('placeOrder')).toHaveLength(2));
    expect(asked('placeOrder')[1]?.body).toMatchObject({ SeenTotal: 473 });
  });

  test('P-41 one that can be had again after all is told too, and the same total is ordered for', async () => {
    const gone: Problems = [{ code: 'PROMOTION_GONE', PromotionId: 'Trial' }];
    const { hand, asked } = await openCheckout(gone, () => quoteOf({ Trial: 94.98, Thanks: 30 }));
    await hand.click(await button(said.order));
    await until(() => expect(screen.getByText(said.gone)).toBeTruthy());
    expect(screen.getByText(said.goneNext)).toBeTruthy();
    await hand.click(await button(said.order));
    await until(() => expect(asked('placeOrder')).toHaveLength(2));
    expect(asked('placeOrder')[1]?.body).toMatchObject({ SeenTotal: 348.02, CouponId: 'K1' });
  });
});
