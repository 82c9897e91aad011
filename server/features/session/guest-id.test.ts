/** The id of a guest's browser, and the profile code that identifies a customer (K-70). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const YEAR = 31_536_000;
const enter = async (tenant: 'alpha' | 'beta', cookies?: Record<string, string>) => {
  const response = await shop.call('loginGuest', { tenant, cookies });
  return { uid: response.json<{ guestUid: string }>().guestUid, cookies: response.cookies };
};

test('K-70 a guest gets a number for a year, in a cookie that scripts cannot read, and keeps it', async () => {
  const first = await enter('alpha');
  expect(first.uid).toMatch(/^[0-9a-f-]{36}$/);
  const cookie = { name: 'test-alpha-guest', value: first.uid, path: '/', httpOnly: true, maxAge: YEAR };
  expect(first.cookies).toMatchObject([{ ...cookie, sameSite: 'Lax' }]);
  const again = await enter('alpha', { 'test-alpha-guest': first.uid });
  expect(again.uid).toBe(first.uid);
  expect(again.cookies, 'a year from his last visit').toMatchObject([cookie]);
});

test('K-70 another browser, another shop and what is no number of ours get one of their own', async () => {
  const { uid } = await enter('alpha');
  expect((await enter('alpha')).uid).not.toBe(uid);
  expect((await enter('beta', { 'test-alpha-guest': uid })).uid).not.toBe(uid);
  for (const forged of ['a b', '<script>', 'x'.repeat(65), ''])
    expect((await enter('alpha', { 'test-alpha-guest': forged })).uid).toMatch(/^[0-9a-f-]{36}$/);
});

test('K-70 S-03 a logout takes it away: who comes next is another guest', async () => {
  const { uid } = await enter('alpha');
  const cookies = { 'test-alpha-guest': uid };
  const out = await shop.call('logout', { tenant: 'alpha', cookies });
  expect(out.cookies).toContainEqual(expect.objectContaining({ name: 'test-alpha-guest', value: '' }));
  const none = await shop.call('logout', { tenant: 'alpha' });
  expect(none.cookies.map(({ name }) => name)).not.toContain('test-alpha-guest');
});

test('S-73 a customer gets the code of the profile, a guest has none', async () => {
  const body = { username: 'one', password: PASSWORD };
  const customer = await shop.call('login', { tenant: 'alpha', body });
  expect(customer.json().user).toMatchObject({ CUSTOMERCODE: 'CUST1', CustomerProfileCode: 'CUST1' });
  const profile = await shop.call('customerProfile', { token: customer.json().jtoken });
  expect(profile.json()).toMatchObject({ CustomerProfileCode: 'CUST1' });
  const guest = await shop.call('loginGuest', { tenant: 'alpha' });
  expect(guest.json().user).toMatchObject({ CUSTOMERCODE: 'GUEST', CustomerProfileCode: '' });
});
