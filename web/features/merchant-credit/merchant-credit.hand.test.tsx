/** Staff look at what customers owe, and record what they pay, with a hand; customers look at their own. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import en from '../../locales/en/merchantCredit.ts';
import own from '../../locales/en/credit.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import type { CustomerCredit } from './merchant-credit.queries.ts';

const sums = { AuthorizeAmount: 5000, DebtAmount: 1200, Reserved: 300, Balance: 3800, Available: 3500 };
const debtor = {
  ...sums,
  Code: 'CUST1',
  Name: 'Baan Maew',
  IsSap: false,
  Ages: { UpTo30: 700, UpTo60: 500, UpTo90: 0, Over90: 0, Other: 0 },
};
const credit: CustomerCredit = {
  ...debtor,
  SapDebtAt: null,
  Orders: [
    { OrderID: '260301-AAAAA', SaleUnit: 'C1', DeliveredAt: '2026-03-01T05:00:00Z', Debt: 1200, Reserved: 0 },
  ],
};
const entry = {
  Id: 1,
  At: '2026-03-01T05:00:00Z',
  Kind: 'delivered' as const,
  OrderID: '260301-AAAAA',
  SaleUnit: 'C1',
  Debt: 1200,
  Reserved: -1200,
  Limit: 0,
  DebtAmount: 1200,
  Available: 3500,
  Reference: '',
};
const entries = () => ({ Data: [entry], Next: null });
const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  creditDebts: () => ({ Data: [debtor], Next: null }),
  customerCredit: () => credit,
  customerCreditEntries: entries,
};
const staff: Parameters<typeof openShop>[0]['staff'] = { Rights: ['manageCustomers'] };
const language = 'en';
const REFUSED = 'CREDIT_CHANGED';
const main = () => within(screen.getByRole('main'));

test('R-49k who owes is a list with debts by age, and each leads to the account', async () => {
  await openShop({ at: '/merchant/customer/credit', language, staff, answers });
  const link = await screen.findByRole('link', { name: /Baan Maew/ });
  expect(link.getAttribute('href')).toMatch(/\/merchant\/customer\/credit\/CUST1$/);
  expect(main().getAllByText('฿500.00').length).toBeGreaterThan(0);
});

test('R-49k S-93d a repayment is recorded with the debt that was seen; what was typed stays after a refusal', async () => {
  // Somebody else was faster.
  let now = credit;
  const { hand, asked } = await openShop({
    at: '/merchant/customer/credit/CUST1',
    language,
    staff,
    answers: {
      ...answers,
      customerCredit: () => now,
      recordRepayment: () => {
        if (now !== credit) return now;
        now = { ...credit, DebtAmount: 1100 };
        return refusal(409, { code: REFUSED });
      },
    },
  });
  await hand.click(await screen.findByRole('button', { name: en.repay }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: en.amount });
  await hand.clear(amount);
  await hand.type(amount, '1,000');
  await hand.click(dialog.getByRole('button', { name: en.repaySave }));
  await until(() => expect(asked('recordRepayment')).toHaveLength(1));
  expect(asked('recordRepayment')[0]).toMatchObject({
    body: { Amount: 1000, Method: 'transfer', Seen: 1200 },
  });
  await until(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
  expect(amount.value).toBe('1,000');
  await hand.click(dialog.getByRole('button', { name: en.repaySave }));
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('recordRepayment')[1]).toMatchObject({ body: { Amount: 1000, Seen: 1100 } });
});

test('R-49k S-93c where SAP owns the debt it is only looked at, and without the right nothing is changed', async () => {
  await openShop({
    at: '/merchant/customer/credit/CUST1',
    language,
    staff,
    answers: { ...answers, customerCredit: () => ({ ...credit, IsSap: true }) },
  });
  await until(() => main().getByText(en.sap));
  expect(screen.queryByRole('button', { name: en.repay })).toBeNull();
  expect(screen.queryByRole('button', { name: en.adjust })).toBeNull();
  expect(screen.getByRole('button', { name: en.changeLimit })).toBeTruthy();
});

const cart: Answers = { getCart: () => ({ Version: 0, Lines: [], Removed: [], Refused: [] }) };
const customer = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };

test('R-27p N-37 a customer sees what is available, and how it came about', async () => {
  await openShop({
    at: '/profile/credit',
    language,
    user: customer,
    answers: {
      ...cart,
      creditBalance: () => ({ ...sums, IsCreditCustomer: true }),
      creditStatement: entries,
    },
  });
  await until(() => main().getByText(own.kinds.delivered));
  expect(main().getByText(own.available).parentElement?.textContent).toContain('3,500.00');
});

test('R-27p W-68c nothing is asked where the shop does not show credit', async () => {
  const { asked } = await openShop({
    at: '/profile/credit',
    language,
    user: customer,
    settings: { CREDIT_WALLET_ENABLED: 'N' },
    answers: cart,
  });
  await until(() => main().getByText(own.none));
  expect(asked('creditBalance')).toHaveLength(0);
});
