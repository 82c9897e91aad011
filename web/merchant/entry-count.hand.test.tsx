/** What waits behind the entries of the menu, beside its words. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { tellPage } from '../testing/fake-socket.ts';
import { LANGUAGES, openShop, type InBoth } from '../testing/open-shop.tsx';
import { settled, until } from '../testing/until.ts';

const words: InBoth<{ menu: string; cash: RegExp; customers: RegExp; none: string }> = {
  th: {
    menu: 'เมนูหลังร้าน',
    cash: /^เงินสดและคืนเงิน รอส่งเงินสด 3 รายการ$/,
    customers: /^ลูกค้า รออนุมัติ 999\+ รายการ$/,
    none: 'ลูกค้า',
  },
  en: {
    menu: 'Back office menu',
    cash: /^Cash and refunds ?, cash of 3 to hand in$/,
    customers: /^Customers ?, 999\+ waiting$/,
    none: 'Customers',
  },
};

test.each(LANGUAGES)('B-81 the menu counts cash to hand in and customers who wait (%s)', async (language) => {
  const said = words[language];
  const openDesk = async (Rights: 'approveCustomers'[]) => {
    const shop = await openShop({
      at: '/merchant/runs',
      language,
      staff: { Rights },
      answers: {
        runs: () => ({ Data: [] }),
        unreadNotifications: () => ({ Unread: 0 }),
        cashWaiting: () => ({ Count: 3 }),
        registrationsWaiting: () => ({ Count: 1000 }),
      },
    });
    await tellPage('connect');
    return shop;
  };
  const entry = (name: string | RegExp) => {
    // That of the wide screen; the phone's bar has the same name.
    const [side = document.body] = screen.getAllByRole('navigation', { name: said.menu });
    return within(side).getByRole('link', { name });
  };
  const first = await openDesk(['approveCustomers']);
  await until(() => entry(said.cash));
  await until(() => entry(said.customers));
  await first.close();
  const { asked } = await openDesk([]);
  await until(() => entry(said.cash));
  await settled();
  expect(entry(said.none)).toBeDefined();
  expect(asked('registrationsWaiting'), 'who may not approve is not asked about it').toEqual([]);
});
