/** The bell and the lists of notifications with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { noAnswer, refusal, type Answers } from '../../testing/fake-shop.ts';
import { tellPage } from '../../testing/fake-socket.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { settled, until } from '../../testing/until.ts';
import type { Notification } from './notifications.queries.ts';

type Words = {
  bell: string;
  unread: (count: string) => string;
  title: string;
  readAll: string;
  all: string;
  retry: string;
  failed: string;
  none: RegExp;
  noneText: RegExp;
  came: RegExp;
  more: string;
  allRead: string;
  ago: RegExp;
};
const words: InBoth<Words> = {
  th: {
    bell: 'การแจ้งเตือน',
    unread: (count) => `การแจ้งเตือน , ยังไม่ได้อ่าน ${count} รายการ`,
    title: 'การแจ้งเตือน',
    readAll: 'อ่านแล้วทั้งหมด',
    all: 'ดูทั้งหมด',
    retry: 'ลองอีกครั้ง',
    failed: 'โหลดการแจ้งเตือนไม่สำเร็จ',
    none: /ยังไม่มีการแจ้งเตือน/,
    noneText: /จะแจ้งให้ทราบที่นี่/,
    came: /ใหม่ 1 รายการ/,
    more: 'แสดงเพิ่ม',
    allRead: 'อ่านครบทุกรายการแล้ว',
    ago: /ปี|พ\.ย\.|ที่แล้ว/,
  },
  en: {
    bell: 'Notifications',
    unread: (count) => `Notifications , ${count} unread`,
    title: 'Notifications',
    readAll: 'Mark all as read',
    all: 'See all',
    retry: 'Try again',
    failed: 'Your notifications could not be loaded',
    none: /No notifications yet/,
    noneText: /You will be told here/,
    came: /1 new notification/,
    more: 'Show more',
    allRead: 'All are read',
    ago: /Nov|ago/,
  },
};

const CUSTOMER = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Malee' };
const READ = '2026-11-21T04:00:00.000Z';
const told = (id: number, more: Partial<Notification> = {}): Notification => ({
  NotificationId: String(id),
  Kind: 'order.shipped',
  Title: `Told ${id}`,
  Body: `Body ${id}`,
  Link: '/product',
  CreatedAt: '2026-11-21T03:00:00.000Z',
  ReadAt: null,
  ...more,
});
const list = (...Data: Notification[]) => ({ Data, HasMore: false });
const CART: Answers = { getCart: () => ({ Version: 0, Lines: [], Removed: [], Refused: [] }) };
const products: Answers = {
  ...CART,
  listProducts: () => [],
  categoryList: () => ({ Data: [] }),
};

/** The simulated window is as wide as a desktop. */
const onPhone = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const bell = (name?: string) => {
    const found = screen
      .getAllByRole('link', name === undefined ? {} : { name })
      .find((one) => one.getAttribute('href')?.endsWith('/notifications') && one.querySelector('svg'));
    if (!found) throw new Error('There is no bell');
    return found;
  };
  const panel = () => screen.getByRole('region', { name: said.title });
  const openHere = (answers: Answers, at = '/notifications') =>
    openShop({ at, language, user: CUSTOMER, answers: { ...CART, ...answers } });
  const openDesk = (answers: Answers, at = '/merchant/runs') =>
    openShop({ at, language, staff: {}, answers: { runs: () => ({ Data: [] }), ...answers } });

  test('B-94h the number is asked for once the page listens, and again by each event', async () => {
    let Unread = 3;
    const { asked } = await openDesk({ unreadNotifications: () => ({ Unread }) });
    expect(asked('unreadNotifications')).toEqual([]);
    expect(bell(said.bell)).toBeDefined();
    await tellPage('connect');
    await until(() => bell(said.unread('3')));
    expect(asked('unreadNotifications')).toHaveLength(1);
    Unread = 12;
    await tellPage('notification', { NotificationId: '7' });
    await until(() => expect(bell(said.unread('12')).textContent).toContain('9+'));
    Unread = 0;
    await tellPage('missed');
    await until(() => expect(bell(said.bell).textContent).not.toMatch(/\d/));
  });

  test('B-94h without a connection the number is asked for all the same', async () => {
    await openDesk({ unreadNotifications: () => ({ Unread: 100 }) });
    await tellPage('connect_error', new Error('xhr poll error'));
    await until(() => expect(bell(said.unread('99+')).textContent).toContain('9+'));
  });

  test('B-94h a session that has ended is not revealed by the bell', async () => {
    const { asked } = await openDesk({});
    for (const refused of ['TOKEN_EXPIRED', 'TOKEN_INVALID'])
      await tellPage('connect_error', new Error(refused));
    await settled();
    expect(asked('unreadNotifications')).toEqual([]);
  });

  test('B-94h the panel of the wide screen has the newest, and opening one reads it', async () => {
    let Unread = 2;
    const { hand, asked, address } = await openDesk({
      unreadNotifications: () => ({ Unread }),
      notifications: () => list(told(2, { Link: '/merchant/cash' }), told(1)),
      readNotifications: () => {
        Unread = 1;
        return { Unread };
      },
      heldCash: () => ({ Data: [] }) as never,
    });
    await tellPage('connect');
    await hand.click(await until(() => bell(said.unread('2'))));
    const first = await until(() => within(panel()).getByRole('link', { name: /Told 2/ }));
    expect(document.activeElement?.textContent).toBe(said.title);
    expect(first.textContent).toMatch(said.ago);
    expect(within(panel()).getByRole('link', { name: said.all }).getAttribute('href')).toMatch(
      /\/merchant\/notifications$/,
    );
    await hand.keyboard('{Escape}');
    await until(() => expect(screen.queryByRole('region', { name: said.title })).toBeNull());
    expect(document.activeElement).toBe(bell());
    await hand.click(bell());
    await hand.click(await until(() => within(panel()).getByRole('link', { name: /Told 2/ })));
    await until(() => expect(address()).toMatch(/\/merchant\/cash$/));
    await until(() => expect(asked('readNotifications')[0]?.body).toEqual({ Ids: ['2'] }));
    await until(() => bell(said.unread('1')));
    expect(screen.queryByRole('region', { name: said.title })).toBeNull();
  });

  test('B-94h a panel that cannot be loaded says so and tries again; an empty one says so', async () => {
    let fails = true;
    const { hand } = await openDesk({
      unreadNotifications: () => ({ Unread: 0 }),
      notifications: () => (fails ? refusal(404, { code: 'NOT_FOUND' }) : list()),
    });
    await tellPage('connect');
    await hand.click(bell());
    await until(() => expect(within(panel()).getByRole('alert').textContent).toContain(said.failed));
    fails = false;
    await hand.click(within(panel()).getByRole('button', { name: said.retry }));
    await until(() => expect(panel().textContent).toMatch(said.none));
  });

  test('B-94h on the phone the bell leads to the page', async () => {
    onPhone();
    const { hand, address } = await openDesk({
      unreadNotifications: () => ({ Unread: 0 }),
      notifications: () => list(told(1)),
    });
    await hand.click(bell());
    await until(() => expect(address()).toMatch(/\/merchant\/notifications$/));
  });

  test.each([
    ['a guest', {}],
    ['a salesman who acts for a customer', { ...CUSTOMER, UserId: 'SALE' }],
  ])('B-94h %s has no bell', async (_, user) => {
    await openShop({ at: '/product', language, user, answers: products });
    expect(screen.queryByRole('link', { name: said.bell })).toBeNull();
  });

  test('B-94i the list goes on by key, and what comes meanwhile is announced and moves nothing', async () => {
    const parts = [
      { Data: [told(20), told(19, { ReadAt: READ })], HasMore: true },
      { Data: [told(18)], HasMore: false },
    ];
    let newest = [...(parts[0]?.Data ?? [])];
    const { hand, asked } = await openHere({
      unreadNotifications: () => ({ Unread: 3 }),
      notifications: ({ query }) => {
        const { before } = query as { before?: string };
        return before === undefined ? { Data: newest, HasMore: true } : (parts[1] ?? list());
      },
    });
    const items = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link', { name: /Told/ })
        .map((one) => /Told \d+/.exec(one.textContent)?.[0]);
    await until(() => expect(items()).toEqual(['Told 20', 'Told 19']));
    await tellPage('connect');
    await hand.click(screen.getByRole('button', { name: said.more }));
    await until(() => expect(items()).toEqual(['Told 20', 'Told 19', 'Told 18']));
    expect(asked('notifications').at(-1)?.query).toMatchObject({ before: '19' });
    newest = [told(21), told(20, { ReadAt: READ }), told(19, { ReadAt: READ })];
    await tellPage('notification', { NotificationId: '21' });
    const came = await until(() => screen.getByRole('button', { name: said.came }));
    expect(came.closest('output')).not.toBeNull();
    expect(items()).toEqual(['Told 20', 'Told 19', 'Told 18']);
    await hand.click(came);
    await until(() => expect(items()).toEqual(['Told 21', 'Told 20', 'Told 19', 'Told 18']));
    await until(() => expect(document.activeElement?.textContent).toContain('Told 21'));
  });

  test('B-94i all are marked as read up to the newest that is shown, and the keyboard stays', async () => {
    let Unread = 2;
    const { hand, asked } = await openHere({
      unreadNotifications: () => ({ Unread }),
      notifications: () => list(told(20), told(19)),
      readNotifications: () => {
        Unread = 0;
        return { Unread };
      },
    });
    await tellPage('connect');
    const button = await until(() => screen.getByRole('button', { name: said.readAll }));
    expect(document.querySelectorAll('li[data-unread]')).toHaveLength(2);
    await hand.click(button);
    await until(() => expect(document.querySelectorAll('li[data-unread]')).toHaveLength(0));
    expect(asked('readNotifications')[0]?.body).toEqual({ UpTo: '20' });
    expect(document.activeElement).toBe(button);
    await until(() => screen.getByText(said.allRead));
    await until(() => expect(bell().textContent).not.toMatch(/\d/));
  });

  test('B-94i what was read in another window is read here', async () => {
    let Unread = 1;
    await openHere({
      unreadNotifications: () => ({ Unread }),
      notifications: () => list(told(20, { ReadAt: Unread === 0 ? READ : null })),
    });
    await tellPage('connect');
    await until(() => bell(said.unread('1')));
    expect(document.querySelectorAll('li[data-unread]')).toHaveLength(1);
    Unread = 0;
    await tellPage('notification', { NotificationId: null });
    await until(() => expect(document.querySelectorAll('li[data-unread]')).toHaveLength(0));
  });

  test('B-94i an empty list says what will come', async () => {
    await openHere({ notifications: () => list() });
    await until(() => expect(screen.getByRole('main').textContent).toMatch(said.none));
    expect(screen.getByRole('main').textContent).toMatch(said.noneText);
  });

  test('B-94i the first one takes the place of the empty list', async () => {
    let Data: Notification[] = [];
    await openHere({
      unreadNotifications: () => ({ Unread: Data.length }),
      notifications: () => list(...Data),
    });
    await until(() => expect(screen.getByRole('main').textContent).toMatch(said.none));
    Data = [told(1)];
    await tellPage('notification', { NotificationId: '1' });
    await until(() => expect(screen.getByRole('link', { name: /Told 1/ })).toBeDefined());
    expect(screen.queryByRole('button', { name: said.came })).toBeNull();
    expect(screen.getByRole('main').textContent).not.toMatch(said.none);
  });

  test('B-94i marks that cannot be set leave what is shown as it is', async () => {
    const { hand } = await openHere({
      unreadNotifications: () => ({ Unread: 1 }),
      notifications: () => list(told(20)),
      readNotifications: noAnswer,
    });
    await tellPage('connect');
    await hand.click(await until(() => screen.getByRole('button', { name: said.readAll })));
    await until(() =>
      expect(screen.getByRole('button', { name: said.readAll }).ariaDisabled).not.toBe('true'),
    );
    expect(document.querySelectorAll('li[data-unread]')).toHaveLength(1);
  });
});
