/** The list of orders driven by hand: what is clicked or typed stays, and a failure is shown in its place. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testDetail, testListed, testPayment } from './testing-orders.ts';

type Words = {
  tabs: string;
  all: string;
  wait: RegExp;
  search: string;
  payment: RegExp;
  unpaid: string;
  paid: string;
  customer: RegExp;
  findCustomer: string;
  days: RegExp;
  from: string;
  to: string;
  year: string;
  noDay: RegExp;
  afterIt: string;
  amount: RegExp;
  least: string;
  chips: string;
  noSum: RegExp;
  sheet: string;
  show: string;
  total: string;
  failed: string;
  retry: string;
  list: string;
  clear: string;
  details: string;
  notAllowed: string;
  open: string;
  shipping: string;
};

const words: InBoth<Words> = {
  th: {
    tabs: 'สถานะคำสั่งซื้อ',
    all: 'ทั้งหมด',
    wait: /^รอยืนยัน/,
    search: 'ค้นหา',
    payment: /^การชำระเงิน/,
    unpaid: 'ยังไม่ชำระ',
    paid: 'ชำระแล้ว',
    customer: /^ลูกค้า/,
    findCustomer: 'ค้นหาลูกค้า',
    days: /^วันที่สั่ง/,
    from: 'ตั้งแต่วันที่',
    to: 'ถึงวันที่',
    year: '2569',
    noDay: /^ไม่มีวันที่นี้/,
    afterIt: 'อยู่ก่อนวันเริ่มต้น',
    amount: /^ยอดรวม/,
    least: 'ตั้งแต่ (บาท)',
    chips: 'ตัวกรองที่ใช้อยู่',
    noSum: /^กรอกจำนวนเงิน/,
    sheet: 'ตัวกรอง',
    show: 'แสดง 1 คำสั่งซื้อ',
    total: 'ยอดรวม',
    failed: 'โหลดรายการไม่สำเร็จ',
    retry: 'ลองอีกครั้ง',
    list: 'คำสั่งซื้อ',
    clear: 'ล้างทั้งหมด',
    details: 'ดูรายละเอียด',
    notAllowed: 'บัญชีของคุณไม่มีสิทธิ์เปิดหน้านี้',
    open: 'หน้าที่คุณเปิดได้',
    shipping: 'กำลังจัดส่ง',
  },
  en: {
    tabs: 'States of orders',
    all: 'All',
    wait: /^Waiting/,
    search: 'Search',
    payment: /^Payment/,
    unpaid: 'not paid',
    paid: 'paid',
    customer: /^Customer/,
    findCustomer: 'Search Customer',
    days: /^Date/,
    from: 'From',
    to: 'To',
    year: '2026',
    noDay: /^There is no such day/,
    afterIt: 'Before the first day',
    amount: /^Total/,
    least: 'From (baht)',
    chips: 'Active filters',
    noSum: /^Enter a sum/,
    sheet: 'Filters',
    show: 'Show 1 order',
    total: 'Total',
    failed: 'The list could not be loaded',
    retry: 'Try again',
    list: 'Orders',
    clear: 'Clear all',
    details: 'Details',
    notAllowed: 'Your role may not open this page',
    open: 'Pages you can open',
    shipping: 'Shipping',
  },
};

const CUSTOMERS = [
  { Code: 'CUST1', Name: 'Baan Maew' },
  { Code: 'CUST2', Name: 'Pet Club' },
];

const page = (...ids: string[]) => ({
  Data: ids.map((OrderID) => testListed({ OrderID })),
  Next: null,
  MoreCustomers: false,
});

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = async (merchantOrders: Answers['merchantOrders'], at = '/merchant/order') =>
    openShop({
      at,
      language,
      staff: {},
      answers: {
        merchantOrders,
        staffCenters: () => [],
        orderChoices: ({ query }) => ({
          Data: CUSTOMERS.filter(({ Code, Name }) =>
            query.codes === undefined
              ? Name.toLowerCase().includes((query.text ?? '').toLowerCase())
              : String(query.codes).split(',').includes(Code),
          ),
        }),
        merchantOrderDetail: () => testDetail(),
        merchantPayment: () => testPayment(),
      },
    });
  const tab = (name: string | RegExp) =>
    within(screen.getByRole('navigation', { name: said.tabs })).getByRole('link', { name });
  const payment = () => screen.getByRole('button', { name: said.payment });
  const chips = () =>
    within(screen.getByRole('list', { name: said.chips }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const from = () => screen.getByLabelText(said.from);
  const ids = () => screen.queryAllByRole('link', { name: /^ORDER/ }).map(({ textContent }) => textContent);

  test('B-70 tabs, filters and sorting show at once what was pressed, while its answer is on the way', async () => {
    const held = Promise.withResolvers<void>();
    const { hand, address } = await open(async ({ query }) => {
      if (query.tab === 'Wait' || query.payment === 'unpaid' || query.sort === 'total') await held.promise;
      return page(query.tab === 'Wait' ? 'ORDER-2' : 'ORDER-1');
    });
    await until(() => expect(ids()).toEqual(['ORDER-1']));
    await hand.click(tab(said.wait));
    await until(() => expect(tab(said.wait).getAttribute('aria-current')).toBe('true'));
    expect(tab(said.all).getAttribute('aria-current')).toBeNull();
    await hand.click(payment());
    await hand.click(screen.getByRole('checkbox', { name: said.unpaid }));
    await until(() => expect(payment().textContent).toBe(said.unpaid));
    const head = () => screen.getByRole('columnheader', { name: said.total });
    await hand.click(within(head()).getByRole('button'));
    await until(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
    expect(tab(said.wait).getAttribute('aria-current'), 'what was pressed before counts').toBe('true');
    // What is shown is marked as outdated.
    expect(ids()).toEqual(['ORDER-1']);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    held.resolve();
    await until(() => expect(ids()).toEqual(['ORDER-2']));
    expect(address()).toMatch(/\?tab=Wait&payment=unpaid&sort=total$/);
    expect(payment().textContent).toBe(said.unpaid);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  });

  test('B-70 a day is typed as people write it: the address follows the whole day alone, and what is no day stays and is told', async () => {
    const { hand, address, asked } = await open(() => page('ORDER-1'));
    await until(() => expect(ids()).toEqual(['ORDER-1']));
    await hand.click(screen.getByRole('button', { name: said.days, expanded: false }));
    await hand.type(from(), '21/11/');
    expect(address()).toMatch(/\/merchant\/order$/);
    await hand.type(from(), said.year);
    await until(() => expect(address()).toMatch(/\?dateStart=2026-11-21$/));
    await until(() =>
      expect(asked('merchantOrders').at(-1)?.query).toMatchObject({ dateStart: '2026-11-21' }),
    );
    expect(asked('merchantOrders')).toHaveLength(2);
    await until(() => expect(chips()).toHaveLength(2));
    await hand.type(screen.getByLabelText(said.to), `20/11/${said.year}`);
    await until(() => screen.getByText(said.afterIt));
    await hand.clear(screen.getByLabelText(said.to));
    await hand.type(screen.getByLabelText(said.to), '31/2/2569');
    await until(() => screen.getByText(said.noDay));
    expect(screen.getByLabelText(said.to)).toHaveProperty('value', '31/2/2569');
    expect(address()).toMatch(/\?dateStart=2026-11-21$/);
    await hand.click(await until(() => screen.getByRole('button', { name: said.clear })));
    await until(() => expect(address()).toMatch(/\/merchant\/order\??$/));
  });

  test('B-70 several values of a filter and customers found by typing are chips, each taken off by itself', async () => {
    const { hand, address } = await open(() => page('ORDER-1'), '/merchant/order?payment=paid');
    await until(() => expect(chips()[0]).toContain(said.paid));
    await hand.click(payment());
    await hand.click(screen.getByRole('checkbox', { name: said.unpaid }));
    await until(() => expect(address()).toMatch(/payment=paid%2Cunpaid$/));
    await hand.click(screen.getByRole('button', { name: said.customer, expanded: false }));
    await hand.type(screen.getByRole('searchbox', { name: said.findCustomer }), 'pet');
    await until(() =>
      expect(
        within(screen.getByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Pet ClubCUST2']),
    );
    await hand.keyboard('{Enter}');
    await until(() => expect(address()).toMatch(/customer=CUST2$/));
    await until(() => expect(chips().some((chip) => chip.includes('Pet Club'))).toBe(true));
    const list = screen.getByRole('list', { name: said.chips });
    await hand.click(within(list).getAllByRole('button')[0] ?? list);
    await until(() => expect(address()).toMatch(/\?payment=paid&customer=CUST2$/));
    await hand.click(screen.getByRole('button', { name: said.clear }));
    await until(() => expect(address()).toMatch(/\/merchant\/order\??$/));
  });

  test('B-70 sums are typed with satang; what is none is told and stays', async () => {
    const { hand, address } = await open(() => page('ORDER-1'));
    await until(() => expect(ids()).toEqual(['ORDER-1']));
    await hand.click(screen.getByRole('button', { name: said.amount, expanded: false }));
    await hand.type(screen.getByLabelText(said.least), '1,250.50');
    await until(() => expect(address()).toMatch(/\?totalMin=1250.5$/));
    expect(screen.getByLabelText(said.least)).toHaveProperty('value', '1,250.50');
    await hand.type(screen.getByLabelText(said.least), 'x');
    await until(() => screen.getByText(said.noSum));
    await until(() => expect(chips()[0]).toContain('฿1,250.50'));
  });

  test('B-70 in the phone’s sheet nothing is narrowed until it is applied, and the button says what that shows', async () => {
    const { hand, address } = await open(({ query }) =>
      page(...(query.payment === 'unpaid' ? ['ORDER-2'] : ['ORDER-1', 'ORDER-2'])),
    );
    await until(() => expect(ids()).toHaveLength(2));
    await hand.click(screen.getByRole('button', { name: said.sheet }));
    const sheet = within(await until(() => screen.getByRole('dialog')));
    await hand.click(sheet.getByRole('button', { name: said.payment }));
    await hand.click(sheet.getByRole('checkbox', { name: said.unpaid }));
    const apply = await until(() => sheet.getByRole('button', { name: said.show }));
    expect(address()).toMatch(/\/merchant\/order$/);
    await hand.click(apply);
    await until(() => expect(address()).toMatch(/\?payment=unpaid$/));
    await until(() => expect(ids()).toEqual(['ORDER-2']));
  });

  test('B-33 goods issues have their own columns, states and filters', async () => {
    const issue = {
      OrderType: 'I',
      Purpose: 'damaged',
      Pieces: 12,
      MadeBy: 'Malee',
      ApprovedBy: 'Somchai',
    } as const;
    await open(
      () => ({ ...page(), Data: [testListed({ OrderID: 'ISSUE-1', ...issue })] }),
      '/merchant/order?type=I',
    );
    const row = await until(() => screen.getByRole('row', { name: /ISSUE-1/ }));
    for (const told of ['12', 'Malee', 'Somchai']) expect(row.textContent).toContain(told);
    const heads = screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .join();
    expect(heads).not.toContain(said.total);
    expect(screen.queryByRole('combobox', { name: said.payment })).toBeNull();
    expect(screen.queryByRole('link', { name: said.shipping })).toBeNull();
  });

  test('B-05c a list that the person may not see any more says so, without "try again"', async () => {
    await open(() => refusal(403, { code: 'PAGE_DISABLED', message: 'no' }));
    await until(() => expect(screen.getByRole('alert').textContent).toContain(said.notAllowed));
    expect(screen.queryByRole('button', { name: said.retry })).toBeNull();
  });

  test('B-05c without the page its address says so, and leads to what may be opened', async () => {
    const { asked } = await openShop({
      at: '/merchant/order',
      language,
      staff: { Pages: ['home', 'orders', 'goodsIssue', 'runs'] },
      answers: {},
    });
    await until(() => expect(screen.getByRole('main').textContent).toContain(said.notAllowed));
    const ways = within(screen.getByRole('navigation', { name: said.open })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      expect.stringMatching(/\/merchant\/order\?type=I$/),
      expect.stringMatching(/\/merchant\/runs$/),
    ]);
    expect(asked('merchantOrders')).toEqual([]);
  });

  test('B-71 a list that cannot be loaded says so in its place, with "try again"; tabs, filters and what was typed stay', async () => {
    let isDown = false;
    const { hand } = await open(({ query }) =>
      isDown && query.payment === 'unpaid' ? refusal(400, { code: 'DOWN' }) : page('ORDER-1'),
    );
    await until(() => expect(ids()).toEqual(['ORDER-1']));
    isDown = true;
    await hand.type(screen.getByRole('searchbox', { name: said.search }), 'Baan');
    await hand.click(payment());
    await hand.click(screen.getByRole('checkbox', { name: said.unpaid }));
    const alert = await until(() => screen.getByRole('alert'));
    expect(alert.textContent).toContain(said.failed);
    expect(tab(said.wait)).toBeDefined();
    expect(payment().textContent).toBe(said.unpaid);
    expect(screen.getByRole('searchbox', { name: said.search })).toHaveProperty('value', 'Baan');
    isDown = false;
    await hand.click(within(alert).getByRole('button', { name: said.retry }));
    await until(() => expect(ids()).toEqual(['ORDER-1']));
  });

  test('B-51 the way back of an order leads to the list as it was left, also by way of its payment', async () => {
    const { hand, address } = await open(
      () => page('ORDER-1'),
      '/merchant/order?tab=Approved&payment=unpaid&text=Baan&sort=total',
    );
    const left = address();
    await hand.click(await until(() => screen.getByRole('link', { name: 'ORDER-1' })));
    const main = await until(() => screen.getByRole('main'));
    const back = () => within(main).getByRole('link', { name: said.list });
    await until(back);
    await hand.click(await until(() => within(main).getAllByRole('link', { name: said.details })[0] ?? main));
    await until(() => expect(address()).toMatch(/\/payment$/));
    await hand.click(await until(() => within(main).getByRole('link', { name: /261121-6DQT1$/ })));
    await hand.click(await until(back));
    await until(() => expect(address()).toBe(left));
  });
});
