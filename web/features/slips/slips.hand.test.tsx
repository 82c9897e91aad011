/** Transfer slips with a hand on the pages of buyers and staff. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testDetail, testPayment } from '../merchant-orders/testing-orders.ts';

const CUSTOMER = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };
const order = {
  OrderID: '261121-6DQT1',
  SaleUnit: 'C1',
  PaymentStatus: 'unpaid' as const,
  AmountDue: 100,
  ExpiresAt: null,
  MaySend: true,
  Accounts: [{ Bank: '004', BankName: 'KBank', Account: '012-3-45678-9', Owner: 'Shop' }],
  Slips: [
    {
      At: '2026-11-21T03:00:00Z',
      State: 'refused' as const,
      Amount: null,
      Reason: 'Another account',
      Url: null,
      IsPicture: true,
    },
  ],
};
const CART = { getCart: () => ({ Version: 0, Lines: [], Removed: [], Refused: [] }) };
const words = {
  th: { slip: 'สลิปการโอนเงิน', refuse: 'ไม่อนุมัติ', missing: 'กรุณาระบุเหตุผล' },
  en: { slip: 'Slip of the transfer', refuse: 'Refuse', missing: 'Please enter the reason' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('R-30 a buyer sees where to transfer, why a slip was refused, and sends another', async () => {
    await openShop({
      at: '/payment/slip?orderid=261121-6DQT1&saleunit=C1',
      language,
      user: CUSTOMER,
      answers: { ...CART, orderSlips: () => order },
    });
    const main = await until(() => screen.getByRole('main'));
    await until(() => expect(main.textContent).toContain('012-3-45678-9'));
    expect(main.textContent).toContain('Another account');
    expect(within(main).getByRole('group', { name: words[language].slip })).toBeTruthy();
  });

  test('R-30c without an order the page asks which of them', async () => {
    await openShop({
      at: '/payment/upload/slip/C1',
      language,
      user: CUSTOMER,
      answers: {
        ...CART,
        slipOrders: () => ({
          Data: [
            {
              OrderID: '261121-6DQT1',
              SaleUnit: 'C1',
              OrderDate: '2026-11-21T03:00:00Z',
              AmountDue: 100,
              PaymentStatus: 'unpaid',
            },
          ],
        }),
      },
    });
    const link = await until(() => screen.getByRole('link', { name: /261121-6DQT1/ }));
    expect(link.getAttribute('href')).toContain('/payment/slip?orderid=261121-6DQT1&saleunit=C1');
  });

  test('S-91j staff refuse a slip with a reason, and not without', async () => {
    const review = {
      ReviewId: '0197f2a0-0000-7000-8000-000000000001',
      Kind: 'slip' as const,
      OrderID: '261121-6DQT1',
      SaleUnit: 'C1',
      Customer_Name: 'Baan Maew',
      At: '2026-11-21T03:00:00Z',
      State: 'open' as const,
      Amount: 0,
      Currency: 'THB',
      SendingBank: '',
      BankReference: '',
      Doubt: 'unread' as const,
      Found: null,
      Url: null,
      IsPicture: true,
      DecidedAt: null,
      DecidedBy: '',
      DecidedAmount: null,
      DecidedReason: '',
    };
    const { hand, asked } = await openShop({
      at: '/merchant/order/261121-6DQT1/C1/payment',
      language,
      staff: { Rights: ['managePayments'] },
      answers: {
        merchantOrderDetail: () => testDetail(),
        merchantPayment: () => testPayment({ PaymentStatus: 'inReview', Reviews: [review] }),
        decideReview: () => ({ ...review, State: 'refused' as const }),
      },
    });
    await hand.click(await until(() => screen.getByRole('button', { name: words[language].refuse })));
    const dialog = await until(() => screen.getByRole('dialog'));
    const send = within(dialog).getByRole('button', { name: words[language].refuse });
    await hand.click(send);
    await until(() => expect(dialog.textContent).toContain(words[language].missing));
    expect(asked('decideReview')).toEqual([]);
    await hand.type(within(dialog).getByRole('textbox'), 'Another account');
    await hand.click(send);
    await until(() => expect(asked('decideReview')).toHaveLength(1));
  });
});
