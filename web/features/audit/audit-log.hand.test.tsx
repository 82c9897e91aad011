/** The log with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/audit.ts';
import th from '../../locales/th/audit.ts';
import type { LogRow } from './audit.queries.ts';

type Words = {
  order: (id: string) => string;
  customer: (code: string) => string;
  staff: string;
  stranger: string;
  refused: string;
};
const words: InBoth<Words> = {
  th: {
    order: (id) => `คำสั่งซื้อ ${id}`,
    customer: (code) => `ลูกค้า ${code}`,
    staff: 'พนักงาน Somsri',
    stranger: 'ผู้ที่ยังไม่ได้เข้าสู่ระบบ',
    refused: 'รหัสผ่านไม่ถูกต้อง',
  },
  en: {
    order: (id) => `Order ${id}`,
    customer: (code) => `Customer ${code}`,
    staff: 'Staff Somsri',
    stranger: 'Somebody not signed in',
    refused: 'Wrong password',
  },
};

const row = (Subject: string, more: Partial<LogRow> = {}): LogRow => ({
  At: '2026-11-21T03:00:00.000Z',
  Actor: 'SALE',
  ActorName: 'Sale',
  ActorKind: 'staff',
  Action: 'order.step',
  Subject,
  Before: null,
  After: null,
  ...more,
});

test.each(LANGUAGES)(
  'B-57 the log leads to orders of both kinds and to customers whom the reader may open, and to no other (%s)',
  async (language) => {
    const said = words[language];
    await openShop({
      at: '/merchant/log',
      language,
      staff: {},
      answers: {
        merchantLog: () => ({
          Data: [
            row('order/A', { Order: { OrderID: 'A', SaleUnit: 'C1', OrderType: '3' } }),
            row('order/B', { Order: { OrderID: 'B', SaleUnit: 'C1', OrderType: 'I' } }),
            row('order/C', { After: { name: 'Somsri' } }),
            row('customer/CUST1', { Customer: { CUSTOMERCODE: 'CUST1', SaleUnit: 'C2' } }),
            row('customer/CUST2'),
          ],
          Next: null,
        }),
      },
    });
    await until(() => screen.getByText(said.order('C')));
    const changes = [...document.querySelectorAll<HTMLElement>('[data-column="changes"][data-phone]')];
    expect(
      changes.map((cell) => cell.dataset.phone),
      'a card says nothing of changes it does not have',
    ).toEqual(['none', 'none', 'line', 'none', 'none']);
    const leadsTo = (name: string) =>
      screen.queryByRole('link', { name })?.getAttribute('href')?.replace('/en', '');
    expect(leadsTo(said.order('A'))).toBe('/merchant/order/A/C1');
    expect(leadsTo(said.order('B'))).toBe('/merchant/order/B/C1?type=I');
    expect(leadsTo(said.order('C'))).toBeUndefined();
    expect(leadsTo(said.customer('CUST1'))).toBe('/merchant/customer/CUST1/C2');
    expect(leadsTo(said.customer('CUST2'))).toBeUndefined();
  },
);

test.each(LANGUAGES)(
  'B-57 the log leads to what the shop looks after: staff, roles, centers, promotions, tags, words and settings (%s)',
  async (language) => {
    const subjects = {
      'staff/SALE': '/merchant/staff/SALE',
      'role/4': '/merchant/staff/roles',
      'center/C2': '/merchant/center/C2',
      'promotion/P 1': '/merchant/promotion/P%201',
      'tag/VIP 1': '/merchant/tag/VIP%201',
      'search-synonym/a/b': '/merchant/search/words?word=a%2Fb',
      'setting/notifications': '/merchant/notifications/shop',
      'setting/SMS_SECRET': undefined,
      'product/P1': undefined,
      'run/R1': undefined,
      'page/log': undefined,
    };
    const answers = {
      merchantLog: () => ({ Data: Object.keys(subjects).map((subject) => row(subject)), Next: null }),
    };
    const ways = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((line) => within(line).queryByRole('link')?.getAttribute('href')?.replace('/en', ''));
    const shop = await openShop({ at: '/merchant/log', language, staff: {}, answers });
    await until(() => expect(ways()).toEqual(Object.values(subjects)));
    await shop.close();
    await openShop({ at: '/merchant/log', language, staff: { Pages: ['log'] }, answers });
    await until(() => expect(ways()).toEqual(Object.values(subjects).map(() => undefined)));
  },
);

test.each(LANGUAGES)(
  'B-57 people are named, and a wrong password says whose it was and that nobody knows who typed it (%s)',
  async (language) => {
    const said = words[language];
    await openShop({
      at: '/merchant/log',
      language,
      staff: {},
      answers: {
        merchantLog: () => ({
          Data: [
            row('staff/0830000002', {
              SubjectName: 'Somsri',
              Action: 'staff.refused',
              Actor: '',
              ActorName: '',
              ActorKind: 'staffGuest',
              After: { Refused: 'WRONG_PASSWORD' },
            }),
          ],
          Next: null,
        }),
      },
    });
    const link = await until(() => screen.getByRole('link', { name: said.staff }));
    expect(link.getAttribute('href')).toMatch(/\/merchant\/staff\/0830000002$/);
    const text = screen.getByRole('main').textContent;
    expect(text).toContain(said.stranger);
    expect(text).toContain(said.refused);
  },
);

test.each(LANGUAGES)(
  'B-57 a row of the log says all that it changed from its menu (%s)',
  async (language) => {
    const { hand } = await openShop({
      at: '/merchant/log',
      language,
      staff: {},
      answers: {
        merchantLog: () => ({
          Data: [
            row('staff/U1', { Action: 'staff.change', After: { email: 'a@b.c', mobile: '0810000001' } }),
          ],
          Next: null,
        }),
      },
    });
    const log = { th, en }[language];
    await until(() => screen.getByText('0810000001'));
    const menu = screen.getAllByRole('button').find((one) => one.getAttribute('aria-haspopup') === 'menu');
    await hand.click(menu ?? document.body);
    await hand.click(await until(() => screen.getByRole('menuitem', { name: log.allChanges })));
    const sheet = within(await until(() => screen.getByRole('dialog')));
    await until(() => expect(sheet.getByRole('list').textContent).toContain('a@b.c'));
  },
);

test.each(LANGUAGES)('B-40b the log is exported as it is narrowed (%s)', async (language) => {
  const { hand, asked } = await openShop({
    at: '/merchant/log?action=order.step%2Crole.change&dateStart=2026-11-01',
    language,
    staff: {},
    answers: {
      merchantLog: () => ({ Data: [row('order/A')], Next: null }),
      exportLog: () => ({ RunId: 'R1' }),
      run: () => ({
        RunId: 'R1',
        Title: 'Export of the log',
        State: 'running',
        Total: 1,
        Done: 0,
        Failed: 0,
        MakesTable: true,
        MayUndo: false,
        Result: 'none',
        Error: null,
        By: 'Admin',
        StartedAt: '2026-11-21T03:00:00.000Z',
        EndedAt: null,
        Failures: [],
      }),
    },
  });
  const name = { th: 'ส่งออก', en: 'Export' }[language];
  await hand.click(await until(() => screen.getByRole('button', { name })));
  await until(() => screen.getByText('Export of the log'));
  expect(asked('exportLog').map(({ body }) => body)).toEqual([
    { action: ['order.step', 'role.change'], dateStart: '2026-11-01' },
  ]);
});
