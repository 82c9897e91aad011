import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, createTestShop, type Given, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const login = (username: string, given: Given = {}) =>
  shop.call('staffLogin', { tenant: 'alpha', ...given, body: { username, password: PASSWORD } });
const secretOf = (response: Awaited<ReturnType<typeof login>>) =>
  response.cookies.find((cookie) => cookie.name === 'test-alpha-merchant')?.value ?? '';
const renew = (secret: string, tenant = 'alpha') =>
  shop.call('staffRenew', { tenant, cookies: { [`test-${tenant}-merchant`]: secret } });

describe('merchant staff', () => {
  it('sign in with an account and a cookie of their own', async () => {
    const response = await login('admin');
    expect(response.json().user).toEqual({
      userid: 'ADMIN',
      usernames: 'Admin',
      role: 'Super admin',
      userRole: '1',
    });
    expect(await shop.deps.tokens.verify(response.json().token)).toMatchObject({
      kind: 'staff',
      userId: 'ADMIN',
      role: '1',
      saleUnit: 'C1',
      customerCode: '',
    });
    expect((await login('sale', { language: 'th' })).json().user).toMatchObject({
      role: 'พนักงานขาย',
      userRole: '3',
    });
  });

  it('are neither customers nor riders', async () => {
    expect((await login('one')).json().code).toBe('WRONG_PASSWORD');
    expect((await login('0820000001')).json().code).toBe('WRONG_PASSWORD');
    const asCustomer = await shop.call('login', {
      tenant: 'alpha',
      body: { username: 'admin', password: PASSWORD },
    });
    expect(asCustomer.json().code).toBe('WRONG_PASSWORD');
  });

  it('renew their session until they log out', async () => {
    const response = await login('sale');
    const renewed = await renew(secretOf(response));
    expect(renewed.json().user.userid).toBe('SALE');
    const cookies = { 'test-alpha-merchant': secretOf(response) };
    expect((await shop.call('staffLogout', { tenant: 'alpha', cookies })).json()).toEqual({
      statusText: 'OK',
    });
    const over = await renew(secretOf(response));
    expect([over.statusCode, over.json().code]).toEqual([401, 'SESSION_OVER']);
    expect(over.cookies).toMatchObject([{ name: 'test-alpha-merchant', value: '' }]);
    const token = renewed.json().token as string;
    expect((await shop.call('webConfigItems', { token })).json().code).toBe('SESSION_OVER');
  });

  it('have no session in another tenant, nor as a buyer', async () => {
    const secret = secretOf(await login('admin'));
    expect((await renew(secret, 'beta')).json().code).toBe('SESSION_OVER');
    const cookies = { 'test-alpha-buyer': secret };
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).json().code).toBe('SESSION_OVER');
  });

  it('who are disabled are told so with the right password only, and their session is over', async () => {
    const secret = secretOf(await login('sale'));
    await shop.database.asOwner(
      `update staff set status = 'disabled' where tenant_id = 'alpha' and user_id = 'SALE'`,
    );
    const response = await login('sale');
    expect([response.statusCode, response.json().code]).toEqual([403, 'CUSTOMER_INACTIVE']);
    expect((await renew(secret)).json().code).toBe('SESSION_OVER');
    await shop.database.asOwner(
      `update staff set status = 'active' where tenant_id = 'alpha' and user_id = 'SALE'`,
    );
  });

  it('end the session that the browser held before', async () => {
    const first = secretOf(await login('sale'));
    await login('admin', { cookies: { 'test-alpha-merchant': first } });
    expect((await renew(first)).json().code).toBe('SESSION_OVER');
  });

  it('are safe from pages of other sites', async () => {
    const secret = secretOf(await login('admin'));
    const headers = { origin: 'https://evil.example' };
    const cookies = { 'test-alpha-merchant': secret };
    for (const name of ['staffRenew', 'staffLogout'] as const)
      expect((await shop.call(name, { tenant: 'alpha', cookies, headers })).json().code).toBe(
        'FOREIGN_ORIGIN',
      );
    expect((await login('admin', { headers })).json().code).toBe('FOREIGN_ORIGIN');
    expect((await renew(secret)).statusCode).toBe(200);
  });
});
