import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, createTestShop, type Given, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
const begin = new Date('2026-03-02T05:00:00Z');

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.now = begin;
});

const login = (body: object = {}, given: Given = {}) =>
  shop.call('login', { tenant: 'alpha', ...given, body: { username: 'one', password: PASSWORD, ...body } });

const cookieOf = (response: LightMyRequestResponse, name = 'test-alpha-buyer') =>
  response.cookies.find((cookie) => cookie.name === name);

const secretOf = (response: LightMyRequestResponse): string => cookieOf(response)?.value ?? '';
const holding = (secret: string) => ({ cookies: { 'test-alpha-buyer': secret } });
const renew = (secret: string, given: Given = {}) =>
  shop.call('renew', { tenant: 'alpha', ...holding(secret), ...given });

async function setConfig(opt: string, value: string, tenant = 'alpha'): Promise<void> {
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ($1, $2, $3)
     on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
    [tenant, opt, value],
  );
  shop.deps.cache.dropAll();
}

async function dropConfig(opt: string): Promise<void> {
  await shop.database.asOwner('delete from web_config where opt = $1', [opt]);
  shop.deps.cache.dropAll();
}

const setStatus = (customer: string, status: string) =>
  shop.database.asOwner(`update customers set status = $2 where tenant_id = 'alpha' and customer_code = $1`, [
    customer,
    status,
  ]);

describe('a guest', () => {
  afterEach(async () => {
    await dropConfig('GUEST_MODE_ENABLED');
    await dropConfig('DEFAULT_SALE_UNIT');
  });

  it('S-01 C-02 gets a token of the tenant without a row', async () => {
    const sessions = () => shop.database.asOwner('select session_id from sessions');
    const before = await sessions();
    const response = await shop.call('loginGuest', { tenant: 'beta' });
    expect(response.statusCode).toBe(200);
    const { jtoken, user } = response.json();
    expect(user).toMatchObject({
      CUSTOMERCODE: 'GUEST',
      userRole: 'GUEST',
      ActiveDC: 'C1',
      ActiveDCName: 'Bangkok',
    });
    expect(await shop.deps.tokens.verify(jtoken)).toMatchObject({
      tenantId: 'beta',
      kind: 'guest',
      saleUnit: 'C1',
      sessionId: '',
    });
    expect(await sessions()).toHaveLength(before.length);
    expect(response.cookies.map(({ name }) => name)).toEqual(['test-beta-guest']);
  });

  it('W-08 orders from the center of DEFAULT_SALE_UNIT while it takes orders, else from the first', async () => {
    await setConfig('DEFAULT_SALE_UNIT', 'C2');
    expect((await shop.call('loginGuest', { tenant: 'alpha' })).json().user.ActiveDC).toBe('C2');
    await setConfig('DEFAULT_SALE_UNIT', 'GONE');
    expect((await shop.call('loginGuest', { tenant: 'alpha' })).json().user.ActiveDC).toBe('C1');
  });

  it('W-09 S-01 S-04 A-02 is refused where guest mode is off, also with a token from before', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    await setConfig('GUEST_MODE_ENABLED', 'N');
    const response = await shop.call('loginGuest', { tenant: 'alpha' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'GUEST_MODE_OFF']);
    expect((await shop.call('customerProfile', { token })).json().code).toBe('GUEST_MODE_OFF');
    expect((await shop.call('loginGuest', { tenant: 'beta' })).statusCode).toBe(200);
  });

  it('gets the names in the own language', async () => {
    const response = await shop.call('loginGuest', { tenant: 'alpha', language: 'th' });
    expect(response.json().user).toMatchObject({ CUSTOMERNAME: 'ผู้เยี่ยมชม', ActiveDCName: 'ศูนย์กรุงเทพ' });
  });
});

