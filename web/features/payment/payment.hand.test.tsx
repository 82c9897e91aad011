/** The pages of payment in use: what has happened, another try, another way, and who comes with a link or from another device. */
import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const CUSTOMER = { CUSTOMERCODE: 'CUST1' };
const AHEAD = new Date(Date.now() + 600_000).toISOString();
const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';
const way = (PaymentMethod: string, Kind: 'linepay' | 'promptpay' | 'qr', Most = 0) => ({
  PaymentMethod,
  PaymentType: Kind === 'linepay' ? 1 : -1,
  Kind,
  Name: `ทาง ${PaymentMethod}`,
  Hint: '',
  Least: 0,
  Most,
  Minutes: 30,
});
const payment = (more: object = {}) => ({
  OrderID: 'O1',
  SaleUnit: 'C1',
  PaymentMethod: 'LINE',
  IsCanceled: false,
  PaymentStatus: 'unpaid' as const,
  AmountDue: 200,
  ExpiresAt: AHEAD,
  Attempt: null,
  Ways: [way('LINE', 'linepay'), way('PP', 'promptpay'), way('SMALL', 'qr', 100)],
  ...more,
});
const attempt = (State: 'failed' | 'pending', Kind: 'linepay' | 'promptpay', Next: object | null) => ({
  Attempt: {
    Reference: 'P123456',
    PaymentMethod: Kind === 'linepay' ? 'LINE' : 'PP',
    Kind,
    State,
    Amount: 200,
    ExpiresAt: AHEAD,
    Reason: '',
    Next,
  },
});
const SCAN = attempt('pending', 'promptpay', { Kind: 'qr', Payload: '0002', Picture: PICTURE });
type Shown = ReturnType<NonNullable<Answers['orderPayment']>>;
const shown = (more: object) => payment(more) as Awaited<Shown>;
const open = (at: string, answers: Answers) =>
  openShop({ at, language: 'th', user: CUSTOMER, answers: { ...shopOf([]), ...answers } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('U-05q an order’s payment', () => {
  test('after a failure says so; another way is chosen, and one that is not for the sum says why', async () => {
    const { hand, asked } = await open('/payment/linepay/pay/O1/C1', {
      orderPayment: () => shown({ PaymentStatus: 'refused', ...attempt('failed', 'linepay', null) }),
      startPayment: () => shown({ PaymentStatus: 'pending', PaymentMethod: 'PP', ...SCAN }),
      claimPayment: () => shown({ PaymentStatus: 'inReview', Ways: [], ...SCAN }),
    });
    await until(() => expect(screen.getByText('ไม่สามารถดำเนินการชำระเงินได้')).toBeTruthy());
    expect(screen.getByText('กรุณาระบุยอดรวมไม่เกิน ฿100.00')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /SMALL/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /LINE/ }).checked).toBe(true);
    await hand.click(screen.getByRole('radio', { name: /PP/ }));
    await hand.click(button('ชำระ ฿200.00'));
    await until(() => expect(screen.getByRole('img', { name: 'QR สำหรับชำระ ฿200.00' })).toBeTruthy());
    expect(asked('startPayment')[0]?.body).toEqual({ PaymentMethod: 'PP' });
    await until(() => expect(screen.getByRole('timer').textContent).toMatch(/^เหลือเวลา \d\d:\d\d$/));
    // The way that is under way is not another one.
    await hand.click(button('เปลี่ยนวิธีชำระเงิน'));
    expect(screen.queryByRole('radio', { name: /PP/ })).toBeNull();
    await hand.click(button('แจ้งว่าชำระแล้ว'));
    await until(() => expect(screen.getByText('ร้านกำลังตรวจสอบการชำระเงิน')).toBeTruthy());
    expect(asked('claimPayment')).toHaveLength(1);
  });

  test('just placed, it begins by itself and goes to the provider; a second visit begins nothing', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const under = attempt('pending', 'linepay', { Kind: 'redirect', Url: 'https://pay.example/1' });
    let isBegun = false;
    const answers: Answers = {
      orderPayment: () => shown(isBegun ? under : {}),
      startPayment: () => {
        isBegun = true;
        return shown(under);
      },
    };
    const first = await open('/payment/linepay/start/O1/C1', answers);
    await until(() => expect(assign.mock.calls).toEqual([['https://pay.example/1']]));
    expect(first.asked('startPayment')).toHaveLength(1);
    await first.close();
    const second = await open('/payment/linepay/start/O1/C1', answers);
    await until(() => expect(screen.getByRole('link', { name: 'ไปหน้าชำระเงิน' })).toBeTruthy());
    expect(second.asked('startPayment')).toHaveLength(0);
    assign.mockRestore();
  });

  test('who comes back has the provider asked, and sees the truth', async () => {
    const { asked } = await open('/payment/linepay/return/O1/C1', {
      orderPayment: () => shown(attempt('pending', 'linepay', null)),
      lookAtPayment: () => shown({ PaymentStatus: 'paid', AmountDue: 0, Ways: [] }),
    });
    await until(() => expect(screen.getByText('ได้รับชำระเงินแล้ว')).toBeTruthy());
    expect(asked('lookAtPayment')).toHaveLength(1);
  });

  test('that was canceled meanwhile is said, and nothing can be paid', async () => {
    await open('/payment/linepay/pay/O1/C1', {
      orderPayment: () => shown({ IsCanceled: true, AmountDue: 0, Ways: [] }),
    });
    await until(() => expect(screen.getByText('คำสั่งซื้อนี้ถูกยกเลิกแล้ว')).toBeTruthy());
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('U-05p who comes back on another device sees how far it is, and nothing of the order', async () => {
  await open('/payment/status/return?reference=P123456', {
    paymentStatus: () => ({ State: 'succeeded', Amount: 200, Order: null }),
  });
  await until(() => expect(screen.getByText('ได้รับชำระเงินแล้ว')).toBeTruthy());
  expect(screen.queryByText(/O1/)).toBeNull();
});

test('U-05u a link to pay shows the sum and pays; one that is over says so', async () => {
  const { hand, asked, close } = await open('/payment/link?key=abcdefghijklmnopqrstuvwx', {
    linkedPayment: () => shown({ PaymentMethod: 'PP' }),
    payLinked: () => shown(SCAN),
  });
  await until(() => expect(button('ชำระ ฿200.00')).toBeTruthy());
  expect(screen.queryByText(/O1/)).toBeNull();
  await hand.click(button('ชำระ ฿200.00'));
  await until(() => expect(screen.getByRole('img')).toBeTruthy());
  expect(asked('payLinked')[0]).toMatchObject({ params: { key: 'abcdefghijklmnopqrstuvwx' } });
  await close();
  await open('/payment/link?key=abcdefghijklmnopqrstuvwx', {
    linkedPayment: () => refusal(404, { code: 'PAYMENT_LINK_OVER' }),
  });
  await until(() => expect(screen.getByText('ลิงก์ชำระเงินนี้ใช้ไม่ได้แล้ว')).toBeTruthy());
});
