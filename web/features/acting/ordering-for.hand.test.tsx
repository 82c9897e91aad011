/**
 * A salesman orders for a customer: the customer's name is shown where the order is placed, and the next customer is
 * one click away.
 */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testDetail } from '../merchant-orders/testing-orders.ts';

type Words = { ordering: string; next: string; thanks: string };
const words: InBoth<Words> = {
  th: {
    ordering: 'กำลังสั่งซื้อแทน Baan Maew (CUST1)',
    next: 'สั่งซื้อให้ลูกค้ารายถัดไป',
    thanks: 'ขอบคุณสำหรับคำสั่งซื้อ',
  },
  en: {
    ordering: 'Ordering for Baan Maew (CUST1)',
    next: 'Order for the next customer',
    thanks: 'Thank you for your order',
  },
};

const BUYER = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Baan Maew' };
const SALESMAN = { ...BUYER, UserId: 'SALE' };

const { Order, OrderDetails, ShipTo } = testDetail();
const PLACED: CallAnswer<'orderDetail'> = {
  Order: { ...Order, Status: 'Wait', MayCancel: true },
  OrderDetails,
  ShipTo,
  BillTo: null,
  Events: [],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const thanks = (user: object) =>
    openShop({
      at: '/history/261121-6DQT1/C1?placed',
      language,
      user,
      answers: { ...shopOf([]), orderDetail: () => PLACED, endActing: () => ({ statusText: 'OK' }) },
    });

  test('B-59 the thanks name the customer and lead on to the next one', async () => {
    const left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { hand, asked } = await thanks(SALESMAN);
    const main = screen.getByRole('main');
    await until(() => within(main).getByRole('heading', { name: said.thanks }));
    expect(main.textContent).toContain(said.ordering);
    await hand.click(within(main).getByRole('button', { name: said.next }));
    await until(() => expect(left).toHaveBeenCalledWith(expect.stringMatching(/\/merchant\/customer$/)));
    expect(asked('endActing')).toHaveLength(1);
  });

  test('B-59 the thanks to a buyer speak of no other customer', async () => {
    await thanks(BUYER);
    const main = screen.getByRole('main');
    await until(() => within(main).getByRole('heading', { name: said.thanks }));
    expect(main.textContent).not.toContain('Baan Maew (CUST1)');
    expect(within(main).queryByRole('button', { name: said.next })).toBeNull();
  });

  test('B-59 the checkout names the customer', async () => {
    await openShop({
      at: '/checkout/adv',
      language,
      user: SALESMAN,
      answers: { ...shopOf([]), deliveryAddresses: () => ({ status: 'OK', status_code: 200, data: [] }) },
    });
    await until(() => expect(screen.getByRole('main').textContent).toContain(said.ordering));
  });
});
