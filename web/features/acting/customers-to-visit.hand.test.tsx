import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { browserSays, customer } from './customers.testing.ts';

const NEW = customer({
  CUSTOMERCODE: 'CUST2',
  CUSTOMERNAME: 'New',
  Mobile: '',
  Latitude: null,
  LastOrder: null,
});

type Words = {
  recent: string;
  near: string;
  all: string;
  use: string;
  refused: RegExp;
  never: string;
  km: string;
  today: string;
  visited: string;
  left: string;
  did: string;
  nobody: string;
};
const words: InBoth<Words> = {
  th: {
    recent: 'สั่งแทนล่าสุด',
    near: 'ใกล้ฉัน',
    all: 'ลูกค้า',
    use: 'ใช้ตำแหน่งของฉัน',
    refused: /อ่านตำแหน่งไม่ได้/,
    never: 'ยังไม่มีคำสั่งซื้อ',
    km: '2.3 กม.',
    today: 'เยี่ยมวันนี้',
    visited: 'เยี่ยมแล้ว',
    left: 'ยังไม่ได้เยี่ยม',
    did: '10:05 · สั่งซื้อแทน · ถ่ายรูป',
    nobody: 'วันนี้คุณยังไม่ได้เยี่ยมลูกค้า',
  },
  en: {
    recent: 'Ordered for lately',
    near: 'Near me',
    all: 'Customers',
    use: 'Use my position',
    refused: /position could not be read/,
    never: 'No order yet',
    km: '2.3 km',
    today: 'Visits today',
    visited: 'Visited',
    left: 'Still to visit',
    did: '10:05 · Order placed · Photo taken',
    nobody: 'You have not visited a customer today',
  },
};

const asked = vi.fn<(query: unknown) => void>();
const answers = {
  staffCustomers: () => ({ Data: [customer({}), NEW], Next: null }),
  recentCustomers: () => ({ Data: [customer({})] }),
  nearCustomers: ({ query }: { query: unknown }) => {
    asked(query);
    return { Data: [Object.assign(customer({}), { Distance: 2.34 })] };
  },
};
const VISITED: CallAnswer<'visitedToday'>['Data'][number] = {
  ...customer({}),
  VisitedAt: '2026-11-21T03:05:00Z',
  Did: ['order', 'photo'],
};
const open = (at: string, language: 'th' | 'en') => openShop({ at, language, staff: {}, answers });

beforeEach(() => asked.mockClear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('B-58b whom one ordered for lately stands above the others, with the last order and the ways there', async () => {
    await open('/merchant/customer', language);
    const recent = within(await until(() => screen.getByRole('region', { name: said.recent })));
    const ways = recent.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(
      expect.arrayContaining([
        'tel:0810000001',
        'https://www.google.com/maps/dir/?api=1&destination=13.75,100.5',
        expect.stringContaining('/merchant/order/261121-6DQT1/C1'),
      ]),
    );
    const all = within(screen.getByRole('list', { name: said.all }));
    const fresh = within(all.getAllByRole('listitem')[1] as HTMLElement);
    expect(fresh.getByText(said.never)).toBeDefined();
    const [own, ...others] = fresh.queryAllByRole('link');
    expect(own?.getAttribute('href'), 'the name leads to the customer').toMatch(
      /merchant\/customer\/CUST2\/C1$/,
    );
    expect(others, 'no mobile number, no pin').toEqual([]);
  });

  test('B-58b nothing is said of the last order for whom the orders are closed', async () => {
    const { LastOrder: _closed, ...known } = customer({});
    await openShop({
      at: '/merchant/customer',
      language,
      staff: { Pages: ['customers' as const] },
      answers: { ...answers, recentCustomers: () => ({ Data: [known] }) },
    });
    const recent = within(await until(() => screen.getByRole('region', { name: said.recent })));
    await until(() => recent.getByText('1 Road'));
    const ways = recent.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways.filter((way) => way?.includes('/order/'))).toEqual([]);
    expect(recent.queryByText(said.never)).toBeNull();
  });

  test('B-58b whom one has visited today, with the time and what was done; nobody yet is said', async () => {
    let visited = [VISITED];
    let left = [Object.assign({}, NEW, { Distance: null })];
    const { hand } = await openShop({
      at: '/merchant/customer',
      language,
      staff: {},
      answers: {
        ...answers,
        visitedToday: () => ({ Data: visited }),
        customersToVisit: () => ({ Data: left }),
      },
    });
    await hand.click(await until(() => screen.getByRole('link', { name: said.today })));
    const still = within(await until(() => screen.getByRole('list', { name: said.left })));
    expect(still.getByText('New')).toBeDefined();
    const list = within(screen.getByRole('list', { name: said.visited }));
    expect(list.getByText(said.did)).toBeDefined();
    visited = [];
    left = [];
    await hand.click(screen.getByRole('link', { name: said.near }));
    // Gone there, and not only on the way: a click before that would call the way off, and nothing would be asked anew.
    await until(() => expect(screen.queryByRole('list', { name: said.visited })).toBeNull());
    await hand.click(screen.getByRole('link', { name: said.today }));
    await until(() => screen.getByText(said.nobody));
  });

  test('B-58b a refused position is said, and asked for again', async () => {
    browserSays('no');
    const { hand } = await open('/merchant/customer?order=near', language);
    await hand.click(await until(() => screen.getByRole('button', { name: said.use })));
    await until(() => screen.getByText(said.refused));
    expect(asked).not.toHaveBeenCalled();
  });
});

test('B-58b customers near oneself come with their distance once the position is given', async () => {
  browserSays('here');
  const { hand } = await open('/merchant/customer', 'en');
  await hand.click(await until(() => screen.getByRole('link', { name: words.en.near })));
  await hand.click(await until(() => screen.getByRole('button', { name: words.en.use })));
  const near = within(await until(() => screen.getByRole('list', { name: words.en.near })));
  expect(near.getByText(words.en.km)).toBeDefined();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ lat: '13.7', lng: '100.6' }));
});
