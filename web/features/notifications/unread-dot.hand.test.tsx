/** The dot of what is unread, at the bottom of the phone and on the account's page. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { tellPage } from '../../testing/fake-socket.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';

const CUSTOMER = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Malee' };
/** The phone's navigation is the last of the page. */
const link = (name: string) => {
  const [bottom] = screen.getAllByRole('navigation', { name: 'Main menu' }).toReversed();
  if (!bottom) throw new Error('There is no navigation');
  return within(bottom).getByRole('link', { name });
};

test('L-62 the way to the account says that something is unread, and no longer once all is read', async () => {
  let Unread = 2;
  await openShop({
    at: '/profile',
    user: CUSTOMER,
    settings: { POINT_DISPLAY_ENABLED: 'N' },
    answers: {
      ...shopOf([]),
      profilePicture: () => ({ data: null }),
      unreadNotifications: () => ({ Unread }),
    },
  });
  const plain = link('Profile');
  await tellPage('connect');
  await until(() => link('Profile , 2 unread'));
  const own = within(screen.getByRole('main'));
  await until(() => own.getByRole('link', { name: 'Notifications , 2 unread' }));
  expect(plain.querySelector('[data-unread]')).not.toBeNull();
  Unread = 0;
  await tellPage('notification', { NotificationId: '7' });
  await until(() => link('Profile'));
  expect(plain.querySelector('[data-unread]')).toBeNull();
});

test('L-62 a salesman in a customer’s name does not ask for what the customer has not read', async () => {
  const { asked } = await openShop({
    at: '/',
    user: { ...CUSTOMER, UserId: 'SALE' },
    answers: { ...shopOf([]), unreadNotifications: () => ({ Unread: 2 }) },
  });
  await tellPage('connect');
  await settled();
  expect(asked('unreadNotifications')).toEqual([]);
});
