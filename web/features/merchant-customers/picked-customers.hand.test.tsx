/** What is done with many customers of the list, and the way from one to the next, with a hand. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { noAnswer, type Answers } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { choices, customer, listed } from './merchant-customers.testing.ts';

/** Who is signed in. */
const OWN_ID = 'U1';
const {
  Status: _status,
  PriceLevel: _level,
  Tags: _tags,
  RouteStep2: _route,
  Salesman: _who,
  SalesmanName: _name,
  LastOrder: _last,
  ...shown
} = listed;
const toVisit = { ...shown, StoreType: '', StoreTypeName: '', Distance: 1 };
const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  customerChoices: () => choices,
  merchantCustomers: () => ({ Data: [listed], Next: null }),
  customersCount: () => ({ Count: 1 }),
  merchantCustomer: () => customer,
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

const own = { ...customer, Customer: { ...listed, Salesman: OWN_ID } };
const NEXT = 'ลูกค้าถัดไป';
const ownPage = (more: Answers) =>
  openShop({
    at: '/merchant/customer/CUST1/C1',
    language: 'th',
    staff: {},
    answers: { ...answers, merchantCustomer: () => own, ...more },
  });
const still = (...codes: string[]) => ({
  Data: codes.map((CUSTOMERCODE) => Object.assign({}, toVisit, { CUSTOMERCODE })),
});

test('B-58b from an own customer on to the next who is not visited yet, the nearest to here', async () => {
  const { hand, asked, address } = await ownPage({ customersToVisit: () => still('CUST1', 'CUST2') });
  await hand.click(await until(() => screen.getByRole('button', { name: NEXT })));
  await until(() => expect(address()).toMatch(/merchant\/customer\/CUST2\/C1$/));
  expect(asked('customersToVisit')[0]?.query).toMatchObject({ lat: '13.75', lng: '100.5' });
});

test('B-58b where nobody is near the next goes by name, and it is said when all are visited', async () => {
  const { hand, asked } = await ownPage({ customersToVisit: () => still('CUST1') });
  await hand.click(await until(() => screen.getByRole('button', { name: NEXT })));
  await until(() => screen.getByText('เยี่ยมลูกค้าที่คุณดูแลครบแล้ววันนี้'));
  expect(asked('customersToVisit').map(({ query }) => 'lat' in query)).toEqual([true, false]);
});

test('B-58b nobody leads on from the customer of another salesman', async () => {
  await ownPage({ merchantCustomer: () => customer });
  await until(() => main().getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('button', { name: NEXT })).toBeNull();
});
