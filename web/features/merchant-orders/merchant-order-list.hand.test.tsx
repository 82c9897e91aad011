/** The list of orders driven by hand: what is clicked or typed stays, and a failure is shown in its place. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { settled, until } from '../../testing/until.ts';
import { testDetail, testListed } from './testing-orders.ts';

type Words = {
  tabs: string;
  all: string;
  wait: RegExp;
  search: string;
  payment: string;
  unpaid: string;
  from: string;
  total: string;
  failed: string;
  retry: string;
  list: string;
  clear: string;
  details: string;
};

const words: InBoth<Words> = {
  th: {
    tabs: 'สถานะคำสั่งซื้อ',
    all: 'ทั้งหมด',
    wait: /^รอยืนยัน/,
    search: 'ค้นหา',
    payment: 'การชำระเงิน',
    unpaid: 'ยังไม่ชำระ',
    from: 'ตั้งแต่วันที่',
    total: 'ยอดรวม',
    failed: 'โหลดรายการไม่สำเร็จ',
    retry: 'ลองอีกครั้ง',
    list: 'คำสั่งซื้อ',
    clear: 'ล้างตัวกรอง',
    details: 'ดูรายละเอียด',
  },
  en: {
    tabs: 'States of orders',
    all: 'All',
    wait: /^Waiting/,
    search: 'Search',
    payment: 'Payment',
    unpaid: 'Not paid yet',
    from: 'From',
    total: 'Total',
    failed: 'The list could not be loaded',
    retry: 'Try again',
    list: 'Orders',
    clear: 'Clear filters',
    details: 'Details',
  },
};

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
        merchantOrdersWaiting: () => ({ Data: [] }),
        merchantOrderDetail: () => testDetail(),
      },
    });
  const tab = (name: string | RegExp) =>
    within(screen.getByRole('navigation', { name: said.tabs })).getByRole('link', { name });
  const payment = () => screen.getByRole('combobox', { name: said.payment });
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
    await hand.selectOptions(payment(), said.unpaid);
    await until(() => expect(payment()).toHaveProperty('value', 'unpaid'));
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
    expect(payment()).toHaveProperty('value', 'unpaid');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  });

  test('B-70 a day can be typed part by part: the address follows the whole day alone, and the field keeps what is typed', async () => {
    const { hand, address, asked } = await open(() => page('ORDER-1'));
    await until(() => expect(ids()).toEqual(['ORDER-1']));
    await hand.click(from());
    for (const typed of ['0002-11-21', '0020-11-21', '0202-11-21']) {
      fireEvent.input(from(), { target: { value: typed } });
      await settled();
      expect(from()).toHaveProperty('value', typed);
    }
    fireEvent.input(from(), { target: { value: '2026-11-21' } });
    await until(() => expect(address()).toMatch(/\?dateStart=2026-11-21$/));
    await until(() =>
      expect(asked('merchantOrders').at(-1)?.query).toMatchObject({ dateStart: '2026-11-21' }),
    );
    expect(asked('merchantOrders').map(({ query }) => query)).toHaveLength(2);
    expect(from()).toHaveProperty('value', '2026-11-21');
    await hand.click(await until(() => screen.getByRole('button', { name: said.clear })));
    await until(() => expect(from()).toHaveProperty('value', ''));
    expect(address()).toMatch(/\/merchant\/order\??$/);
  });

  test('B-71 a list that cannot be loaded says so in its place, with "try again"; tabs, filters and what was typed stay', async () => {
    let isDown = false;
    const { hand } = await open(({ query }) =>
      isDown && query.payment === 'unpaid' ? refusal(400, { code: 'DOWN' }) : page('ORDER-1'),
    );
    await until(() => expect(ids()).toEqual(['ORDER-1']));
    isDown = true;
    await hand.type(screen.getByRole('searchbox', { name: said.search }), 'Baan');
    await hand.selectOptions(payment(), said.unpaid);
    const alert = await until(() => screen.getByRole('alert'));
    expect(alert.textContent).toContain(said.failed);
    expect(tab(said.wait)).toBeDefined();
    expect(payment()).toHaveProperty('value', 'unpaid');
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
