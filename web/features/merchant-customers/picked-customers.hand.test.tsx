/** What is done with many customers of the list, with a hand. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { noAnswer, type Answers } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { choices, listed } from './merchant-customers.testing.ts';

const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  customerChoices: () => choices,
  merchantCustomers: () => ({ Data: [listed], Next: null }),
  customersCount: () => ({ Count: 1 }),
  customerAddresses: () => ({ Data: [] }),
  customerConsents: () => ({ Data: [] }),
  customerSignIns: () => ({ Data: [] }),
  doublesOfCustomer: () => ({ Data: [] }),
  customerAgreedPrices: () => ({ Data: [], Next: null }),
  promotionsOfCustomer: () => ({ Data: [] }),
  couponsOfCustomer: () => ({
    Customer: { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Baan Maew' },
    coupons: [],
  }),
  customerTags: () => ({ Data: [], Next: null, Tiers: [], HasTiers: false }),
};
const main = () => within(screen.getByRole('main'));

test('R-50i many get a salesman: from whom they are taken is told first, and what is told is started', async () => {
  const two = [listed, { ...listed, CUSTOMERCODE: 'CUST2', CUSTOMERNAME: 'Second' }];
  const { hand, asked } = await openShop({
    at: '/merchant/customer?order=list',
    language: 'en',
    staff: { Rights: ['manageCustomers'] },
    answers: {
      ...answers,
      merchantCustomers: () => ({ Data: two, Next: null }),
      customersCount: () => ({ Count: 501 }),
      salesmanAhead: () => ({
        SalesmanName: 'Somsri',
        Count: 1,
        Same: 1,
        From: [{ Salesman: '', SalesmanName: '', Count: 1 }],
      }),
      giveSalesman: () => ({ RunId: '00000000-0000-4000-8000-000000000001' }),
      run: noAnswer,
    },
  });
  await until(() => main().getByRole('link', { name: 'Second' }));
  await until(() => main().getByText('More than 500 customers'));
  for (const box of main().getAllByRole('checkbox').slice(-2)) await hand.click(box);
  await hand.click(await until(() => screen.getByRole('button', { name: 'Give a salesman' })));
  const question = within(await until(() => screen.getByRole('dialog')));
  expect(asked('salesmanAhead')).toEqual([]);
  await hand.selectOptions(question.getByLabelText('Salesman'), 'U2');
  await until(() => question.getByText('From Nobody: 1'));
  question.getByText(/1 more has that salesman already/);
  await hand.click(question.getByRole('button', { name: 'Change 1' }));
  await until(() => expect(asked('giveSalesman')).toHaveLength(1));
  expect(asked('giveSalesman')[0]?.body).toEqual({ Customers: ['CUST1', 'CUST2'], Salesman: 'U2', Count: 1 });
});

test('R-50i without the right nobody is given away, and no list is taken along', async () => {
  await openShop({ at: '/merchant/customer?order=list', language: 'en', staff: { Rights: [] }, answers });
  await until(() => screen.getByText('1 customer'));
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