describe('signing in with a password', () => {
  afterEach(() => dropConfig('PASSWORD_LOGIN_ENABLED'));

  it.each(['one', 'ONE', '0810000001', '+66 81-000-0001'])(
    'S-02 takes %s for the user name',
    async (username) => {
      const response = await login({ username });
      expect(response.statusCode).toBe(200);
      expect(response.json().user).toMatchObject({
        CUSTOMERCODE: 'CUST1',
        CUSTOMERNAME: 'Customer CUST1 of alpha',
        SALEUNIT: 'C1',
        ActiveDC: 'C1',
        userRole: 'CUSTOMER',
      });
      expect(await shop.deps.tokens.verify(response.json().jtoken)).toMatchObject({
        tenantId: 'alpha',
        kind: 'customer',
        customerCode: 'CUST1',
        saleUnit: 'C1',
      });
    },
  );

  it('K-01 keeps the secret in a cookie that scripts and other sites cannot use, for a year, and its hash in the row', async () => {
    const response = await login();
    const cookie = cookieOf(response);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 });
    expect(cookie).not.toHaveProperty('secure');
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32);
    const [row] = await shop.database.asOwner<{ expires_at: Date }>(
      'select expires_at from sessions where secret_hash = sha256($1::text::bytea)',
      [cookie?.value],
    );
    expect(row?.expires_at).toEqual(new Date('2027-03-02T05:00:00Z'));
  });

  it('answers the same for a wrong password and for a name nobody has', async () => {
    const wrong = await login({ password: 'wrong' });
    const unknown = await login({ username: 'nobody' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(wrong.json().exceptionHandler, 'its form tells it, no toast').toBeUndefined();
    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.headers['www-authenticate']).toBeUndefined();
    expect(unknown.cookies).toEqual([]);
  });

  it.each([
    ['pending', 'PENDING_APPROVAL'],
    ['off', 'CUSTOMER_INACTIVE'],
  ])('refuses the %s customer, but gives the reason only with the password', async (username, code) => {
    const response = await login({ username });
    expect([response.statusCode, response.json().code]).toEqual([403, code]);
    expect(response.json().exceptionHandler, 'its form tells it, no toast').toBeUndefined();
    expect((await login({ username, password: 'wrong' })).json().code).toBe('WRONG_PASSWORD');
  });

  it('refuses a customer without a password', async () => {
    await shop.database.asOwner(
      `insert into customers (tenant_id, customer_code, name) values ('alpha', 'BARE', 'Bare');
       update profiles set username = 'bare' where profile_code = 'BARE'`,
    );
    expect((await login({ username: 'bare' })).json().code).toBe('WRONG_PASSWORD');
  });

  it('W-14 is not offered where the shop takes no passwords', async () => {
    expect((await login()).statusCode).toBe(200);
    await setConfig('PASSWORD_LOGIN_ENABLED', 'N');
    expect((await login()).json().code).toBe('NOT_ALLOWED');
  });

  it('signs into the tenant that was named, with the account of that tenant', async () => {
    const response = await login({}, { tenant: 'beta' });
    expect(response.json().user.CUSTOMERNAME).toBe('Customer CUST1 of beta');
    expect(cookieOf(response, 'test-beta-buyer')).toBeDefined();
    expect(cookieOf(response)).toBeUndefined();
  });

  it('finds the owner of a mobile number before one who took it for a user name', async () => {
    await shop.database.asOwner(
      `insert into customers (tenant_id, customer_code, name) values ('alpha', 'THIEF', 'Thief');
       update profiles p set username = '0810000002', password_hash = o.password_hash from profiles o
       where p.profile_code = 'THIEF' and o.tenant_id = 'alpha' and o.profile_code = 'CUST1'`,
    );
    expect((await login({ username: '0810000002' })).json().user.CUSTOMERCODE).toBe('CUST2');
  });

  it('S-02 ends the session that the browser held before', async () => {
    const first = await login();
    const second = await login({ username: 'two' }, holding(secretOf(first)));
    expect((await renew(secretOf(first))).json().code).toBe('SESSION_OVER');
    expect((await renew(secretOf(second))).json().user.CUSTOMERCODE).toBe('CUST2');
    const oldToken = await shop.call('customerProfile', { token: first.json().jtoken });
    expect([oldToken.statusCode, oldToken.json().code]).toEqual([401, 'SESSION_OVER']);
  });

  it('takes no call from a page of another site', async () => {
    const response = await login({}, { headers: { origin: 'https://evil.example' } });
    expect([response.statusCode, response.json().code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  it('names the field that is wrong', async () => {
    expect(Object.keys((await login({ username: '' })).json().fields)).toEqual(['username']);
    expect((await login({ password: 7 })).statusCode).toBe(400);
    expect((await login({ username: 'a\0b' })).statusCode).toBe(400);
    expect((await login({ password: 'x'.repeat(201) })).statusCode).toBe(400);
  });
});

describe('a session', () => {
  it('gives fresh tokens for as long as it lives', async () => {
    const signedIn = await login();
    shop.now = new Date('2027-03-01T05:00:00Z');
    const response = await renew(secretOf(signedIn));
    expect(response.statusCode).toBe(200);
    expect(response.json().user.CUSTOMERCODE).toBe('CUST1');
    const profile = await shop.call('customerProfile', { token: response.json().jtoken });
    expect(profile.json()).toMatchObject({ CUSTOMERCODE: 'CUST1' });
    expect(profile.json().jtoken).toBeTypeOf('string');
  });

  it('K-01 is over after a year; the cookie goes, without a toast', async () => {
    const signedIn = await login();
    shop.now = new Date('2027-03-02T05:00:01Z');
    const response = await renew(secretOf(signedIn));
    expect([response.statusCode, response.json().code]).toEqual([401, 'SESSION_OVER']);
    expect(response.json().exceptionHandler).toBeUndefined();
    expect(cookieOf(response)).toMatchObject({ value: '', path: '/' });
    expect(cookieOf(response)?.expires?.getTime()).toBeLessThan(begin.getTime());
  });

  it('is over for a customer who is disabled, and for the token', async () => {
    const signedIn = await login({ username: 'two' });
    await setStatus('CUST2', 'disabled');
    expect((await renew(secretOf(signedIn))).json().code).toBe('SESSION_OVER');
    const profile = await shop.call('customerProfile', { token: signedIn.json().jtoken });
    expect([profile.statusCode, profile.json().code]).toEqual([401, 'SESSION_OVER']);
    await setStatus('CUST2', 'active');
    // A reinstated account has to sign in again.
    expect((await renew(secretOf(signedIn))).json().code).toBe('SESSION_OVER');
    expect((await login({ username: 'two' })).statusCode).toBe(200);
  });

  it.each(['', 'unknown', 'x'.repeat(5000), "' or 1=1 --"])(
    'is not known by the cookie %.20s',
    async (secret) => {
      expect((await renew(secret)).json().code).toBe('SESSION_OVER');
    },
  );

  it('of one tenant is nothing to another, whatever the cookie is called', async () => {
    const secret = secretOf(await login());
    const response = await renew(secret, { tenant: 'beta', cookies: { 'test-beta-buyer': secret } });
    expect([response.statusCode, response.json().code]).toEqual([401, 'SESSION_OVER']);
    expect((await renew(secret)).statusCode).toBe(200);
  });

  it('of a buyer is none of staff', async () => {
    const secret = secretOf(await login());
    const cookies = { 'test-alpha-merchant': secret };
    expect((await shop.call('staffRenew', { tenant: 'alpha', cookies })).json().code).toBe('SESSION_OVER');
  });

  it.each([
    ['of the same host', 'http://localhost:80', 200],
    ['of another host', 'https://evil.example', 403],
    ['of another port', 'http://localhost:8080', 403],
    ['that hides itself', 'null', 403],
  ])('is renewed for a page %s with %s: %i', async (_, origin, status) => {
    const secret = secretOf(await login());
    expect((await renew(secret, { headers: { origin } })).statusCode).toBe(status);
    expect((await renew(secret)).statusCode).toBe(200);
  });

  it('S-03 ends with the logout, and its tokens with it', async () => {
    const signedIn = await login();
    const secret = secretOf(signedIn);
    const response = await shop.call('logout', { tenant: 'alpha', ...holding(secret) });
    expect(response.json()).toEqual({ statusText: 'OK' });
    expect(cookieOf(response)).toMatchObject({ value: '' });
    expect((await renew(secret)).json().code).toBe('SESSION_OVER');
    expect((await shop.call('customerCenters', { token: signedIn.json().jtoken })).json().code).toBe(
      'SESSION_OVER',
    );
    const again = await shop.call('logout', { tenant: 'alpha', ...holding(secret) });
    expect(again.statusCode).toBe(200);
  });

  it('is not ended by a page of another site, nor through another tenant', async () => {
    const secret = secretOf(await login());
    const headers = { origin: 'https://evil.example' };
    expect((await shop.call('logout', { tenant: 'alpha', ...holding(secret), headers })).statusCode).toBe(
      403,
    );
    await shop.call('logout', { tenant: 'beta', cookies: { 'test-beta-buyer': secret } });
    expect((await renew(secret)).statusCode).toBe(200);
  });

  it('gives the customer the credit in baht and the place the goods go to', async () => {
    await shop.database.asOwner(
      `update customers set authorize_satang = 1234550, debt_satang = 10025, is_sap = true
       where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    await shop.database.asOwner(
      `update addresses set latitude = 13.5, longitude = 100.25 where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    expect((await login()).json().user).toMatchObject({
      AuthorizeAmount: 12_345.5,
      DebtAmount: 100.25,
      IsBjcSapCustomer: true,
      lat: 13.5,
      lon: 100.25,
    });
  });
});

describe('behind a public address with https', () => {
  it('cookies are for https only, and pages of that address are our own', async () => {
    const config = { publicUrl: 'https://shop.example' };
    const secured = await createTestShop({ database: shop.database, config });
    const response = await secured.call('login', {
      tenant: 'alpha',
      body: { username: 'one', password: PASSWORD },
      headers: { origin: 'https://shop.example' },
    });
    expect(cookieOf(response)).toMatchObject({ secure: true, httpOnly: true });
    const headers = { origin: 'https://shop.example' };
    const ended = await secured.call('logout', { tenant: 'alpha', ...holding(secretOf(response)), headers });
    expect(cookieOf(ended)).toMatchObject({ value: '', secure: true });
    await secured.stop();
  });
});
